/** The course of one activation: beginning, segment after segment, end (QR-8.0, R-QR-74, R-QR-75). */
import type { Procedure } from '../../procedure.ts';
import { working } from '../../ship/stats.ts';
import { restoreHull } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import type { Frame } from '../../frames.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Segment, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { strikeWhereItStarts } from '../movement/terrain.ts';
import { nextTurn } from './order.ts';
import { parts, segments } from './segments.ts';
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

/** Ends the segment; `skipped` lists segments that passed by themselves just before. */
export function leaveSegment(p: Procedure, frame: ActivationFrame, skipped: readonly Segment[]): void {
  const { segment, active } = p.state.match;
  if (segment === null) throw new Error('no segment to end');
  const squadron = squadronOf(p.state, active);
  for (const part of parts) if (part.segment === segment) part.conclude?.(p, squadron);
  const next = segments[segments.indexOf(segment) + 1];
  if (next === undefined) return p.replace({ ...frame, step: 'recall' });
  p.emit({ kind: 'segment-began', squadron: squadron.id, segment: next, skipped: [...skipped] });
}

/** Nothing to choose: the segment passes by itself, and the log says so. */
export function passSegment(p: Procedure, frame: ActivationFrame, hasOptions: (state: OpenTable) => boolean): void {
  if (hasOptions(p.state)) throw new Error('a segment with options does not pass by itself');
  leaveSegment(p, frame, p.state.match.segment === null ? [] : [p.state.match.segment]);
}

/** Ends the activation, if one is running, and hands the turn on; with nobody left the End Phase begins (QR-8.0b). */
export function endActivation(p: Procedure, frame: ActivationFrame): void {
  if (p.state.match.active !== null) p.emit({ kind: 'activation-ended', squadron: p.state.match.active });
  const { passed } = frame;
  const turn = nextTurn(p.state, frame.turn, passed);
  if (turn === undefined) return p.replace({ kind: 'end', step: 'check' });
  p.replace({ kind: 'activation', turn, step: 'choose', ...(passed === undefined ? {} : { passed }) });
}
