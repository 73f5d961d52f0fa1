/**
 * The difference between two views as an RFC 6902 patch, and its application. A server sends the patch, a client
 * applies it; whoever writes another client may use any library for RFC 6902.
 */
import type { Json, View } from './contract.ts';

export type Operation =
  | { readonly op: 'add'; readonly path: string; readonly value: Json }
  | { readonly op: 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };

type JsonObject = { readonly [key: string]: Json };

/**
 * The operations that turn `before` into `after`, always the same for the same two views. Records and parts that
 * kept their identity are skipped unseen. Objects are compared key by key, arrays of equal length element by
 * element; what was appended to an array is added at its end, any other change of length replaces the array.
 */
export function diff(before: View, after: View): Operation[] {
  const operations: Operation[] = [];
  diffObjects(before, after, '', operations);
  return operations;
}

function diffObjects(before: JsonObject, after: JsonObject, path: string, operations: Operation[]): void {
  let kept = 0;
  for (const key in after) {
    const was = before[key];
    const is = after[key] as Json;
    // Identity first: most records of a view are the same ones, and no lookup tells more.
    if (was === is) kept += 1;
    else if (was === undefined || !Object.hasOwn(before, key)) {
      operations.push({ op: 'add', path: `${path}/${escapeKey(key)}`, value: is });
    } else {
      kept += 1;
      diffValues(was, is, `${path}/${escapeKey(key)}`, operations);
    }
  }
  const keys = Object.keys(before);
  if (kept === keys.length) return;
  for (const key of keys) {
    if (!Object.hasOwn(after, key)) operations.push({ op: 'remove', path: `${path}/${escapeKey(key)}` });
  }
}

function diffValues(before: Json, after: Json, path: string, operations: Operation[]): void {
  if (before === after) return;
  if (isArray(before) && isArray(after)) diffArrays(before, after, path, operations);
  else if (isObject(before) && isObject(after)) diffObjects(before, after, path, operations);
  else operations.push({ op: 'replace', path, value: after });
}

function diffArrays(before: readonly Json[], after: readonly Json[], path: string, operations: Operation[]): void {
  const kept = after.slice(0, before.length);
  const keeps = before.every((element, index) => index < kept.length && sameJson(element, kept[index] ?? null));
  if (keeps) {
    for (const value of after.slice(before.length)) operations.push({ op: 'add', path: `${path}/-`, value });
  } else if (before.length === after.length) {
    after.forEach((element, index) => diffValues(before[index] ?? null, element, `${path}/${index}`, operations));
  } else {
    operations.push({ op: 'replace', path, value: after });
  }
}

/** True where two JSON values hold the same; the order of an object's keys does not matter. */
export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (isArray(a) && isArray(b)) {
    return a.length === b.length && a.every((element, index) => sameJson(element, b[index] ?? null));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key] ?? null, b[key] ?? null))
  );
}

/**
 * The view after the operations. `view` stays as it is; records that no operation touches keep their identity.
 * Throws where an operation does not fit the view: the caller has missed a frame and needs a snapshot.
 */
export function patch<V extends View>(view: V, operations: readonly Operation[]): V {
  if (operations.length === 0) return view;
  const copies = new Set<object>();
  const root = { ...view } as { [key: string]: Json };
  copies.add(root);
  for (const operation of operations) {
    const keys = operation.path.split('/').slice(1).map(unescapeKey);
    const last = keys.pop();
    if (last === undefined) throw new PatchError(operation, 'a patch of a view names a record');
    apply(ownParent(root, keys, copies, operation), last, operation);
  }
  return root as V;
}

/** A patch that does not fit the view it is applied to. */
export class PatchError extends Error {
  override readonly name = 'PatchError';
  constructor(operation: Operation, why: string) {
    super(`Cannot ${operation.op} ${operation.path}: ${why}. Ask for a snapshot and go on from there.`);
  }
}

type Parent = Json[] | { [key: string]: Json };

/** The container at `keys`, copied (once) along the way, so that nothing shared is written to. */
function ownParent(root: Parent, keys: readonly string[], copies: Set<object>, operation: Operation): Parent {
  let parent = root;
  for (const key of keys) {
    const child = Array.isArray(parent) ? parent[Number(key)] : Object.hasOwn(parent, key) ? parent[key] : undefined;
    if (typeof child !== 'object' || child === null) throw new PatchError(operation, `there is nothing at ${key}`);
    const own = copies.has(child) ? (child as Parent) : isArray(child) ? [...child] : { ...child };
    copies.add(own);
    write(parent, key, own);
    parent = own;
  }
  return parent;
}

function apply(parent: Parent, key: string, operation: Operation): void {
  if (Array.isArray(parent)) applyToArray(parent, key, operation);
  else if (operation.op !== 'add' && !Object.hasOwn(parent, key)) throw new PatchError(operation, 'it is not there');
  else if (operation.op === 'remove') delete parent[key];
  else write(parent, key, operation.value);
}

function applyToArray(parent: Json[], key: string, operation: Operation): void {
  const index = key === '-' && operation.op === 'add' ? parent.length : Number(key);
  const most = operation.op === 'add' ? parent.length : parent.length - 1;
  if (!Number.isInteger(index) || index < 0 || index > most) throw new PatchError(operation, 'no such element');
  if (operation.op === 'add') parent.splice(index, 0, operation.value);
  else if (operation.op === 'remove') parent.splice(index, 1);
  else parent[index] = operation.value;
}

/** Sets an own property whatever its name is (`__proto__` must not reach the prototype). */
function write(parent: Parent, key: string, value: Json): void {
  if (Array.isArray(parent)) parent[Number(key)] = value;
  else if (key !== '__proto__') parent[key] = value;
  else Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function escapeKey(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

function unescapeKey(key: string): string {
  return key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key;
}
