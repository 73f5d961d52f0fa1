/**
 * A position as people write it: inches from the south-west corner (x east, y north), degrees clockwise from north, and
 * only what differs from the default. What is spelled in words (classes, ordnance, modules) is read by `fromPosition`,
 * which answers with sentences; this codec settles the shape alone.
 */
import * as z from 'zod';
import { listOf, mapOf, recordId, text, whole } from '../../kernel/bounded.ts';
import { wordOf } from '../../kernel/words.ts';
import { writtenOutline, writtenPoint as at } from '../../mechanics/open-table/index.ts';
import {
  withinShips,
  writtenDisc,
  writtenFrom,
  writtenName as name,
  writtenShip,
  writtenSquadronOf,
  writtenTableShape,
} from '../../mechanics/blueprint-fleets/position/schema.ts';
import { frame } from '../frames.ts';
import { dieSize, seat, spaceId, speed } from '../ids.ts';
import { scenarios } from '../scenarios/schema.ts';
import { spaceTitles } from '../ship/space-names.ts';
import { gridFault, matchOptions, matchRecord, passingMarker, shipActivation } from '../table.ts';
import { arcWords, phaseWords, segmentWords, titlesIn } from './words.ts';

const spaceWord = wordOf('space of a blueprint', spaceTitles);

export const positionShip = z.strictObject({
  ...writtenShip,
  def: dieSize.optional().describe('the DEF die that is bought; that of the class unless given'),
  lifeSupport: name.optional().describe('"Mk.2"; Mk.1 unless given'),
  reactors: mapOf(text(9), name, 4).optional().describe('by space: { "RE1": "antimatter" }'),
  weapons: mapOf(text(9), name, 20).optional().describe('by mount, with a die: { "F": "beam d8" }'),
  equipment: mapOf(text(9), name, 20).optional().describe('by space: { "E1": "shield generator" }'),
  customizations: listOf(name, 20).optional().describe('besides those that come with the class'),
  speed: speed.optional().describe('medium unless given'),
  destroyed: listOf(spaceWord, 30).optional().describe('spaces that a critical hit has destroyed'),
  struck: listOf(spaceWord, 30).optional().describe('a bridge or reactors with a first hit'),
  shields: z
    .partialRecord(spaceId, wordOf('arc', arcWords).nullable())
    .optional()
    .describe('the arc each generator protects'),
  cloaked: z.boolean().optional(),
  evasive: z.boolean().optional(),
  commsDown: passingMarker.optional(),
  fireControl: passingMarker.optional(),
  reactorScram: passingMarker.optional(),
  gridFault: gridFault.optional().describe('what Defense Grid Fault takes off: 0, 1 or 2'),
  leaving: z.boolean().optional().describe('leaves by a portal in the End Phase'),
  activation: z
    .strictObject({ ...shipActivation.omit({ from: true }).partial().shape, from: writtenFrom.optional() })
    .optional(),
  spent: z.partialRecord(spaceId, whole(1, 999)).optional().describe('used of the store in a space: { "E1": 2 }'),
});
export type PositionShip = z.infer<typeof positionShip>;

export const positionTerrain = z.strictObject({
  kind: name.describe('"planet", "asteroid field", "minefield", …'),
  name: name.optional(),
  id: recordId.optional(),
  at: at.optional().describe('left out: not placed yet'),
  size: z.enum(['small', 'medium', 'large']).optional().describe('a circle of 4, 6 or 8 inches; medium unless given'),
  ...writtenOutline,
  die: dieSize.optional().describe('the smallest of its kind unless given'),
  laid: z.boolean().optional().describe('a minefield that a Minelayer laid'),
  laidBy: seat.optional().describe('the side whose Minelayer laid it'),
  discarded: z.boolean().optional(),
});
export type PositionTerrain = z.infer<typeof positionTerrain>;

const shape = z.strictObject({
  ...writtenTableShape,
  scenario: wordOf('scenario', titlesIn(scenarios)).optional().describe('standard-engagement unless given'),
  options: matchOptions.optional(),
  round: whole(0, 9_999).optional().describe('2 unless given'),
  phase: wordOf('phase', phaseWords).optional().describe('activation unless given'),
  segment: wordOf('segment', segmentWords).optional().describe('combat unless given'),
  commandStep: matchRecord.shape.commandStep.optional(),
  coordinatedFire: z.boolean().optional(),
  squadrons: listOf(writtenSquadronOf(positionShip), 100).min(1),
  terrain: listOf(positionTerrain, 100).optional(),
  discs: listOf(writtenDisc, 300).optional().describe('ambush overlays, three for a squadron until one is turned up'),
  pending: listOf(frame, 20)
    .optional()
    .describe('what the match waits for, where it is not the usual choice of the phase'),
});
export const positionCodec = withinShips(shape);
export type Position = z.infer<typeof shape>;
