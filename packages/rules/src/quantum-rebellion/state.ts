/** The whole state of a match: the records on the table, what the match waits for, and what is still due. */
import * as z from 'zod';
import { listOf } from '../kernel/bounded.ts';
import { frame } from './frames.ts';
import { due, secrets } from '../mechanics/blueprint-fleets/records.ts';
import { tableShape } from './table.ts';

export const state = z.strictObject({
  ...tableShape,
  /** The stack of what is going on; the last frame is what the match waits for or does next. */
  frames: listOf(frame, 100),
  due,
  secrets: secrets.default({ ambushes: {} }),
});
export type State = z.infer<typeof state>;
