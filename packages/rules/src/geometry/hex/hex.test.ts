import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  along,
  between,
  directions,
  directionTo,
  distance,
  hexesOf,
  hexKey,
  hexNumber,
  isBehind,
  lineBehind,
  nearerDirections,
  neighbour,
  neighbours,
  onBoard,
  opposite,
  reachable,
  sameHex,
  within,
  worstPath,
} from './index.ts';

const board = { cols: 13, rows: 9 };
const anyHex = fc.record({ col: fc.integer({ min: 0, max: 12 }), row: fc.integer({ min: 0, max: 8 }) });
const anyDirection = fc.constantFrom(...directions);

describe('the six neighbours', () => {
  it('of an even column lie half a hex higher at the sides than those of an odd one', () => {
    expect(neighbours({ col: 4, row: 4 }).map(hexKey)).toEqual(['4,3', '5,3', '5,4', '4,5', '3,4', '3,3']);
    expect(neighbours({ col: 5, row: 4 }).map(hexKey)).toEqual(['5,3', '6,4', '6,5', '5,5', '4,5', '4,4']);
  });

  it('are there and back again', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, direction) => {
        const next = neighbour(hex, direction);
        expect(distance(hex, next)).toBe(1);
        expect(directionTo(hex, next)).toBe(direction);
        expect(neighbour(next, opposite(direction))).toEqual(hex);
      }),
    );
  });
});

it('every hex has a number of its own, off the board too', () => {
  const wide = hexesOf({ cols: 64, rows: 64 }).map(({ col, row }) => ({ col: col - 2, row: row - 2 }));
  expect(new Set(wide.map(hexNumber)).size).toBe(wide.length);
});

describe('distance', () => {
  it('is the number of steps of a search over the board', () => {
    const from = { col: 3, row: 5 };
    const reached = new Map(reachable(from, 99, board, () => 1).map(({ at, cost }) => [hexKey(at), cost]));
    // No hex of this board is nearer to another by a way around outside it.
    for (const hex of hexesOf(board)) expect(reached.get(hexKey(hex)), hexKey(hex)).toBe(distance(from, hex));
  });

  it('is symmetric, keeps the triangle inequality, and does not change when the board is shifted by two columns', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
        const shift = (hex: { col: number; row: number }) => ({ col: hex.col + 2, row: hex.row + 3 });
        expect(distance(shift(a), shift(b))).toBe(distance(a, b));
      }),
    );
  });
});

describe('lines', () => {
  it('run straight behind, to the edge', () => {
    expect(lineBehind({ col: 4, row: 4 }, 1, board).map(hexKey)).toEqual(['3,4', '2,5', '1,5', '0,6']);
    expect(isBehind({ col: 4, row: 4 }, 1, { col: 1, row: 5 })).toBe(true);
    expect(isBehind({ col: 4, row: 4 }, 1, { col: 2, row: 4 })).toBe(false);
  });

  it('have a direction at any distance', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, fc.integer({ min: 1, max: 9 }), (hex, direction, hexes) => {
        expect(directionTo(hex, along(hex, direction, hexes))).toBe(direction);
        expect(distance(hex, along(hex, direction, hexes))).toBe(hexes);
      }),
    );
    expect(directionTo({ col: 4, row: 4 }, { col: 4, row: 4 })).toBeUndefined();
  });
});

describe('shortest paths', () => {
  it('hold exactly the hexes whose ways to both ends add up to the distance', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const on = new Set(between(from, to).map(hexKey));
        for (const hex of hexesOf(board)) {
          const fits = distance(from, hex) + distance(hex, to) === distance(from, to);
          expect(on.has(hexKey(hex))).toBe(fits && !sameHex(hex, from) && !sameHex(hex, to));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('are one on a line of hexes and leave and enter by two sides off it', () => {
    const from = { col: 4, row: 4 };
    const straight = { col: 4, row: 1 };
    expect(between(from, straight).map(hexKey)).toEqual(['4,3', '4,2']);
    expect([nearerDirections(from, straight), nearerDirections(straight, from)]).toEqual([[0], [3]]);
    const bent = { col: 6, row: 4 };
    expect(between(from, bent).map(hexKey)).toEqual(['5,3', '5,4']);
    expect([nearerDirections(from, bent), nearerDirections(bent, from)]).toEqual([
      [1, 2],
      [4, 5],
    ]);
  });

  it('are no shorter by any direction that is not named', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const count = nearerDirections(from, to).length;
        expect(count).toBe(sameHex(from, to) ? 0 : directionTo(from, to) === undefined ? 2 : 1);
      }),
    );
  });

  it('cost most by the worst, the end included and the start not', () => {
    const price: Record<string, number> = { '4,4': 9, '5,4': 2, '6,4': 1 };
    const costOf = (hex: { col: number; row: number }) => price[hexKey(hex)] ?? 0;
    expect(worstPath({ col: 4, row: 4 }, { col: 6, row: 4 }, costOf)).toEqual({
      cost: 3,
      path: [
        { col: 5, row: 4 },
        { col: 6, row: 4 },
      ],
    });
    // What two paths cost is not added up: each passes one of the two fields only.
    const two: Record<string, number> = { '5,3': 2, '5,4': 2 };
    expect(worstPath({ col: 4, row: 4 }, { col: 6, row: 4 }, (hex) => two[hexKey(hex)] ?? 0).cost).toBe(2);
  });
});

describe('reach', () => {
  it('takes the cheaper of two ways and stops at what is barred and at the edge', () => {
    const barred = new Set(['4,3']);
    const dear = new Set(['5,3']);
    const reached = reachable({ col: 4, row: 4 }, 2, board, (_from, to) =>
      barred.has(hexKey(to)) ? null : dear.has(hexKey(to)) ? 2 : 1,
    );
    const costs = new Map(reached.map(({ at, cost }) => [hexKey(at), cost]));
    expect(costs.get('4,4')).toBe(0);
    expect(costs.has('4,3')).toBe(false);
    expect(costs.get('5,3')).toBe(2);
    expect(costs.has('4,2')).toBe(false);
    expect(
      reached.every(
        ({ at }) => onBoard(at, board) && within({ col: 4, row: 4 }, 2, board).some((hex) => sameHex(hex, at)),
      ),
    ).toBe(true);
    for (const { path, at } of reached)
      expect(path.reduce((hex, step) => neighbour(hex, step), { col: 4, row: 4 })).toEqual(at);
  });
});
