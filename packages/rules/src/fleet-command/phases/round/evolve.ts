import { readable } from '../../../kernel/ruleset/draft.ts';
import type { CardId, HandId } from '../../ids.ts';
import type { EvolversOf, State } from '../../state.ts';
import type { RoundEvent } from './schema.ts';

/** Takes cards out of a hand, whose count follows; the rest stays sorted. */
export function takeFromHand(draft: State, id: HandId, cards: readonly CardId[]): void {
  const held = readable(draft.secrets.hands[id] ?? []);
  const left = [...held];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  if (left.length < held.length) draft.secrets.hands[id] = left;
  const hand = draft.hands[id];
  if (hand !== undefined) hand.cards = left.length;
}

function putInHand(draft: State, id: HandId, cards: readonly CardId[]): void {
  const held = [...(draft.secrets.hands[id] ?? []), ...cards].sort();
  draft.secrets.hands[id] = held;
  const hand = draft.hands[id];
  if (hand !== undefined) hand.cards = held.length;
}

/** What ends with the round for hands, sides and units (FC-SEQ-15). Who holds Valour keeps it (FC-VAL-3). */
function freshen(draft: State): void {
  for (const hand of Object.values(draft.hands)) {
    draft.match.discards.push(...hand.played.map(({ card }) => card));
    hand.played = [];
    hand.interrupts = [];
    hand.playUsed = 0;
    hand.passed = false;
  }
  for (const side of Object.values(draft.sides)) {
    side.valourUsed = false;
    if (side.solo !== undefined) side.solo = { arrived: 0, played: [], reacted: false, passed: false };
  }
  for (const unit of Object.values(draft.units)) {
    unit.activated = false;
    unit.attacked = false;
    unit.launched = 0;
    unit.lockedWith = null;
    // Patrols are ready again (FC-CAP-5).
    if (unit.place === 'patrol') unit.patrolReady = true;
  }
}

export const evolveRound: EvolversOf<RoundEvent> = {
  'round-began': (draft, { round, values }) => {
    draft.match.round = round;
    draft.match.step = 'draw';
    draft.match.turn = null;
    for (const [id, { hand, play }] of Object.entries(values)) {
      const held = draft.hands[id];
      if (held === undefined) continue;
      held.handValue = hand;
      held.playValue = play;
    }
  },
  'cards-committed': (draft, { hand, cards }) => {
    draft.secrets.committed[hand] = cards;
  },
  'commitments-revealed': (draft, { discards }) => {
    for (const [hand, cards] of Object.entries(discards)) {
      takeFromHand(draft, hand, cards);
      draft.match.discards.push(...cards);
    }
    draft.secrets.committed = {};
  },
  'deck-shuffled': (draft, { deck }) => {
    draft.secrets.deck = deck;
    draft.match.discards = [];
    draft.match.deckCards = deck.length;
  },
  'cards-drawn': (draft, { dealt }) => {
    for (const [hand, cards] of Object.entries(dealt)) {
      putInHand(draft, hand, cards);
      draft.secrets.deck.length -= cards.length;
    }
    draft.match.deckCards = draft.secrets.deck.length;
  },
  'initiative-step-began': (draft) => {
    draft.match.step = 'initiative';
  },
  'initiative-rolled': (draft, { order }) => {
    if (order.length > 0) draft.match.order = order;
  },
  'valour-taken': (draft, { side }) => {
    draft.match.valour = side;
  },
  'play-began': (draft) => {
    draft.match.step = 'play';
  },
  'cleaned-up': (draft, { roundsLeft }) => {
    draft.match.step = 'clean-up';
    draft.match.turn = null;
    draft.match.roundsLeft = roundsLeft;
    freshen(draft);
  },
  conceded: (draft, { by, winner, winners, points }) => {
    draft.match.step = 'over';
    draft.match.outcome = {
      winner,
      ...(winners === undefined ? {} : { winners }),
      reason: `${by} concedes`,
      points,
    };
  },
  'seat-left': (draft, { seat, heir }) => {
    for (const unit of Object.values(draft.units)) if (unit.seat === seat) unit.seat = heir;
    for (const zone of draft.match.zones) if (zone.seat === seat) zone.seat = heir;
    for (const hand of Object.values(draft.hands)) {
      if (!hand.seats.includes(seat)) continue;
      hand.seats = hand.seats.filter((other) => other !== seat);
      if (hand.seats.length > 0) continue;
      const cards = [...(draft.secrets.hands[hand.id] ?? [])];
      takeFromHand(draft, hand.id, cards);
      draft.match.discards.push(...cards);
      delete draft.secrets.committed[hand.id];
      hand.passed = true;
    }
  },
};
