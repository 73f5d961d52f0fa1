import { distance, neighbour } from '@broadside/rules/geometry/hex';
import { describe, expect, test } from 'vitest';
import { hexesAlong, pathTo } from './course-draft.svelte.ts';
import { arrowDirection, nearestTo, towards } from './heading.ts';

describe('arrows', () => {
  test('left and right keep the number of the row, with Shift they leave it', () => {
    for (const col of [4, 5])
      for (const key of ['ArrowLeft', 'ArrowRight']) {
        const from = { col, row: 4 };
        const kept = arrowDirection(key, from, false) ?? -1;
        const left = arrowDirection(key, from, true) ?? -1;
        expect(neighbour(from, kept).row).toBe(4);
        expect(neighbour(from, left).row).not.toBe(4);
        expect(neighbour(from, kept).col).toBe(key === 'ArrowLeft' ? col - 1 : col + 1);
      }
  });

  test('up and down go along the column; other keys mean nothing', () => {
    expect(arrowDirection('ArrowUp', { col: 3, row: 3 }, false)).toBe(0);
    expect(arrowDirection('ArrowDown', { col: 3, row: 3 }, true)).toBe(3);
    expect(arrowDirection('a', { col: 3, row: 3 }, false)).toBeUndefined();
  });
});

test('a unit is placed facing the middle of the board', () => {
  const board = { cols: 13, rows: 9 };
  for (const from of [
    { col: 0, row: 0 },
    { col: 12, row: 8 },
    { col: 0, row: 4 },
  ])
    expect(distance(neighbour(from, towards(from, board)), { col: 6, row: 4 })).toBeLessThan(
      distance(from, { col: 6, row: 4 }),
    );
});

test('a ghost that cannot step on jumps to the next free hex that way', () => {
  const hexes = [
    { col: 0, row: 0 },
    { col: 0, row: 3 },
    { col: 0, row: 6 },
  ];
  expect(nearestTo(hexes, { col: 0, row: 0 }, 3)).toEqual({ col: 0, row: 3 });
  expect(nearestTo(hexes, { col: 0, row: 6 }, 3)).toBeUndefined();
});

describe('a path drawn hex by hex', () => {
  const from = { col: 4, row: 4 };
  const destinations = [{ at: { col: 4, row: 2 }, path: [0, 0], left: 0, patrols: [] }];
  const yes = (): boolean => true;

  test('goes on by one step where that is allowed', () => {
    expect(pathTo(from, [0], { col: 5, row: 2 }, destinations, yes)).toEqual([0, 1]);
  });
  test('is cut back where it has been', () => {
    expect(pathTo(from, [0, 1, 2], { col: 4, row: 3 }, destinations, yes)).toEqual([0]);
    expect(pathTo(from, [0, 1], from, destinations, yes)).toEqual([]);
  });
  test('takes the offered way to a hex further off, and none to a hex out of reach', () => {
    expect(pathTo(from, [], { col: 4, row: 2 }, destinations, yes)).toEqual([0, 0]);
    expect(pathTo(from, [2], { col: 9, row: 9 }, destinations, yes)).toBeUndefined();
  });
  test('enters the hexes it says', () => {
    expect(hexesAlong(from, [0, 1])).toEqual([
      { col: 4, row: 3 },
      { col: 5, row: 2 },
    ]);
  });
});
