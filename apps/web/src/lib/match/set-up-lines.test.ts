import type { LogEntry } from '@broadside/protocol';
import { expect, test } from 'vitest';
import { setUpLines } from './set-up-lines.ts';

const line = (seq: number, seat?: 'seat-1' | 'seat-2'): LogEntry => ({
  seq,
  at: 0,
  rules: [],
  tone: 'act',
  parts: seat ? [{ name: 'Tern', record: 'ship:tern', seat }, ' is deployed.'] : ['Round 1.'],
});
const log = [line(1, 'seat-1'), line(2, 'seat-1'), line(2, 'seat-1'), line(3, 'seat-2'), line(4), line(4, 'seat-1')];

test('one line for each of my decisions may be changed, until anything was ordered', () => {
  const shown = { match: { setUpTo: 4 }, seq: 4, log };
  expect([...setUpLines(shown, 'seat-1')]).toEqual([log[1], log[5]]);
  expect([...setUpLines(shown, 'seat-2')]).toEqual([log[3]]);
  expect(setUpLines({ ...shown, seq: 5 }, 'seat-1').size).toBe(0);
});

test('nothing may be changed where players set up themselves, nor by who watches', () => {
  expect(setUpLines({ match: {}, seq: 4, log }, 'seat-1').size).toBe(0);
  expect(setUpLines({ match: null, seq: 4, log }, 'seat-1').size).toBe(0);
  expect(setUpLines({ match: { setUpTo: 4 }, seq: 4, log }, null).size).toBe(0);
});
