import { expect, test } from 'vitest';
import { bites } from './damage.ts';
import { hullShape } from './hull-shapes.ts';

const count = (path: string | undefined): number => path?.match(/M/g)?.length ?? 0;

test('a hull has a bite for each fifth lost, always the same ones, and keeps those it has', () => {
  const shape = hullShape('wBB');
  expect(bites('resolute', 0, shape)).toBeUndefined();
  expect([1, 2, 3, 4, 5].map((lost) => count(bites('resolute', lost, shape)?.holes))).toEqual([1, 2, 3, 4, 5]);
  expect(bites('resolute', 3, shape)).toEqual(bites('resolute', 3, shape));
  expect(bites('resolute', 3, shape)?.holes.startsWith(bites('resolute', 2, shape)?.holes ?? '-')).toBe(true);
  expect(bites('cinder', 3, shape)).not.toEqual(bites('resolute', 3, shape));
});
