import * as z from 'zod';
import { count, listOf } from '../../../kernel/bounded.ts';
import { portalId, seat, shipId } from '../ids.ts';
import { outcome } from '../records.ts';

const endPhaseBegan = z.strictObject({ kind: z.literal('end-phase-began'), round: count });

const portalsClosed = z.strictObject({ kind: z.literal('portals-closed'), portals: listOf(portalId) });

/** What is scored when the game ends: half for a ship with at most half its hull, all for one that never came in. */
const shipsScored = z.strictObject({
  kind: z.literal('ships-scored'),
  scores: listOf(z.strictObject({ ship: shipId, for: seat, halfPoints: count })),
});

const conceded = z.strictObject({ kind: z.literal('conceded'), by: seat });

const matchEnded = z.strictObject({ kind: z.literal('match-ended'), outcome });

export const endingEvents = [endPhaseBegan, portalsClosed, shipsScored, conceded, matchEnded] as const;
export type EndingEvent = z.infer<(typeof endingEvents)[number]>;
