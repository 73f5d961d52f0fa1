import * as z from 'zod';
import { listOf } from '../../../kernel/bounded.ts';
import { seat } from '../ids.ts';

const kind = z.literal('terrain-placement');

/**
 * Terrain: dice first (`random`: for the pieces as well), then pieces that fit nowhere go (`sift`), then
 * `turn` places one.
 */
export const terrainPlacementFrame = z.discriminatedUnion('step', [
  z.strictObject({ kind, step: z.literal('roll'), random: z.boolean() }),
  z.strictObject({ kind, step: z.literal('sift'), turn: seat }),
  z.strictObject({ kind, step: z.literal('place'), turn: seat }),
]);

/**
 * Deployment: dice, the winner's choice, then squadron by squadron; last the scouts that were held back
 *. `held` are the sides that have nothing but such scouts left and keep them.
 */
export const deploymentFrame = z.discriminatedUnion('step', [
  z.strictObject({ kind: z.literal('deployment'), step: z.literal('roll') }),
  z.strictObject({ kind: z.literal('deployment'), step: z.literal('choose'), winner: seat }),
  z.strictObject({
    kind: z.literal('deployment'),
    step: z.literal('deploy'),
    turn: seat,
    held: listOf(seat).optional(),
  }),
  z.strictObject({ kind: z.literal('deployment'), step: z.literal('scouts'), turn: seat }),
]);
