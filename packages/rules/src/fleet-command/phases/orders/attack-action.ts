/** The Attack action of an order: what the card and the moves before it allow (R-FC-61, R-FC-62, R-FC-136, R-FC-137). */
import type { Rejection } from '../../../kernel/contract.ts';
import { distance, sameHex } from '../../../geometry/hex/index.ts';
import { anyOf } from '../../../kernel/ruleset/offer.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { declareAttack } from '../attacks/declaration.ts';
import { type AttackSpec, checkAttack, attacksInReach } from '../attacks/readiness.ts';
import type { ActionRules } from '../../game.ts';
import type { OrderFrame, OrderLine } from './frames.ts';
import { modifiersOf } from './steps.ts';

export type AttackOrderStep = 'attack' | 'power-attack' | 'ram-ahead';
type Mode = 'weapon' | 'ram' | 'boarding';
const everyMode: readonly Mode[] = ['weapon', 'ram', 'boarding'];

/**
 * A ram needs a Move action of the same line, the last one, with 1 Move left and the unit still where it ended
 * (R-FC-136, R-FC-137).
 */
function ramReady(line: OrderLine | undefined, unit: Unit): boolean {
  const last = line?.moves.at(-1);
  if (last === undefined || last.lightning || last.left < 1 || unit.at === null) return false;
  return sameHex(last.at, unit.at) && last.facing === unit.facing;
}

const modesOf = (order: OrderFrame, step: AttackOrderStep): readonly Mode[] =>
  step === 'ram-ahead' ? ['ram'] : (modifiersOf(order).attackModes ?? everyMode);

/** What the card adds to every attack of this step. */
function termsOf(order: OrderFrame, step: AttackOrderStep) {
  const { attackDice, straight, cripples, sameTarget } = modifiersOf(order);
  const first =
    sameTarget === true ? order.lines.slice(0, order.line).find(({ target }) => target !== null) : undefined;
  return {
    cause: 'order' as const,
    power: step === 'power-attack',
    bonusDice: step === 'ram-ahead' ? (straight?.ramDice ?? 0) : (attackDice ?? 0),
    cripples: cripples ?? null,
    mustSameTarget: first?.target ?? null,
  };
}

/** The second unit of a formation attacks only from next to the first; elsewhere its attack is left out (R-FC-61). */
function keepsFormation(table: OpenTable, order: OrderFrame, unit: Unit): boolean {
  const leader = order.lines[0]?.unit;
  if (modifiersOf(order).formation !== true || order.line === 0 || leader === null || leader === undefined) return true;
  const first = table.units[leader];
  return first?.place === 'board' && first.at !== null && unit.at !== null && distance(first.at, unit.at) === 1;
}

function checkMode(order: OrderFrame, step: AttackOrderStep, unit: Unit, mode: Mode): Rejection | undefined {
  const modes = modesOf(order, step);
  if (!modes.includes(mode))
    return refuse('wrong-attack', 'FC-ORD-10', `This order only allows: ${modes.join(', ')}. Choose one of those.`);
  if (mode !== 'ram' || ramReady(order.lines[order.line], unit)) return undefined;
  return refuse(
    'no-run-up',
    'R-FC-137',
    `A ram needs a Move action of the same order with 1 Move left. ${unit.name} has none. Attack in another way.`,
  );
}

const attacksOf = (table: OpenTable, order: OrderFrame, step: AttackOrderStep, unit: Unit): Iterable<AttackSpec> =>
  keepsFormation(table, order, unit)
    ? attacksInReach(
        table,
        unit,
        modesOf(order, step).filter((mode) => checkMode(order, step, unit, mode) === undefined),
        termsOf(order, step),
      )
    : [];

const verbs = { weapon: 'Attack', ram: 'Ram', boarding: 'Board', counterattack: 'Board' } as const;

export const attackAction = (step: AttackOrderStep): ActionRules => ({
  possible: (table, order, unit) => unit.place === 'board' && anyOf(attacksOf(table, order, step, unit)),
  offers: (sight, order, unit) =>
    Array.from(attacksOf(sight, order, step, unit), ({ mode, target, weapon }) => ({
      kind: 'attack' as const,
      label: `${verbs[mode]} ${sight.units[target]?.name ?? target}`,
      about: [`unit:${unit.id}`, `unit:${target}`],
      rule: 'FC-RNG-1',
      unit: unit.id,
      mode: mode === 'counterattack' ? ('boarding' as const) : mode,
      target,
      weapon: weapon ?? null,
    })),
  check: (sight, order, unit, command) => {
    if (command.kind !== 'attack')
      return refuse('not-now', 'FC-ORD-4', `${unit.name} attacks now. Name its target, or skip the action.`);
    return (
      checkMode(order, step, unit, command.mode) ??
      checkAttack(sight, {
        ...termsOf(order, step),
        attacker: unit.id,
        target: command.target,
        mode: command.mode,
        weapon: command.weapon ?? null,
      })
    );
  },
  resolve: (p, order, unit, command) => {
    const top = p.frame;
    if (command.kind !== 'attack' || top?.kind !== 'order') return;
    const lines = top.lines.map((line, index) => (index === order.line ? { ...line, target: command.target } : line));
    p.replace({ ...top, lines });
    declareAttack(p, {
      ...termsOf(order, step),
      attacker: unit.id,
      target: command.target,
      mode: command.mode,
      weapon: command.weapon ?? null,
    });
  },
  sample: (_sight, _order, offer) => {
    if (offer.kind !== 'attack') throw new Error(`an Attack action does not offer ${offer.kind}`);
    const { mode, target, weapon } = offer;
    return { kind: 'attack', mode, target, ...(weapon === null ? {} : { weapon }) };
  },
});
