/** Fingerprints of JSON: one that nobody can forge, and one that is cheap enough for every frame. */
import type { Json, View, ViewRecord } from './contract.ts';
import { sha256Hex } from './sha256.ts';

/**
 * The canonical text of a JSON value, as RFC 8785 has it: no spaces, the keys of every object sorted by their UTF-16
 * code units, numbers and strings as `JSON.stringify` writes them. A key whose value is undefined is left out.
 * Throws for what JSON cannot hold (undefined in an array, functions, NaN, infinity).
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'number':
      if (Number.isFinite(value)) return JSON.stringify(value);
      throw new TypeError(`JSON cannot hold ${value}; write a finite number.`);
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? arrayText(value) : objectText(value);
    default:
      throw new TypeError(
        `JSON cannot hold a value of type ${typeof value}; keep to null, booleans, numbers, strings, arrays and objects.`,
      );
  }
}

function arrayText(elements: readonly unknown[]): string {
  let text = '';
  for (const element of elements) text += `${text === '' ? '' : ','}${canonicalJson(element)}`;
  return `[${text}]`;
}

function objectText(fields: object): string {
  let text = '';
  // Without a function, sort compares UTF-16 code units, which is what the standard asks for.
  for (const key of Object.keys(fields).sort()) {
    const field: unknown = fields[key as keyof typeof fields];
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(field)}`;
  }
  return `{${text}}`;
}

/** The SHA-256 of the canonical text, 64 hexadecimal digits: for golden games, records and positions. */
export function canonicalHash(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}

/**
 * The fingerprint of a view, 16 hexadecimal digits, sent with every frame so that a client can tell whether it holds
 * what the server holds. It finds mistakes, not forgers.
 *
 * For every record take the text `<record id>` + line feed + `<canonical JSON of the record>` and run two lanes of 32
 * bits over its UTF-16 code units: `lane = (lane XOR unit) * prime mod 2^32`, the first lane from 0x811c9dc5 with
 * prime 0x01000193, the second from 0x9747b28c with prime 0x85ebca6b. Finish each lane with
 * `lane ^= lane >>> 16; lane = lane * 0x7feb352d; lane ^= lane >>> 15; lane = lane * 0x846ca68b; lane ^= lane >>> 16`.
 * Add the first lanes of all records modulo 2^32, and the second lanes; write both sums as 8 lower-case digits each.
 * The order of records does not matter, and a record that did not change need not be hashed again.
 */
export function hashView(view: View): string {
  let first = 0;
  let second = 0;
  for (const id in view) {
    const record = view[id];
    if (record === undefined) continue;
    const lanes = recordLanes(id, record);
    first = (first + lanes.first) >>> 0;
    second = (second + lanes.second) >>> 0;
  }
  return hex(first) + hex(second);
}

interface Lanes {
  readonly id: string;
  readonly first: number;
  readonly second: number;
}

/** By the record's identity: most records of a view are those of the view before. */
const known = new WeakMap<ViewRecord, Lanes>();

function recordLanes(id: string, record: ViewRecord): Lanes {
  const cached = known.get(record);
  if (cached?.id === id) return cached;
  const text = `${id}\n${canonicalJson(record)}`;
  let first = 0x811c9dc5;
  let second = 0x9747b28c;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x85ebca6b);
  }
  const lanes = { id, first: finish(first), second: finish(second) };
  known.set(record, lanes);
  return lanes;
}

function finish(lane: number): number {
  let bits = lane ^ (lane >>> 16);
  bits = Math.imul(bits, 0x7feb352d);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
}

function hex(bits: number): string {
  return bits.toString(16).padStart(8, '0');
}

/** A value as it is after it went through JSON: what a journal or a wire gives back. */
export function throughJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
