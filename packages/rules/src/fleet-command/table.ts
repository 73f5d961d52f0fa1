/**
 * The records on the table. What is secret (hands, the deck, face-down values, uncommitted discards, surveys:
 * R-FC-220) is not here but in `secrets.ts`; a record never holds a field that two viewers may not both know.
 */
import * as z from 'zod';
import { atLeastOne, count, listOf, points, mapOf, text, whole } from '../kernel/bounded.ts';
import {
  allegiance,
  cardId,
  crippling,
  direction,
  featureId,
  handId,
  hex,
  interruptKind,
  leaderId,
  objectiveId,
  seat,
  sideId,
  unitCardId,
  unitId,
} from './ids.ts';
import { writtenScenario } from './scenario/written.ts';

/** A unit: some ships of one Unit card that act as one (FC-SET-4, R-FC-231). */
export const unit = z.strictObject({
  id: unitId,
  card: unitCardId,
  /** Letter shown on its token; identifies nothing (FC-COMP-6, R-FC-227). */
  letter: text(6),
  name: text(),
  side: allegiance,
  /** Who gives it orders; null for objects and for the automated enemy. */
  seat: seat.nullable(),
  ships: count,
  /** One at most (FC-UNIT-9). */
  leader: leaderId.nullable(),
  /** `patrol`: flies combat air patrol for its parent; `left`: out of play but not destroyed (FC-MISC-20). */
  place: z.enum(['board', 'embarked', 'reserve', 'patrol', 'destroyed', 'left']),
  /** The parent of an embarked or patrolling unit. */
  parent: unitId.nullable(),
  at: hex.nullable(),
  /** One for all its ships (FC-RNG-15, R-FC-105). */
  facing: direction,
  activated: z.boolean(),
  /** A patrol's token is on its ready side (R-FC-159). */
  patrolReady: z.boolean(),
  /** Points, not tokens (R-FC-107). */
  focusFire: count,
  crewDamage: count,
  crippled: listOf(crippling),
  braced: z.boolean(),
  evading: z.boolean(),
  lockdown: z.boolean(),
  /** Crew dead: terrain until it is re-crewed (R-FC-155). */
  hulk: z.boolean(),
  /** Stars harvested and lying on its card (R-FC-170). */
  stars: count,
  /** Units that it has put on the board this round (R-FC-173). */
  launched: count,
  /** The token that it carries, for all to see (FC-MISC-8). */
  artifact: featureId.nullable(),
  /** Locked by a boarding with this enemy until clean-up or until they part (R-FC-149). */
  lockedWith: unitId.nullable(),
  /** It has made its one Attack action of this turn (R-FC-235). */
  attacked: z.boolean(),
  /** Free units and scenario objects that buy nothing (FC-MISC-12). */
  free: z.boolean(),
});
export type Unit = z.infer<typeof unit>;

/** Terrain and objects that are no units (R-FC-03). */
export const feature = z.strictObject({
  id: featureId,
  kind: z.enum(['asteroids', 'minefield', 'planet', 'wreckage', 'artifact']),
  name: text(),
  at: hex.nullable(),
  /** Minefields: whose, and the number on the face; 0 where there is none (R-FC-94, R-FC-96). */
  side: allegiance,
  strength: count,
  /** Asteroid fields: turned up and gone through (R-FC-169); the value is known to all from then on. */
  harvested: z.boolean(),
  shownValue: count.nullable(),
  /** Sides that have looked at it; what they saw is theirs (R-FC-171). */
  surveyedBy: listOf(sideId),
});
export type Feature = z.infer<typeof feature>;

/** One hand of cards: of a side whose members share it, or of one player (R-FC-202). Its cards are secret. */
export const hand = z.strictObject({
  id: handId,
  side: sideId,
  seats: listOf(seat),
  /** How many cards it holds. */
  cards: count,
  /** Values of this round (R-FC-25). */
  handValue: count,
  playValue: count,
  playUsed: count,
  passed: z.boolean(),
  /** Orders and interrupts played this round, face up (FC-SEQ-18, R-FC-29). */
  played: listOf(z.strictObject({ card: cardId, face: z.enum(['front', 'back']), interrupt: z.boolean() })),
  interrupts: listOf(interruptKind),
});
export type Hand = z.infer<typeof hand>;

