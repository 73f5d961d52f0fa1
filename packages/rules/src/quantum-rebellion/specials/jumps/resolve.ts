/** Carrying a jump out: drift, the terrain at the end, the table's edge, the price of jumping near terrain (R-QR-100). */
import { driftEnd, driftRow } from '../../../mechanics/blueprint-fleets/drift.ts';
import { optionOf } from '../../table.ts';
import type { CommandOf } from '../../commands.ts';
import { gainDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { destroy } from '../../../mechanics/blueprint-fleets/losses/withdrawal.ts';
import type { Procedure } from '../../procedure.ts';
import { actingShip } from '../../ship/ships.ts';
import { onTheTable, standing } from '../../ship/clearance.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import { strikeOnArrival } from '../../phases/movement/terrain.ts';
import { nearTerrain } from './outlook.ts';

/** Drift carries a ship as far as bases let it, over the edge as well (R-QR-56). */
function matrixJump(p: Procedure, { ship: id, at: meant, facingCdeg }: CommandOf<'matrix-jump'>): void {
  const ship = actingShip(p.state, id);
  const base = { at: meant, radiusMils: baseRadiusMils(ship) };
  const face = p.dice.roll(20, 1, `drift of ${ship.name}`)[0] ?? 1;
  const row = driftRow(face);
  const { at, distanceMils: driftedMils } = driftEnd(
    optionOf(p.state.match, 'driftDiagonalDegrees'),
    base,
    facingCdeg,
    row,
    standing(p.state, [id]),
  );
  p.emit({
    kind: 'ship-jumped',
    ship: id,
    how: 'matrix-jump',
    to: null,
    from: ship.at,
    meant,
    at,
    facingCdeg,
    drift: { face, direction: row.direction, rolledMils: row.distanceMils, driftedMils },
  });
  if (!onTheTable(p.state, { ...base, at })) {
    destroy(p, id, { rule: 'QR-8.2.5a', by: 'the table’s edge' });
    return settle(p);
  }
  // Terrain that it ends in counts as entered (QR-11.6.16c).
  strikeOnArrival(p, id);
  if (!nearTerrain(p.state, at)) return;
  gainDisorder(p, id, 1, { rule: 'QR-11.6.16b', by: 'a Matrix jump near terrain' });
  settle(p);
}

export function resolveJump(p: Procedure, command: CommandOf<'short-range-jump' | 'matrix-jump'>): void {
  if (command.kind === 'matrix-jump') return matrixJump(p, command);
  const { ship: id, to, at, facingCdeg } = command;
  const ship = actingShip(p.state, id);
  p.emit({
    kind: 'ship-jumped',
    ship: id,
    how: 'short-range-jump',
    to,
    from: ship.at,
    meant: at,
    at,
    facingCdeg,
    drift: null,
  });
  strikeOnArrival(p, id);
}
