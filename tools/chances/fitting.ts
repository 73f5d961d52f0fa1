/** Fits the weights of chances to matches that are played, and holds them against others: pure arithmetic, no matches here. */
import { type ChanceMoment, chancesBy, playedShare, sharesOf } from '@broadside/match';
import type { ChanceBin, ChanceTest, ChanceWeights } from '@broadside/rules/kernel';

/** A moment of a match, and what each team got of the win in the end: 1, 0, or as many parts of it as there are winners. */
export interface PlayedMoment extends ChanceMoment {
  readonly got: readonly number[];
}

/** Each feature has the weight of the first round and that of the last. */
const ENDS = 2;
const STEPS = 600;
/** How much a large weight costs: few matches shall not make extreme ones. */
const RIDGE = 1e-5;

/** What each team has of everything that counts, times how early it is and how late. */
function featuresOf(moment: ChanceMoment, units: readonly number[]): readonly (readonly number[])[] {
  const played = playedShare(moment);
  const shares = [
    sharesOf(
      moment.score.map(({ strength }) => strength),
      0,
    ),
    ...units.map((unit, part) =>
      sharesOf(
        moment.score.map(({ parts }) => parts[part]?.amount ?? 0),
        unit,
      ),
    ),
  ];
  return moment.score.map((_, team) =>
    shares.flatMap((share) => [(share[team] ?? 0) * (1 - played), (share[team] ?? 0) * played]),
  );
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** `ends`: strength, then each part, in the first round and in the last; then each side of each setting. */
function weightsOf(ends: readonly number[], units: readonly number[], { settings, most }: Sides): ChanceWeights {
  const at = (feature: number) => {
    const [early = 0, last = 0] = ends.slice(ENDS * feature, ENDS * (feature + 1));
    return { early: rounded(early), late: rounded(last - early) };
  };
  const begin = ENDS * (units.length + 1);
  const sides = settings.map((setting, nth) => [
    setting,
    ends.slice(begin + nth * most, begin + (nth + 1) * most).map(rounded),
  ]);
  return {
    parts: units.map((unit, part) => ({ unit, ...at(part + 1) })),
    strength: at(0),
    ...(sides.length === 0 ? {} : { sides: Object.fromEntries(sides) as NonNullable<ChanceWeights['sides']> }),
  };
}

/** How matches were set up, where that matters, and how many sides they have at most. */
interface Sides {
  readonly settings: readonly string[];
  readonly most: number;
}

const sidesOf = (moments: readonly PlayedMoment[]): Sides => ({
  settings: [...new Set(moments.flatMap(({ setting }) => setting ?? []))].sort(),
  most: Math.max(...moments.map(({ score }) => score.length)),
});

/** The features of all moments in one row after the other, team by team, and what each team got: flat, since it is read often. */
interface Table {
  readonly count: number;
  /** How many teams each moment has, and where the weights of its setting begin; -1 where it has none. */
  readonly teams: readonly number[];
  readonly begins: readonly number[];
  readonly features: Float64Array;
  readonly got: Float64Array;
}

function tableOf(moments: readonly PlayedMoment[], units: readonly number[], { settings, most }: Sides): Table {
  const count = ENDS * (units.length + 1);
  const begins = moments.map(({ setting }) => {
    const nth = typeof setting === 'string' ? settings.indexOf(setting) : -1;
    return nth < 0 ? -1 : count + nth * most;
  });
  return {
    count,
    begins,
    teams: moments.map(({ score }) => score.length),
    features: Float64Array.from(moments.flatMap((moment) => featuresOf(moment, units).flat())),
    got: Float64Array.from(moments.flatMap(({ got }) => got)),
  };
}

/** How the mean loss of all moments changes with each weight. */
function slopeAt({ count, teams, begins, features, got }: Table, weights: readonly number[]): number[] {
  const slope = weights.map((weight) => 2 * RIDGE * weight);
  let row = 0;
  for (const [moment, size] of teams.entries()) {
    const begin = begins[moment] ?? -1;
    const powers: number[] = [];
    let all = 0;
    for (let team = 0; team < size; team += 1) {
      let value = begin < 0 ? 0 : (weights[begin + team] ?? 0);
      for (let at = 0; at < count; at += 1) value += (features[(row + team) * count + at] ?? 0) * (weights[at] ?? 0);
      const power = Math.exp(value);
      powers.push(power);
      all += power;
    }
    for (let team = 0; team < size; team += 1) {
      const miss = ((powers[team] ?? 0) / all - (got[row + team] ?? 0)) / teams.length;
      for (let at = 0; at < count; at += 1)
        slope[at] = (slope[at] ?? 0) + miss * (features[(row + team) * count + at] ?? 0);
      if (begin >= 0) slope[begin + team] = (slope[begin + team] ?? 0) + miss;
    }
    row += size;
  }
  return slope;
}

/** The weights that fit best, none of what a side has below nothing: who has more is never less likely to win. */
function fitted(moments: readonly PlayedMoment[], units: readonly number[]): ChanceWeights {
  const sides = sidesOf(moments);
  const table = tableOf(moments, units, sides);
  const all = table.count + sides.settings.length * sides.most;
  const weights = Array.from({ length: all }, (_, at): number => (at < table.count ? 1 : 0));
  const [first, second] = [new Array<number>(all).fill(0), new Array<number>(all).fill(0)];
  for (let step = 1; step <= STEPS; step += 1) {
    // Adam, with the usual constants and a pace that slackens.
    const pace = 0.3 / (1 + step / 100);
    for (const [at, each] of slopeAt(table, weights).entries()) {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * each;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * each * each;
      const [mean, spread] = [(first[at] ?? 0) / (1 - 0.9 ** step), (second[at] ?? 0) / (1 - 0.999 ** step)];
      const next = (weights[at] ?? 0) - (pace * mean) / (Math.sqrt(spread) + 1e-8);
      weights[at] = at < table.count ? Math.max(0, next) : next;
    }
  }
  return weightsOf(weights, units, sides);
}

const missOf = (forecast: readonly number[], got: readonly number[]): number =>
  forecast.reduce((sum, chance, team) => sum + (chance - (got[team] ?? 0)) ** 2, 0) / forecast.length;

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

/** The mean square by which forecasts miss, each match counting as much as any other. */
export function brierOf(
  matches: readonly (readonly PlayedMoment[])[],
  forecast: (moment: PlayedMoment) => readonly number[],
): number {
  return meanOf(matches.map((moments) => meanOf(moments.map((moment) => missOf(forecast(moment), moment.got)))));
}

const BINS = 10;

function binsOf(moments: readonly PlayedMoment[], weights: ChanceWeights): readonly ChanceBin[] {
  const bins = Array.from({ length: BINS }, () => ({ moments: 0, said: 0, came: 0 }));
  for (const moment of moments)
    for (const [team, chance] of chancesBy(weights, moment).entries()) {
      const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
      if (bin === undefined) continue;
      bin.moments += 1;
      bin.said += chance;
      bin.came += moment.got[team] ?? 0;
    }
  return bins.map(({ moments: all, said, came }) => ({
    moments: all,
    said: rounded(said / Math.max(1, all)),
    came: rounded(came / Math.max(1, all)),
  }));
}

/** Units that are tried for each part: of how much a score speaks. */
const UNITS = [1, 3, 10, 30, 100, 300] as const;

/** The best weights of all units, by the matches that are given. */
export function bestFit(matches: readonly (readonly PlayedMoment[])[], parts: number): ChanceWeights {
  const moments = matches.flat();
  const tried = UNITS.map((unit) =>
    fitted(
      moments,
      Array.from({ length: parts }, () => unit),
    ),
  );
  const scored = tried.map((weights) => ({ weights, brier: brierOf(matches, (moment) => chancesBy(weights, moment)) }));
  return scored.reduce((best, each) => (each.brier < best.brier ? each : best)).weights;
}

export function testOf(
  weights: ChanceWeights,
  unseen: readonly (readonly PlayedMoment[])[],
  about: Pick<ChanceTest, 'edition' | 'fitted'>,
): ChanceTest {
  const finely = (value: number): number => Math.round(value * 10_000) / 10_000;
  return {
    ...about,
    unseen: unseen.length,
    brier: finely(brierOf(unseen, (moment) => chancesBy(weights, moment))),
    even: finely(brierOf(unseen, ({ score }) => score.map(() => 1 / score.length))),
    bins: binsOf(unseen.flat(), weights),
  };
}

/** A forecast is better than 'even' by so much, and misses by no more than so much in any bin of at least so many moments. */
export const chanceBounds = { better: 0.2, miss: 0.1, unseen: 300, moments: 100 } as const;

/** Why a fit is not good enough to be shown; empty where it is. */
export function faultsOf({ unseen, brier, even, bins }: ChanceTest): readonly string[] {
  const off = bins.filter(
    ({ moments, said, came }) => moments >= chanceBounds.moments && Math.abs(said - came) > chanceBounds.miss,
  );
  return [
    ...(unseen < chanceBounds.unseen ? [`only ${String(unseen)} unseen matches`] : []),
    ...(brier > (1 - chanceBounds.better) * even ? [`Brier score ${String(brier)}, even ${String(even)}`] : []),
    ...off.map(({ said, came, moments }) => `said ${String(said)}, came ${String(came)} (${String(moments)} moments)`),
  ];
}
