/** What can be done to a written position: the edits of the family. */
import type { Position } from './rules.ts';

export * from '#lib/blueprint-fleets/editor/edit.ts';

export const emptyPosition: Position = { squadrons: [] };
