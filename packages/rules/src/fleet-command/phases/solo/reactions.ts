/** Banked interrupts of the automated enemy: one in a player's turn, at the first legal moment (R-FC-211). */
import type { InterruptKind, SideId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable } from '../../state.ts';
import { moveOf } from '../../unit/stats.ts';
import { onBoard } from '../../unit/units.ts';
import { attackForecast } from '../attacks/forecast.ts';
import { type AttackSpec, legalAttacks } from '../attacks/readiness.ts';
import { declareInterrupt } from '../interrupts/declaring.ts';
import type { InterruptUse, WindowFrame } from '../interrupts/frames.ts';
import { interruptCards, removals } from '../interrupts/means.ts';
import { wayOf } from './choices.ts';
import { priorityOf } from './draw.ts';
import { enemySide } from './turn.ts';

/** What the type could be used for at this window; undefined where it is not legal. */
function useOf(table: OpenTable, window: WindowFrame, side: SideId, type: InterruptKind): InterruptUse | undefined {
  const own = onBoard(table, side);
  switch (type) {
    case 'counter-intelligence':
      return window.at === 'order' || window.at === 'interrupt' ? { use: 'counter-intelligence' } : undefined;
    case 'repairs': {
      if (window.at === 'order' || window.at === 'interrupt') return undefined;
      const unit = own.find((one) => removals(one).length > 0);
      const remove =
        unit === undefined
          ? undefined
          : (['weapons', 'engines', 'bays', 'focus-fire'] as const).find((token) => removals(unit).includes(token));
      return unit === undefined || remove === undefined ? undefined : { use: 'repairs', unit: unit.id, remove };
    }
    case 'attack': {
      if (window.at !== 'step') return undefined;
      const worth = (spec: AttackSpec): number => attackForecast(table, spec)?.expectedLosses ?? 0;
      const best = own
        .flatMap((unit) => legalAttacks(table, unit.id, ['weapon'], { cause: 'interrupt' }))
        .filter(({ target }) => target === window.unit)
        .sort((one, other) => worth(other) - worth(one))[0];
      if (best === undefined || best.weapon === null || best.weapon === undefined) return undefined;
      return { use: 'attack', unit: best.attacker, mode: 'weapon', target: best.target, weapon: best.weapon };
    }
    case 'move': {
      if (window.at !== 'step') return undefined;
      for (const unit of own) {
        const course = { allowance: moveOf(unit), straight: false, fixed: null };
        const place = course.allowance === 0 || unit.artifact !== null ? undefined : wayOf(table, unit, course, false);
        if (place !== undefined) return { use: 'move', unit: unit.id, path: [...place.path] };
      }
      return undefined;
    }
  }
}

/** Plays the best banked interrupt that is legal at the window on top, if it has not reacted in this turn. */
export function enemyReacts(p: Procedure, window: WindowFrame): void {
  const side = enemySide(p.state);
  const record = side === undefined ? undefined : p.state.sides[side];
  if (side === undefined || record === undefined || window.side === side || window.at === 'own') return;
  if (record.solo?.reacted === true || p.state.match.turn === side) return;
  for (const type of priorityOf(p.state.match.options)) {
    if (!record.bank.includes(type) || record.solo?.played.includes(type) === true) continue;
    const use = useOf(p.state, window, side, type);
    if (use === undefined) continue;
    p.emit({ kind: 'enemy-interrupted', side, type });
    return declareInterrupt(p, { kind: type, hand: null, seat: null, side, card: interruptCards[type], use });
  }
}
