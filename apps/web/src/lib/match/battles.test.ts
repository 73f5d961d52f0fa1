import { expect, test } from 'vitest';
import { isDuel, isForOne, lengthWords, moreWords, players, titleOf } from './battles.ts';
import { usual } from './start/tempos.ts';

const preset = (id: string, count: number) => ({
  id,
  name: id,
  note: '',
  minutes: 60,
  seats: Array.from({ length: count }, (_, team) => ({ seat: `seat-${team + 1}` as const, team, side: 'x' })),
});

test('one against one is two seats on two sides', () => {
  const allies = preset('allies', 2).seats.map((seat) => ({ ...seat, team: 0 }));
  expect([preset('a', 2), preset('b', 1), preset('c', 3), { seats: allies }].map(isDuel)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('one seat is for one alone', () => {
  expect([preset('a', 2), preset('b', 1)].map(isForOne)).toEqual([false, true]);
});

test('a game says how many play it', () => {
  expect(players({ min: 2, max: 2 })).toBe('2 players');
  expect(players({ min: 1, max: 4 })).toBe('1 to 4 players');
});

test('a card says what a battle is called, and about how long it takes', () => {
  expect(titleOf({ name: 'River Patrol and Trade Winds, 250 points', size: '250 points' })).toBe(
    'River Patrol and Trade Winds',
  );
  expect(titleOf({ name: 'First Contact' })).toBe('First Contact');
  expect([20, 90, 120, 150].map(lengthWords)).toEqual(['about 20 min', 'about 90 min', 'about 2 h', 'about 2½ h']);
});

test('what is folded away is told in a line', () => {
  expect(moreWords({ ...usual, kind: 'none' }, 0, false)).toBe('no clock against people, rules as printed, chat on');
  expect(moreWords({ ...usual, chat: false }, 1, false)).toBe('60 + 30 s against people, 1 option changed, chat off');
  expect(moreWords(usual, 2, true)).toBe('2 options changed');
  // It is remembered for the next match: nobody shall overlook it.
  expect(moreWords({ ...usual, watch: '2', listed: false }, 0, true)).toBe(
    'rules as printed, watched 2 min late, by link alone',
  );
});
