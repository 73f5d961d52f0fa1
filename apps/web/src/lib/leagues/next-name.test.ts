import { expect, it } from 'vitest';
import { nextName } from './next-name.ts';

it('[LEAGUE-134] names the next season after this one', () => {
  expect(['Season 1', 'Winter 2026', 'Cup', 'S9', 'x'.repeat(40)].map(nextName)).toEqual([
    ...['Season 2', 'Winter 2027', 'Cup 2', 'S10', 'x'.repeat(40)],
  ]);
});
