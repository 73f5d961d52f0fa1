/**
 * What makes one view of another, as JSON that follows the structure of the view itself, and its application. A server
 * sends the changes, a client applies them; packages/protocol/SPEC.md tells the form to whoever writes another client.
 */
import type { Json, View } from './contract.ts';

/**
 * What changes in an object, by its fields. An object goes on into what is there, by fields, or by the indexes of an array.
 * A list says something else: `[]` the field is gone, `[value]` it is set to any JSON, `[keep, changes, ...added]` the
 * array that is there keeps its first elements, with these changes (0: none), then come others. All else is set as it is.
 */
export interface Changes {
  readonly [key: string]: Json;
}

/** Deeper than any view: changes that go on beyond fit none. */
const maxDepth = 64;

/**
 * The changes that turn `before` into `after`, always the same for the same two views. Records and parts that kept their
 * identity are skipped unseen.
 */
export function changesBetween(before: View, after: View): Changes {
  return objectChanges(before, after, false) as Changes;
}

/** `orWhole`: `[after]` where more is gone than is left as it was. Always an object otherwise. */
function objectChanges(before: Changes, after: Changes, orWhole: boolean): Json {
  const changes: { [key: string]: Json } = {};
  let [held, same] = [0, 0];
  for (const key in after) {
    const was = before[key];
    const is = after[key] as Json;
    // Identity first: most records of a view are the same ones, and no lookup tells more.
    if (was === is) {
      held += 1;
      same += 1;
    } else if (was === undefined || !Object.hasOwn(before, key)) write(changes, key, whole(is));
    else {
      held += 1;
      const change = changeOf(was, is);
      if (change === undefined) same += 1;
      else write(changes, key, change);
    }
  }
  const keys = Object.keys(before);
  const gone = keys.length - held;
  if (gone > 0) {
    if (orWhole && gone > same) return [after];
    for (const key of keys) if (!Object.hasOwn(after, key)) write(changes, key, []);
  }
  return changes;
}

/** Undefined where both hold the same. */
function changeOf(before: Json, after: Json): Json | undefined {
  if (before === after) return undefined;
  if (isArray(after)) return isArray(before) ? arrayChange(before, after) : [after];
  if (!isObject(after)) return after;
  if (!isObject(before)) return [after];
  const changes = objectChanges(before, after, true);
  return isArray(changes) || hasFields(changes as Changes) ? changes : undefined;
}

const whole = (value: Json): Json => (typeof value === 'object' && value !== null ? [value] : value);

function hasFields(changes: Changes): boolean {
  for (const _ in changes) return true;
  return false;
}

/**
 * The elements that stay at the front are kept: those that are the same, or nearly. Where the length is the same, and most
 * of the elements, all of them are. What comes after is sent anew.
 */
function arrayChange(before: readonly Json[], after: readonly Json[]): Json | undefined {
  const both = Math.min(before.length, after.length);
  const changes: { [index: string]: Json } = {};
  let [changed, others, front] = [0, 0, both];
  for (let index = 0; index < both; index += 1) {
    const change = changeOf(before[index] as Json, after[index] as Json);
    if (change === undefined) continue;
    if (!isSmall(change, after[index] as Json)) {
      front = Math.min(front, index);
      others += 1;
      if (before.length !== after.length || 2 * others > both) break;
    }
    changed += 1;
    changes[index] = change;
  }
  if (before.length === after.length && 2 * others <= both) return changed === 0 ? undefined : changes;
  if (front === 0) return [after];
  const kept = Object.fromEntries(Object.entries(changes).filter(([index]) => Number(index) < front));
  return [front, hasFields(kept) ? kept : 0, ...after.slice(front)];
}

/** Whether at least half of the fields of an object stay as they were. */
function isSmall(change: Json, after: Json): boolean {
  return isObject(change) && isObject(after) && 2 * Object.keys(change).length <= Object.keys(after).length;
}

/**
 * The view after the changes. `view` stays as it is; records that nothing changes keep their identity. Throws a
 * `MisfitError` where they do not fit the view: the client has missed a frame and needs a snapshot.
 */
export function changed<V extends View>(view: V, changes: Changes): V {
  return hasFields(changes) ? (changedObject(view, changes, []) as V) : view;
}

/** `fresh`, in which every part that is as it was in `held` is the one of `held`. */
export function sharing<V extends View>(held: V | null, fresh: V): V {
  return held === null ? fresh : changed(held, changesBetween(held, fresh));
}

/** Changes that do not fit the view they are applied to. */
export class MisfitError extends Error {
  override readonly name = 'MisfitError';
  constructor(path: readonly string[], why: string) {
    super(`The changes do not fit at ${path.join('/')}: ${why}. Ask for a snapshot and go on from there.`);
  }
}

function changedObject(held: Changes, changes: Changes, path: readonly string[]): Changes {
  const next = { ...held };
  for (const key of Object.keys(changes)) {
    const change = changes[key] as Json;
    const at = [...path, key];
    if (isArray(change) && change.length === 0) {
      if (!Object.hasOwn(next, key)) throw new MisfitError(at, 'there is nothing to remove');
      delete next[key];
    } else write(next, key, changedValue(Object.hasOwn(held, key) ? held[key] : undefined, change, at));
  }
  return next;
}

function changedValue(held: Json | undefined, change: Json, path: readonly string[]): Json {
  if (path.length > maxDepth) throw new MisfitError(path.slice(0, 3), 'they go too deep');
  if (isArray(change)) {
    if (change.length === 1) return change[0] as Json;
    return changedList(held, change, path);
  }
  if (!isObject(change)) return change;
  if (held !== undefined && isArray(held)) return changedElements(held, change, path);
  if (held === undefined || !isObject(held)) throw new MisfitError(path, 'there is no object and no array');
  return changedObject(held, change, path);
}

function changedList(held: Json | undefined, change: readonly Json[], path: readonly string[]): Json {
  const [keep, changes, ...added] = change;
  if (held === undefined || !isArray(held)) throw new MisfitError(path, 'there is no array');
  if (typeof keep !== 'number' || !Number.isInteger(keep) || keep < 0 || keep > held.length)
    throw new MisfitError(path, `the array has ${String(held.length)} elements`);
  const kept = held.slice(0, keep);
  if (changes === 0) return [...kept, ...added];
  if (changes === undefined || !isObject(changes))
    throw new MisfitError(path, 'the second of a list is an object or 0');
  return [...changedElements(kept, changes, path), ...added];
}

function changedElements(held: readonly Json[], changes: Changes, path: readonly string[]): readonly Json[] {
  const next = [...held];
  for (const key of Object.keys(changes)) {
    const index = Number(key);
    const change = changes[key] as Json;
    if (String(index) !== key || !Number.isInteger(index) || index < 0 || index >= held.length)
      throw new MisfitError([...path, key], 'there is no such element');
    if (isArray(change) && change.length === 0)
      throw new MisfitError([...path, key], 'an array loses elements at its end only');
    next[index] = changedValue(held[index], change, [...path, key]);
  }
  return next;
}

/** Sets an own property whatever its name is (`__proto__` must not reach the prototype). */
function write(object: { [key: string]: Json }, key: string, value: Json): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is Changes {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
