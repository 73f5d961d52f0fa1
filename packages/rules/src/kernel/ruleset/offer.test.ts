import { expect, it } from 'vitest';
import { anyOf, made, type Offering, type OfferOf } from './offer.ts';

const offer = (label: string): OfferOf<'wait'> => ({ kind: 'wait', label, about: [], rule: 'S-1' });

it('makes offers in their order, and asks whether there is one without making any or looking for a second', () => {
  const done: string[] = [];
  function* offers(count: number): Generator<Offering<OfferOf<'wait'>>> {
    for (let number = 1; number <= count; number += 1) {
      done.push(`found ${number}`);
      yield number % 2 === 0
        ? offer(String(number))
        : () => {
            done.push(`made ${number}`);
            return offer(String(number));
          };
    }
  }
  expect(anyOf(offers(3))).toBe(true);
  expect(done).toEqual(['found 1']);
  expect(anyOf(offers(0))).toBe(false);
  expect([anyOf([]), anyOf([offer('1')])]).toEqual([false, true]);
  expect(made(offers(3)).map(({ label }) => label)).toEqual(['1', '2', '3']);
  expect(done).toEqual(['found 1', 'found 1', 'made 1', 'found 2', 'found 3', 'made 3']);
});
