import { expect, it } from 'vitest';
import { listed, named } from './naming.ts';

it('links a name to its record, with its seat where it has one', () => {
  expect(named('ship', 'a1', { name: 'Tern', seat: 'seat-2' })).toEqual({
    record: 'ship:a1',
    name: 'Tern',
    seat: 'seat-2',
  });
  expect(named('reef', 'r', { name: 'Long Reef' })).toEqual({ record: 'reef:r', name: 'Long Reef' });
  expect(named('unit', 'u', { name: 'Drifter', seat: null })).toEqual({ record: 'unit:u', name: 'Drifter' });
  expect(named('ship', 'gone', undefined)).toBe('gone');
});

it('lists names with commas and one and', () => {
  expect(listed(['Tern'])).toEqual(['Tern']);
  expect(listed(['Tern', 'Knot'])).toEqual(['Tern', ' and ', 'Knot']);
  expect(listed(['Tern', 'Knot', 'Dunlin'])).toEqual(['Tern', ', ', 'Knot', ' and ', 'Dunlin']);
  expect(listed([])).toEqual([]);
});
