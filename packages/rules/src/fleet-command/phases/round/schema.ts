/** A round in writing: commands, offers, what is waited for, and events. */
import * as z from 'zod';
import { cardId, type CardId, handId, seat, sideId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { atLeastOne, count, listOf, mapOf, points, text } from '../../../kernel/bounded.ts';

const cards = z.array(cardId).max(60);

/** Cards put away before drawing; none is fine (FC-SEQ-2). */
const discardCards = z.strictObject({ kind: z.literal('discard-cards'), cards });
/** Cards given for +1 each on the initiative die (FC-SEQ-4). */
const bidInitiative = z.strictObject({ kind: z.literal('bid-initiative'), cards });
/** The other side wins (R-FC-226). */
const concede = z.strictObject({ kind: z.literal('concede') });

export const roundCommands = [discardCards, bidInitiative, concede] as const;

/** Choose any of `cards`, at least `least` of them. */
export interface DiscardOffer extends OfferOf<'discard-cards' | 'bid-initiative'> {
  readonly cards: readonly CardId[];
  readonly least: number;
}
export type RoundOffer = DiscardOffer;

/** Step 1: every hand sets cards aside in secret, then all draw (R-FC-23). `committed` tells who has chosen, never what. */
export const drawFrame = z.strictObject({
  kind: z.literal('draw'),
  committed: listOf(handId),
  /** Another such step follows, for games that draw in clean-up as well (R-FC-22). */
  again: z.boolean().optional(),
});

/** Step 2: secret discards for a bonus, then one die for each side; ties go round again (R-FC-30, R-FC-32). */
export const initiativeFrame = z.strictObject({ kind: z.literal('initiative'), committed: listOf(handId) });

/** Step 4: used cards go, values follow the leaders, tokens flip back, the tracker moves (FC-SEQ-15). */
export const cleanUpFrame = z.strictObject({ kind: z.literal('clean-up') });

const byHand = mapOf(handId, listOf(cardId));

const roundBegan = z.strictObject({
  kind: z.literal('round-began'),
  round: atLeastOne,
  /** Hand and Play value of each hand for the round (R-FC-25). */
  values: mapOf(handId, z.strictObject({ hand: count, play: count })),
});
/** What the hand has set aside, which only its own seats may read (R-FC-223). */
const cardsCommitted = z.strictObject({
  kind: z.literal('cards-committed'),
  hand: handId,
  by: seat,
  cards: listOf(cardId),
  purpose: z.enum(['draw', 'initiative']),
});
/** All committed cards go face up to the discard pile together (R-FC-23, R-FC-30). */
const commitmentsRevealed = z.strictObject({
  kind: z.literal('commitments-revealed'),
  purpose: z.enum(['draw', 'initiative']),
  discards: byHand,
});
/** Deck and discard pile become the new deck (R-FC-26). Secret: the order. */
const deckShuffled = z.strictObject({ kind: z.literal('deck-shuffled'), deck: listOf(cardId) });
/** Secret: the cards; each hand's count is public. Taken from the end of the deck in the order of `dealt`. */
const cardsDrawn = z.strictObject({ kind: z.literal('cards-drawn'), dealt: byHand });
const initiativeStepBegan = z.strictObject({ kind: z.literal('initiative-step-began') });
/** One roll of all sides; `winner` is null on a tie (FC-SEQ-3). */
const initiativeRolled = z.strictObject({
  kind: z.literal('initiative-rolled'),
  rolls: listOf(
    z.strictObject({ side: sideId, face: z.int().min(1).max(6), bonus: count, total: z.int().min(1).max(6) }),
  ),
  winner: sideId.nullable(),
  /** The turns of the play step; empty on a tie. */
  order: listOf(handId),
});
const valourTaken = z.strictObject({ kind: z.literal('valour-taken'), side: sideId });
const playBegan = z.strictObject({ kind: z.literal('play-began') });
const cleanedUp = z.strictObject({ kind: z.literal('cleaned-up'), roundsLeft: count.nullable() });
const conceded = z.strictObject({
  kind: z.literal('conceded'),
  by: seat,
  winner: seat.nullable(),
  winners: listOf(seat).optional(),
  points: mapOf(text(40), points, 20),
});
/** A seat of a team leaves; its units go to the member that stays (R-FC-226). */
const seatLeft = z.strictObject({ kind: z.literal('seat-left'), seat, heir: seat });

export const roundEvents = [
  roundBegan,
  cardsCommitted,
  commitmentsRevealed,
  deckShuffled,
  cardsDrawn,
  initiativeStepBegan,
  initiativeRolled,
  valourTaken,
  playBegan,
  cleanedUp,
  conceded,
  seatLeft,
] as const;
export type RoundEvent = z.infer<(typeof roundEvents)[number]>;
