import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, changesBetween, MisfitError, sharing } from './changes.ts';
import type { Json, View } from './contract.ts';
import { canonicalJson, throughJson } from './hash.ts';

const keys = ['x', 'y', 'hull', 'a/b', 'm~n', '__proto__', 'constructor', '', '0', '1', '-'];
const anyJson = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, false, 0, 1, -7, 2.5, '', 'hull', 'a/b'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 4 }),
  ),
})).value;

const anyView: fc.Arbitrary<View> = fc.dictionary(
  fc.constantFrom('table', 'ship-1', 'ship-2', '0'),
  fc.dictionary(fc.constantFrom('x', 'y', 'list', '0', '__proto__'), anyJson, { maxKeys: 4 }),
);

/** The same JSON with a few places of it changed, as from one entry to the next. */
const nearly = (value: Json, by: readonly Json[]): Json => {
  let turn = 0;
  const walk = (at: Json): Json => {
    turn += 1;
    if (turn % 7 === 0) return by[turn % by.length] ?? null;
    if (Array.isArray(at)) {
      const rest = (at as Json[]).map(walk);
      return turn % 3 === 0 ? [...rest, ...by.slice(0, 2)] : turn % 5 === 0 ? rest.slice(0, -1) : rest;
    }
    if (typeof at !== 'object' || at === null) return at;
    return Object.fromEntries(Object.entries(at).map(([key, each]) => [key, walk(each)]));
  };
  return walk(value);
};

const sent = (before: View, after: View) => throughJson(changesBetween(before, after)) as Record<string, Json>;
const list = (before: Json, after: Json): Json | undefined =>
  changesBetween({ ship: { list: before } }, { ship: { list: after } })['ship'];

describe('the changes between two views', () => {
  it('follow the structure of the view, down to what changed', () => {
    const before = { table: { round: 1, at: { x: 1, y: 2 }, hand: null }, old: { gone: true }, same: { n: 1 } };
    const after = { table: { round: 2, at: { x: 1, y: 3 }, hand: { a: 1 } }, fresh: { is: 'new' }, same: { n: 1 } };
    expect(changesBetween(before, after)).toEqual({
      table: { round: 2, at: { y: 3 }, hand: [{ a: 1 }] },
      fresh: [{ is: 'new' }],
      old: [],
    });
    expect(changesBetween(after, { ...after, table: { round: 2, at: null, hand: [] } })).toEqual({
      table: { at: null, hand: [[]] },
    });
    expect(changesBetween(after, throughJson(after) as View)).toEqual({});
  });

  it('set an object anew where more of it is gone than is left', () => {
    const place = (at: Json) => ({ ship: { at } });
    expect(changesBetween(place({ a: 1, b: 2, c: 3 }), place({ c: 3, d: 4 }))).toEqual({
      ship: { at: [{ c: 3, d: 4 }] },
    });
    expect(changesBetween(place({ a: 1, b: 2, c: 3 }), place({ b: 2, c: 3 }))).toEqual({ ship: { at: { a: [] } } });
  });

  it('keep the front of an array: appended, shortened, its top changed', () => {
    const top = { kind: 'combat', step: 1, by: 'a', left: 3 };
    expect(list([1, [2]], [1, [2], 3, [4]])).toEqual({ list: [2, 0, 3, [4]] });
    expect(list([1, 2, 3], [1])).toEqual({ list: [1, 0] });
    expect(list([1, top, 5], [1, { ...top, step: 2 }])).toEqual({ list: [2, { 1: { step: 2 } }] });
    expect(list([1, top], [1, { ...top, step: 2 }, top])).toEqual({ list: [2, { 1: { step: 2 } }, top] });
    expect(list([1, top, 5], [1, { kind: 'end', step: 9, by: 'b', left: 0 }])).toEqual({
      list: [1, 0, { kind: 'end', step: 9, by: 'b', left: 0 }],
    });
    expect(list([1], [])).toEqual({ list: [[]] });
    expect(list([1, 2], [2])).toEqual({ list: [[2]] });
  });

  it('go into an array of the same length where most of it stays', () => {
    expect(list([1, { a: 1, b: 2 }], [1, { a: 1, b: 3 }])).toEqual({ list: { 1: { b: 3 } } });
    expect(list([1, 2, 3, [4]], [1, 5, 3, null])).toEqual({ list: { 1: 5, 3: null } });
    expect(list([1, 2, 3], [1, 5, 6])).toEqual({ list: [1, 0, 5, 6] });
    expect(list([1, 2], [3, 4])).toEqual({ list: [[3, 4]] });
  });

  it('do not look into what kept its identity', () => {
    const record = Object.defineProperty({}, 'field', {
      enumerable: true,
      get() {
        throw new Error('looked');
      },
    }) as { field: Json };
    expect(changesBetween({ a: record, b: { n: 1 } }, { a: record, b: { n: 2 } })).toEqual({ b: { n: 2 } });
  });
});

