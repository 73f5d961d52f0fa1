/**
 * A position as people write it: hexes as [column, row], directions 0-5 (N, NE, SE, S, SW, NW), units by name, and only
 * what differs from the default: full, fresh, unactivated units, and a usual turn of play.
 */
import * as z from 'zod';
import { frame } from '../frames.ts';
import {
  allegiance,
  cardId,
  crippling,
  direction,
  handId,
  interruptKind,
  leaderId,
  seat,
  sideId,
  unitCardId,
} from '../ids.ts';
import { writtenScenario } from '../scenario/written.ts';
import { feature, hand, matchRecord, objective, side, unit, zone } from '../table.ts';

const name = z.string().trim().min(1).max(60);
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'lower-case letters, digits and hyphens, at most 40');
const at = z.tuple([z.int().min(0).max(60), z.int().min(0).max(60)]).describe('[column, row]');
const count = z.int().min(0);
const cards = z.array(cardId);

export const positionUnit = z.strictObject({
  card: unitCardId,
  name: name.optional().describe('"Kushan Interceptor A" unless given'),
  id: id.optional().describe('made from the name unless given: "Red Wing" is red-wing'),
  letter: unit.shape.letter.optional(),
  side: allegiance,
  seat: seat.nullable().optional().describe("the first seat of the side's first hand unless given"),
  at: at.optional(),
  facing: direction.optional(),
  ships: count.optional(),
  leader: leaderId.nullable().optional(),
  place: unit.shape.place.optional().describe('board where it has a hex, embarked where it has a parent'),
  parent: name.optional().describe('name or id of the ship it is aboard or flies for'),
  activated: z.boolean().optional(),
  patrolReady: z.boolean().optional().describe('true for a patrol unless given'),
  focusFire: count.optional(),
  crewDamage: count.optional(),
  crippled: z.array(crippling).optional(),
  braced: z.boolean().optional(),
  evading: z.boolean().optional(),
  lockdown: z.boolean().optional(),
  hulk: z.boolean().optional(),
  stars: count.optional().describe('harvested and on its card'),
  launched: count.optional(),
  artifact: name.optional().describe('name or id of the artifact it carries'),
  lockedWith: name.optional().describe('name or id of the boarder'),
  attacked: z.boolean().optional(),
  free: z.boolean().optional(),
});
export type PositionUnit = z.infer<typeof positionUnit>;

export const positionFeature = z.strictObject({
  kind: feature.shape.kind,
  at: at.optional(),
  name: name.optional(),
  id: id.optional(),
  side: allegiance.optional(),
  strength: count.optional().describe('of a minefield; 5 unless given'),
  value: count.optional().describe('stars of a face-down asteroid field; 0 unless given'),
  harvested: z.boolean().optional(),
  shownValue: count.nullable().optional(),
  surveyedBy: z.array(sideId).optional(),
});
export type PositionFeature = z.infer<typeof positionFeature>;

/** A hand that is more than its cards. */
const positionHand = z.strictObject({
  cards: cards.optional(),
  side: sideId.optional(),
  seats: z.array(seat).optional(),
  hand: count.optional().describe('Hand value of this round'),
  play: count.optional().describe('Play value of this round'),
  used: count.optional().describe('Play used'),
  passed: z.boolean().optional(),
  played: hand.shape.played.optional(),
  interrupts: z.array(interruptKind).optional(),
  committed: cards.optional().describe('set aside in secret'),
});
export type PositionHand = z.infer<typeof positionHand>;

export const positionCodec = z.strictObject({
  scenario: z.string().max(40).optional().describe('its objectives and rules hold; "open" has none'),
  custom: writtenScenario.optional().describe('a scenario of your own; "scenario" is then "custom"'),
  board: z.tuple([z.int().min(1).max(60), z.int().min(1).max(60)]).optional(),
  roundsLeft: count.nullable().optional(),
  round: count.optional(),
  step: matchRecord.shape.step.optional(),
  order: z.array(handId).optional(),
  turn: handId.optional().describe('whose turn it is; the first in order unless given'),
  valour: matchRecord.shape.valour.optional(),
  options: matchRecord.shape.options.optional(),
  outcome: matchRecord.shape.outcome.optional(),
  reserveFrom: z.int().min(1).optional().describe('round from which reserves of a freeform battle arrive'),
  zones: z.array(z.strictObject({ ...zone.shape, kind: zone.shape.kind.optional(), hexes: z.array(at) })).optional(),
  sides: z.partialRecord(sideId, side.omit({ id: true }).partial()).optional(),
  hands: z
    .record(handId, z.union([cards, positionHand]))
    .optional()
    .describe('cards by hand; a side has one hand of its name unless others are given'),
  deck: cards.optional().describe('the next card to be drawn first; all cards that are nowhere else unless given'),
  discards: cards.optional(),
  units: z.array(positionUnit),
  features: z.array(positionFeature).optional(),
  objectives: z.array(objective).optional().describe("the scenario's unless given"),
  pending: z.array(frame).optional().describe('what the match waits for, where it is not the usual turn'),
});
export type Position = z.infer<typeof positionCodec>;
