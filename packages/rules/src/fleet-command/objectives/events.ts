/** What objectives have come to, who leaves the board by a rule of the scenario, and how the match ends. */
import * as z from 'zod';
import { count, listOf, points, mapOf, text } from '../../kernel/bounded.ts';
import { objectiveId, seat, sideId, unitId } from '../ids.ts';

export const objectiveEvents = [
  z.strictObject({ kind: z.literal('objective-advanced'), objective: objectiveId, progress: count }),
  z.strictObject({
    kind: z.literal('objective-judged'),
    objective: objectiveId,
    status: z.enum(['open', 'won', 'failed']),
  }),
  /** The unit has scanned the planet, or taken the core (R-FC-189, R-FC-190). */
  z.strictObject({
    kind: z.literal('part-done'),
    unit: unitId,
    what: z.enum(['scan', 'core']),
    objectives: listOf(objectiveId),
  }),
  /** Out of play by a rule of the scenario, not destroyed (FC-MISC-20). */
  z.strictObject({
    kind: z.literal('unit-left'),
    unit: unitId,
    why: z.enum(['core-home', 'artifact-home', 'redeemed', 'exit', 'escape']),
  }),
  z.strictObject({
    kind: z.literal('match-ended'),
    winner: seat.nullable(),
    /** The seats of a side that has several, or none (R-FC-210). */
    winners: listOf(seat).optional(),
    side: sideId.nullable(),
    reason: text(),
    points: mapOf(text(40), points, 20),
  }),
] as const;
export type ObjectiveEvent = z.infer<(typeof objectiveEvents)[number]>;
