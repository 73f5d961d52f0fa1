import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { viewCodec } from './view-codec.ts';

const codec = viewCodec({
  always: { match: z.strictObject({ round: z.int() }) },
  sometimes: { own: z.strictObject({ cards: z.array(z.string()) }) },
  kinds: { ship: z.strictObject({ hull: z.int().min(0) }) },
});
const whole = { match: { round: 1 }, own: { cards: ['a'] }, 'ship:one': { hull: 3 }, 'ship:two:b': { hull: 0 } };

describe('the codec of views', () => {
  test('takes what it names and leaves it as it is', () => {
    expect(codec.parse(whole)).toBe(whole);
    expect(codec.parse({ match: { round: 1 } })).toEqual({ match: { round: 1 } });
  });

  test.each([
    ['match', { own: { cards: [] } }],
    ['secrets', { ...whole, secrets: {} }],
    ['fleet:one', { ...whole, 'fleet:one': { hull: 3 } }],
    ['ship', { ...whole, ship: { hull: 3 } }],
    ['constructor', { ...whole, constructor: {} }],
    ['ship:one.hull', { ...whole, 'ship:one': { hull: -1 } }],
    ['own.cards.0', { ...whole, own: { cards: [1] } }],
    ['match', { ...whole, match: { round: 1, more: 1 } }],
  ])('refuses %s, and says which record it is', (where, view) => {
    expect(codec.safeParse(view).error?.issues.map(({ path }) => path.join('.'))).toEqual([where]);
  });

  test('refuses what is no object', () => {
    for (const bad of [null, 'view', 3]) expect(codec.safeParse(bad).success).toBe(false);
  });
});
