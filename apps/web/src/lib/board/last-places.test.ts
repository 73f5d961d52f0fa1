import { expect, test } from 'vitest';
import { LastPlaces, placesTold } from './last-places.ts';

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

test('what the log tells goes before what was seen, and is there without having seen anything', () => {
  const told = placesTold([
    { parts: ['Round 3'], cue: { is: 'round' } },
    { parts: [{ record: 'ship:cur', name: 'Cur' }, ' jumps'], cue: { is: 'gone' } },
    { parts: [{ record: 'ship:gall', name: 'Gall' }, ' is lost'], cue: { is: 'gone', what: '7000 -50 18000' } },
  ]);
  expect([...told.keys()]).toEqual(['ship:gall']);
  const places = new LastPlaces('match', memory());
  places.note([gall]);
  places.tell(told);
  // It is looked for once, and only where the log at hand does not tell it.
  expect(places.wanted(['ship:gall', 'ship:cur'])).toEqual(['ship:cur']);
  expect(places.wanted(['ship:gall', 'ship:cur', 'ship:tern'])).toEqual(['ship:tern']);
  expect(places.of(['ship:gall']).get('ship:gall')).toEqual({ xMils: 7000, yMils: -50, facingCdeg: 18_000 });
});
