import type { Procedure } from '../procedure.ts';
import { working } from '../ship/stats.ts';
import { restoreHull } from '../../mechanics/blueprint-fleets/losses/harm.ts';

/** Automated Repair at the start of an activation: 2 hull each, 3 with a working Auxiliary Power Unit (QR-11.6.4a). */
export function repairAutomatically(p: Procedure, shipId: string): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || ship.place !== 'table') return;
  const each = working(ship, 'auxiliary-power-unit') > 0 ? 3 : 2;
  const amount = each * working(ship, 'automated-repair');
  if (amount > 0) restoreHull(p, shipId, amount, { rule: 'QR-11.6.4a', by: 'Automated Repair' });
}
