import { beforeEach, expect, it, vi } from 'vitest';
import { ChosenOptions } from './chosen-options.svelte.ts';

const words = { group: 'Moving', label: 'Least move', note: 'How far.', ruling: 'R-1' };
const cards = [
  { ...words, id: 'least', usual: 0, values: [0, 50].map((value) => ({ value, label: `${value}` })) },
  { ...words, id: 'cap', usual: null, values: [null, 5].map((value) => ({ value, label: `${value}` })) },
] as const;
const options = cards.map((card) => ({ ...card, values: [...card.values] }));
const [least, cap] = options;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it('tells only what differs from the usual, and remembers it for its ruleset', () => {
  if (!least || !cap) throw new Error('no options');
  const chosen = new ChosenOptions('one', options);
  expect([chosen.count, chosen.value(least), chosen.value(cap)]).toEqual([0, 0, null]);
  chosen.set(least, 50);
  chosen.set(cap, 5);
  expect(new ChosenOptions('one', options).changed).toEqual({ least: 50, cap: 5 });
  expect(new ChosenOptions('two', options).count).toBe(0);
  chosen.set(least, 0);
  expect(chosen.changed).toEqual({ cap: 5 });
  chosen.reset();
  expect(new ChosenOptions('one', options).count).toBe(0);
});

it('forgets what is not offered any more', () => {
  localStorage.setItem('broadside.options.one', JSON.stringify({ least: 51, gone: true, cap: 5 }));
  expect(new ChosenOptions('one', options).changed).toEqual({ cap: 5 });
  localStorage.setItem('broadside.options.one', '[');
  expect(new ChosenOptions('one', options).changed).toEqual({});
});
