/** Fighters that ride along with a ship: QR-8.2.4a, R-QR-86. */
import type { Envelope } from '../../../geometry/table/index.ts';
import { legTerms, type Pose, ridersSeated } from '../../../mechanics/open-table/index.ts';
import type { EventOf } from '../../events.ts';
import { onTheTable, planetUnder, standing } from '../../ship/clearance.ts';
import { flying, type PlacedFighter } from '../../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../../ship/ships.ts';
import { baseRadiusMils, fighterRadiusMils, touching } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { LegEnvelope } from './schema.ts';
import type { FighterId } from '../../ids.ts';

export type Carried = EventOf<'ship-moved'>['carried'];

/** Tokens of its side in contact with the ship, whatever their squadron (QR-8.4.6.3a). */
export const carriable = (state: OpenTable, ship: PlacedShip): readonly PlacedFighter[] =>
  flying(state, ship.seat).filter((fighter) => touching(ship, fighter));

/** Where a straight move of the ship may lead within these limits, and who may ride along. */
export const legOffered = (state: OpenTable, ship: PlacedShip, envelope: Envelope): LegEnvelope => ({
  ship: ship.id,
  ...legTerms(envelope, state.match.table, baseRadiusMils(ship)),
  carry: carriable(state, ship).map(({ id }) => id),
});

/** Where the tokens end; undefined where one of them finds no room. `ids` are tokens in contact with the ship. */
export function placeCarried(
  state: OpenTable,
  ship: PlacedShip,
  to: Pose,
  ids: readonly FighterId[],
): Carried | undefined {
  const radiusMils = baseRadiusMils(ship);
  const shipStays = onTheTable(state, { at: to.at, radiusMils });
  const seated = ridersSeated(
    {
      from: ship,
      to,
      radiusMils,
      riderRadiusMils: fighterRadiusMils,
      blockers: standing(state, [ship.id, ...ids]).map((other) => other.base),
      fits: (token) => (!shipStays || onTheTable(state, token)) && !planetUnder(state, token),
    },
    carriable(state, ship).filter(({ id }) => ids.includes(id)),
  );
  return seated?.map(({ rider, to: end }) => ({ fighter: rider.id, from: rider.at, to: end }));
}
