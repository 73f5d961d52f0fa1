/**
 * What of an event or a position is worth writing into a case. Nothing here knows a game: plain values are kept, short
 * lists of them too, things are told by their ids, and deeper bookkeeping is left out.
 */
import type { Json } from '@broadside/rules/kernel';

type Fields = { readonly [key: string]: Json };
/** The longest list of plain values that people read. */
const LONGEST = 12;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
const idOf = (value: Json): Json | undefined =>
  isFields(value) && (typeof value['id'] === 'string' || typeof value['id'] === 'number') ? value['id'] : undefined;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const readable = (value: Json | undefined): value is Json =>
  value !== undefined && (isPlain(value) || (isList(value) && value.length <= LONGEST && value.every(isPlain)));

/** Its kind and plain fields, nothing of what it does not have; undefined where all that it holds is bookkeeping. */
export function salientEvent(event: Json): Json | undefined {
  if (!isFields(event)) return undefined;
  const kept = Object.entries(event).filter(([, value]) => value !== null && readable(value));
  return kept.length > 1 || Object.keys(event).length === 1 ? Object.fromEntries(kept) : undefined;
}

/**
 * What an expectation says of `after` where it differs from `before`; undefined where it has nothing to say. A field
 * that went is written as null.
 */
export function salientChange(before: Json | undefined, after: Json | undefined): Json | undefined {
  if (same(before, after)) return undefined;
  if (isFields(after)) return changedFields(isFields(before) ? before : {}, after);
  if (isList(after) && after.length > 0 && after.every((each) => idOf(each) !== undefined))
    return changedThings(isList(before) ? before : [], after);
  if (isList(before) && isList(after) && before.some((each) => !isPlain(each))) return undefined;
  if (after === undefined) return isPlain(before) || readable(before) ? null : undefined;
  return readable(after) ? after : undefined;
}

function changedFields(before: Fields, after: Fields): Json | undefined {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = keys.flatMap((key): [string, Json][] => {
    const change = salientChange(before[key], after[key]);
    return change === undefined ? [] : [[key, change]];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** Things that changed or came, each with its id. Those that went cannot be told. */
function changedThings(before: readonly Json[], after: readonly Json[]): Json | undefined {
  const changed = after.flatMap((thing): Json[] => {
    const id = idOf(thing);
    if (id === undefined) return [];
    const change = salientChange(
      before.find((other) => idOf(other) === id),
      thing,
    );
    return isFields(change) ? [{ id, ...change }] : [];
  });
  return changed.length > 0 ? changed : undefined;
}
