/** The whole state of a match: the open table, what is going on, and what its sides hide. */
import * as z from 'zod';
import { listOf } from '../kernel/bounded.ts';
import type * as skeleton from '../kernel/ruleset/game.ts';
import { due, secrets } from '../mechanics/blueprint-fleets/records.ts';
import { frame } from './frames.ts';
import { tableShape } from './table.ts';

/** What lies open to everybody: the records on the table, what the match waits for, and what is still due. */
export const openTable = z.strictObject({
  ...tableShape,
  /** The stack of what is going on; the last frame is what the match waits for or does next. */
  frames: listOf(frame, 100),
  due,
});
export type OpenTable = z.infer<typeof openTable>;

export const state = z.strictObject({ ...openTable.shape, secrets: secrets.default({ ambushes: {} }) });
export type State = z.infer<typeof state>;
/** What a seat knows: the open table, with the secrets of its own side alone. */
export type Sight = State;

/** The evolvers and narrators of a part of the events. */
export type EvolversOf<E extends skeleton.Kind> = skeleton.EvolversOf<State, E>;
export type NarratorsOf<E extends skeleton.Kind> = skeleton.NarratorsOf<State, E>;
