/** Who plays on which side: as the cost says, and where it is equal, so that sides alternate. */
import type { PlayHistory, MatchSide } from './entrants.ts';

export const otherSide = (side: MatchSide): MatchSide => (side === 'first' ? 'second' : 'first');

export interface SideCost {
  readonly third: number;
  readonly balance: number;
}

/** What is wrong with `side` for one of the two. */
function costOn(side: MatchSide, { sides, balance }: PlayHistory): SideCost {
  const third = sides.length >= 2 && sides.at(-1) === side && sides.at(-2) === side ? 1 : 0;
  const had = side === 'first' ? balance : -balance;
  return { third, balance: Math.max(0, had) };
}

/** The cost of a match in which `first` plays on the first side. */
export function sideCost(first: PlayHistory, second: PlayHistory): SideCost {
  const [one, other] = [costOn('first', first), costOn('second', second)];
  return { third: one.third + other.third, balance: one.balance + other.balance };
}

/** Below zero where the first is better. */
export const compareSides = (one: SideCost, other: SideCost): number =>
  one.third - other.third || one.balance - other.balance;

/** The side of `higher`, who has more points or the earlier start number. */
export function sideOfHigher(higher: PlayHistory, lower: PlayHistory, initial: MatchSide): MatchSide {
  const compared = compareSides(sideCost(higher, lower), sideCost(lower, higher));
  if (compared !== 0) return compared < 0 ? 'first' : 'second';
  return alternating(higher, lower) ?? (higher.entrant.number % 2 === 1 ? initial : otherSide(initial));
}

/** As in the last round in which the two had different sides, the other way round; else the higher one alternates. */
function alternating(higher: PlayHistory, lower: PlayHistory): MatchSide | undefined {
  const shorter = Math.min(higher.sides.length, lower.sides.length);
  for (let back = 1; back <= shorter; back += 1) {
    const side = higher.sides.at(-back);
    if (side !== undefined && side !== lower.sides.at(-back)) return otherSide(side);
  }
  const own = higher.sides.at(-1);
  if (own !== undefined) return otherSide(own);
  return lower.sides.at(-1);
}
