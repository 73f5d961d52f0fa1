/** How the bases of a group stand to each other: all of them near each other, or joined by links. */
import { distanceMils, type Point, tape, within } from '../../geometry/table/index.ts';

/** What a game asks of a group: every pair within so much, or one chain of links of so much; one of them is enough. */
export interface Spacing {
  readonly pairMils?: number;
  readonly linkMils?: number;
}

export interface Scattered {
  readonly kind: 'scattered';
  /** The two that are farthest apart, and how far; by their places in the group. */
  readonly farthest: { readonly one: number; readonly other: number; readonly mils: number };
  /** Those that no chain of links joins to the first. */
  readonly unlinked: readonly number[];
}

/** The two of a group that are farthest apart; undefined where there are fewer than two. */
export function farthestPair(group: readonly Point[]): Scattered['farthest'] | undefined {
  let found: Scattered['farthest'] | undefined;
  for (const [one, a] of group.entries())
    for (let other = one + 1; other < group.length; other++) {
      const b = group[other];
      const mils = b === undefined ? 0 : distanceMils(a, b);
      if (found === undefined || mils > found.mils) found = { one, other, mils };
    }
  return found;
}

/** The places in the group of those that links of at most so much do not join to the first, however many between. */
export function unlinkedFrom(
  group: readonly Point[],
  linkMils: number,
  toleranceMils = tape.distanceMils,
): readonly number[] {
  const apart = new Set(group.keys());
  apart.delete(0);
  const reached = group.slice(0, 1);
  for (const from of reached)
    for (const index of apart) {
      const at = group[index];
      if (at === undefined || !within(distanceMils(from, at), linkMils, toleranceMils)) continue;
      apart.delete(index);
      reached.push(at);
    }
  return [...apart];
}

/** Why a group stands too far apart, or undefined: it passes by any of the tests that its game knows. */
export function formationFault(
  group: readonly Point[],
  { pairMils, linkMils }: Spacing,
  toleranceMils = tape.distanceMils,
): Scattered | undefined {
  const farthest = farthestPair(group);
  if (farthest === undefined) return undefined;
  if (pairMils !== undefined && within(farthest.mils, pairMils, toleranceMils)) return undefined;
  const unlinked = linkMils === undefined ? [] : unlinkedFrom(group, linkMils, toleranceMils);
  if (linkMils !== undefined && unlinked.length === 0) return undefined;
  return { kind: 'scattered', farthest, unlinked };
}
