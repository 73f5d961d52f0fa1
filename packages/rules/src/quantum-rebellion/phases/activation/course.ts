/** How an activation begins and ends (QR-8.0, R-QR-74, R-QR-75). */
import type { Procedure } from '../../procedure.ts';
import { working } from '../../ship/stats.ts';
import { restoreHull } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import type { Frame } from '../../frames.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { strikeWhereItStarts } from '../movement/terrain.ts';
import { handOnTurn } from '../../../mechanics/blueprint-fleets/activation/handling.ts';
import { turns } from './part.ts';
import type { ShipId, SquadronId } from '../../ids.ts';

/** Automated Repair at the start of an activation: 2 hull each, 3 with a working Auxiliary Power Unit (QR-11.6.4a). */
export function repairAutomatically(p: Procedure, shipId: ShipId): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || ship.place !== 'table') return;
  const each = working(ship, 'auxiliary-power-unit') > 0 ? 3 : 2;
  const amount = each * working(ship, 'automated-repair');
  if (amount > 0) restoreHull(p, shipId, amount, { rule: 'QR-11.6.4a', by: 'Automated Repair' });
}

type ActivationFrame = Extract<Frame, { kind: 'activation' }>;

function squadronOf(state: OpenTable, id: string | null): Squadron {
  const squadron = id === null ? undefined : state.squadrons[id];
  if (squadron === undefined) throw new Error(`no squadron ${String(id)}`);
  return squadron;
}

/** R-QR-75: Automated Repair first, then the terrain that ships start in. */
export function beginActivation(p: Procedure, frame: ActivationFrame, id: SquadronId): void {
  p.emit({ kind: 'activation-began', squadron: id, by: frame.turn });
  p.replace({ kind: 'activation', turn: frame.turn, step: 'act' });
  const squadron = squadronOf(p.state, id);
  // A squadron that comes in is placed before anything else; where it arrives strikes it once (R-QR-72, R-QR-89).
  if (squadron.reserve) return p.push({ kind: 'entry', squadron: id, by: frame.turn });
  for (const ship of squadronShips(p.state, squadron)) repairAutomatically(p, ship.id);
  for (const ship of squadronShips(p.state, squadron)) strikeWhereItStarts(p, ship.id);
}

/** Ends the activation, if one is running, and hands the turn on; with nobody left the End Phase begins (QR-8.0b). */
export function endActivation(p: Procedure, frame: ActivationFrame): void {
  if (handOnTurn(turns, p, frame) === 'nobody') p.replace({ kind: 'end', step: 'check' });
}
