import { readText, type ReadText } from '#lib/workshop/read-text.ts';
import { draftCodec } from './draft.ts';
import { withIds } from './ids.ts';
import type { Position } from './rules.ts';

/** A position from text, with an id for everything in it. */
export function readPosition(text: string): ReadText<Position> {
  const read = readText(text, draftCodec);
  return read.ok ? { ok: true, value: withIds(read.value) } : read;
}
