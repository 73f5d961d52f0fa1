/** What a position may size stays on the table. */
import { expect, it } from 'vitest';
import { readPosition } from '../kernel/index.ts';
import { quantumRebellion } from './index.ts';
import type { Position } from './position/index.ts';

const ship = (name: string, x: number) => ({ name, class: 'DD', at: [x, 10] as [number, number] });
const position: Position = quantumRebellion.codec.position.parse({
  squadrons: [
    { name: 'One', seat: 'seat-1', ships: [{ ...ship('Tern', 10), rank: 'admiral' }] },
    { name: 'Two', seat: 'seat-2', ships: [{ ...ship('Gull', 30), rank: 'admiral' }] },
  ],
});
const problemsOf = (change: Partial<Position>): readonly string[] => {
  const read = readPosition(quantumRebellion, { ...position, ...change });
  return read.ok ? [] : read.problems;
};

it('a zone to deploy in lies on the table', () => {
  const zone = (west: number, east: number) =>
    problemsOf({ sides: { 'seat-1': { zone: { west, south: 0, east, north: 6 } } } });
  expect(zone(0, 48)).toEqual([]);
  for (const beyond of [zone(-200, 200), zone(0, 48.001), zone(30, 20)])
    expect(beyond).toEqual([expect.stringContaining('beyond the table')]);
});

it('a position has no more ships than a table holds, however they are grouped', () => {
  const ships = Array.from({ length: 100 }, (_, index) => ship(`Tern ${index}`, 10));
  const squadrons = ['a', 'b', 'c'].map((name) => ({ name, seat: 'seat-1' as const, ships }));
  const parsed = quantumRebellion.codec.position.safeParse({ ...position, squadrons });
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining('200')]);
});
