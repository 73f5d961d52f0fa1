/** Where everybody stands in their score group, and how far a pair is from the fold of it. */
import { byRank, pairingScore } from './entrants.ts';
import type { SwissEntrant } from './entrants.ts';

/** A place in a score group; places are counted from 0 in the order of the start numbers. */
export interface GroupPlace {
  readonly group: number;
  readonly at: number;
  readonly size: number;
  /** The first and the last place that are paired within the group if one floats in where one must, and one out. */
  readonly from: number;
  readonly to: number;
}

/** By start number. Groups are counted from 0, the highest score first. */
export function placesOf(entrants: readonly SwissEntrant[]): ReadonlyMap<number, GroupPlace> {
  const groups = new Map<number, SwissEntrant[]>();
  for (const entrant of entrants.toSorted(byRank)) {
    const score = pairingScore(entrant);
    groups.set(score, [...(groups.get(score) ?? []), entrant]);
  }
  const places = new Map<number, GroupPlace>();
  let floatsIn = 0;
  for (const [group, members] of [...groups.values()].entries()) {
    const size = members.length;
    const floatsOut = (size - floatsIn) % 2;
    const common = { group, size, from: floatsIn, to: size - 1 - floatsOut };
    for (const [at, { number }] of members.entries()) places.set(number, { ...common, at });
    floatsIn = floatsOut;
  }
  return places;
}

/**
 * The square of how far two are from the fold. Within a group the places of a folded pair come to the same sum; of a slid pair
 * they are half the group apart. Between groups the last of the upper one meets the first of the lower one.
 */
export function distanceFromFold(one: GroupPlace, other: GroupPlace, within: 'fold' | 'slide'): number {
  if (one.group !== other.group) {
    const [upper, lower] = one.group < other.group ? [one, other] : [other, one];
    return (upper.size - 1 - upper.at) ** 2 + lower.at ** 2;
  }
  if (within === 'fold') return (one.at + other.at - one.from - one.to) ** 2;
  const half = (one.to - one.from + 1) / 2;
  return (Math.abs(one.at - other.at) - half) ** 2;
}
