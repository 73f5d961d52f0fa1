/** Declaring an interrupt, the answer to it, and what it does (R-FC-50 to R-FC-54). */
import type { CardId, HandId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { repairOne } from '../../damage/index.ts';
import { moveOf } from '../../unit/stats.ts';
import { declareAttack, reactWithPatrol } from '../attacks/declaration.ts';
import { startMove } from '../moving/move.ts';
import type { WindowFrame } from './schema.ts';
import { handsToAsk, openWindow } from './windows.ts';

export type Pending = NonNullable<WindowFrame['pending']>;

/**
 * Plays an interrupt at the window on top. Counter-Intelligence works at once, since nothing answers it; anything else
 * waits for the window of its own (FC-INT-12, R-FC-54).
 */
export function declareInterrupt(p: Procedure, declared: Omit<Pending, 'countered' | 'declared'>): void {
  const window = p.frame;
  if (window?.kind !== 'window') return;
  const { kind: type, hand, seat: by, side, card, use } = declared;
  p.emit({ kind: 'interrupt-played', hand, by, side, card, type, use });
  if (type === 'counter-intelligence') return counter(p, window);
  p.replace({ ...window, pending: { ...declared, countered: false, declared: true } });
  openWindow(p, { at: 'interrupt', side });
}

/** The order or the interrupt under the window is countered (R-FC-53). */
function counter(p: Procedure, window: WindowFrame): void {
  p.pop();
  const below = p.frame;
  if (window.at === 'order' && below?.kind === 'order') {
    p.emit({ kind: 'order-countered', hand: below.hand, card: below.card });
    p.replace({ ...below, countered: true });
  }
  if (window.at === 'order' && below?.kind === 'enemy-turn' && below.card !== null) {
    p.emit({ kind: 'order-countered', hand: below.side, card: below.card });
    p.replace({ ...below, countered: true });
  }
  const pending = below?.kind === 'window' ? below.pending : null;
  if (window.at === 'interrupt' && below?.kind === 'window' && pending !== null)
    p.replace({ ...below, pending: { ...pending, countered: true } });
}

/** Repairs on one's own turn, where one could act anyway (R-FC-46). */
export function declareOwnRepairs(p: Procedure, declared: Omit<Pending, 'countered' | 'declared'>): void {
  p.push({
    kind: 'window',
    at: 'own',
    side: declared.side,
    unit: null,
    patrol: null,
    ask: [],
    enemyAsked: true,
    pending: null,
  });
  declareInterrupt(p, declared);
}

/** Goes on with a declared interrupt: carries it out, or closes it and offers the same window again (R-FC-47). */
export function carryOn(p: Procedure, window: WindowFrame, pending: Pending): void {
  if (pending.declared && !pending.countered) {
    p.replace({ ...window, pending: { ...pending, declared: false } });
    return perform(p, pending);
  }
  if (pending.countered) p.emit({ kind: 'interrupt-countered', side: pending.side, type: pending.kind });
  const { patrolHeld: _said, ...offered } = window;
  const open = { ...offered, pending: null, enemyAsked: false };
  if (window.at === 'own') p.pop();
  else p.replace({ ...open, ask: handsToAsk(p.state, open) });
}

/** Does what it was played for; the unit is not activated by it (FC-MISC-11). */
function perform(p: Procedure, { use, seat }: Pending): void {
  const unit = use.use === 'counter-intelligence' ? undefined : p.state.units[use.unit];
  if (unit === undefined) return;
  switch (use.use) {
    case 'move':
      return startMove(p, {
        unit: unit.id,
        path: use.path,
        allowance: moveOf(unit),
        cause: 'interrupt',
        patrol: use.patrol ?? null,
        leave: use.leave === true,
        seat,
        ...(use.facing === undefined ? {} : { turnTo: use.facing }),
      });
    case 'attack':
      return declareAttack(p, {
        attacker: unit.id,
        target: use.target,
        mode: use.mode,
        weapon: use.weapon ?? null,
        cause: 'interrupt',
      });
    case 'repairs':
      repairOne(p, unit.id, use.remove, { rule: 'R-FC-52', by: 'Interrupt Repairs' });
      return;
    case 'counter-intelligence':
      return;
  }
}

/** A card is spent so that the patrol meets the attacker first; the attack below goes on with it (R-FC-41, R-FC-160). */
export function sendPatrol(p: Procedure, window: WindowFrame, hand: HandId, by: `seat-${number}`, card: CardId): void {
  const patrol = window.patrol;
  if (patrol === null) return;
  p.emit({ kind: 'patrol-sent', hand, by, card, patrol });
  reactWithPatrol(p);
  const open = { ...window, patrol: null };
  p.replace({ ...open, ask: handsToAsk(p.state, open) });
}
