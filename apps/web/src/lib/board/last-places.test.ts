import { expect, test } from 'vitest';
import { LastPlaces } from './last-places.ts';

const gall = { id: 'ship:gall', xMils: 4000, yMils: 5000, facingCdeg: 9000 };
const memory = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string): string | null => kept.get(key) ?? null,
    setItem: (key: string, words: string) => void kept.set(key, words),
  };
};

test('a ship that is gone is remembered where it was seen last, also after a reload', () => {
  const store = memory();
  const places = new LastPlaces('match', store);
  places.note([{ ...gall, xMils: 1000 }]);
  places.note([gall]);
  expect([...places.of(['ship:gall', 'ship:never-seen']).keys()]).toEqual(['ship:gall']);
  expect(places.of(['ship:gall']).get('ship:gall')).toEqual({ xMils: 4000, yMils: 5000, facingCdeg: 9000 });
  expect(new LastPlaces('match', store).of(['ship:gall']).size).toBe(1);
  expect(new LastPlaces('another', store).of(['ship:gall']).size).toBe(0);
});

test('what the store holds instead is passed over', () => {
  const store = memory();
  store.setItem('broadside.wrecks.match', '{"ship:gall":{"xMils":"west"},"x":null');
  expect(new LastPlaces('match', store).of(['ship:gall']).size).toBe(0);
  store.setItem('broadside.wrecks.match', '{"ship:gall":{"xMils":"west"},"ship:cur":null}');
  expect(new LastPlaces('match', store).of(['ship:gall', 'ship:cur']).size).toBe(0);
});
