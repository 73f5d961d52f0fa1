import { expect, test } from 'vitest';
import { elapsed } from './elapsed.ts';

test.each([
  [0, '00:00'],
  [-5000, '00:00'],
  [75_900, '01:15'],
  [3_675_000, '1:01:15'],
  [3 * 86_400_000, '3 d'],
])('%d ms is %s', (milliseconds, text) => {
  expect(elapsed(milliseconds)).toBe(text);
});
