/** How an activation begins and ends: DA-9.0a, DA-9.0b, DA-9.1, R-DA-65. */
import { type ActivationFrame, handOnTurn } from '../../../mechanics/blueprint-fleets/activation/handling.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { SquadronId } from '../../ids.ts';
import { passMarkers } from '../../markers/placing.ts';
import type { Procedure } from '../../procedure.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import { strikeWhereItStarts } from '../movement/terrain.ts';
import { turns } from './part.ts';

/** Markers that last until the ship's next activation: evasion ends (DA-9.3.6b), Defense Grid Fault steps down (DA-9.1.1). */
function stepDown(p: Procedure, ship: PlacedShip): void {
  if (ship.evasive) p.emit({ kind: 'evasion-ended', ship: ship.id });
  const cause = { rule: 'DA-9.1.1', by: 'the Command Segment' };
  if (ship.gridFault > 0) p.emit({ kind: 'grid-fault-set', ship: ship.id, level: ship.gridFault === 2 ? 1 : 0, cause });
}

export function beginActivation(p: Procedure, frame: ActivationFrame, id: SquadronId): void {
  p.emit({ kind: 'activation-began', squadron: id, by: frame.turn });
  p.replace({ kind: 'activation', turn: frame.turn, step: 'act' });
  const squadron = p.state.squadrons[id];
  if (squadron === undefined) throw new Error(`no squadron ${id}`);
  // A squadron that comes in is placed before anything else; where it arrives strikes it once.
  if (squadron.reserve) return p.push({ kind: 'entry', squadron: id, by: frame.turn });
  for (const ship of squadronShips(p.state, squadron)) stepDown(p, ship);
  for (const ship of squadronShips(p.state, squadron)) strikeWhereItStarts(p, ship.id);
}

/** Ends the activation, if one is running, and hands the turn on; with nobody left the End Phase begins (DA-7.4). */
export function endActivation(p: Procedure, frame: ActivationFrame): void {
  const { active } = p.state.match;
  const squadron = active === null ? undefined : p.state.squadrons[active];
  if (squadron !== undefined) passMarkers(p, squadron);
  if (handOnTurn(turns, p, frame) === 'nobody') p.replace({ kind: 'end', step: 'check' });
}
