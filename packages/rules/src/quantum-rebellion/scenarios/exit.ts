/** Crossing the table's edge: the end of a ship, or the way out of a freighter (QR-8.2.5a, R-QR-85, R-QR-185). */
import type { Cause } from '../../mechanics/blueprint-fleets/losses/events.ts';
import { destroy } from '../../mechanics/blueprint-fleets/losses/withdrawal.ts';
import { distances } from '../data/sizes.ts';
import type { Procedure } from '../procedure.ts';
import { isPlaced } from '../../mechanics/blueprint-fleets/ships.ts';
import { classOf, type PlacedShip } from '../ship/ships.ts';
import { baseRadiusMils } from '../ship/stats.ts';
import type { OpenTable } from '../state.ts';
import type { ShipId } from '../ids.ts';

/** A freighter of the convoy that its own side still sails (R-QR-173). */
export const inConvoy = (state: OpenTable, ship: PlacedShip): boolean =>
  state.match.convoy?.escort === ship.seat && classOf(ship).civilian && !ship.captured;

/** Any part of its base is over the eastern edge. */
export const overExitEdge = (state: OpenTable, ship: PlacedShip, at = ship.at): boolean =>
  at.xMils + baseRadiusMils(ship) > state.match.table.widthMils + distances.toleranceMils;

/** The ship has crossed the table's edge: it is destroyed, but a freighter of the convoy leaves by its edge. */
export function leaveTable(p: Procedure, shipId: ShipId, cause: Cause): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || !isPlaced(ship)) return;
  const { convoy, round } = p.state.match;
  if (convoy === null || !inConvoy(p.state, ship) || !overExitEdge(p.state, ship)) return destroy(p, shipId, cause);
  p.emit({ kind: 'freighter-exited', ship: shipId, round, exits: convoy.exits + 1 });
  const { checks, consequences } = p.state.due;
  p.setDue({ checks: checks.filter((id) => id !== shipId), consequences });
}
