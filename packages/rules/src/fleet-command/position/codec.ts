/**
 * A position as people write it: hexes as [column, row], directions 0-5 (N, NE, SE, S, SW, NW), units by name, and only
 * what differs from the default: full, fresh, unactivated units, and a usual turn of play.
 */
import * as z from 'zod';
import { few, listOf, recordId, mapOf, whole } from '../../kernel/bounded.ts';
import { frame } from '../frames.ts';
import { seat } from '../ids.ts';
import { sideNames } from '../data/names.ts';
import { writtenScenario } from '../scenario/written.ts';
import { hand, matchRecord, objective, side, unit, zone } from '../table.ts';
import {
  allegianceWord,
  cardWord,
  crippledWord,
  directionWord,
  featureWord,
  handWord,
  interruptWord,
  leaderWord,
  placeWord,
  scenarioWord,
  sideWord,
  stepWord,
  unitCardWord,
  valourWord,
} from './words.ts';

const name = z.string().trim().min(1).max(60);
const at = z.tuple([z.int().min(0).max(60), z.int().min(0).max(60)]).describe('[column, row]');
const cards = listOf(cardWord, 1000);
/** Of rounds, and of stars that a side has: far from where a match could count further. */
const sum = whole(0, 9_999);

export const positionUnit = z.strictObject({
  card: unitCardWord,
  name: name.optional().describe('"Kushan Interceptor A" unless given'),
  id: recordId.optional().describe('made from the name unless given: "Red Wing" is red-wing'),
  letter: unit.shape.letter.optional(),
  side: allegianceWord,
  seat: seat.nullable().optional().describe("the first seat of the side's first hand unless given"),
  at: at.optional(),
  facing: directionWord.optional(),
  ships: few.optional(),
  leader: leaderWord.nullable().optional(),
  place: placeWord.optional().describe('board where it has a hex, embarked where it has a parent'),
  parent: name.optional().describe('name or id of the ship it is aboard or flies for'),
  activated: z.boolean().optional(),
  patrolReady: z.boolean().optional().describe('true for a patrol unless given'),
  focusFire: few.optional(),
  crewDamage: few.optional(),
  crippled: listOf(crippledWord, 9).optional(),
  braced: z.boolean().optional(),
  evading: z.boolean().optional(),
  lockdown: z.boolean().optional(),
  hulk: z.boolean().optional(),
  stars: few.optional().describe('harvested and on its card'),
  launched: few.optional(),
  artifact: name.optional().describe('name or id of the artifact it carries'),
  lockedWith: name.optional().describe('name or id of the boarder'),
  attacked: z.boolean().optional(),
  free: z.boolean().optional(),
});
export type PositionUnit = z.infer<typeof positionUnit>;

export const positionFeature = z.strictObject({
  kind: featureWord,
  at: at.optional(),
  name: name.optional(),
  id: recordId.optional(),
  side: allegianceWord.optional(),
  strength: whole(0, 20).optional().describe('of a minefield; 5 unless given'),
  value: few.optional().describe('stars of a face-down asteroid field; 0 unless given'),
  harvested: z.boolean().optional(),
  shownValue: few.nullable().optional(),
  surveyedBy: listOf(sideWord, 9).optional(),
});
export type PositionFeature = z.infer<typeof positionFeature>;

/** A hand that is more than its cards. */
const positionHand = z.strictObject({
  cards: cards.optional(),
  side: sideWord.optional(),
  seats: listOf(seat, 9).optional(),
  hand: few.optional().describe('Hand value of this round'),
  play: few.optional().describe('Play value of this round'),
  used: few.optional().describe('Play used'),
  passed: z.boolean().optional(),
  played: hand.shape.played.optional(),
  interrupts: listOf(interruptWord, 200).optional(),
  committed: cards.optional().describe('set aside in secret'),
});
export type PositionHand = z.infer<typeof positionHand>;

/** However they are spelled, no more come of them. */
const sides = Object.keys(sideNames).length;
const positionSide = side.omit({ id: true }).extend({ stars: sum, harvested: sum, medals: few }).partial();
const positionObjective = objective.extend({ medals: few, progress: sum, target: sum });

export const positionCodec = z.strictObject({
  scenario: scenarioWord.optional().describe('its objectives and rules hold; "open" has none'),
  custom: writtenScenario.optional().describe('a scenario of your own; "scenario" is then "custom"'),
  board: z.tuple([z.int().min(1).max(60), z.int().min(1).max(60)]).optional(),
  roundsLeft: sum.nullable().optional(),
  round: sum.optional(),
  step: stepWord.optional(),
  order: listOf(handWord, 40).optional(),
  turn: handWord.optional().describe('whose turn it is; the first in order unless given'),
  valour: valourWord.optional(),
  options: matchRecord.shape.options.optional(),
  outcome: matchRecord.shape.outcome.optional(),
  reserveFrom: whole(1, 9_999).optional().describe('round from which reserves of a freeform battle arrive'),
  zones: listOf(
    z.strictObject({ ...zone.shape, side: sideWord, kind: zone.shape.kind.optional(), hexes: listOf(at) }),
    20,
  ).optional(),
  sides: z.partialRecord(sideWord, positionSide).meta({ maxProperties: sides }).optional(),
  hands: mapOf(handWord, z.union([cards, positionHand]), 9)
    .optional()
    .describe('cards by hand; a side has one hand of its name unless others are given'),
  deck: cards.optional().describe('the next card to be drawn first; all cards that are nowhere else unless given'),
  discards: cards.optional(),
  units: listOf(positionUnit, 400),
  features: listOf(positionFeature, 300).optional(),
  objectives: listOf(positionObjective, 40).optional().describe("the scenario's unless given"),
  pending: listOf(frame, 20).optional().describe('what the match waits for, where it is not the usual turn'),
});
export type Position = z.infer<typeof positionCodec>;
