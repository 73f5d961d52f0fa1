import { expect, test } from 'vitest';
import { addShip, emptyFleet, setModule } from './edit.ts';
import { excess, newFault, split } from '#lib/builder/judging.ts';
import { judge } from './judge.ts';
import { fleets, problems } from './rules.ts';
import { customizationChoices, moduleChoices, weaponChoices } from './words.ts';

const at = { squadron: 0, ship: 0 };
const limits = { maxPoints: 500 };

test('what a mount cannot hold stays in the list, with its rule', () => {
  const frigate = addShip(emptyFleet, 0, 'FF');
  const port = weaponChoices(frigate, limits, at, 'P');
  expect(port.find(({ id }) => id === 'polaron-ray')?.reason).toMatchObject({ rule: 'QR-11.5.1f' });
  expect(port.find(({ id }) => id === 'beam')?.reason).toBeUndefined();
});

test('a module that needs power says so, until there is power', () => {
  const frigate = addShip(emptyFleet, 0, 'FF');
  const choice = (fleet: typeof frigate) =>
    moduleChoices(fleet, limits, at, 'E1').find(({ id }) => id === 'cloaking-device');
  expect(choice(frigate)?.reason).toMatchObject({ rule: 'QR-11.6.1b' });
  expect(choice(setModule(frigate, at, 'E2', 'auxiliary-power-unit'))?.reason).toBeUndefined();
});

test('what is not refused breaks no rule that an empty place would not break too, in every ready-made fleet', () => {
  for (const { design, maxPoints } of fleets) {
    const value = { maxPoints: maxPoints + 500 };
    const wrong = (fleet: typeof design): number =>
      problems(fleet, value).filter(({ squadron, ship }) => squadron === 0 && ship === 0).length;
    for (const list of [
      moduleChoices(design, value, at, 'E1'),
      customizationChoices(design, value, at, 0),
      weaponChoices(design, value, at, 'F'),
    ]) {
      const empty = wrong(list[0]?.next ?? design);
      expect(list[0]?.id).toBeNull();
      for (const { name, next, chosen, reason } of list.filter((each) => each.id !== null && !each.chosen))
        expect([chosen, wrong(next) > empty], `${name} in ${design.name}`).toEqual([false, reason !== undefined]);
    }
  }
});

test('a ship that would pass the limit is told with the rule and the amount', () => {
  const fleet = addShip(emptyFleet, 0, 'DN');
  const fault = newFault(
    judge,
    { design: fleet, terms: { maxPoints: 355 } },
    { design: addShip(fleet, 0, 'DN'), terms: { maxPoints: 355 } },
  );
  expect(fault).toMatchObject({ rule: 'QR-2.2b' });
  expect(fault && excess(fault)).toBe('60 points over');
  const all = problems(addShip(fleet, 0, 'DN'), { maxPoints: 355 });
  expect(all.map(({ rule }) => rule)).toEqual(['QR-2.2b', 'QR-5.2.2a']);
});

test('a reason is split into the fact and the rest', () => {
  expect(split('Alpha costs 305 points. A squadron costs at most 300: save 5 points.')).toEqual({
    fact: 'Alpha costs 305 points.',
    rest: 'A squadron costs at most 300: save 5 points.',
  });
  expect(split('Alpha has no ship: give it 1 to 5, or drop it.').rest).toBe('');
});
