/** The whole state of a match: the open table, what is going on, and what lies face down. */
import * as z from 'zod';
import { listOf } from '../kernel/bounded.ts';
import type * as skeleton from '../kernel/ruleset/game.ts';
import { frame } from './frames.ts';
import type { CardId, FeatureId, HandId } from './ids.ts';
import { secrets } from './secrets.ts';
import { tableShape } from './table.ts';

/** The open table and the stack of what is going on; frames hold nothing secret. */
export const openTable = z.strictObject({ ...tableShape, frames: listOf(frame, 100) });
export type OpenTable = z.infer<typeof openTable>;

export const state = z.strictObject({ ...openTable.shape, secrets });
export type State = z.infer<typeof state>;

/** What one seat knows (`sightOf`). */
export interface Sight extends OpenTable {
  /** The hand that the viewer plays from, with its cards; null for who only watches. */
  readonly own: { readonly hand: HandId; readonly cards: readonly CardId[] } | null;
  /** Values of face-down fields that the viewer's side has surveyed. */
  readonly values: Readonly<Record<FeatureId, number>>;
}

/** The evolvers and narrators of a part of the events. */
export type EvolversOf<E extends skeleton.Kind> = skeleton.EvolversOf<State, E>;
export type NarratorsOf<E extends skeleton.Kind> = skeleton.NarratorsOf<State, E>;
