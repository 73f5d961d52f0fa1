import * as z from 'zod';
import { atLeastOne, count, listOf, points, mapOf, text } from '../../../kernel/bounded.ts';
import { cardId, handId, seat, sideId } from '../../ids.ts';

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
