/** Move and Lightning Move as actions of an order (FC-MOV-1 to FC-MOV-9). */
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { Unit } from '../../table.ts';
import { lightningOf, moveOf } from '../../unit/stats.ts';
import { checkEnd } from '../interrupts/uses.ts';
import { sampleDestination } from '../interrupts/sampling.ts';
import { checkPath, type Course, destinations } from '../moving/course.ts';
import { startMove } from '../moving/move.ts';
import type { ActionRules } from '../../game.ts';
import type { OrderFrame } from './frames.ts';
import { modifiersOf } from './steps.ts';

const allowanceOf = (unit: Unit, lightning: boolean): number => (lightning ? lightningOf(unit) : moveOf(unit));

/** A straight order keeps to the way that the unit took or turned to first (R-FC-60). */
function courseOf(order: OrderFrame, unit: Unit, lightning: boolean): Course {
  const straight = modifiersOf(order).straight !== undefined;
  const moves = order.lines[order.line]?.moves ?? [];
  const begun = moves.some(({ entered, left }) => entered.length > 0 || left < moveOf(unit));
  return { allowance: allowanceOf(unit, lightning), straight, fixed: straight && begun ? unit.facing : null };
}

/** A turn on the spot is a Move action of its own; a straight order has one before its first hex (R-FC-60, R-FC-79). */
function checkTurn(order: OrderFrame, unit: Unit, lightning: boolean): Rejection | undefined {
  return courseOf(order, unit, lightning).fixed === null
    ? undefined
    : refuse(
        'not-straight',
        'R-FC-60',
        'This order goes straight ahead and turns no more. Move on, or skip the action.',
      );
}

const causeOf = (order: OrderFrame, lightning: boolean) => {
  if (lightning) return 'lightning' as const;
  return order.basic === 'harvest' ? ('harvest' as const) : ('move' as const);
};

export const moveAction = (lightning: boolean): ActionRules => ({
  // To move or to turn takes Move (FC-MISC-18).
  possible: (_table, _order, unit) => unit.place === 'board' && allowanceOf(unit, lightning) > 0,
  offers: (sight, order, unit) => {
    const course = courseOf(order, unit, lightning);
    const what = lightning ? 'Lightning Move' : 'Move';
    const about = [`unit:${unit.id}`];
    return [
      {
        kind: 'move',
        label: `${what}: up to ${course.allowance}`,
        about,
        rule: lightning ? 'FC-MOV-9' : 'FC-MOV-1',
        unit: unit.id,
        allowance: course.allowance,
        straight: course.straight,
        destinations: destinations(sight, unit, course),
      },
      ...(checkTurn(order, unit, lightning) === undefined
        ? [{ kind: 'turn' as const, label: 'Turn on the spot for 1 Move', about, rule: 'FC-MOV-5', unit: unit.id }]
        : []),
    ];
  },
  check: (sight, order, unit, command) => {
    if (command.kind === 'turn') return checkTurn(order, unit, lightning);
    if (command.kind !== 'move')
      return refuse('not-now', 'FC-ORD-4', `${unit.name} moves now. Move it, turn it, or skip the action.`);
    return checkPath(sight, unit, command.path, courseOf(order, unit, lightning)) ?? checkEnd(sight, unit, command);
  },
  resolve: (p, order, unit, command, by) => {
    const course = courseOf(order, unit, lightning);
    const spec = { unit: unit.id, allowance: course.allowance, cause: causeOf(order, lightning), seat: by };
    if (command.kind === 'turn') startMove(p, { ...spec, path: [], turnTo: command.facing });
    if (command.kind === 'move')
      startMove(p, {
        ...spec,
        path: command.path,
        straight: course.straight,
        patrol: command.patrol ?? null,
        leave: command.leave === true,
      });
  },
  sample: (_sight, _order, offer, _by, random) => {
    if (offer.kind === 'turn') return { kind: 'turn', facing: Math.floor(random() * 6) };
    if (offer.kind !== 'move') throw new Error(`a Move action does not offer ${offer.kind}`);
    return { kind: 'move', ...sampleDestination(offer.destinations, random) };
  },
});
