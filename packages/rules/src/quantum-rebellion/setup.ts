/** What a match is set up with. */
import * as z from 'zod';
import { type PositionSetup, positionSetup } from '../kernel/position-setup.ts';
import { footprint, zone } from '../mechanics/blueprint-fleets/records.ts';
import { scenarioIds } from './data/scenarios.ts';
import { fleetDesign } from './fleet/design.ts';
import { point, terrainKind } from './ids.ts';
import { matchOptions } from './table.ts';
import { type Position, positionCodec } from './position/codec.ts';

/** A piece of terrain that the players have chosen (QR-5.2.3b). */
const piece = z.strictObject({
  kind: terrainKind,
  footprint,
  /** The kind's own name unless given. */
  name: z.string().trim().min(1).max(40).optional(),
});
export type Piece = z.infer<typeof piece>;

export const drawnSetup = z.strictObject({
  /** One of the scenarios, or a throw on one of the scenario tables (QR-5.2.1a, R-QR-48). */
  scenario: z.enum([...scenarioIds, 'competitive', 'narrative']).default('border-skirmish'),
  /** Convoy Escort: the seat that escorts; seat-1 unless given (QR-12.4a). */
  escort: z.enum(['seat-1', 'seat-2']).optional(),
  fleets: z.tuple([fleetDesign, fleetDesign]),
  /** The Maximum Fleet Value in points (QR-5.1a). */
  maxPoints: z.int().min(1).max(5000),
  /** The size of the table; by the Maximum Fleet Value unless given (R-QR-50). */
  table: z.enum(['36x60', '48x48', '72x48', '60x96']).optional(),
  /** What the sides place: pieces rolled for, or these (R-QR-51). The scenario's planet comes on top. */
  terrain: z.union([z.literal('random'), z.array(piece).max(12)]).default('random'),
  /** Terrain that already lies when the match begins. */
  layout: z
    .array(z.strictObject({ ...piece.shape, at: point }))
    .max(20)
    .default([]),
  rounds: z.int().min(1).max(20).default(6),
  /** Areas of the table where no portal opens (QR-8.1.2d). */
  portalFree: z.array(zone).max(8).optional(),
  /** What the players agree otherwise than usual: see data/options.ts. */
  options: matchOptions.optional(),
});
export type DrawnSetup = z.infer<typeof drawnSetup>;

/** What a match is started with: fleets for a scenario, or a position to go on from (R-QR-245). */
export const setup = z.union([drawnSetup, positionSetup(positionCodec)]);
export type Setup = DrawnSetup | PositionSetup<Position>;
