/**
 * A position as people write it: inches from the south-west corner (x east, y north), degrees clockwise from north, and
 * only what differs from the default. What is spelled in words (classes, ordnance, modules) is read by `fromPosition`,
 * which answers with sentences; this codec settles the shape alone.
 */
import * as z from 'zod';
import { few, listOf, mapOf, recordId, text, whole } from '../../kernel/bounded.ts';
import { wordOf } from '../../kernel/words.ts';
import { writtenOutline, writtenPoint as at } from '../../mechanics/open-table/index.ts';
import { scenarios } from '../data/scenarios.ts';
import { frame } from '../frames.ts';
import { spaceId } from '../ids.ts';
import { cloak, matchOptions, matchRecord, shipActivation } from '../table.ts';
import {
  withinShips,
  writtenDisc,
  writtenFrom,
  writtenName as name,
  writtenShip,
  writtenSquadronOf,
  writtenTableShape,
} from '../../mechanics/blueprint-fleets/position/schema.ts';
import { arcWords, phaseWords, segmentWords, spaceTitles, spelledIn } from './words.ts';

const spaceWord = wordOf('space of a blueprint', spaceTitles);
const phaseWord = wordOf('phase', phaseWords);
/** What a ship has done in its activation; only what differs from nothing. */
const activation = z.strictObject({
  // Without its default, which would write itself into every position.
  ...shipActivation.omit({ from: true, massDriver: true }).partial().shape,
  massDriver: z.boolean().optional(),
  from: writtenFrom.optional(),
});

export const positionShip = z.strictObject({
  ...writtenShip,
  weapons: mapOf(text(9), name, 20).optional().describe('by mount, with dice: { "F": "beam 4" }'),
  equipment: mapOf(text(9), name, 20).optional().describe('by space: { "E1": "shield generator" }'),
  customizations: listOf(name, 20).optional(),
  fullStop: z.boolean().optional(),
  offline: listOf(spaceWord, 20).optional().describe('spaces that a critical hit has put offline'),
  destroyed: listOf(spaceWord, 20).optional().describe('spaces that are gone for good'),
  shields: z
    .partialRecord(spaceId, wordOf('arc', arcWords).nullable())
    .optional()
    .describe('the arc each generator protects'),
  defLost: few.optional(),
  crLost: few.optional(),
  cloak: cloak.optional().describe('off unless given; fading in the round in which it drops'),
  plasma: few.optional().describe('Plasma results suffered'),
  antimatter: z.boolean().optional(),
  activation: activation.optional(),
  checked: z.boolean().optional().describe('it has made a condition check'),
  spent: z.partialRecord(spaceId, whole(1, 999)).optional().describe('used of the store in a space: { "E1": 2 }'),
});
export type PositionShip = z.infer<typeof positionShip>;

export const positionSquadron = writtenSquadronOf(positionShip);
export type PositionSquadron = z.infer<typeof positionSquadron>;

export const positionTerrain = z.strictObject({
  kind: name.describe('"planet", "light asteroid field", "minefield", …'),
  name: name.optional(),
  id: recordId.optional(),
  at: at.optional().describe('left out: not placed yet'),
  size: z.enum(['small', 'medium', 'large']).optional().describe('a circle of 4, 6 or 8 inches; medium unless given'),
  ...writtenOutline,
  strength: whole(0, 99).optional().describe('of a minefield; 6 unless given'),
  laid: z.boolean().optional().describe('a minefield that a Minelayer laid'),
  discarded: z.boolean().optional(),
  damage: whole(1, 999).optional().describe('points of damage that a planet has suffered'),
});
export type PositionTerrain = z.infer<typeof positionTerrain>;

const shape = z.strictObject({
  ...writtenTableShape,
  scenario: wordOf('scenario', spelledIn(scenarios)).optional().describe('border-skirmish unless given'),
  options: matchOptions.optional(),
  round: whole(0, 9_999).optional(),
  phase: phaseWord.optional().describe('activation unless given'),
  segment: wordOf('segment', segmentWords).optional().describe('combat unless given'),
  commandStep: matchRecord.shape.commandStep.optional(),
  squadrons: listOf(positionSquadron, 100).min(1),
  terrain: listOf(positionTerrain, 100).optional(),
  discs: listOf(writtenDisc, 300).optional().describe('ambush discs, three for a squadron until one is turned up'),
  pending: listOf(frame, 20)
    .optional()
    .describe('what the match waits for, where it is not the usual choice of the phase'),
});
export const positionCodec = withinShips(shape);
export type Position = z.infer<typeof shape>;
export type {
  WrittenFighter as PositionFighter,
  WrittenSide as PositionSide,
} from '../../mechanics/blueprint-fleets/position/schema.ts';
