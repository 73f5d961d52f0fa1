/** Values made from a JSON Schema: inside its bounds, at them, beyond them, and of quite another kind. */
import * as fc from 'fast-check';
import { pick } from '@broadside/rules/kernel';
import type { Random } from '@broadside/rules/kernel';

export interface Schema {
  readonly [keyword: string]: unknown;
}

/** What values are made with. */
export interface Making {
  readonly random: Random;
  /** The chance that a value is not what its schema asks for. */
  readonly wild: number;
  /** Where `$ref` looks. */
  readonly root: Schema;
  /** Something to put where the schema takes any JSON, by the name of the field. */
  readonly thing: (field: string) => unknown;
  /** Text that this field may be about: ids that the server has given. */
  readonly known: (field: string, schema: Schema) => readonly string[];
}

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const texts = [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202eabc', '\u3164', '\u2800', '👩‍👩‍👧‍👦', 'ß', 'İ', '\r\n', '\t',
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined', 'true', 'NaN', 'Infinity', '-0',
  '1e309', '0x10', '00000000-', '00000000-0000-0000-0000-000000000000', '9999999999999', '-1', '1.5', '2147483648',
  '99999999999999999999', "'; drop table person; --", '%00', '%', '%ff', '../../etc/passwd', '//', '/', '?', '#', '{}', '[]',
  '<script>', '$ref', '${x}', '{{x}}', 'seat-0', 'seat-1', 'seat-99', 'seat--1', 'time-up-3', 'start', 'a@b', '@', 'x'.repeat(41), 'x'.repeat(321),
  'x'.repeat(5000), 'é'.repeat(1000), '\ud800'.repeat(300), 'a-'.repeat(40), 'z'.repeat(70_000),
]; // prettier-ignore
const numbers = [
  0, -0, -1, 1, 1.5, 0.1, 9, 10, 99, 100, 1000, 65_535, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 9_999_999_999_999, 1e21,
  1e308, -1e308, 5e-324, 300_000_000,
]; // prettier-ignore

/** Anything that nobody asked for. */
export function nonsense(random: Random): unknown {
  const kind = Math.floor(random() * 12);
  if (kind < 4) return pick(texts, random);
  if (kind < 7) return pick(numbers, random);
  if (kind === 7) return pick([null, true, false], random);
  if (kind === 8) return deep(pick([5, 31, 32, 33, 1000], random));
  if (kind === 9) return Array.from({ length: pick([0, 1, 300, 3000], random) }, () => pick([0, '', null], random));
  if (kind === 10)
    return JSON.parse(
      pick(['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '{"":0}', '{"a/b~":[]}'], random),
    );
  return Object.fromEntries(Array.from({ length: pick([0, 1, 50, 2000], random) }, (_, at) => [`k${String(at)}`, at]));
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function resolved(schema: Schema, root: Schema): Schema {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  let found: unknown = root;
  for (const key of $ref.split('/').slice(1)) found = isSchema(found) ? found[key.replaceAll('~1', '/')] : undefined;
  return isSchema(found) ? resolved(found, root) : {};
}

/** A value for the schema; `field` is the name under which it is sent. */
export function valueFor(making: Making, given: Schema, field = '', level = 0): unknown {
  const { random, root } = making;
  if (random() < making.wild) return nonsense(random);
  const schema = resolved(given, root);
  const ways = (schema['anyOf'] ?? schema['oneOf']) as readonly Schema[] | undefined;
  if (ways !== undefined) return valueFor(making, pick(ways, random), field, level);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return pick(schema['enum'], random) as unknown;
  switch (schema['type']) {
    case 'object':
      return objectFor(making, schema, level);
    case 'array':
      return arrayFor(making, schema, field, level);
    case 'string':
      return textFor(making, schema, field);
    case 'integer':
    case 'number':
      return numberFor(making, schema);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return making.thing(field);
  }
}

function objectFor(making: Making, schema: Schema, level: number): Record<string, unknown> {
  const { random } = making;
  const fields = (schema['properties'] ?? {}) as Readonly<Record<string, Schema>>;
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  // The deeper, the fewer: what may be left out mostly is.
  const share = level < 2 ? 0.5 : 0.15;
  const made: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(fields)) {
    const wanted = required.has(name) ? random() >= making.wild / 4 : random() < share;
    if (wanted) made[name] = valueFor(making, inner, name, level + 1);
  }
  if (isSchema(schema['additionalProperties']) && random() < share) {
    const keys = isSchema(schema['propertyNames']) ? schema['propertyNames'] : { type: 'string', maxLength: 8 };
    for (let count = lengthFor(making, 0, Number(schema['maxProperties'] ?? 3), level); count > 0; count -= 1)
      made[String(valueFor(making, keys, 'key', 9))] = valueFor(making, schema['additionalProperties'], '', level + 1);
  }
  if (random() < making.wild / 2) made[pick(['__proto__x', 'more', '', 'constructor'], random)] = nonsense(random);
  return made;
}

/** How many: mostly few, now and then the least, the most, or one beyond. */
function lengthFor({ random, wild }: Making, least: number, most: number, level: number): number {
  if (random() < wild)
    return Math.max(
      0,
      pick(
        [0, least - 1, least, most > 400 || level > 3 ? least : most, most > 6000 || level > 2 ? least : most + 1],
        random,
      ),
    );
  return Math.min(most, least + Math.floor(random() * (level < 3 ? 4 : 2)));
}

function arrayFor(making: Making, schema: Schema, field: string, level: number): unknown[] {
  const places = schema['prefixItems'];
  if (Array.isArray(places)) return (places as Schema[]).map((each) => valueFor(making, each, field, level + 1));
  const items = isSchema(schema['items']) ? schema['items'] : {};
  const length = lengthFor(making, Number(schema['minItems'] ?? 0), Number(schema['maxItems'] ?? 3), level);
  // Many of one kind: the number of them is what is tried.
  const one = length > 10 ? valueFor({ ...making, wild: 0 }, items, field, 9) : undefined;
  return Array.from({ length }, () => one ?? valueFor(making, items, field, level + 1));
}

const samples = new Map<string, readonly string[]>();
function matching(pattern: string): readonly string[] {
  const known = samples.get(pattern);
  if (known !== undefined) return known;
  const made = fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { numRuns: 40, seed: 1 });
  samples.set(pattern, made);
  return made;
}

function textFor(making: Making, schema: Schema, field: string): string {
  const { random, wild } = making;
  const known = making.known(field, schema);
  if (known.length > 0 && random() < 0.9) return pick(known, random);
  const [least, most] = [Number(schema['minLength'] ?? 0), Number(schema['maxLength'] ?? 20)];
  if (random() < wild) return 'x'.repeat(Math.max(0, pick([least - 1, least, most, most + 1], random)));
  if (schema['format'] === 'email') return `somebody${String(Math.floor(random() * 99))}@example.org`;
  if (schema['format'] === 'uri') return 'https://push.example.org/x';
  const { pattern } = schema;
  if (typeof pattern === 'string') {
    try {
      return pick(matching(pattern), random);
    } catch {
      return 'x'.repeat(Math.max(1, least)); // a pattern with something that no sample can be made for
    }
  }
  return `Name ${String(Math.floor(random() * 999))}`.padEnd(least, 'x').slice(0, Math.max(least, most));
}

function numberFor({ random, wild }: Making, schema: Schema): number {
  const least = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? 0);
  const most = Number(schema['maximum'] ?? schema['exclusiveMaximum'] ?? 100);
  if (random() < wild) return pick([least - 1, least, least + 0.5, most, most + 1, ...numbers], random);
  const [from, to] = [Math.max(least, -20), Math.min(most, 20)];
  return random() < 0.2 ? pick([least, most], random) : Math.floor(from + random() * Math.max(0, to - from + 1));
}

