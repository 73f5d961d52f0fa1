/** Hyperdrive Overload: the ship is thrown through hyperspace by the drift table (DA-12.7.15b, R-DA-146, R-DA-91). */
import { normaliseCdeg } from '../../geometry/table/index.ts';
import { gainDisorder } from '../../mechanics/blueprint-fleets/losses/harm.ts';
import type { Cause } from '../../mechanics/blueprint-fleets/losses/events.ts';
import { apart } from '../../mechanics/blueprint-fleets/losses/settle.ts';
import { destroy } from '../../mechanics/blueprint-fleets/losses/withdrawal.ts';
import { isPlaced } from '../../mechanics/blueprint-fleets/ships.ts';
import { D20 } from '../data/dice.ts';
import type { ShipId } from '../ids.ts';
import { collide, strikeOnArrival } from '../phases/movement/terrain.ts';
import { overTheEdge } from '../phases/movement/resolve.ts';
import type { Procedure } from '../procedure.ts';
import { onTheTable } from '../ship/clearance.ts';
import { baseRadiusMils } from '../ship/stats.ts';
import { driftBonus, type Drifted, driftedFrom, driftRow, nearTerrain } from '../specials/jumps/drift.ts';
import { optionOf } from '../table.ts';
import { criticalHit } from './critical.ts';

/** On top of what the table gives. */
const FARTHER_MILS = 10_000;

export function overloadNow(p: Procedure, id: ShipId, cause: Cause): void {
  const ship = p.state.ships[id];
  if (ship === undefined || !isPlaced(ship)) return;
  const face = p.dice.roll(D20, 1, `overload of ${ship.name}`)[0] ?? 1;
  const bonus = driftBonus(ship);
  const { distanceMils: printed, bearingCdeg: relative, extra } = driftRow(face + bonus);
  const ahead = optionOf(p.state.match, 'overloadNoDrift') === 'ahead';
  const rolledMils = printed === 0 && !ahead ? 0 : printed + FARTHER_MILS;
  const bearingCdeg = rolledMils === 0 ? null : normaliseCdeg(ship.facingCdeg + relative);
  const stays: Drifted = { to: ship.at, distanceMils: 0, planet: undefined };
  const { to, distanceMils, planet } =
    bearingCdeg === null ? stays : driftedFrom(p.state, ship, ship.at, bearingCdeg, rolledMils);
  const told = { kind: 'hyperdrive-overloaded', ship: id, face, bonus, from: ship.at, to, bearingCdeg } as const;
  p.emit({ ...told, rolledMils, distanceMils, cause });
  if (!onTheTable(p.state, { at: to, radiusMils: baseRadiusMils() })) return destroy(p, id, overTheEdge);
  gainDisorder(p, id, 1, { rule: 'DA-12.7.15b', by: 'Hyperdrive Overload' });
  if (extra === 'disorder') gainDisorder(p, id, 1, { rule: 'DA-12.7.17b', by: 'the drift' });
  if (distanceMils > 0 && nearTerrain(p.state, to))
    gainDisorder(p, id, 1, { rule: 'DA-12.7.17c', by: 'terrain near by' });
  // Terrain acts as a matter of its own (R-DA-139).
  if (distanceMils > 0)
    apart(p, () => {
      strikeOnArrival(p, id);
      if (planet !== undefined) collide(p, id, planet);
    });
  if (extra === 'critical') criticalHit(p, id, { rule: 'DA-12.7.17b', by: 'the drift' });
}
