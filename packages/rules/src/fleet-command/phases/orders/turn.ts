/** The turns of the play step: who is next, who must pass, when it ends (R-FC-34, R-FC-35). */
import type { HandId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable } from '../../state.ts';
import type { Hand } from '../../table.ts';
import { judgeTurnEnd } from '../../objectives/places.ts';
import { openWindow } from '../interrupts/windows.ts';
import { beginEnemyTurn, enemyIsDone } from '../../solo/turn.ts';
import { hasOrderable } from './eligibility.ts';
import type { TurnFrame } from './frames.ts';
import { mayUseRedundantSystems } from './redundant-systems.ts';

/** Nothing is left to do on its turn but to pass; what the Faction card can still do keeps the turn open (R-FC-124). */
const mustPass = (table: OpenTable, hand: Hand): boolean =>
  (hand.playUsed >= hand.playValue || hand.cards === 0 || !hasOrderable(table, hand)) &&
  !mayUseRedundantSystems(table, hand);

/** Whether who stands in the order under this name takes no more turns this round. */
function isOut(table: OpenTable, id: HandId): boolean {
  const hand = table.hands[id];
  if (hand !== undefined) return hand.passed || hand.seats.length === 0;
  return enemyIsDone(table);
}

/**
 * The next place in the order whose hand still takes turns, the same again where nobody else is left (FC-SEQ-11);
 * undefined when all have passed.
 */
export function nextPlace(table: OpenTable, place: number): number | undefined {
  const { order } = table.match;
  const places = order.map((_, index) => (place + 1 + index) % order.length);
  return places.find((at) => {
    const id = order[at];
    return id !== undefined && !isOut(table, id);
  });
}

export function advanceTurn(p: Procedure, frame: TurnFrame): void {
  const hand = p.state.hands[frame.hand];
  switch (frame.stage) {
    case 'begin':
      if (p.state.match.step !== 'play') p.emit({ kind: 'play-began' });
      if (isOut(p.state, frame.hand)) return p.replace({ ...frame, stage: 'over' });
      p.emit({ kind: 'turn-began', hand: frame.hand });
      return hand === undefined ? enemyTurn(p, frame) : begin(p, frame, hand);
    case 'act':
      // A hand that nobody plays from any more.
      p.emit({ kind: 'passed', hand: frame.hand, automatic: true });
      return p.replace({ ...frame, stage: 'over' });
    case 'after':
      return p.replace({ ...frame, stage: 'end' });
    case 'end':
      return end(p, frame);
    case 'over':
      return handOn(p, frame);
  }
}

function begin(p: Procedure, frame: TurnFrame, hand: Hand): void {
  if (!mustPass(p.state, hand)) return p.replace({ ...frame, stage: 'act' });
  p.emit({ kind: 'passed', hand: hand.id, automatic: true });
  p.replace({ ...frame, stage: 'end' });
}

/** One order of the automated enemy; then the turn goes on to the players (FC-MISC-22). */
function enemyTurn(p: Procedure, frame: TurnFrame): void {
  p.replace({ ...frame, stage: 'end' });
  beginEnemyTurn(p);
}

/** W-end before the turn passes; nothing can be played after the last pass (R-FC-34, R-FC-46). */
function end(p: Procedure, frame: TurnFrame): void {
  p.replace({ ...frame, stage: 'over' });
  const side = p.state.hands[frame.hand]?.side ?? (frame.hand === 'kushan' ? 'kushan' : 'taiidan');
  judgeTurnEnd(p, side);
  if (nextPlace(p.state, frame.place) !== undefined) openWindow(p, { at: 'end', side });
}

/** The next turn, or the end of the play step when all have passed (FC-SEQ-10, R-FC-34). */
function handOn(p: Procedure, frame: TurnFrame): void {
  const place = nextPlace(p.state, frame.place);
  const hand = place === undefined ? undefined : p.state.match.order[place];
  if (place === undefined || hand === undefined) return p.set({ frames: [{ kind: 'clean-up' }] });
  p.replace({ kind: 'turn', hand, place, stage: 'begin', passing: [] });
}
