import * as z from 'zod';
import { listOf } from '../../../kernel/bounded.ts';
import { seat, squadronId } from '../ids.ts';

/** The Reserve Phase: `turn` places a portal or passes; `passed` place no more in this round. */
export const reserveFrame = z.strictObject({ kind: z.literal('reserve'), turn: seat, passed: listOf(seat) });

/** A squadron that activates at its portal: its owner places the ships. */
export const entryFrame = z.strictObject({ kind: z.literal('entry'), squadron: squadronId, by: seat });
