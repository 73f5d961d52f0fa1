/** The whole state of a match: the open table, what is going on, and what lies face down. */
import * as z from 'zod';
import { listOf } from '../kernel/bounded.ts';
import { frame } from './frames.ts';
import { secrets } from './secrets.ts';
import { tableShape } from './table.ts';

/** The open table and the stack of what is going on; frames hold nothing secret. */
export const openTable = z.strictObject({ ...tableShape, frames: listOf(frame, 100) });
export type OpenTable = z.infer<typeof openTable>;

export const state = z.strictObject({ ...openTable.shape, secrets });
export type State = z.infer<typeof state>;
