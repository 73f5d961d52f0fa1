/** What dice gave each side against what such dice give: a roll of a match that is watched, and all of one that is over. */
import { binomial, combined, type Distribution, expected, type RollShown, sumOf } from '@broadside/rules/kernel';

export interface KindLuck {
  readonly sides: number;
  readonly dice: number;
  /** Mean face, and the mean of such dice. */
  readonly mean: number;
  readonly expectedMean: number;
}

export interface TeamLuck {
  readonly team: number;
  readonly kinds: readonly KindLuck[];
  /** Dice that needed a face: how many reached it, how many would on average, and the standard deviation of that. */
  readonly needing: number;
  readonly hits: number;
  readonly expectedHits: number;
  readonly spread: number;
}

/** The share of faces that reach `need`: 0 to 1. */
export const chanceOf = (sides: number, need: number): number => Math.min(1, Math.max(0, (sides - need + 1) / sides));

/** Luck by team, in their order; rolls that are nobody's are left out. `teamOf`: undefined for a seat that is none. */
export function luckOf(
  rolls: readonly RollShown[],
  teamOf: (seat: RollShown['seat']) => number | undefined,
): TeamLuck[] {
  const byTeam = new Map<number, RollShown[]>();
  for (const roll of rolls) {
    const team = roll.seat === null ? undefined : teamOf(roll.seat);
    if (team !== undefined && roll.faces.length > 0) byTeam.set(team, [...(byTeam.get(team) ?? []), roll]);
  }
  return [...byTeam].sort(([a], [b]) => a - b).map(([team, own]) => ({ team, kinds: kindsOf(own), ...hitsOf(own) }));
}

function kindsOf(rolls: readonly RollShown[]): KindLuck[] {
  const bySides = new Map<number, { dice: number; sum: number }>();
  for (const { sides, faces } of rolls) {
    const held = bySides.get(sides) ?? { dice: 0, sum: 0 };
    held.dice += faces.length;
    held.sum += faces.reduce((sum, face) => sum + face, 0);
    bySides.set(sides, held);
  }
  return [...bySides]
    .sort(([a], [b]) => a - b)
    .map(([sides, { dice, sum }]) => ({ sides, dice, mean: sum / dice, expectedMean: (sides + 1) / 2 }));
}

function hitsOf(rolls: readonly RollShown[]): Omit<TeamLuck, 'team' | 'kinds'> {
  let [needing, hits, expectedHits, variance] = [0, 0, 0, 0];
  for (const { sides, faces, need } of rolls) {
    if (need === null) continue;
    const chance = chanceOf(sides, need);
    needing += faces.length;
    hits += faces.filter((face) => face >= need).length;
    expectedHits += faces.length * chance;
    variance += faces.length * chance * (1 - chance);
  }
  return { needing, hits, expectedHits, spread: Math.sqrt(variance) };
}

/** How far the hits are from the average, in plain words. */
export function luckWords({ needing, hits, expectedHits, spread }: TeamLuck): string {
  if (needing === 0 || spread === 0) return 'no die had to show a number';
  const off = (hits - expectedHits) / spread;
  const size = Math.abs(off);
  if (size < 1) return 'about average';
  const degree = size < 2 ? 'somewhat ' : size < 3 ? '' : 'very ';
  return `${degree}${off > 0 ? 'lucky' : 'unlucky'}`;
}

/** Dice that are thrown, or were: each counts that shows `need` or more. */
export interface CountedDice {
  readonly dice: number;
  readonly sides: number;
  readonly need: number;
}

/** How many of these dice count, taken together. */
export const countChances = (throws: readonly CountedDice[]): Distribution =>
  throws.reduce<Distribution>((sum, { dice, sides, need }) => sumOf(sum, binomial(dice, chanceOf(sides, need))), [1]);

/** What is left of one number when the other is taken off it, never less than nothing. */
export const leftChances = (hits: Distribution, stops: Distribution): Distribution =>
  combined(hits, stops, (hit, stopped) => Math.max(0, hit - stopped));

/** How lucky one outcome is: what such dice give on average, and how often they give less, and more (0 to 1). */
export interface OutcomeLuck {
  readonly expected: number;
  readonly less: number;
  readonly more: number;
}

export function outcomeLuck(chances: Distribution, came: number): OutcomeLuck {
  const share = (some: Distribution): number =>
    Math.min(
      1,
      some.reduce((sum, chance) => sum + chance, 0),
    );
  return { expected: expected(chances), less: share(chances.slice(0, came)), more: share(chances.slice(came + 1)) };
}

/** 'Better than 68 in 100', 'Worse than 90 in 100'; what lies in the middle is neither. */
export function outcomeWords({ less, more }: OutcomeLuck): string {
  const inHundred = Math.round(100 * Math.max(less, more));
  if (inHundred < 50) return 'Neither lucky nor unlucky';
  return `${less >= more ? 'Better' : 'Worse'} than ${String(Math.min(99, inHundred))} in 100`;
}
