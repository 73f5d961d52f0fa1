import { expect, test } from 'vitest';
import { timeLeft, timeLeftSpoken } from './time-left.ts';

test('a clock shows what is left in the unit that matters', () => {
  expect(timeLeft(41 * 60_000 + 7999)).toBe('41:07');
  expect(timeLeft(3_600_000 * 3 + 309_000)).toBe('3:05:09');
  expect(timeLeft(86_400_000 * 2 + 3_600_000 * 4)).toBe('2 d 4 h');
  expect(timeLeft(86_400_000 + 3_600_000 * 4)).toBe('28 h');
  expect(timeLeft(9_449)).toBe('9.4');
  expect(timeLeft(-5)).toBe('0.0');
});

test('it is spoken in words', () => {
  expect(timeLeftSpoken(61_000)).toBe('1 minute');
  expect(timeLeftSpoken(9_449)).toBe('9 seconds');
  expect(timeLeftSpoken(86_400_000 * 3)).toBe('3 days');
});
