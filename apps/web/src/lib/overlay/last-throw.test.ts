/** The dice box of an overlay, from the lines of a log. */
import type { LogEntry } from '@broadside/protocol';
import { expect, it } from 'vitest';
import { lastThrow } from './last-throw.ts';

const [a, b] = [
  { record: 'ship-1', name: 'Halberd', seat: 'seat-1' },
  { record: 'ship-2', name: 'Gneiss', seat: 'seat-2' },
] as const;
const line = (seq: number, more: Partial<LogEntry>): LogEntry => ({
  ...{ seq, at: 0, rules: [], tone: 'act', parts: [] },
  ...more,
});
const guns = { label: 'Guns', seat: 'seat-1', sides: 6, need: 3, counted: 2, use: 'gun', faces: [5, 1, 4] } as const;
const cover = { label: 'Cover', seat: 'seat-2', sides: 6, need: 4, counted: 1, use: 'defence', faces: [2, 6] } as const;

it('[WATCH-39] has who fired at whom, the dice of both, and what was lost', () => {
  const lines = [
    line(7, { parts: [a, ' fires at ', b], cue: { is: 'attack' }, rolls: [guns] }),
    line(7, { parts: [b, ' stops 1'], rolls: [cover] }),
    line(7, { parts: [b, ' loses 1: 14 to 13'], tone: 'harm', cue: { is: 'loss', what: 'hull' } }),
  ];
  const told = lastThrow(lines);
  expect(told?.title.map((part) => (typeof part === 'string' ? part : part.name)).join('')).toBe(
    'Halberd fires at Gneiss.',
  );
  expect(told?.rows.map(({ count, words, thrown }) => [count, words, thrown.dice.map(({ face }) => face)])).toEqual([
    [2, 'hit on 3+', [5, 4, 1]],
    [1, 'stopped on 4+', [6, 2]],
  ]);
  expect(told?.result).toEqual({ figure: '1 hull lost', about: 'Gneiss 14 to 13' });
});

it('[WATCH-39] has dice that belong to no attack, and nothing where none fell', () => {
  const check = { ...guns, use: 'check', label: 'Nerve' } as const;
  const told = lastThrow([line(3, { parts: ['Halberd holds'], rolls: [check] })]);
  expect(told).toMatchObject({
    title: ['Halberd holds'],
    rows: [{ count: 2, words: 'count on 3+' }],
    result: undefined,
  });
  expect(lastThrow([line(3, { parts: ['Round 2 of 6'], tone: 'phase' })])).toBeUndefined();
});
