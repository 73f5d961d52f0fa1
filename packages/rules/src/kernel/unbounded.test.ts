import * as z from 'zod';
import { expect, it } from 'vitest';
import { face, faces, json, listOf, plainJson, recordId, mapOf, seat, text, whole } from './bounded.ts';
import { unboundedIn } from './unbounded.ts';

const looked = (schema: z.ZodType): string[] => unboundedIn(z.toJSONSchema(schema, { io: 'input' }));

it.each([
  ['text', z.string(), 'text without a longest length'],
  ['a pattern that repeats', z.string().regex(/^a[bc]+$/), 'text without a longest length'],
  ['a pattern with an open count', z.string().regex(/^a{2,}$/), 'text without a longest length'],
  ['a pattern without an end', z.string().regex(/^a/), 'text without a longest length'],
  ['a template of a number', z.templateLiteral(['seat-', z.int().min(1).max(9)]), 'text without a longest length'],
  ['a whole number', z.int(), 'a number without both bounds'],
  ['a number from 0', z.int().min(0), 'a number without both bounds'],
  ['a number to 9', z.number().max(9), 'a number without both bounds'],
  ['a list', z.array(z.boolean()), 'a list without a most'],
  ['a tuple with a rest', z.tuple([z.boolean()], z.boolean()), 'a list without a most'],
  ['a record', z.record(recordId, z.boolean()), 'a record without a most of keys'],
  ['anything', z.unknown(), 'anything at all'],
])('finds %s', (_name, schema, missing) => {
  expect(looked(schema)).toEqual([expect.stringContaining(missing)]);
});

it('tells where, behind unions, references and defaults', () => {
  const inner = z.strictObject({ name: z.string() }).meta({ id: 'Inner' });
  const schema = z.strictObject({
    one: inner,
    other: z.union([z.literal('x'), listOf(inner)]).optional(),
    many: z.record(z.string(), whole(0, 1)).default({}),
  });
  expect(looked(schema)).toEqual([
    '/many: a record without a most of keys',
    '/many/[propertyNames]: text without a longest length',
    '/Inner/name: text without a longest length',
  ]);
});

it('is content with what has an end', () => {
  const schema = z.strictObject({
    seat,
    face: face(20),
    faces: faces(6),
    words: text(9),
    by: z.partialRecord(z.enum(['a', 'b']), whole(-1, 1)),
    records: mapOf(recordId, text(1), 3),
    spot: z.tuple([whole(0, 1), whole(0, 1)]),
    one: z.literal('one').nullable(),
  });
  expect(looked(schema)).toEqual([]);
});

it('takes no JSON of any depth and size, and needs no deep stack to see that', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  const wide = Array.from({ length: plainJson.values + 1 }, () => 0);
  for (const none of [deep, wide, undefined]) expect(json.safeParse(none).success).toBe(false);
  for (const some of [null, 0, 'x', [[[]]], { a: { b: [1, { c: null }] } }])
    expect(json.safeParse(some).success).toBe(true);
});

it('refuses a record with too many keys, and a seat that is none', () => {
  const many = mapOf(recordId, z.boolean(), 2);
  expect(many.safeParse({ a: true, b: true }).success).toBe(true);
  expect(many.safeParse({ a: true, b: true, c: true }).success).toBe(false);
  for (const none of ['seat-0', 'seat--1', 'seat-100', 'seat-999999999999', 'constructor'])
    expect(seat.safeParse(none).success, none).toBe(false);
});
