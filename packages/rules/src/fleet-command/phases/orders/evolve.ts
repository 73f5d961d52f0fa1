import { readable } from '../../../kernel/ruleset/draft.ts';
import { draftsWhere } from '../../../kernel/ruleset/evolve.ts';
import type { EvolversOf } from '../../state.ts';
import { takeFromHand } from '../round/evolve.ts';
import type { OrderEvent } from './events.ts';

export const evolveOrders: EvolversOf<OrderEvent> = {
  'turn-began': (draft, { hand }) => {
    draft.match.turn = hand;
    // A unit makes one Attack action in a turn, whose turn it may be (R-FC-235).
    for (const unit of draftsWhere(draft.units, ({ attacked }) => attacked)) unit.attacked = false;
    for (const { solo } of draftsWhere(draft.sides, (side) => side.solo?.reacted === true))
      if (solo !== undefined) solo.reacted = false;
  },
  passed: (draft, { hand: id }) => {
    const hand = draft.hands[id];
    if (hand !== undefined) hand.passed = true;
  },
  'pass-agreed': () => {},
  'order-declared': (draft, { hand: id, card, face }) => {
    takeFromHand(draft, id, [card]);
    const hand = draft.hands[id];
    if (hand !== undefined) hand.played = [...readable(hand.played), { card, face, interrupt: false }];
  },
  'order-downgraded': () => {},
  'order-cancelled': (draft, { hand: id }) => {
    const hand = draft.hands[id];
    if (hand !== undefined) hand.playUsed += 1;
  },
  'card-spent': (draft, { hand: id, card, also }) => {
    const cards = also === null ? [card] : [card, also];
    takeFromHand(draft, id, cards);
    draft.match.discards.push(...cards);
  },
  'order-paid': (draft, { hand: id, units }) => {
    const hand = draft.hands[id];
    if (hand !== undefined) hand.playUsed += 1;
    for (const unit of units) {
      const activated = draft.units[unit];
      if (activated !== undefined) activated.activated = true;
    }
  },
  'damage-control-rolled': () => {},
  'action-skipped': (draft, { unit: id }) => {
    // A unit that stays aboard has had its order all the same (R-FC-36).
    const unit = draft.units[id];
    if (unit?.place === 'embarked' || unit?.place === 'reserve') unit.activated = true;
  },
};
