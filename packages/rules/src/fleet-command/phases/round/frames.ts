import * as z from 'zod';
import { listOf } from '../../../kernel/bounded.ts';
import { handId } from '../../ids.ts';

/** Step 1: every hand sets cards aside in secret, then all draw (R-FC-23). `committed` tells who has chosen, never what. */
export const drawFrame = z.strictObject({
  kind: z.literal('draw'),
  committed: listOf(handId),
  /** Another such step follows, for games that draw in clean-up as well (R-FC-22). */
  again: z.boolean().optional(),
});

/** Step 2: secret discards for a bonus, then one die for each side; ties go round again (R-FC-30, R-FC-32). */
export const initiativeFrame = z.strictObject({ kind: z.literal('initiative'), committed: listOf(handId) });

/** Step 4: used cards go, values follow the leaders, tokens flip back, the tracker moves (FC-SEQ-15). */
export const cleanUpFrame = z.strictObject({ kind: z.literal('clean-up') });
