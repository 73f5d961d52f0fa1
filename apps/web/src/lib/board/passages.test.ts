import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ShipToken } from './chart.ts';
import { passageMs } from './passage.ts';
import { Passages } from './passages.svelte.ts';

const tern: ShipToken = {
  id: 'ship:t',
  name: 'Tern',
  side: 'a',
  glyph: 'CR',
  xMils: 4000,
  yMils: 5000,
  facingCdeg: 0,
  baseRadiusMils: 750,
  hull: 4,
  hullMax: 4,
  hullShaded: 1,
  done: false,
  badges: [],
  strongCdeg: [],
  label: 'Tern',
};
const veiled = { ...tern, veiled: true };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const drawn = (made: Passages) => made.drawn.map(({ way, token }) => [way, token.xMils]);

test('a hull that comes is drawn by its ring alone, for as long as that takes', async () => {
  const made = new Passages(() => false);
  made.take(1, [], []);
  made.take(2, [tern], [{ id: tern.id, way: 'in' }]);
  expect(made.away.has(tern.id)).toBe(true);
  await vi.waitFor(() => expect(drawn(made)).toEqual([['in', 4000]]));
  vi.advanceTimersByTime(passageMs.ring);
  expect(drawn(made)).toEqual([]);
  expect(made.away.has(tern.id)).toBe(false);
});

test('a hull that goes is drawn where it stood, though the table has it no more', async () => {
  const made = new Passages(() => false);
  made.take(1, [tern], []);
  made.take(2, [], [{ id: tern.id, way: 'out' }]);
  await vi.waitFor(() => expect(drawn(made)).toEqual([['out', 4000]]));
  expect(made.away.size).toBe(0);
});

test('an outline dissolves when it is veiled, and comes back when it is not', async () => {
  const made = new Passages(() => false);
  made.take(1, [tern], []);
  made.take(2, [veiled], []);
  await vi.waitFor(() => expect(drawn(made)).toEqual([['veil', 4000]]));
  vi.advanceTimersByTime(passageMs.dots);
  expect(made.away.size).toBe(0);
  made.take(3, [tern], []);
  await vi.waitFor(() => expect(drawn(made)).toEqual([['unveil', 4000]]));
});

test('with less motion the ring stands for a moment, and no hull is hidden', async () => {
  const made = new Passages(() => true);
  made.take(1, [], []);
  made.take(2, [tern], [{ id: tern.id, way: 'in' }]);
  expect(made.away.size).toBe(0);
  await vi.waitFor(() => expect(drawn(made)).toHaveLength(1));
  vi.advanceTimersByTime(passageMs.still);
  expect(drawn(made)).toEqual([]);
});

test('nothing is drawn for who has just come, or goes back', () => {
  const made = new Passages(() => false);
  made.take(5, [tern], [{ id: tern.id, way: 'in' }]);
  made.take(4, [veiled], []);
  made.take(40, [tern], []);
  expect(made.away.size).toBe(0);
});