/** Texts that have hurt servers before: each is tried often. */
const sharp = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '',
  ' ',
  '00000000-',
  '9999999999999',
  '-1',
  '1e309',
  '__proto__',
  '\u3164',
  'x'.repeat(321),
];

/** One of the same kind that nobody would send. */
export function hostile(value: unknown, random: Random): unknown {
  if (random() < 0.2) return nonsense(random);
  if (typeof value === 'string') return random() < 0.3 ? value.slice(0, 30) + pick(sharp, random) : pick(sharp, random);
  if (typeof value === 'number') return pick([value + 1, value - 1, -value, value + 0.5, ...numbers], random);
  return nonsense(random);
}

/** The same value with one place in it that is hostile, and nothing else wrong. */
export function poisoned(value: unknown, random: Random): unknown {
  const isPlace = typeof value !== 'object' || value === null;
  if (isPlace || Object.keys(value).length === 0 || random() < 0.1) return hostile(value, random);
  const key = pick(Object.keys(value), random);
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  copy[key] = poisoned(copy[key], random);
  return copy;
}

/** A copy with some of it changed, left out, doubled or put elsewhere. */
export function mutated(value: unknown, random: Random, rate: number): unknown {
  if (random() < rate / 4) return nonsense(random);
  if (typeof value === 'number' && random() < rate)
    return pick([value + 1, value - 1, -value, value * 1000, value + 0.5, ...numbers], random);
  if (typeof value === 'string' && random() < rate)
    return pick([`${value}x`, value.toUpperCase(), value.slice(1), ...texts], random);
  if (Array.isArray(value)) {
    const list = value.map((each) => mutated(each, random, rate));
    if (random() < rate && list.length > 0) list.push(pick(list, random));
    if (random() < rate) list.splice(Math.floor(random() * list.length), 1);
    return list;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, each]) =>
    random() < rate / 3 ? [] : [[random() < rate / 6 ? `${name}x` : name, mutated(each, random, rate)] as const],
  );
  return Object.fromEntries(entries);
}
