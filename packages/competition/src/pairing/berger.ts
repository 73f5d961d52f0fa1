/** Everybody against everybody by the tables of Johann Berger, as the FIDE handbook prints them (C.05, annex 1). */

export interface BergerRound {
  /** From 1. */
  readonly round: number;
  /** Places in the group from 1; the first of each plays on the first side. */
  readonly pairs: readonly (readonly [number, number])[];
  /** The place that rests, where the number is odd. */
  readonly bye?: number;
}

export const mostInGroup = 128;

/**
 * The rounds of a group of `size`, once or twice through. The second time sides are reversed, and the last two rounds of the
 * first time change places, as the handbook recommends: else somebody would have one side three times running. Throws
 * `RangeError` for fewer than two or more than `mostInGroup`.
 */
export function bergerRounds(size: number, times: 1 | 2 = 1): readonly BergerRound[] {
  if (!Number.isInteger(size) || size < 2 || size > mostInGroup) {
    throw new RangeError(`A group has 2 to ${mostInGroup} entrants, not ${size}.`);
  }
  const even = size + (size % 2);
  const once = Array.from({ length: even - 1 }, (_, index) => pairsOf(even, index + 1));
  const twice = [...lastTwoChanged(once), ...once.map((pairs) => pairs.map(([a, b]) => [b, a] as const))];
  return (times === 1 ? once : twice).map((pairs, index) => {
    const resting = even === size ? undefined : pairs.find((pair) => pair.includes(even));
    return {
      round: index + 1,
      pairs: pairs.filter((pair) => pair !== resting),
      ...(resting === undefined ? {} : { bye: Math.min(...resting) }),
    };
  });
}

/**
 * Round `round` of an even number. The last place stands still: the others sit in a circle, turned by half its size each round.
 * Whoever meets the last place alternates sides with it; round them, neighbours at equal distance meet.
 */
function pairsOf(even: number, round: number): readonly (readonly [number, number])[] {
  const circle = even - 1;
  const wrapped = (place: number): number => ((((place - 1) % circle) + circle) % circle) + 1;
  const pivot = wrapped(1 + (round - 1) * (even / 2));
  const withLast = round % 2 === 1 ? ([pivot, even] as const) : ([even, pivot] as const);
  const others = Array.from(
    { length: even / 2 - 1 },
    (_, index) => [wrapped(pivot + index + 1), wrapped(pivot - index - 1)] as const,
  );
  return [withLast, ...others];
}

const lastTwoChanged = <T>(rounds: readonly T[]): readonly T[] => [
  ...rounds.slice(0, -2),
  ...rounds.slice(-2).toReversed(),
];
