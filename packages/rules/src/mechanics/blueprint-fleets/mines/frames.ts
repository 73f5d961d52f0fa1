import * as z from 'zod';
import { listOf } from '../../../kernel/bounded.ts';
import { seat, shipId } from '../ids.ts';

const kind = z.literal('mine-laying');
const declined = listOf(shipId);

/**
 * Minelayers before deployment: `turn` lays with one ship or leaves it, `declined` keeps those left; then
 * the ship may make its free move.
 */
export const mineLayingFrame = z.discriminatedUnion('step', [
  z.strictObject({ kind, step: z.literal('lay'), turn: seat, declined }),
  z.strictObject({ kind, step: z.literal('move'), turn: seat, declined, ship: shipId }),
]);
