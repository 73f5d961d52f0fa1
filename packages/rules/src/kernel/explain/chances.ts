/**
 * How chances are estimated from scores and rounds alone: each team has a number for what it has of all scores and of all
 * strength that is left, and the chances are in proportion to their exponentials (`packages/match` works them out). What the
 * few weights are, bots have played out (`tools/fit-chances.ts`); a fit that is not measured is none.
 */

/** What a share of something is worth in the first round, and what its worth grows by until the last. */
export interface ChanceWeight {
  readonly early: number;
  readonly late: number;
}

export interface ChanceWeights {
  /** By each thing that is counted: `unit` is how much of it a share of nothing is measured against. */
  readonly parts: readonly (ChanceWeight & { readonly unit: number })[];
  readonly strength: ChanceWeight;
  /** By how the match was set up (`setting` of `Explaining`): what each side has beforehand, where one has it easier. */
  readonly sides?: { readonly [setting: string]: readonly number[] };
}

/** One of ten bins of forecasts. */
export interface ChanceBin {
  /** How many forecasts fell in it. */
  readonly moments: number;
  /** Their mean, and how often it came so: 0 to 1. */
  readonly said: number;
  readonly came: number;
}

/** How good the forecasts were in matches of bots that the fit has never seen. */
export interface ChanceTest {
  /** The edition of the rules that they were played by. */
  readonly edition: string;
  /** Matches that the weights come from, and matches that they were held against. */
  readonly fitted: number;
  readonly unseen: number;
  /** The mean square by which forecasts missed; 'even all the time' on the same moments. */
  readonly brier: number;
  readonly even: number;
  /** Forecasts of 0 to 1 tenth, 1 to 2 tenths, …, those of every team. */
  readonly bins: readonly ChanceBin[];
}

/** The weights by what decides first (`counts` of a standing), each with its test. What is not there has no fit. */
export type ChanceFit = {
  readonly [counts: string]: { readonly weights: ChanceWeights; readonly test: ChanceTest };
};
