/** What each event of an interrupt changes, and what the log says of it. */
import type { EvolversOf, NarratorsOf, State } from '../../state.ts';
import { takeFromHand } from '../round/evolve.ts';
import type { InterruptEvent, InterruptUse } from './schema.ts';
import type { LogPart } from '../../../kernel/contract.ts';
import { cardName, handName, sideName, unitName } from '../../names.ts';

export const evolveInterrupts: EvolversOf<InterruptEvent> = {
  'interrupt-played': (draft, { hand: id, side, card, type }) => {
    if (id === null) {
      const bank = draft.sides[side]?.bank ?? [];
      const at = bank.indexOf(type);
      if (at >= 0) bank.splice(at, 1);
      draft.match.discards.push(card);
      return;
    }
    takeFromHand(draft, id, [card]);
    const hand = draft.hands[id];
    if (hand === undefined) return;
    // It costs no Play and activates nobody (FC-INT-5).
    hand.played.push({ card, face: 'front', interrupt: true });
    hand.interrupts.push(type);
  },
  'interrupt-countered': () => {},
  'order-countered': () => {},
  'patrol-sent': (draft, { hand: id, card }) => {
    takeFromHand(draft, id, [card]);
    draft.match.discards.push(card);
    const hand = draft.hands[id];
    if (hand !== undefined) hand.playUsed += 1;
  },
};

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
