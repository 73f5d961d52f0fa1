import { expect, it } from 'vitest';
import { lossOdds } from './odds.ts';

it('takes armour off and stops at the ships there are', () => {
  expect(lossOdds([0.1, 0.2, 0.3, 0.4], 1, 1)).toEqual([0.1 + 0.2, 0.3 + 0.4]);
});
