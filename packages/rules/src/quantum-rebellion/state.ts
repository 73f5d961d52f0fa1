/** The whole state of a match: the records on the table, what the match waits for, and what is still due. */
import * as z from 'zod';
import { listOf } from '../kernel/bounded.ts';
import { frame } from './frames.ts';
import { shipId } from './ids.ts';
import { secrets } from './secrets.ts';
import { tableShape } from './table.ts';

/** What follows from a loss once the effect that caused it is finished, first in, first out (R-QR-13). */
export const consequence = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flagship-gone'), ship: shipId }),
  z.strictObject({ kind: z.literal('commander-gone'), ship: shipId }),
]);
export type Consequence = z.infer<typeof consequence>;

export const due = z.strictObject({
  /** Ships that marked a shaded box in the effect being resolved, in the order of their condition checks. */
  checks: listOf(shipId),
  consequences: listOf(consequence),
});
export type Due = z.infer<typeof due>;

export const state = z.strictObject({
  ...tableShape,
  /** The stack of what is going on; the last frame is what the match waits for or does next. */
  frames: listOf(frame, 100),
  due,
  secrets: secrets.default({ ambushes: {} }),
});
export type State = z.infer<typeof state>;
