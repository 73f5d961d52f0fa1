import * as fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import type { Json, View } from './contract.ts';
import { diff, patch, PatchError, sameJson } from './diff.ts';

const anyJson = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, false, 0, 1, -7, 2.5, '', 'hull', 'a/b'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'hull', 'a/b', 'm~n', '__proto__', ''), tie('value'), { maxKeys: 3 }),
  ),
})).value;

const anyView: fc.Arbitrary<View> = fc.dictionary(
  fc.constantFrom('table', 'ship-1', 'ship-2', 'seat-1'),
  fc.dictionary(fc.constantFrom('x', 'y', 'list', 'a/b'), anyJson, { maxKeys: 4 }),
);

const plain = (view: View) => JSON.parse(JSON.stringify(view)) as View;

describe('diff', () => {
  it('writes one operation for each changed leaf', () => {
    const before = { table: { round: 1, at: { x: 1, y: 2 } }, old: { gone: true } };
    const after = { table: { round: 2, at: { x: 1, y: 3 } }, fresh: { is: 'new' } };
    expect(diff(before, after)).toEqual([
      { op: 'replace', path: '/table/round', value: 2 },
      { op: 'replace', path: '/table/at/y', value: 3 },
      { op: 'add', path: '/fresh', value: { is: 'new' } },
      { op: 'remove', path: '/old' },
    ]);
  });

  it('compares arrays of equal length by element, appends to longer ones, replaces others', () => {
    const ship = (list: Json) => ({ ship: { list } });
    expect(diff(ship([1, { a: 1, b: 2 }]), ship([1, { a: 1, b: 3 }]))).toEqual([
      { op: 'replace', path: '/ship/list/1/b', value: 3 },
    ]);
    expect(diff(ship([1, [2]]), ship([1, [2], 3, 4]))).toEqual([
      { op: 'add', path: '/ship/list/-', value: 3 },
      { op: 'add', path: '/ship/list/-', value: 4 },
    ]);
    expect(diff(ship([1, 2]), ship([2]))).toEqual([{ op: 'replace', path: '/ship/list', value: [2] }]);
    expect(diff(ship([1, 2]), ship([9, 2, 3]))).toEqual([{ op: 'replace', path: '/ship/list', value: [9, 2, 3] }]);
    expect(diff(ship([1]), ship([]))).toEqual([{ op: 'replace', path: '/ship/list', value: [] }]);
  });

  it('does not look into what kept its identity', () => {
    const record = Object.defineProperty({}, 'field', {
      enumerable: true,
      get() {
        throw new Error('looked');
      },
    }) as { field: Json };
    expect(diff({ a: record, b: { n: 1 } }, { a: record, b: { n: 2 } })).toHaveLength(1);
  });

  it('escapes slashes and tildes in field names', () => {
    expect(diff({ a: { 'x/y~z': 1 } }, { a: { 'x/y~z': 2 } })).toEqual([
      { op: 'replace', path: '/a/x~1y~0z', value: 2 },
    ]);
  });
});

describe('patch', () => {
  it('with the diff of two views turns one into the other, through the wire too', () => {
    fc.assert(
      fc.property(anyView, anyView, (before, after) => {
        const frozen = JSON.stringify(before);
        const operations = plain({ wire: { operations: diff(before, after) } }).wire?.operations;
        const patched = patch(before, operations as unknown as ReturnType<typeof diff>);
        expect(sameJson(patched, after)).toBe(true);
        expect(JSON.stringify(before)).toBe(frozen);
        expect(diff(patched, after)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is what another implementation of RFC 6902 does', () => {
    fc.assert(
      fc.property(anyView, anyView, (before, after) => {
        // rfc6902 refuses __proto__ for its own safety; ours keeps it as an ordinary key.
        fc.pre(!JSON.stringify([before, after]).includes('__proto__'));
        const document = plain(before);
        const errors = applyPatch(document, plain({ wire: { list: diff(before, after) } }).wire?.list as never);
        expect(errors.filter(Boolean)).toEqual([]);
        expect(sameJson(document, after)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps the identity of untouched records and parts', () => {
    const before = { a: { n: 1, deep: { x: 1 } }, b: { n: 2 } };
    const after = patch(before, [{ op: 'replace', path: '/a/n', value: 9 }]);
    expect(after.b).toBe(before.b);
    expect(after.a.deep).toBe(before.a.deep);
    expect(before.a.n).toBe(1);
    expect(patch(before, [])).toBe(before);
  });

  it('throws where an operation does not fit', () => {
    const view = { a: { list: [1] } };
    const misfits = [
      { op: 'replace', path: '/b/n', value: 1 },
      { op: 'remove', path: '/b' },
      { op: 'replace', path: '/a/n', value: 1 },
      { op: 'replace', path: '/a/list/1', value: 1 },
      { op: 'add', path: '/a/list/x', value: 1 },
      { op: 'replace', path: '', value: 1 },
    ] as const;
    for (const misfit of misfits) expect(() => patch(view, [misfit])).toThrow(PatchError);
    expect(() => patch(view, [misfits[0]])).toThrow('Ask for a snapshot');
  });

  it('cannot reach a prototype', () => {
    const patched = patch({ a: {} }, [{ op: 'add', path: '/a/__proto__', value: { evil: true } }]);
    expect(Object.hasOwn(patched.a, '__proto__')).toBe(true);
    expect('evil' in patched.a).toBe(false);
    expect(() => patch({ a: {} }, [{ op: 'add', path: '/__proto__/evil', value: true }])).toThrow(PatchError);
  });
});
