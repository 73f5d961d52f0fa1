/**
 * What the log says of orders. Basic orders that can do nothing as things stand are legal all the same (R-FC-36), but
 * players are told at once.
 */
import type { BasicOrder } from '../../ids.ts';
import type { NarratorsOf, OpenTable, State } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { moveOf } from '../../unit/stats.ts';
import { anyOf } from '../../../kernel/ruleset/offer.ts';
import { attacksInReach } from '../attacks/readiness.ts';
import type { LogPart } from '../../../kernel/contract.ts';
import { cardName, handName, listed, unitName } from '../../names.ts';
import type { OrderEvent } from './events.ts';
import { purposeWords } from './purposes.ts';
import { stepNames } from './actions.ts';
import type { OrderingStep } from './steps.ts';

const terms = { cause: 'order', power: false, bonusDice: 0, cripples: null, mustSameTarget: null } as const;

/** Why the unit has nothing to do in that order, as the end of a sentence about it; undefined where it has. */
export function idleWords(table: OpenTable, basic: BasicOrder | null, unit: Unit | undefined): string | undefined {
  if (unit?.place !== 'board') return undefined;
  if (basic === 'move' && moveOf(unit) === 0) return ' cannot move';
  if (basic !== 'attack' || anyOf(attacksInReach(table, unit, ['weapon', 'boarding'], terms))) return undefined;
  return ' has no target where it stands';
}

const basicNames = { move: 'Move', attack: 'Attack', reinforce: 'Reinforce', harvest: 'Harvest' } as const;

const named = (state: State, units: readonly (string | null)[]): readonly LogPart[] =>
  listed(units.flatMap((id) => (id === null ? [] : [[unitName(state, id)]])));

export const narrateOrders: NarratorsOf<OrderEvent> = {
  'turn-began': ({ hand }, _before, after) => ({
    parts: ['The turn of ', handName(after, hand), '.'],
    rules: ['FC-SEQ-8'],
    tone: 'phase',
    cue: { is: 'turn' },
  }),
  passed: ({ hand }, _before, after) => ({
    parts: [handName(after, hand), ' has passed.'],
    rules: ['FC-SEQ-9', 'R-FC-34'],
    tone: 'act',
  }),
  'pass-agreed': ({ hand }, _before, after) => ({
    parts: ['A member of ', handName(after, hand), ' agrees to pass.'],
    rules: ['R-FC-203'],
    tone: 'act',
  }),
  'order-declared': ({ hand, card, basic, units }, _before, after) => {
    const idle = units.flatMap((id) => {
      const words = id === null ? undefined : idleWords(after, basic, after.units[id]);
      return id === null || words === undefined ? [] : [' ', unitName(after, id), words, '.'];
    });
    return {
      parts: [
        handName(after, hand),
        basic === null ? ` plays ${cardName(card)}: ` : ` plays ${cardName(card)} as ${basicNames[basic]}: `,
        ...named(after, units),
        '.',
        ...idle,
      ],
      rules: [basic === null ? 'FC-ORD-7' : 'FC-ORD-2', ...(idle.length > 0 ? ['R-FC-36'] : [])],
      tone: 'act',
    };
  },
  'order-downgraded': ({ unit, basic }, _before, after) => ({
    parts: [unitName(after, unit), ` takes the basic order ${basicNames[basic]} instead.`],
    rules: ['R-FC-53'],
    tone: 'act',
  }),
  'order-cancelled': ({ card }) => ({
    parts: [`${cardName(card)} is stopped and has no effect.`],
    rules: ['R-FC-53'],
    tone: 'act',
  }),
  'card-spent': ({ hand, card, also, unit, purpose }, _before, after) => ({
    parts: [
      handName(after, hand),
      ` spends ${cardName(card)}${also === null ? '' : ` and ${cardName(also)}`}: `,
      unitName(after, unit),
      `, ${purposeWords[purpose.to]}.`,
    ],
    rules: ['FC-ORD-9', 'R-FC-40'],
    tone: 'act',
  }),
  'order-paid': ({ hand, units }, _before, after) => ({
    parts: [
      handName(after, hand),
      ` has used ${after.hands[hand]?.playUsed ?? 0} of ${after.hands[hand]?.playValue ?? 0} Play`,
      ...(units.length === 0 ? [] : ['; activated: ', ...named(after, units)]),
      '.',
    ],
    rules: ['FC-SEQ-12', 'R-FC-42'],
    tone: 'act',
  }),
  'damage-control-rolled': ({ unit, faces, need, successes }, _before, after) => ({
    parts: [
      unitName(after, unit),
      successes === 0
        ? ' finds nothing to repair.'
        : ` repairs ${successes === 1 ? '1 token' : `${successes} tokens`}.`,
    ],
    rules: ['FC-DMG-9', 'R-FC-134'],
    tone: 'roll',
    rolls: [
      {
        label: 'damage control',
        seat: after.units[unit]?.seat ?? null,
        sides: 6,
        faces,
        need,
        counted: successes,
      },
    ],
  }),
  'action-skipped': ({ unit, action }, _before, after) => ({
    parts: [unitName(after, unit), ` skips ${stepNames[action as OrderingStep] ?? action}.`],
    rules: ['R-FC-37'],
    tone: 'act',
  }),
};
