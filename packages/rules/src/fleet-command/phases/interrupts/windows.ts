/** Opening and closing windows: opponents first, in the order of turns (FC-INT-12, R-FC-46, R-FC-47, R-FC-57). */
import type { HandId, SideId, UnitId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable, State } from '../../state.ts';
import type { Hand } from '../../table.ts';
import { heldHands } from '../round/values.ts';
import type { WindowFrame } from './schema.ts';
import { couldReact, interruptOf, patrolAnswerer, typesAt } from './means.ts';

export interface WindowSpec {
  readonly at: 'order' | 'step' | 'attack' | 'resolved' | 'end' | 'interrupt';
  /** The side whose turn is paused; at `order` and `interrupt` the side that declared. */
  readonly side: SideId;
  /** The unit that moves, at `step`. */
  readonly unit?: UnitId;
  /** The ready patrol of the attacked ship, at `attack`. */
  readonly patrol?: UnitId | null;
}

/** Some hands from the one whose turn it is, as they follow in the round; opponents of `side` first. */
function inTurnOrder(table: OpenTable, side: SideId, some: readonly Hand[]): readonly Hand[] {
  if (some.length < 2) return some;
  const hands = heldHands(table);
  const order = [...new Set([...table.match.order, ...hands.map(({ id }) => id)])];
  const start = Math.max(0, order.indexOf(table.match.turn ?? ''));
  const rotated = [...order.slice(start), ...order.slice(0, start)].flatMap((id) => table.hands[id] ?? []);
  const following = rotated.filter((hand) => some.includes(hand));
  return [...following.filter((hand) => hand.side !== side), ...following.filter((hand) => hand.side === side)];
}

/** Games against the automated enemy skip windows by what the hands really hold; others only if asked to (R-FC-57). */
function isFast(table: OpenTable): boolean {
  const chosen = table.match.options['fastWindows'];
  return typeof chosen === 'boolean' ? chosen : Object.values(table.sides).some(({ automated }) => automated);
}

/** With `fastWindows`: whether the hand truly holds something for this window. */
function holdsSomething(state: State, window: WindowFrame, hand: Hand): boolean {
  const held = state.secrets.hands[hand.id] ?? [];
  const types = typesAt(window, hand).filter((type) => !hand.interrupts.includes(type));
  return (
    held.some((card) => types.some((type) => interruptOf(card) === type)) ||
    patrolAnswerer(state, window, hand) !== undefined
  );
}

/** The hands to ask at a window, from the first. */
export function handsToAsk(state: State, window: WindowFrame): HandId[] {
  const mover = window.unit === null ? undefined : state.units[window.unit];
  if (window.at === 'step' && mover?.place !== 'board') return [];
  const fast = isFast(state);
  const asked = (hand: Hand): boolean =>
    couldReact(state, window, hand) && (!fast || holdsSomething(state, window, hand));
  // Windows open all the time, and mostly nobody can use them, or one hand.
  return inTurnOrder(state, window.side, Object.values(state.hands).filter(asked)).map(({ id }) => id);
}

/** Lays a window on top of the flow where anybody could use it; the frame below goes on when it is closed. */
export function openWindow(p: Procedure, spec: WindowSpec): void {
  const window: WindowFrame = {
    kind: 'window',
    at: spec.at,
    side: spec.side,
    unit: spec.unit ?? null,
    patrol: spec.patrol ?? null,
    ask: [],
    enemyAsked: false,
    pending: null,
  };
  const ask = handsToAsk(p.state, window);
  if (ask.length > 0 || bankCouldReact(p.state, window)) p.push({ ...window, ask });
}

/** Whether the automated enemy has a banked interrupt for this window (R-FC-211); its bank lies face up. */
export function bankCouldReact(table: OpenTable, window: Pick<WindowFrame, 'at' | 'side'>): boolean {
  return Object.values(table.sides).some((side) => side.automated && side.bank.length > 0 && side.id !== window.side);
}
