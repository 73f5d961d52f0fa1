import { expect, test } from 'vitest';
import { listedWords } from './listed.ts';

test('words stand in a sentence with commas, and "and" before the last', () => {
  expect([[], ['Tern'], ['Tern', 'Knot'], ['Tern', 'Knot', 'Dunlin']].map(listedWords)).toEqual([
    '',
    'Tern',
    'Tern and Knot',
    'Tern, Knot and Dunlin',
  ]);
});
