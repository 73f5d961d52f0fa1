import { describe, expect, it } from 'vitest';
import { misfits } from './expectation.ts';

const fits = (expected: unknown, found: unknown) => misfits(expected, found, 'x').length === 0;

describe('an expectation', () => {
  it('asks only for what is written', () => {
    expect(fits({ a: 1, b: { c: [1, 2] } }, { a: 1, z: 9, b: { c: [1, 2], d: 4 } })).toBe(true);
    expect(fits({}, { a: 1 })).toBe(true);
    expect(fits({ a: 1 }, { a: '1' })).toBe(false);
    expect(fits({ a: 1 }, {})).toBe(false);
    expect(fits({ a: {} }, { a: [] })).toBe(false);
  });

  it('null fits what is absent, nothing else does', () => {
    expect(fits({ a: null }, {})).toBe(true);
    expect(fits({ a: null }, { a: null })).toBe(true);
    expect(fits({ a: false }, {})).toBe(false);
    expect(fits({ a: null }, { a: 0 })).toBe(false);
  });

  it('compares lists element by element, and by id where the elements have one', () => {
    expect(fits([1, { a: 1 }], [1, { a: 1, b: 2 }])).toBe(true);
    expect(fits([1], [1, 2])).toBe(false);
    expect(fits([], [])).toBe(true);
    expect(fits([], [1])).toBe(false);
    const ships = [
      { id: 'a', hull: 1 },
      { id: 'b', hull: 2 },
    ];
    expect(fits([{ id: 'b', hull: 2 }], ships)).toBe(true);
    expect(misfits([{ id: 'b', hull: 3 }], ships, 'ships')).toEqual(['ships[b].hull: expected 3, found 2.']);
    expect(misfits([{ id: 'c' }], ships, 'ships')).toEqual(['ships: no element with id c; there are: a, b.']);
  });

  it('names the path of what does not fit', () => {
    expect(misfits({ a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }, 'position')).toEqual([
      'position.a.b[0].c: expected 1, found 2.',
    ]);
  });
});
