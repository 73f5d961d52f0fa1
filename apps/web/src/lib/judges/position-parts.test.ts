/** A position picked apart and put together again, whatever the game. */
import { catalog } from '@broadside/rules/catalog';
import { positionJsonSchema, type Json } from '@broadside/rules/kernel';
import { expect, test } from 'vitest';
import { at, changesIn, fieldsOf, thingsIn, withValue, type PositionSchema } from './position-parts.ts';

const position: Json = {
  round: 2,
  squadrons: [{ name: 'Waders', ships: [{ name: 'Tern', at: [24, 12.5], hull: 11, adrift: true, lost: [] }] }],
  decks: { left: { cards: 3 } },
};
const tern = ['squadrons', 0, 'ships', 0] as const;

test('[LEAGUE-144] everything with fields can be picked by the name that it has', () => {
  expect(thingsIn(position).map(({ name }) => name)).toEqual([
    'The whole table',
    'squadrons › Waders',
    'squadrons › Waders › ships › Tern',
    'decks › left',
  ]);
  for (const { path } of thingsIn(position)) expect(at(position, path)).toBeTypeOf('object');
});

test('[LEAGUE-144] numbers, words, yes and no, and places are fields; the schema knows others', () => {
  const ship: PositionSchema = {
    properties: {
      hull: { anyOf: [{ type: 'integer', description: 'boxes left' }] },
      facing: { type: 'number' },
      stance: { $ref: '#/$defs/stance' },
      marks: { type: 'array' },
    },
  };
  const schema: PositionSchema = {
    properties: { squadrons: { items: { properties: { ships: { items: ship } } } } },
    $defs: { stance: { type: 'string', enum: ['open', 'closed'] } },
  };
  const fields = fieldsOf(position, tern, schema);
  expect(fields.map(({ name, kind, value }) => [name, kind, value])).toEqual([
    ['name', 'text', 'Tern'],
    ['at 1', 'number', 24],
    ['at 2', 'number', 12.5],
    ['hull', 'number', 11],
    ['adrift', 'flag', true],
    ['facing', 'number', undefined],
    ['stance', 'text', undefined],
  ]);
  expect(fields.find(({ name }) => name === 'hull')?.note).toBe('boxes left');
  expect(fields.find(({ name }) => name === 'stance')?.choices).toEqual(['open', 'closed']);
});

test('[LEAGUE-144] a change touches nothing else, and says what it was', () => {
  const moved = withValue(position, [...tern, 'at', 1], 14);
  const hurt = withValue(moved, [...tern, 'hull'], 9);
  expect(at(hurt, tern)).toEqual({ name: 'Tern', at: [24, 14], hull: 9, adrift: true, lost: [] });
  expect(changesIn(position, hurt)).toEqual([
    'squadrons › Waders › ships › Tern › at: [24,12.5] becomes [24,14]',
    'squadrons › Waders › ships › Tern › hull: 11 becomes 9',
  ]);
  expect(changesIn(position, withValue(position, [...tern, 'hull'], undefined))).toEqual([
    'squadrons › Waders › ships › Tern › hull: 11 becomes as usual',
  ]);
  expect(withValue(hurt, [...tern], at(position, tern))).toEqual(position);
  expect(changesIn(position, structuredClone(position))).toEqual([]);
});

test.each(Object.keys(catalog))(
  '[LEAGUE-144] finds fields beyond those that are written in positions of %s',
  async (id) => {
    const ruleset = await catalog[id]!();
    const schema = positionJsonSchema(ruleset) as PositionSchema;
    expect(fieldsOf({}, [], schema).length).toBeGreaterThan(0);
  },
);