describe('a view with changes', () => {
  const leads = (before: View, after: View): void => {
    const frozen = JSON.stringify(before);
    const next = changed(before, sent(before, after));
    expect(canonicalJson(next)).toBe(canonicalJson(after));
    expect(JSON.stringify(before)).toBe(frozen);
    expect(changesBetween(next, after)).toEqual({});
  };

  it('is the next view, through the wire too', () => {
    fc.assert(fc.property(anyView, anyView, leads), { numRuns: 1000 });
  });

  it('is the next view where that is nearly the same', () => {
    fc.assert(
      fc.property(anyView, fc.array(anyJson, { minLength: 1, maxLength: 4 }), (before, by) => {
        const after = Object.fromEntries(
          Object.entries(before).map(([id, record]) => [id, { ...record, list: nearly(record['list'] ?? [], by) }]),
        );
        leads(before, after);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps the identity of untouched records and parts', () => {
    const before: View = { a: { n: 1, deep: { x: 1 } }, b: { n: 2 } };
    const after = changed(before, { a: { n: 9 } });
    expect(after['b']).toBe(before['b']);
    expect(after['a']?.['deep']).toBe(before['a']?.['deep']);
    expect(before['a']?.['n']).toBe(1);
    expect(changed(before, {})).toBe(before);
    expect(sharing(before, throughJson(before) as View)).toBe(before);
    expect(sharing(before, { a: { n: 1, deep: { x: 2 } }, b: { n: 2 } })['b']).toBe(before['b']);
    expect(sharing(null, before)).toBe(before);
  });

  it('is refused where the changes do not fit, and says where', () => {
    const view: View = { a: { list: [1, { n: 1 }], text: 'x' } };
    const misfits: Record<string, Json>[] = [
      { b: [] },
      { b: { n: 1 } },
      { a: { text: { n: 1 } } },
      { a: { text: [0, 0] } },
      { a: { none: [0, 0] } },
      { a: { list: [3, 0] } },
      { a: { list: [-1, 0] } },
      { a: { list: [0.5, 0] } },
      { a: { list: ['1', 0] } },
      { a: { list: [1, null] } },
      { a: { list: [1, [2]] } },
      { a: { list: [1, { 1: 5 }] } },
      { a: { list: { 2: 5 } } },
      { a: { list: { '01': 5 } } },
      { a: { list: { length: 5 } } },
      { a: { list: { 1: [] } } },
    ];
    for (const misfit of misfits) expect(() => changed(view, misfit), JSON.stringify(misfit)).toThrow(MisfitError);
    expect(() => changed(view, { a: { list: { 1: { n: {} } } } })).toThrow(
      'The changes do not fit at a/list/1/n: there is no object and no array. Ask for a snapshot',
    );
    let deep: Json = 1;
    for (let level = 0; level < 200; level += 1) deep = { a: deep };
    expect(() => changed({ a: deep as View[string] }, { a: deep })).toThrow('too deep');
  });

  it('cannot reach a prototype', () => {
    const next = changed({ a: {} }, JSON.parse('{"a":{"__proto__":[{"evil":true}]}}') as Record<string, Json>);
    expect(Object.hasOwn(next['a'] ?? {}, '__proto__')).toBe(true);
    expect('evil' in (next['a'] ?? {})).toBe(false);
    const reaching = JSON.parse('{"__proto__":{"evil":true}}') as Record<string, Json>;
    expect(() => changed({ a: {} }, reaching)).toThrow(MisfitError);
    expect(() => changed({ a: {} }, { a: { constructor: { name: 1 } } })).toThrow(MisfitError);
  });
});
