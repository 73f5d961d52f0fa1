/**
 * A scenario as players write it down: a data file that a setup takes in place of one of the book's (FC-FB-19). It has
 * to tell of a briefing, of stars or units, of reserves, of objectives and of zones; a round limit may be left out.
 * `docs/fleet-command-scenarios.md` explains every field.
 */
import * as z from 'zod';
import { few, listOf } from '../../kernel/bounded.ts';
import { unitTypes } from '../data/classes.ts';
import { largestBoard, standardBoard } from '../data/scenario.ts';
import { direction, featureId, leaderId, objectiveId, sideId, unitCardId } from '../ids.ts';

const text = (most: number) => z.string().trim().min(1).max(most);
const column = z
  .int()
  .min(0)
  .max(largestBoard.cols - 1);
const row = z
  .int()
  .min(0)
  .max(largestBoard.rows - 1);
const spot = z.tuple([column, row]).describe('[column, row]');
const stars = z.int().min(1).max(500);

/** Hexes of the columns and rows from the first to the last, both included. */
const block = z.strictObject({ cols: z.tuple([column, column]), rows: z.tuple([row, row]) });
const area = z.array(block).min(1).max(20);
export type Block = z.infer<typeof block>;

const readyUnit = z.strictObject({
  card: unitCardId,
  leader: leaderId.exactOptional(),
  at: spot.exactOptional().describe('its player places it before the first round unless given'),
  facing: direction.exactOptional(),
  aboard: unitCardId.exactOptional().describe('card of an earlier unit of the list that carries it'),
  reserve: z.literal(true).exactOptional(),
  free: z.literal(true).exactOptional(),
  stars: stars.exactOptional().describe('on its card from the start, for its factory to build with'),
  artifact: featureId.exactOptional().describe('id of the artifact that it holds'),
});

const lying = z.strictObject({
  id: featureId.exactOptional(),
  kind: z.enum(['asteroids', 'minefield', 'planet', 'wreckage', 'artifact']),
  name: text(40).exactOptional(),
  at: spot.nullable().describe('null for an artifact that a unit holds'),
  side: sideId.exactOptional().describe('whose mines they are; they attack all unless given'),
  strength: z.union([z.literal(5), z.literal(3)]).exactOptional(),
});

const card = { card: unitCardId };
const rule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stars'), types: listOf(z.enum(unitTypes), 20).min(1).exactOptional() }),
  z.strictObject({ kind: z.literal('destroy-units'), card: unitCardId.exactOptional() }),
  z.strictObject({ kind: z.literal('destroy-ships'), ...card }),
  z.strictObject({ kind: z.literal('ships-survive'), ...card }),
  z.strictObject({ kind: z.literal('survive'), ...card }),
  z.strictObject({ kind: z.literal('no-scan') }),
  z.strictObject({ kind: z.literal('scan-and-return') }),
  z.strictObject({ kind: z.literal('core-home') }),
  z.strictObject({ kind: z.literal('destroy-core-carrier') }),
  z.strictObject({ kind: z.literal('harvest') }),
  z.strictObject({ kind: z.literal('survive-or-exit'), ...card, stars: few }),
  z.strictObject({ kind: z.literal('prevent-harvest') }),
  z.strictObject({ kind: z.literal('capture'), ...card }),
  z.strictObject({ kind: z.literal('artifacts-home') }),
  z.strictObject({ kind: z.literal('destroy-artifact-carrier') }),
  z.strictObject({ kind: z.literal('redeem') }),
  z.strictObject({ kind: z.literal('escape'), card: unitCardId.exactOptional() }),
]);

const objective = z.strictObject({
  id: objectiveId.exactOptional(),
  side: sideId,
  text: text(200),
  medals: z.int().min(1).max(3),
  target: z.int().min(1).max(500),
  rule,
});

const rules = z.strictObject({
  scan: z.strictObject({ side: sideId, ...card, within: z.int().min(1).max(20) }).exactOptional(),
  core: z.strictObject({ side: sideId, feature: featureId, carrier: unitCardId, into: unitCardId }).exactOptional(),
  noHarvest: listOf(sideId, 9).exactOptional(),
  exit: z.strictObject({ side: sideId, ...card, stars: few, cost: z.literal(1) }).exactOptional(),
  capture: listOf(unitCardId, 100).exactOptional(),
  artifacts: z.literal(true).exactOptional(),
  redeem: z.strictObject({ side: sideId, ...card }).exactOptional(),
  playCap: z.int().min(1).max(99).exactOptional(),
  separateHands: z.literal(true).exactOptional(),
});

const writtenSide = z.strictObject({
  zone: area.describe('where its units are placed and its reserves arrive'),
  escape: area.exactOptional().describe('where its units may leave the board'),
  units: z.array(readyUnit).max(60).exactOptional().describe('units that the scenario brings'),
  stars: stars.exactOptional().describe('what its player may buy for, reserve included'),
  onBoard: stars.exactOptional().describe('of these at most so many start on the board; all of them unless given'),
  must: z
    .array(z.strictObject({ card: unitCardId, leader: leaderId }))
    .max(10)
    .exactOptional()
    .describe('what has to be bought and starts'),
  reserve: z
    .strictObject({ fromRound: z.int().min(1).max(99), zone: sideId.exactOptional() })
    .exactOptional()
    .describe('from which round reserves arrive, and in whose zone; its own unless given'),
});
export type WrittenSide = z.infer<typeof writtenSide>;

export const writtenScenario = z.strictObject({
  name: text(60),
  place: text(60).exactOptional(),
  briefing: text(1000),
  rounds: z.int().min(1).max(99).exactOptional().describe('no limit unless given'),
  board: z
    .tuple([
      z.int().min(standardBoard.cols).max(largestBoard.cols),
      z.int().min(standardBoard.rows).max(largestBoard.rows),
    ])
    .exactOptional()
    .describe('[columns, rows]; one board of 13 × 9 unless given, two side by side are [26, 9]'),
  kushan: writtenSide,
  taiidan: writtenSide,
  neutral: z.array(readyUnit).max(60).exactOptional(),
  features: z.array(lying).max(200).exactOptional(),
  asteroids: z
    .array(z.int().min(0).max(3))
    .max(200)
    .exactOptional()
    .describe('values of the fields, dealt face down; drawn from the box unless given'),
  objectives: z.array(objective).min(2).max(20),
  rules: rules.exactOptional(),
});
export type WrittenScenario = z.infer<typeof writtenScenario>;
