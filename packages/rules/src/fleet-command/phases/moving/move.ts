/** A unit under way: hex by hex, the hazard of each first, then its window (FC-INT-14, R-FC-46, R-FC-233). */
import { neighbour, sameHex } from '../../../geometry/hex/index.ts';
import type { Seat } from '../../../kernel/contract.ts';
import { assignPatrol, checkPatrol } from '../../damage/index.ts';
import type { Frame } from '../../frames.ts';
import type { Hex, UnitId } from '../../ids.ts';
import { comeHome, escapesAt, homecoming, mayExit } from '../../objectives/places.ts';
import { judge } from '../../objectives/judge.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { moveOf } from '../../unit/stats.ts';
import { otherAt } from '../../unit/units.ts';
import { hazardAttack } from '../attacks/declaration.ts';
import { survey } from '../../specials/harvest/action.ts';
import { openWindow } from '../interrupts/windows.ts';
import type { OrderFrame } from '../orders/frames.ts';
import { checkPath, hazardsAt, stepCost } from './course.ts';
import type { MovingFrame } from './schema.ts';

export interface MoveSpec {
  readonly unit: UnitId;
  /** One direction for each hex entered; already checked. */
  readonly path: readonly number[];
  /** Move of this action, in hexes; an overrun pays none (R-FC-83). */
  readonly allowance: number;
  readonly cause: MovingFrame['cause'];
  /** All hexes in one line (R-FC-60). */
  readonly straight?: boolean;
  /** Turns on the spot to this facing, for 1 Move (R-FC-79). */
  readonly turnTo?: number;
  /** The ship that fighters join at the end (R-FC-158). */
  readonly patrol?: UnitId | null;
  /** Leaves the board at the end, where that is an escape zone of its side (R-FC-232). */
  readonly leave?: boolean;
  /** Who finds another way where it is blocked; null for the automated enemy, whose move then ends. */
  readonly seat: Seat | null;
}

/** Lays a move on top of the flow. The frame below goes on when it is over, whatever became of the unit. */
export function startMove(p: Procedure, spec: MoveSpec): void {
  const unit = p.state.units[spec.unit];
  if (unit?.at === null || unit?.at === undefined) return;
  const turns = spec.turnTo !== undefined;
  if (spec.turnTo !== undefined) p.emit({ kind: 'unit-turned', unit: unit.id, facing: spec.turnTo });
  p.push({
    kind: 'moving',
    unit: unit.id,
    seat: spec.seat,
    side: unit.side,
    cause: spec.cause,
    path: turns ? [] : [...spec.path],
    trail: [unit.at],
    left: spec.allowance - (turns ? 1 : 0),
    straight: spec.straight ?? false,
    patrol: spec.patrol ?? null,
    ...(spec.leave === true ? { leave: true } : {}),
    stage: 'step',
    hazards: [],
  });
}

/** Anything done by an interrupt opens no windows for Interrupt Move and Attack (R-FC-54). */
export const insideInterrupt = (frames: readonly Frame[]): boolean =>
  frames.some((frame) => frame.kind === 'window' && frame.pending !== null);

/**
 * Whether the hex just entered opens a window; turning alone never does (FC-INT-9, R-FC-46, R-FC-48). In the hex of
 * another unit it waits for the next empty one (FC-INT-8, R-FC-49).
 */
function windowDue(table: OpenTable, frame: MovingFrame, unit: Unit): boolean {
  if (frame.cause === 'interrupt' || unit.at === null || insideInterrupt(table.frames)) return false;
  if (otherAt(table, unit, unit.at) !== undefined) return false;
  return table.match.options['windowGranularity'] !== 'end-of-move' || frame.path.length === 0;
}

export const courseOf = (frame: MovingFrame, unit: Unit) => ({
  allowance: frame.left,
  straight: frame.straight,
  fixed: frame.straight && frame.trail.length > 1 ? unit.facing : null,
});

/** Whether the unit is still there to go on: alive, on the board, where its move has brought it. */
function underWay(table: OpenTable, frame: MovingFrame): Unit | undefined {
  const unit = table.units[frame.unit];
  const last = frame.trail.at(-1);
  if (unit?.place !== 'board' || unit.hulk || unit.side !== frame.side) return undefined;
  return unit.at !== null && last !== undefined && sameHex(unit.at, last) ? unit : undefined;
}

