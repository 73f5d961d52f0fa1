import { expect, it } from 'vitest';
import { choiceOf, counts, offOn, unusualOf, writtenOptions } from './choices.ts';

it('tells a choice with a label for each value', () => {
  const words = ['Ships', 'Dice of a ram', 'How many dice a ram throws.', counts(2, 3)] as const;
  expect(choiceOf('ramDice', words, 'R-DM-7', 3)).toEqual({
    id: 'ramDice',
    group: 'Ships',
    label: 'Dice of a ram',
    note: 'How many dice a ram throws.',
    ruling: 'R-DM-7',
    usual: 3,
    values: [
      { value: 2, label: '2' },
      { value: 3, label: '3' },
    ],
  });
  expect(choiceOf('fog', ['Table', 'Fog', 'Nobody sees far.', offOn], 'R-DM-8', false).values[0]).toEqual({
    value: false,
    label: 'Off',
  });
});

it('finds what a setup or its position writes, and what of it is unusual', () => {
  expect(writtenOptions({ options: { fog: true, ramDice: undefined } })).toEqual({ fog: true });
  expect(writtenOptions({ position: { options: { ramDice: 3 } } })).toEqual({ ramDice: 3 });
  expect(writtenOptions({ position: {} })).toEqual({});
  expect(writtenOptions({})).toEqual({});
  expect(unusualOf({ fog: false, ramDice: 2, wind: null }, { fog: false, ramDice: 3, wind: 'north' })).toEqual({
    ramDice: 2,
    wind: null,
  });
});
