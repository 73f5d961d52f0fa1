/** The draw step: secret discards, then every hand is filled (R-FC-22 to R-FC-26). */
import type { Sealing, SealedThing } from '../../../kernel/contract.ts';
import type { Event } from '../../events.ts';
import type { CardId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable, State } from '../../state.ts';
import type { Hand } from '../../table.ts';
import { heldHands } from './values.ts';

/** How many cards a hand has to put away, so that it holds no more than its value (FC-HP-7). */
export const excess = (hand: Hand): number => Math.max(0, hand.cards - hand.handValue);

/** Turns the committed cards up; nothing is told where nobody put any away. */
export function reveal(p: Procedure, purpose: 'draw' | 'initiative'): Readonly<Record<string, readonly CardId[]>> {
  const committed = p.state.secrets.committed;
  const discards = Object.fromEntries(Object.entries(committed).map(([hand, cards]) => [hand, [...cards]]));
  if (Object.keys(discards).length > 0) p.emit({ kind: 'commitments-revealed', purpose, discards });
  return discards;
}

/** The hands in the order of the deal where the deck runs short: from who went second in the last round (R-FC-26). */
function dealingOrder(table: OpenTable): readonly Hand[] {
  const hands = heldHands(table);
  const last = [...new Set(table.match.order)].filter((id) => table.hands[id] !== undefined);
  const first = last[1] ?? hands.find(({ side }) => side === 'taiidan')?.id ?? last[0];
  const at = Math.max(
    0,
    hands.findIndex(({ id }) => id === first),
  );
  return [...hands.slice(at), ...hands.slice(0, at)];
}

/**
 * Fills every hand to its value, one card at a time in turn. A deck that is too small for all is first shuffled
 * together with the discard pile (FC-SEQ-17, R-FC-26).
 */
export function dealHands(p: Procedure): void {
  const needs = new Map(
    dealingOrder(p.state).map((hand) => [hand.id, Math.max(0, hand.handValue - hand.cards)] as const),
  );
  const wanted = [...needs.values()].reduce((sum, need) => sum + need, 0);
  if (wanted === 0) return;
  const { deck } = p.state.secrets;
  if (deck.length < wanted && p.state.match.discards.length > 0) {
    const cards = [...deck, ...p.state.match.discards].sort();
    p.emit({ kind: 'deck-shuffled', deck: [...p.dice.shuffle(cards, 'the Command deck')] });
  }
  const left = [...p.state.secrets.deck];
  const dealt: Record<string, CardId[]> = {};
  for (let again = true; again && left.length > 0;) {
    again = false;
    for (const [hand, need] of needs) {
      const got = (dealt[hand] ??= []);
      if (got.length >= need) continue;
      const card = left.pop();
      if (card === undefined) break;
      got.push(card);
      again = true;
    }
  }
  p.emit({ kind: 'cards-drawn', dealt });
}

const nothing: readonly SealedThing[] = [];

/** Cards that were set aside in secret lie sealed until all have chosen (FC-MISC-15, R-FC-223). */
export const sealing: Sealing<State, Event> = {
  sealed: ({ secrets: { committed }, hands, frames }) => {
    const ids = Object.keys(committed);
    if (ids.length === 0) return nothing;
    const what = frames.at(-1)?.kind === 'initiative' ? 'cards for initiative' : 'cards to put away';
    return ids.sort().map((id) => ({ id, of: hands[id]?.seats ?? [], what, content: [...(committed[id] ?? [])] }));
  },
  opened: (event) => (event.kind === 'commitments-revealed' ? Object.keys(event.discards) : []),
};