/** The next automatic step of a move. */
export function advanceMove(p: Procedure, frame: MovingFrame): void {
  const unit = underWay(p.state, frame);
  if (unit === undefined) return p.pop();
  switch (frame.stage) {
    case 'step':
      return step(p, frame, unit);
    case 'hazard': {
      const [next, ...rest] = frame.hazards;
      p.replace({ ...frame, hazards: rest, stage: next === undefined ? 'window' : 'hazard' });
      if (next !== undefined) hazardAttack(p, { feature: next, unit: unit.id });
      return;
    }
    case 'window':
      p.replace({ ...frame, stage: 'step' });
      if (unit.side !== 'neutral' && windowDue(p.state, frame, unit))
        openWindow(p, { at: 'step', side: unit.side, unit: unit.id });
      return;
    case 'replan':
      // Only the automated enemy comes here without being asked: its move ends where it stands.
      p.emit({ kind: 'move-stopped', unit: unit.id, why: 'blocked' });
      return p.replace({ ...frame, path: [], stage: 'end' });
    case 'end':
      return finish(p, frame, unit);
  }
}

function step(p: Procedure, frame: MovingFrame, unit: Unit): void {
  const [direction, ...rest] = frame.path;
  if (direction === undefined || unit.at === null) return p.replace({ ...frame, stage: 'end' });
  if (frame.cause !== 'overrun' && moveOf(unit) === 0) {
    p.emit({ kind: 'move-stopped', unit: unit.id, why: 'engines' });
    return p.replace({ ...frame, path: [], stage: 'end' });
  }
  const to = neighbour(unit.at, direction);
  if (frame.cause !== 'overrun' && frame.left > 0 && mayExit(p.state, unit, to)) {
    p.pop();
    p.emit({ kind: 'unit-left', unit: unit.id, why: 'exit' });
    return judge(p);
  }
  if (frame.cause !== 'overrun' && checkPath(p.state, unit, frame.path, courseOf(frame, unit)) !== undefined)
    return p.replace({ ...frame, stage: 'replan' });
  const cost = frame.cause === 'overrun' ? 0 : stepCost(p.state, unit.at, to);
  const home = homecoming(p.state, unit, to);
  // It ends facing its last step (FC-MOV-4).
  p.emit({ kind: 'unit-stepped', unit: unit.id, from: unit.at, to, facing: direction, cost });
  if (home !== undefined) {
    p.pop();
    comeHome(p, unit, home);
    return judge(p);
  }
  const hazards = [...hazardsAt(p.state, unit, to)];
  p.replace({ ...frame, path: rest, trail: [...frame.trail, to], left: frame.left - cost, stage: 'hazard', hazards });
}

/** Closes the move: a ram reads it from the order, fighters may join a patrol, scouts look, objectives are judged. */
function finish(p: Procedure, frame: MovingFrame, unit: Unit): void {
  p.pop();
  const below = p.frame;
  if (below?.kind === 'order') recordMove(p, below, frame, unit);
  if (frame.cause !== 'overrun') survey(p, unit.id);
  const parent = frame.patrol === null ? undefined : p.state.units[frame.patrol];
  if (parent !== undefined && unit.at !== null && checkPatrol(p.state, unit, parent, unit.at) === undefined)
    assignPatrol(p, unit.id, parent.id);
  if (frame.leave === true && unit.at !== null && escapesAt(p.state, unit, unit.at))
    p.emit({ kind: 'unit-left', unit: unit.id, why: 'escape' });
  judge(p);
}

function recordMove(p: Procedure, order: OrderFrame, frame: MovingFrame, unit: Unit): void {
  const at: Hex | null = unit.at;
  const line = order.lines[order.line];
  const counts = frame.cause === 'move' || frame.cause === 'lightning' || frame.cause === 'harvest';
  if (!counts || at === null || line === undefined || line.unit !== unit.id) return;
  const record = {
    action: Math.max(0, order.action - 1),
    lightning: frame.cause === 'lightning',
    entered: frame.trail.slice(1),
    left: frame.left,
    at,
    facing: unit.facing,
  };
  const lines = order.lines.map((each, index) =>
    index === order.line ? { ...each, moves: [...each.moves, record] } : each,
  );
  p.replace({ ...order, lines });
}
