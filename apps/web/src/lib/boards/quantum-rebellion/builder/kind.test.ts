import { seededRandom } from '@broadside/rules/kernel';
import { expect, test } from 'vitest';
import { addShip, emptyFleet, setWeapon } from './edit.ts';
import { kind } from './kind.ts';
import { fleets, fleetToJson, fleetToText } from './rules.ts';

test('a fleet comes back from its text and from its JSON', () => {
  for (const { design } of fleets) {
    expect(kind.read(fleetToText(design))).toEqual({ ok: true, value: design });
    expect(kind.read(fleetToJson(design))).toEqual({ ok: true, value: design });
  }
  expect(kind.read('good morning').ok).toBe(false);
});

test('a ship joins the squadron that is named, or makes one', () => {
  const first = kind.add(emptyFleet, '', 'CH');
  expect([first.group, first.entry]).toEqual(['0', '0/0']);
  expect(kind.add(first.design, '0', 'K')).toMatchObject({ group: '0', entry: '0/1' });
  expect(kind.groups({ design: first.design, terms: { maxPoints: 500 } })[0]).toMatchObject({
    called: 'Alpha squadron',
    count: '1 of 5 ships',
    most: 300,
  });
});

test('problems stand at the ship, the squadron or the fleet, and a fleet by chance has none', () => {
  const two = addShip(addShip(emptyFleet, 0, 'DN'), 0, 'DN');
  const faults = kind.faults({ design: two, terms: { maxPoints: 355 } });
  expect(faults.map((fault) => [fault.rule, kind.where(fault)])).toEqual([
    ['QR-2.2b', { group: '0' }],
    ['QR-5.2.2a', {}],
  ]);
  expect(kind.faults(kind.byChance(400, seededRandom(1)))).toEqual([]);
});

test('a ship without weapons says so, where she could carry some', () => {
  const fresh = ['DD', 'AFL', 'CV'].map((code) => kind.add(emptyFleet, '', code).design);
  const lacks = fresh.map((design) => kind.groups({ design, terms: { maxPoints: 500 } })[0]?.entries[0]?.lacks);
  expect(lacks).toEqual(['weapons', undefined, undefined]);
  const armed = setWeapon(fresh[0] ?? emptyFleet, { squadron: 0, ship: 0 }, 'F', { ordnance: 'beam', dice: 2 });
  expect(kind.groups({ design: armed, terms: { maxPoints: 500 } })[0]?.entries[0]?.lacks).toBeUndefined();
});

test('the terms of another fleet are as wide as it needs, and those before it are not narrowed', () => {
  const design = fleets[0]?.design ?? emptyFleet;
  const cost = kind.cost(design);
  expect(kind.termsFor(emptyFleet).maxPoints).toBe(250);
  expect(kind.termsFor(design).maxPoints).toBe(Math.ceil(cost / 50) * 50);
  expect(kind.termsFor(design, { maxPoints: 2000, civilians: true })).toEqual({ maxPoints: 2000, civilians: true });
});
