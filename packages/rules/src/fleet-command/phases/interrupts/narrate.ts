import type { LogPart } from '../../../kernel/contract.ts';
import { cardName, handName, sideName, unitName } from '../../names.ts';
import type { NarratorsOf, State } from '../../state.ts';
import type { InterruptEvent } from './events.ts';
import type { InterruptUse } from './frames.ts';

const removed = {
  weapons: 'Crippled Weapons',
  engines: 'Crippled Engines',
  bays: 'Crippled Bays',
  'focus-fire': '1 Focus Fire',
};

function purposeOf(state: State, use: InterruptUse): readonly LogPart[] {
  switch (use.use) {
    case 'move':
      return [' for a move of ', unitName(state, use.unit)];
    case 'attack':
      return [' for an attack of ', unitName(state, use.unit), ' on ', unitName(state, use.target)];
    case 'repairs':
      return [` to take ${removed[use.remove]} off `, unitName(state, use.unit)];
    case 'counter-intelligence':
      return [];
  }
}

export const narrateInterrupts: NarratorsOf<InterruptEvent> = {
  'interrupt-played': ({ hand, side, card, use }, _before, after) => ({
    parts: [
      hand === null ? sideName(after, side) : handName(after, hand),
      ` plays ${cardName(card)}`,
      ...purposeOf(after, use),
      '.',
    ],
    rules: ['FC-INT-1', 'FC-INT-7'],
    tone: 'act',
  }),
  'interrupt-countered': ({ side }, _before, after) => ({
    parts: ['Counter-Intelligence: the interrupt of ', sideName(after, side), ' has no effect.'],
    rules: ['R-FC-53'],
    tone: 'act',
  }),
  'order-countered': ({ hand, card }, _before, after) => ({
    parts: ['Counter-Intelligence: ', handName(after, hand), ` loses the text of ${cardName(card)}.`],
    rules: ['R-FC-53'],
    tone: 'act',
  }),
  'patrol-sent': ({ hand, card, patrol }, _before, after) => ({
    parts: [
      handName(after, hand),
      ` spends ${cardName(card)}: `,
      unitName(after, patrol),
      ' meets the attacker first.',
    ],
    rules: ['FC-CAP-4', 'R-FC-41'],
    tone: 'act',
  }),
};
