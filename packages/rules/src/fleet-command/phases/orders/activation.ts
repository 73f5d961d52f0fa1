/** An order being carried out: the fixed steps of an activation, line by line (FC-ORD-17, R-FC-42). */
import { endBuffs } from '../../damage/index.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { hazardAttack } from '../attacks/declaration.ts';
import { openWindow } from '../interrupts/windows.ts';
import { removals } from '../interrupts/means.ts';
import { hazardsAt } from '../moving/course.ts';
import { actionRules } from './actions.ts';
import { removeForced } from './damage-control.ts';
import type { OrderFrame } from './frames.ts';
import { carryOut } from './purposes.ts';
import { type Current, currentOf, isUsable, stepsOf } from './steps.ts';

const buffs = { brace: 'braced', evade: 'evading', 'lock-down': 'lockdown' } as const;

/** Whether the step that comes next waits for its player. */
export function asksNow(table: OpenTable, order: OrderFrame): boolean {
  switch (order.stage) {
    case 'choose-basic':
    case 'leave-patrol':
    case 'damage-control':
    case 'damage-roll':
      return true;
    case 'remove': {
      const unit = currentOf(table, order)?.unit;
      return unit !== undefined && order.removals > 0 && removals(unit).length > 1;
    }
    case 'act': {
      const current = currentOf(table, order);
      return current !== undefined && canDo(table, order, current);
    }
    default:
      return false;
  }
}

function canDo(table: OpenTable, order: OrderFrame, { unit, step }: Current): boolean {
  const rules = step === undefined ? undefined : actionRules(step);
  return (
    rules !== undefined && (step === 'reinforce' || isUsable(table, order, unit)) && rules.possible(table, order, unit)
  );
}

/** The next automatic step of an order. */
export function advanceOrder(p: Procedure, order: OrderFrame): void {
  switch (order.stage) {
    case 'declared':
      p.replace({ ...order, stage: 'pay' });
      if (order.face === 'front') openOrderWindow(p, order);
      return;
    case 'pay':
      return pay(p, order);
    case 'activate':
      return activate(p, order);
    case 'remove': {
      const unit = currentOf(p.state, order)?.unit;
      return unit === undefined ? nextLine(p, order) : removeForced(p, order, unit);
    }
    case 'hazard':
      return hazard(p, order);
    case 'act':
      return act(p, order);
    case 'choose-basic':
    case 'leave-patrol':
    case 'damage-control':
    case 'damage-roll':
      // Nobody is left to decide it: the order ends here.
      return p.replace({ ...order, stage: 'done' });
    case 'done':
      return p.pop();
  }
}

function openOrderWindow(p: Procedure, order: OrderFrame): void {
  const side = p.state.hands[order.hand]?.side;
  if (side !== undefined) openWindow(p, { at: 'order', side });
}

/** Step 3: Play is used and the units are activated; a countered order becomes a basic one or nothing (R-FC-53). */
function pay(p: Procedure, order: OrderFrame): void {
  if (order.countered && order.basic === null) {
    if (p.state.match.options['counterIntelligence'] !== 'cancel')
      return p.replace({ ...order, stage: 'choose-basic' });
    p.emit({ kind: 'order-cancelled', hand: order.hand, card: order.card });
    return p.replace({ ...order, stage: 'done' });
  }
  const named = order.lines.flatMap(({ unit }) => (unit === null ? [] : [unit]));
  // Who is brought on is activated by coming, and the factory that builds it is not (R-FC-174).
  const builds = order.basic === 'reinforce';
  const units = named.filter((id) => {
    const place = p.state.units[id]?.place;
    return place === 'patrol' || (place === 'board' && !builds);
  });
  p.emit({ kind: 'order-paid', hand: order.hand, units });
  p.replace({ ...order, stage: 'activate' });
}

/** Step 4: buffs and a lock end; patrols leave their ship first (FC-ORD-12, R-FC-43, R-FC-149, R-FC-164). */
function activate(p: Procedure, order: OrderFrame): void {
  const current = currentOf(p.state, order);
  if (current === undefined) return nextLine(p, order);
  const { unit, step } = current;
  if (step === 'reinforce') return p.replace({ ...order, stage: 'act', action: 0 });
  if (unit.place === 'patrol') return p.replace({ ...order, stage: 'leave-patrol' });
  if (!isUsable(p.state, order, unit)) return nextLine(p, order);
  endBuffs(p, unit.id, { rule: 'R-FC-43', by: 'a new order' });
  if (unit.lockedWith !== null && order.purpose?.to !== 'counterattack')
    p.emit({ kind: 'lock-ended', units: [unit.id] });
  const hazards = unit.at === null ? [] : [...hazardsAt(p.state, unit, unit.at)];
  const stage = removals(unit).length > 0 ? 'damage-control' : 'hazard';
  p.replace({ ...order, stage, action: 0, hazards });
}

/** Step 6: what lies in the hex attacks, whatever the order is, one field after another (FC-TER-2, FC-MISC-9). */
function hazard(p: Procedure, order: OrderFrame): void {
  const unit = currentOf(p.state, order)?.unit;
  if (unit === undefined || !isUsable(p.state, order, unit)) return nextLine(p, order);
  const [next, ...hazards] = order.hazards;
  p.replace({ ...order, hazards, stage: next === undefined ? 'act' : 'hazard' });
  if (next !== undefined) hazardAttack(p, { feature: next, unit: unit.id });
}

/** Step 7: steps that need no decision, and those that are passed over because the unit cannot follow (FC-ORD-5). */
function act(p: Procedure, order: OrderFrame): void {
  const current = currentOf(p.state, order);
  if (current === undefined) return nextLine(p, order);
  const { line, unit, step } = current;
  if (order.action >= stepsOf(p.state, order, line).length) return nextLine(p, order);
  if (step !== 'reinforce' && !isUsable(p.state, order, unit)) return nextLine(p, order);
  p.replace({ ...order, action: order.action + 1 });
  if (step === 'purpose' && order.purpose !== null) carryOut(p, unit, order.purpose);
  if (step === 'brace' || step === 'evade' || step === 'lock-down') placeBuff(p, unit, buffs[step]);
}

function placeBuff(p: Procedure, unit: Unit, buff: 'braced' | 'evading' | 'lockdown'): void {
  if (!unit[buff]) p.emit({ kind: 'buff-placed', unit: unit.id, buff, cause: { rule: 'FC-ORD-11', by: 'its order' } });
}

function nextLine(p: Procedure, order: OrderFrame): void {
  const line = order.line + 1;
  if (line >= order.lines.length) return p.replace({ ...order, stage: 'done' });
  p.replace({ ...order, line, action: 0, hazards: [], removals: 0, faces: [], stage: 'activate' });
}
