/** Who is likely to win, estimated from a public view by the measured weights of its ruleset. Nothing else is read. */
import {
  type ChanceWeights,
  type Explaining,
  scoreOf,
  type StoryTelling,
  type TeamScore,
  type ChanceWeight,
} from '@broadside/rules/kernel';

/** Where a match stands, as the weights read it. */
export interface ChanceMoment {
  readonly round: number;
  readonly of: number | null;
  readonly score: readonly TeamScore[];
  /** How it was set up; absent or null where that says nothing of who wins. */
  readonly setting?: string | null;
}

/** How many rounds of a match without a last one are half of it. */
const HALF_OF_ENDLESS = 5;

/** How much of the match is played: 0 to 1. */
export function playedShare({ round, of }: Pick<ChanceMoment, 'round' | 'of'>): number {
  const before = Math.max(0, round - 1);
  return of === null ? before / (before + HALF_OF_ENDLESS) : Math.min(1, before / Math.max(1, of));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** What each team has of all there is, 0 to 1; nobody anything where there is nothing. */
export function sharesOf(amounts: readonly number[], unit: number): readonly number[] {
  const all = sumOf(amounts.map((amount) => Math.max(0, amount))) + unit;
  return amounts.map((amount) => (all > 0 ? Math.max(0, amount) / all : 0));
}

/** In proportion to their exponentials: they sum to 1. */
export function proportions(values: readonly number[]): readonly number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const all = sumOf(powers);
  return powers.map((power) => power / all);
}

/** What speaks for each team: how it was set up, what is left of the fleets, and each thing that is counted, in this order. */
function weighed(weights: ChanceWeights, moment: ChanceMoment): readonly (readonly number[])[] {
  const played = playedShare(moment);
  const worth = ({ early, late }: ChanceWeight): number => early + late * played;
  const { score } = moment;
  const strength = sharesOf(
    score.map((each) => each.strength),
    0,
  );
  const parts = weights.parts.map(({ unit }, part) =>
    sharesOf(
      score.map((each) => each.parts[part]?.amount ?? 0),
      unit,
    ),
  );
  const { setting } = moment;
  const before =
    typeof setting === 'string' && Object.hasOwn(weights.sides ?? {}, setting) ? weights.sides?.[setting] : undefined;
  return score.map((_, team) => [
    before?.[team] ?? 0,
    worth(weights.strength) * (strength[team] ?? 0),
    ...weights.parts.map((each, part) => worth(each) * (parts[part]?.[team] ?? 0)),
  ]);
}

/** The chance of each team, in their order: they sum to 1. */
export const chancesBy = (weights: ChanceWeights, moment: ChanceMoment): readonly number[] =>
  proportions(weighed(weights, moment).map(sumOf));

/** Why the likeliest team is that; `counts`: how many parts of a score the game counts, the others are its outlook. */
export function reasonBy(weights: ChanceWeights, moment: ChanceMoment, counts: number): ChanceReason | null {
  const all = weighed(weights, moment);
  const sums = all.map(sumOf);
  const team = sums.indexOf(Math.max(...sums));
  const others = all.filter((_, each) => each !== team);
  const ahead = (all[team] ?? []).map(
    (own, what) => own - sumOf(others.map((each) => each[what] ?? 0)) / Math.max(1, others.length),
  );
  const most = Math.max(...ahead);
  const chief = ahead.indexOf(most);
  if (!(most > 0)) return null;
  if (chief < 2) return { is: chief === 0 ? 'setting' : 'strength', team };
  const part = chief - 2;
  const amounts = moment.score.map(({ parts }) => parts[part]?.amount ?? 0);
  const what = moment.score[team]?.parts[part]?.what ?? '';
  return { is: 'part', team, what, amounts, scored: part < counts };
}

/** What a game needs for chances: how it tells scores, and what it explains. */
export interface ChanceSource<V> {
  readonly story?: StoryTelling<V> | undefined;
  readonly explaining?: Pick<Explaining<V>, 'happening' | 'outlook' | 'setting' | 'chances'> | undefined;
}

/** What speaks most for the team that is likeliest to win. */
export type ChanceReason =
  | { readonly is: 'setting'; readonly team: number }
  | { readonly is: 'strength'; readonly team: number }
  /** `amounts`: of each team; `scored`: it is a count that decides, and not what may come to it. */
  | {
      readonly is: 'part';
      readonly team: number;
      readonly what: string;
      readonly amounts: readonly number[];
      readonly scored: boolean;
    };

export interface ChanceEstimate {
  readonly score: readonly TeamScore[];
  /** Null where there is no measured fit, or nobody can estimate a match that was set up so, and when it is over. */
  readonly chances: readonly number[] | null;
  /** Null where there are no chances, and where nothing speaks for anybody. */
  readonly reason: ChanceReason | null;
}

/** A public view as estimates read it: with what else speaks for each side after its score. */
export function chanceMomentOf<V>(
  {
    story,
    explaining,
  }: { readonly story: StoryTelling<V>; readonly explaining: NonNullable<ChanceSource<V>['explaining']> },
  view: V,
): ChanceMoment & { readonly over: boolean } {
  const { round, of, over } = explaining.happening(view);
  const more = explaining.outlook?.(view) ?? [];
  const score = scoreOf(story.standing(view)).map((team, at) => ({
    ...team,
    parts: [...team.parts, ...(more[at] ?? [])],
  }));
  return { round, of, over, score, ...(explaining.setting === undefined ? {} : { setting: explaining.setting(view) }) };
}

/** Score and chances of a public view; undefined for a game that tells no scores. */
export function estimateOf<V>({ story, explaining }: ChanceSource<V>, view: V): ChanceEstimate | undefined {
  if (story === undefined) return undefined;
  const standing = story.standing(view);
  const score = scoreOf(standing);
  const [counts = ''] = standing.counts;
  const fits = explaining?.chances ?? {};
  const fit = Object.hasOwn(fits, counts) ? fits[counts] : undefined;
  if (fit === undefined || explaining === undefined || score.length < 2) return { score, chances: null, reason: null };
  const { over, ...moment } = chanceMomentOf({ story, explaining }, view);
  if (over || moment.setting === null) return { score, chances: null, reason: null };
  const reason = reasonBy(fit.weights, moment, standing.counts.length);
  return { score, chances: chancesBy(fit.weights, moment), reason };
}
