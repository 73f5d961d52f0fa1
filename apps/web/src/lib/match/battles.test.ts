import { expect, test } from 'vitest';
import { bySeats, isDuel, players } from './battles.ts';

const preset = (id: string, count: number) => ({
  id,
  name: id,
  note: '',
  seats: Array.from({ length: count }, (_, team) => ({ seat: `seat-${team + 1}` as const, team, side: 'x' })),
});

test('battles stand by how many people they take, the first one first', () => {
  const groups = bySeats([preset('a', 2), preset('b', 1), preset('c', 2)]);
  expect(groups.map(({ title, presets }) => [title, presets.map(({ id }) => id)])).toEqual([
    ['Two players', ['a', 'c']],
    ['Alone', ['b']],
  ]);
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

test('a game says how many play it', () => {
  expect(players({ min: 2, max: 2 })).toBe('2 players');
  expect(players({ min: 1, max: 4 })).toBe('1 to 4 players');
});