export const objective = z.strictObject({
  id: objectiveId,
  side: sideId,
  text: text(),
  medals: count,
  /** `won` now; possession can take a capture medal away again (R-FC-152, R-FC-182). */
  status: z.enum(['open', 'won', 'failed']),
  /** How far it has come, in its own unit (stars, ships, fields). */
  progress: count,
  target: count,
  /** Units that have done their part: the one that scanned, the one with the core (R-FC-189, R-FC-190). */
  units: listOf(unitId).optional(),
});
export type Objective = z.infer<typeof objective>;

/** What all know of a side, its stars and medals among it (FC-MISC-13). */
export const side = z.strictObject({
  id: sideId,
  /** True where the behaviour table plays it (FC-SOLO-2). */
  automated: z.boolean(),
  stars: count,
  /** Stars of its harvesting over the whole game, for objectives that count them (R-FC-170). */
  harvested: count,
  medals: count,
  valourUsed: z.boolean(),
  factionCardUsed: z.boolean(),
  /** The interrupts that the automated enemy has banked, face up (R-FC-211). */
  bank: listOf(interruptKind),
  /** What the automated enemy has done: reserves and interrupts of this round, its reaction in this turn, its pass. */
  solo: z
    .strictObject({ arrived: count, played: listOf(interruptKind), reacted: z.boolean(), passed: z.boolean() })
    .optional(),
});
export type Side = z.infer<typeof side>;

export const zone = z.strictObject({
  side: sideId,
  kind: z.enum(['setup', 'escape']),
  /** Whose alone it is, where players of a side have a corner each (R-FC-246). */
  seat: seat.optional(),
  hexes: listOf(hex),
});
export type Zone = z.infer<typeof zone>;

export const matchRecord = z.strictObject({
  scenario: text(40),
  board: z.strictObject({ cols: whole(1, 60), rows: whole(1, 60) }),
  /** Rounds left, the running one included; null without a limit (R-FC-187). */
  roundsLeft: count.nullable(),
  round: count,
  step: z.enum(['draw', 'initiative', 'deployment', 'play', 'clean-up', 'over']),
  /** The hands in the order of their turns this round; and whose turn it is. */
  order: listOf(handId),
  turn: handId.nullable(),
  deckCards: count,
  /** Face up, the newest last (R-FC-28). */
  discards: listOf(cardId),
  /** Who holds the Valour token; `beside` the deck otherwise. */
  valour: z.enum(['kushan', 'taiidan', 'beside']),
  zones: listOf(zone),
  /** The scenario where players have written it themselves (FC-FB-19); `scenario` is then `custom`. */
  custom: writtenScenario.optional(),
  /** From which round reserves arrive where the players of a freeform battle have agreed on that (FC-REI-15). */
  reserveFrom: atLeastOne.optional(),
  /** How many cards lie in a pile that nobody may look through; only in views (R-FC-28). */
  discardCards: count.optional(),
  /** The settings that the rulings leave to the players, by the register's names. */
  options: mapOf(text(40), z.union([z.boolean(), points, text()]), 100),
  outcome: z
    .strictObject({
      winner: seat.nullable(),
      /** Where a side of several seats or of none has won: its seats; the automated enemy has none. */
      winners: listOf(seat).optional(),
      reason: text(),
      points: mapOf(text(40), points, 20),
    })
    .nullable(),
});
export type MatchViewRecord = z.infer<typeof matchRecord>;

export const tableShape = {
  match: matchRecord,
  sides: mapOf(text(40), side, 9),
  hands: mapOf(handId, hand, 40),
  units: mapOf(unitId, unit),
  features: mapOf(featureId, feature),
  objectives: mapOf(objectiveId, objective),
};
