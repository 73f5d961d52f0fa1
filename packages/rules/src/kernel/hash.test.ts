import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalHash, canonicalJson, hashView } from './hash.ts';
import { sha256Hex } from './sha256.ts';

describe('canonicalJson', () => {
  it('sorts keys by code unit, writes no spaces, leaves out what is undefined', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: -0, B: true, gone: undefined })).toBe(
      '{"B":true,"a":0,"b":[1,{"c":"x","d":null}]}',
    );
    // The example of RFC 8785, section 3.2.3.
    const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 };
    expect(Object.values(JSON.parse(canonicalJson(keys)) as object)).toEqual([4, 2, 6, 7, 1, 5, 3]);
  });

  it('refuses what JSON cannot hold', () => {
    for (const value of [undefined, [undefined], NaN, Infinity, () => 1, { a: 1n }]) {
      expect(() => canonicalJson(value)).toThrow('JSON cannot hold');
    }
  });

  it('is the same for the same value, whatever the order of its keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalHash(reversed)).toBe(canonicalHash(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('sha256Hex', () => {
  it('is SHA-256 for texts of every length and alphabet', () => {
    const truth = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
    for (let length = 0; length < 200; length += 1)
      expect(sha256Hex('x'.repeat(length))).toBe(truth('x'.repeat(length)));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(sha256Hex(text)).toBe(truth(text));
      }),
    );
  });
});

describe('hashView', () => {
  it('is a fixed function of the view, so that other clients can compute it', () => {
    expect(hashView({})).toBe('0000000000000000');
    expect(hashView({ table: { round: 3 } })).toBe('1f221e020f0733e4');
    expect(hashView({ 'ship-1': { x: 1 }, 'ship-2': { x: 2 } })).toBe(
      hashView({ 'ship-2': { x: 2 }, 'ship-1': { x: 1 } }),
    );
  });

  it('changes with every record, its id and its fields', () => {
    const record = { x: 1 };
    const views = [{}, { a: record }, { b: record }, { a: { x: 2 } }, { a: record, b: record }, { a: { x: 1, y: 1 } }];
    expect(new Set(views.map(hashView)).size).toBe(views.length);
    expect(hashView({ a: { x: 1 } })).toBe(hashView({ a: record }));
  });
});
