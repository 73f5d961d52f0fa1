/** Gravitational results push the target: R-QR-139. */
import { baseShape, chord, offset } from '../../../geometry/table/index.ts';
import { inTheWay } from '../../../mechanics/open-table/index.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { distances } from '../../data/sizes.ts';
import { ordnance } from '../../data/ordnance.ts';
import type { Point } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { onTheTable, standing } from '../../ship/clearance.ts';
import { isPlaced, shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../../ship/ships.ts';
import { baseOf, baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { strikeAlong } from '../movement/terrain.ts';
import { leaveTable } from '../../scenarios/exit.ts';

const { effect } = ordnance.gravitational;
/** How far one result pushes, in mils. */
export const pushMils = effect.kind === 'push' ? effect.distanceMils : 0;

/** Where the push ends: the full way, or the last place short of it where no base is overlapped. */
function endOfPush(
  state: OpenTable,
  ship: PlacedShip,
  bearing: number,
): { to: Point; mils: number; stoppedBy: string | null } {
  const radiusMils = baseRadiusMils(ship);
  const others = standing(state, [ship.id]);
  let mils = pushMils;
  let stoppedBy: string | null = null;
  for (;;) {
    const base = { at: offset(ship.at, bearing, mils), radiusMils };
    const hit = mils === 0 ? undefined : inTheWay(base, others);
    if (hit === undefined) return { to: base.at, mils, stoppedBy };
    stoppedBy = hit.name;
    const room = hit.base.radiusMils + radiusMils - distances.contactMils;
    const part = chord(ship.at, base.at, baseShape({ at: hit.base.at, radiusMils: room }), {
      growMils: 0,
      edge: 'counts',
    });
    mils = Math.max(0, Math.min(mils - 1, part?.enterMils ?? mils - 1));
  }
}

/**
 * Pushes the target on one bearing, facing kept: terrain on its path acts, a planet or the table's edge destroys it,
 * bases in the way shorten the push. What the path does settles by itself; what the attack owes stays owed.
 */
export function pushOnce(p: Procedure, by: `seat-${number}`, shipId: string, bearing: number): void {
  const ship = shipOf(p.state, shipId);
  if (!isPlaced(ship)) return;
  const from = ship.at;
  const { to, mils, stoppedBy } = endOfPush(p.state, ship, bearing);
  const owed = p.state.due;
  p.setDue({ checks: [], consequences: [] });
  p.emit({ kind: 'ship-pushed', by, ship: shipId, from, to, distanceMils: mils, bearingCdeg: bearing, stoppedBy });
  if (mils > 0) strikeAlong(p, shipId, from, to);
  const pushed = shipOf(p.state, shipId);
  if (isPlaced(pushed) && !onTheTable(p.state, baseOf(pushed)))
    leaveTable(p, shipId, { rule: 'QR-8.2.5a', by: 'pushed off the table' });
  settle(p);
  const gone = !isPlaced(shipOf(p.state, shipId));
  p.setDue({ ...owed, checks: gone ? owed.checks.filter((id) => id !== shipId) : owed.checks });
}
