/** The terms that standings go by. Points are whole numbers or halves. */

/** Points by the difference in the book's points: the last band whose `atLeast` the difference reaches. */
export interface PointBand {
  /** Least difference, 0 or more. */
  readonly atLeast: number;
  /** For whoever has more of the book's points. */
  readonly more: number;
  readonly less: number;
}

export interface PointTerms {
  /** `results`: win, draw, loss. `bands`: those below, where the book's points are known. `book`: the book's points. */
  readonly from: 'results' | 'bands' | 'book';
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly bye: number;
  readonly halfBye: number;
  readonly absent: number;
  readonly forfeitWon: number;
  readonly forfeitLost: number;
  /** From the smallest difference to the largest; the first begins at 0. */
  readonly bands?: readonly PointBand[];
  /** Most points that bonuses of a category can bring one entrant. */
  readonly ceilings?: { readonly [category: string]: number };
}

/**
 * What a round without a match counts as, in tie-breaks that look at opponents or outcomes.
 * - `none`: it is left out.
 * - `own-result`: its outcome counts; for the opponent's points stand the points that the round brought.
 * - `equal-score`: its outcome counts, against an opponent with as many points as oneself.
 * - `virtual-opponent`: the same, against one who had as many points before the round, the opposite result in it,
 *   and drew ever since (FIDE handbook C.02.13 of 2009).
 */
export type UnplayedRule = 'none' | 'own-result' | 'equal-score' | 'virtual-opponent';

/** How many of the smallest and largest terms are left out. */
interface TermCuts {
  readonly cutLowest?: number;
  readonly cutHighest?: number;
}

export type TieBreakTerm =
  /** Points by win, draw and loss alone: no bands, no corrections. */
  | { readonly id: 'match-points' }
  /** `all-met`: counts where each has met each. `group`: the points against whoever of the group was met. */
  | { readonly id: 'head-to-head'; readonly among: 'all-met' | 'group' }
  | { readonly id: 'wins' }
  /** `rate`: the mean of the points that the opponents got for each round of theirs. */
  | ({ readonly id: 'opponents-points'; readonly form: 'sum' | 'mean' | 'rate' } & TermCuts)
  /** The same of the opponents' opponents: the sum or mean of what `opponents-points` says of each opponent. */
  | ({ readonly id: 'opponents-opponents'; readonly form: 'sum' | 'mean' | 'rate' } & TermCuts)
  | { readonly id: 'sonneborn-berger' }
  | { readonly id: 'progressive' }
  | { readonly id: 'book-scored' }
  /** `cap`: the most that one match can add or take. */
  | { readonly id: 'book-difference'; readonly cap?: number }
  | { readonly id: 'first-loss' }
  | { readonly id: 'fewest-forfeits' }
  /** `whole`: rounded to a whole number, a half up, as handbooks publish it. */
  | ({ readonly id: 'opponents-rating'; readonly whole?: boolean } & TermCuts)
  | { readonly id: 'rating-performance'; readonly whole?: boolean }
  | { readonly id: 'seed' }
  | { readonly id: 'lot' };

export type TieBreakId = TieBreakTerm['id'];

/** Places from..to, both included, that lead somewhere: into the final, up, down. */
export interface PlaceLine {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export interface StandingsTerms {
  readonly points: PointTerms;
  readonly unplayed: UnplayedRule;
  readonly tieBreaks: readonly TieBreakTerm[];
  /**
   * Results of whoever left. `struck`: those of who played less than half count for nobody, and stay in the table.
   * `kept`: they count. `forfeited`: each counts as a forfeit.
   */
  readonly whoLeft: 'struck' | 'kept' | 'forfeited';
  /** How many rounds there will be; null where nobody knows. */
  readonly rounds: number | null;
  readonly lines: readonly PlaceLine[];
  /** Who has played fewer matches than so many: places are for the others first, or for them alone. */
  readonly least?: { readonly matches: number; readonly then: 'behind' | 'unplaced' };
}
