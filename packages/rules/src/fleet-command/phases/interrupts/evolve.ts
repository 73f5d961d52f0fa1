import type { EvolversOf } from '../../state.ts';
import { takeFromHand } from '../round/evolve.ts';
import type { InterruptEvent } from './events.ts';

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
