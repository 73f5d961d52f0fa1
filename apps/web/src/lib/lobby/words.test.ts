import type { Challenge } from '@broadside/protocol';
import { expect, it } from 'vitest';
import { clockWords, elapsedWords, leftWords, nearMine, ratingWords, standstillWords } from './words.ts';

const hour = 3_600_000;

it('tells time coarsely while there is plenty', () => {
  expect([0, 61_000, 760_000].map(elapsedWords)).toEqual(['0:00', '1:01', '12:40']);
  expect([-5, 41 * 60_000 + 7000, 28 * hour, 100 * hour].map(leftWords)).toEqual([
    'time is up',
    '41:07 left',
    '28 h left',
    '4 d left',
  ]);
  expect(clockWords({ kind: 'correspondence', decisionMs: 48 * hour })).toBe('Turn by turn, 2 days a decision');
  expect(clockWords({ kind: 'none' })).toBe('No clock');
});

it('says why a match stands still', () => {
  const now = new Date(2026, 10, 21, 18).getTime();
  expect(standstillWords({ why: 'stopped' }, now)).toBe('Stopped by a judge');
  expect(standstillWords({ why: 'paused', until: null }, now)).toBe('Paused');
  expect(standstillWords({ why: 'paused', until: now + hour / 2 }, now)).toMatch(/^Paused until (18:30|0?6:30)/);
  expect(standstillWords({ why: 'paused', until: now + 48 * hour }, now)).toMatch(/^Paused until .*23/);
});

it('knows who is near', () => {
  const rating = { ruleset: 'one', rating: 1720, deviation: 80, provisional: false, matches: 12 };
  const by = (shown: typeof rating | null): Challenge =>
    ({ match: { ruleset: 'one' }, rating: shown }) as unknown as Challenge;
  expect([by(rating), by(null), by({ ...rating, rating: 1600 })].map((each) => nearMine(each, []))).toEqual([
    false,
    true,
    true,
  ]);
  expect(nearMine(by(rating), [{ ...rating, rating: 1900 }])).toBe(true);
  expect(ratingWords({ ...rating, provisional: true })).toBe('1720?');
});
