import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareProducts, integerRoot, roundedQuotient, roundedRoot } from './integer.ts';

describe('integer arithmetic', () => {
  it('takes exact roots up to 2^53 - 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (value) => {
        const root = BigInt(integerRoot(value));
        expect(root * root <= BigInt(value)).toBe(true);
        expect((root + 1n) * (root + 1n) > BigInt(value)).toBe(true);
      }),
    );
    expect(integerRoot(94_906_265 ** 2)).toBe(94_906_265);
    expect(integerRoot(94_906_265 ** 2 - 1)).toBe(94_906_264);
  });

  it('rounds roots to the nearest integer', () => {
    expect([0, 1, 2, 3, 6, 7, 12, 13].map(roundedRoot)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  });

  it('rounds quotients to the nearest integer, halves away from zero, never to -0', () => {
    expect([5, -5, 4, -4, 6, 0, -1].map((n) => roundedQuotient(n, 10))).toEqual([1, -1, 0, 0, 1, 0, 0]);
  });

  it('compares products beyond 2^53 exactly', () => {
    const big = fc.integer({ min: -4_000_000_000_000, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(big, big, big, big, (a, b, c, d) => {
        const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
        expect(compareProducts(a, b, c, d)).toBe(exact === 0n ? 0 : exact < 0n ? -1 : 1);
      }),
    );
    const n = 3_000_000_001;
    expect(compareProducts(n, n, n - 1, n + 1)).toBe(1);
    expect(compareProducts(n - 1, n + 1, n, n)).toBe(-1);
    expect(compareProducts(n, n, n, n)).toBe(0);
  });
});
