/** Banked interrupts of the automated enemy: one in a player's turn, at the first legal moment (R-FC-211). */
import { repairPriority } from '../data/solo.ts';
import type { InterruptKind, SideId } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import type { OpenTable } from '../state.ts';
import type { Unit } from '../table.ts';
import { moveOf } from '../unit/stats.ts';
import { onBoard } from '../unit/units.ts';
import { attackForecast } from '../phases/attacks/forecast.ts';
import { type AttackSpec, legalAttacks } from '../phases/attacks/readiness.ts';
import { declareInterrupt } from '../phases/interrupts/declaring.ts';
import type { InterruptUse, WindowFrame } from '../phases/interrupts/schema.ts';
import { interruptCards, removals } from '../phases/interrupts/means.ts';
import { balance } from './advantage.ts';
import { aimOf } from './aims.ts';
import { priorityOf } from './draw.ts';
import { endings } from './endings.ts';
import { enemySide } from './turn.ts';
import { wayOf } from './ways.ts';

/** What the type could be used for at this window; undefined where it is not legal. */
function useOf(table: OpenTable, window: WindowFrame, side: SideId, type: InterruptKind): InterruptUse | undefined {
  const own = onBoard(table, side);
  switch (type) {
    case 'counter-intelligence':
      return window.at === 'order' || window.at === 'interrupt' ? { use: 'counter-intelligence' } : undefined;
    case 'repairs':
      return window.at === 'order' || window.at === 'interrupt' ? undefined : repairsOf(own);
    case 'attack':
      return window.at === 'step' ? attackOf(table, window, own) : undefined;
    case 'move':
      return window.at === 'step' ? moveOfBank(table, own) : undefined;
  }
}

/** Weapons, Engines, Bays, then Focus Fire, whichever unit bears it (R-FC-218). */
function repairsOf(own: readonly Unit[]): InterruptUse | undefined {
  for (const remove of repairPriority) {
    const unit = own.find((one) => removals(one).includes(remove));
    if (unit !== undefined) return { use: 'repairs', unit: unit.id, remove };
  }
  return undefined;
}

/** The best attack on the unit that moves. */
function attackOf(table: OpenTable, window: WindowFrame, own: readonly Unit[]): InterruptUse | undefined {
  const worth = (spec: AttackSpec): number => {
    const forecast = attackForecast(table, spec);
    return forecast === undefined ? 0 : balance(table, spec, forecast);
  };
  const [best] = own
    .flatMap((unit) => legalAttacks(table, unit, ['weapon'], { cause: 'interrupt' }))
    .filter(({ target }) => target === window.unit)
    .sort((one, other) => worth(other) - worth(one));
  if (best === undefined || best.weapon === null || best.weapon === undefined) return undefined;
  return { use: 'attack', unit: best.attacker, mode: 'weapon', target: best.target, weapon: best.weapon };
}

/** The first unit that has somewhere to go: on an errand of its side, else nearer to its quarry. */
function moveOfBank(table: OpenTable, own: readonly Unit[]): InterruptUse | undefined {
  const sent = [...own].sort(
    (one, other) => Number(aimOf(table, one) === undefined) - Number(aimOf(table, other) === undefined),
  );
  for (const unit of sent) {
    const course = { allowance: moveOf(unit), straight: false, fixed: null };
    if (course.allowance === 0 || unit.artifact !== null) continue;
    const way = wayOf(table, unit, endings(table, unit, course))?.ending;
    if (way === undefined || way.path.length === 0) continue;
    return { use: 'move', unit: unit.id, path: [...way.path] };
  }
  return undefined;
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
