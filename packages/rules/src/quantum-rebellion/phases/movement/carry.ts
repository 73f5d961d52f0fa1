/** Fighters that ride along with a ship: QR-8.2.4a, R-QR-86. */
import {
  bearingCdeg,
  type CircleBase,
  contactPoint,
  firstFreeContact,
  overlaps,
  relativeBearing,
} from '../../../geometry/table/index.ts';
import { distances } from '../../data/sizes.ts';
import type { EventOf } from '../../events.ts';
import type { Point } from '../../ids.ts';
import { onTheTable, planetUnder, standing } from '../../ship/clearance.ts';
import { flying, type PlacedFighter, type PlacedShip } from '../../ship/ships.ts';
import { baseRadiusMils, fighterRadiusMils, touching } from '../../ship/stats.ts';
import type { State } from '../../state.ts';

export type Carried = EventOf<'ship-moved'>['carried'];

/** Own tokens in contact with the ship. */
export const carriable = (state: State, ship: PlacedShip): readonly PlacedFighter[] =>
  flying(state, ship.seat).filter((fighter) => touching(ship, fighter));

/**
 * Where the tokens end: touching the ship on the same relative bearing, or on the nearest free one. Undefined where one
 * of them finds no room. `ids` are tokens in contact with the ship.
 */
export function placeCarried(
  state: State,
  ship: PlacedShip,
  end: { at: Point; facingCdeg: number },
  ids: readonly string[],
): Carried | undefined {
  const base: CircleBase = { at: end.at, radiusMils: baseRadiusMils(ship) };
  const blockers: CircleBase[] = standing(state, [ship.id, ...ids]).map((other) => other.base);
  const shipStays = onTheTable(state, base);
  const fits = (token: CircleBase) => (!shipStays || onTheTable(state, token)) && !planetUnder(state, token);
  const free = (token: CircleBase) =>
    fits(token) && !blockers.some((blocker) => overlaps(token, blocker, distances.contactMils));
  const riders = carriable(state, ship)
    .filter((fighter) => ids.includes(fighter.id))
    .map((fighter) => ({
      fighter,
      preferredCdeg: end.facingCdeg + relativeBearing(ship.facingCdeg, bearingCdeg(ship.at, fighter.at)),
    }))
    .sort((a, b) => (a.fighter.id < b.fighter.id ? -1 : 1));
  const placed = new Map<string, Point>();
  const seat = (id: string, at: Point) => {
    placed.set(id, at);
    blockers.push({ at, radiusMils: fighterRadiusMils });
  };
  // Those that keep their bearing go first, so that none of them is pushed off it by another that must give way.
  for (const { fighter, preferredCdeg } of riders) {
    const at = contactPoint(base, fighterRadiusMils, preferredCdeg);
    if (free({ at, radiusMils: fighterRadiusMils })) seat(fighter.id, at);
  }
  for (const { fighter, preferredCdeg } of riders) {
    if (placed.has(fighter.id)) continue;
    const at = firstFreeContact(base, fighterRadiusMils, { preferredCdeg, blockers, fits });
    if (at === undefined) return undefined;
    seat(fighter.id, at);
  }
  return riders.flatMap(({ fighter }) => {
    const to = placed.get(fighter.id);
    return to === undefined ? [] : [{ fighter: fighter.id, from: fighter.at, to }];
  });
}
