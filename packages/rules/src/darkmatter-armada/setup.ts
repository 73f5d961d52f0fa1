/** What a match is set up with. */
import * as z from 'zod';
import { type PositionSetup, positionSetup } from '../kernel/position-setup.ts';
import { footprint } from '../mechanics/blueprint-fleets/records.ts';
import { fleetDesign } from './fleet/design.ts';
import { dieSize, point, terrainKind } from './ids.ts';
import { type Position, positionCodec } from './position/codec.ts';
import { scenarioIds } from './scenarios/schema.ts';
import { matchOptions } from './table.ts';

/** A piece of terrain that the players have chosen (DA-6.2.3a). */
const piece = z.strictObject({
  kind: terrainKind,
  footprint,
  /** The kind's own name unless given. */
  name: z.string().trim().min(1).max(40).optional(),
  /** The smallest die of its kind unless given. */
  die: dieSize.optional(),
});
export type Piece = z.infer<typeof piece>;

export const drawnSetup = z.strictObject({
  scenario: z.enum(scenarioIds).default('standard-engagement'),
  /** Convoy Escort: the seat that escorts; seat-1 unless given (DA-15.4a). */
  escort: z.enum(['seat-1', 'seat-2']).optional(),
  fleets: z.tuple([fleetDesign, fleetDesign]),
  /** The agreed maximum in points (DA-3.1). */
  maxPoints: z.int().min(1).max(5000),
  /** The size of the table; by the agreed maximum unless given (R-DA-42). */
  table: z.enum(['36x60', '48x48', '72x48', '60x96']).optional(),
  /** What the sides place: pieces rolled for, or these. The scenario's planet comes on top. */
  terrain: z.union([z.literal('random'), z.array(piece).max(12)]).default('random'),
  /** Terrain that already lies when the match begins. */
  layout: z
    .array(z.strictObject({ ...piece.shape, at: point }))
    .max(20)
    .default([]),
  rounds: z.int().min(1).max(20).default(6),
  /** What the players agree otherwise than usual: see options.ts. */
  options: matchOptions.optional(),
});
export type DrawnSetup = z.infer<typeof drawnSetup>;

/** What a match is started with: fleets for a scenario, or a position to go on from. */
export const setup = z.union([drawnSetup, positionSetup(positionCodec)]);
export type Setup = DrawnSetup | PositionSetup<Position>;
