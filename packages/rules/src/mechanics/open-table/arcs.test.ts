import { expect, it } from 'vitest';
import { byQuadrant, nearestQuadrant, sightingsFrom } from './arcs.ts';

const at = (xMils: number, yMils: number) => ({ xMils, yMils });
const pose = { at: at(0, 0), facingCdeg: 9000 };

it('gives every point one quadrant, the diagonal to fore and aft', () => {
  expect(
    [at(5, 0), at(0, -5), at(-5, 0), at(0, 5), at(5, 5), at(-5, 5), at(4, 5), at(-4, -5)].map((point) =>
      nearestQuadrant(pose, point),
    ),
  ).toEqual(['fore', 'starboard', 'aft', 'port', 'fore', 'aft', 'port', 'starboard']);
});

it('tells how things lie, the nearest first and by quadrant', () => {
  const far = { id: 'far', at: at(8000, 0) };
  const near = { id: 'near', at: at(0, -3000) };
  const line = { id: 'line', at: at(4000, 4000) };
  const seen = sightingsFrom(pose, [far, near, line]);
  expect(seen.map(({ target, rangeMils, relativeCdeg }) => [target.id, rangeMils, relativeCdeg])).toEqual([
    ['near', 3000, 9000],
    ['line', 5657, 31_500],
    ['far', 8000, 0],
  ]);
  expect(byQuadrant(seen)).toEqual({ fore: [line, far], starboard: [near], aft: [], port: [line] });
});
