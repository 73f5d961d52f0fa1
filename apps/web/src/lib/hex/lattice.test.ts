import { hexesOf, neighbours } from '@broadside/rules/geometry/hex';
import { describe, expect, test } from 'vitest';
import { formationOf } from './formation.ts';
import { APOTHEM, boardSize, corners, hexAt, post, rim } from './lattice.ts';
import { nearestStack } from './nearest-stack.ts';
import { rocks } from './rocks.ts';

const board = { cols: 13, rows: 9 };

describe('hexes on paper', () => {
  test('lie side by side: the six neighbours are all twice an apothem away', () => {
    for (const hex of hexesOf(board))
      for (const other of neighbours(hex)) {
        const [one, two] = [post(hex), post(other)];
        expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeCloseTo(APOTHEM * 2, 1);
      }
  });

  test('odd columns lie half a hex lower', () => {
    expect(post({ col: 5, row: 2 }).y - post({ col: 4, row: 2 }).y).toBeCloseTo(APOTHEM, 5);
  });

  test('are found again under any point of them', () => {
    for (const hex of hexesOf(board)) {
      expect(hexAt(post(hex))).toEqual(hex);
      for (const corner of corners(hex, 0.9)) expect(hexAt(corner)).toEqual(hex);
    }
  });

  test('fit the board to its last corner', () => {
    const { width, height } = boardSize(board);
    const all = hexesOf(board).flatMap((hex) => corners(hex));
    expect(Math.min(...all.map(({ x }) => x))).toBeGreaterThanOrEqual(0);
    expect(Math.min(...all.map(({ y }) => y))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all.map(({ x }) => x))).toBeLessThanOrEqual(width);
    expect(Math.max(...all.map(({ y }) => y))).toBeLessThanOrEqual(height);
  });
});

test('a rim has six sides for one hex and ten for two neighbours', () => {
  const sides = (path: string): number => path.split('M').length - 1;
  expect(sides(rim([{ col: 3, row: 3 }]))).toBe(6);
  expect(
    sides(
      rim([
        { col: 3, row: 3 },
        { col: 3, row: 4 },
      ]),
    ),
  ).toBe(10);
});

test('rocks stay where they are', () => {
  expect(rocks({ col: 3, row: 4 })).toBe(rocks({ col: 3, row: 4 }));
  expect(rocks({ col: 3, row: 4 })).not.toBe(rocks({ col: 4, row: 3 }));
});

test('a formation has a place for each model, up to six', () => {
  for (let count = 1; count <= 6; count++) expect(formationOf(count).posts).toHaveLength(count);
  expect(formationOf(9).posts).toHaveLength(6);
});

test('an arrow leads to the nearest stack that way, and nowhere where there is none', () => {
  const stacks = [
    { id: 'here', at: { col: 4, row: 4 } },
    { id: 'above', at: { col: 4, row: 2 } },
    { id: 'far above', at: { col: 4, row: 0 } },
    { id: 'right', at: { col: 8, row: 4 } },
  ];
  expect(nearestStack(stacks, 'here', 'ArrowUp')).toBe('above');
  expect(nearestStack(stacks, 'here', 'ArrowRight')).toBe('right');
  expect(nearestStack(stacks, 'here', 'ArrowLeft')).toBeUndefined();
});
