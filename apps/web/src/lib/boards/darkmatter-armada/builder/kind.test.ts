import { darkmatterArmadaRuleset } from '@broadside/rules/darkmatter-armada';
import { SeededDice, seededRandom } from '@broadside/rules/kernel';
import { expect, test } from 'vitest';
import { emptyFleet } from '#lib/blueprint-fleets/builder/kind.ts';
import { edits, setDefense } from './edit.ts';
import { kind } from './kind.ts';
import { battles } from './playing.ts';
import { fleets, type FleetDesign } from './rules.ts';
import { moduleChoices, reactorChoices, weaponChoices } from './words.ts';

const at = { squadron: 0, ship: 0 };
const terms = { maxPoints: 500 };
const cruiser = edits.addShip(emptyFleet, 0, 'CH');

test('a fleet comes back from its text and from its JSON, and one by chance has no fault', () => {
  for (const { design } of fleets)
    for (const form of ['text', 'json'] as const)
      expect(kind.read(kind.write(design, form))).toEqual({ ok: true, value: design });
  expect(kind.faults(kind.byChance(700, seededRandom(3)))).toEqual([]);
});

test('a ship shows its power in the list, and says where it has no weapons', () => {
  const [group] = kind.groups({ design: cruiser, terms });
  expect(group?.entries[0]).toMatchObject({
    remarks: 'flagship, commands',
    lacks: 'weapons',
    gauge: { used: 4, of: 'power' },
  });
});

test('a civilian and a second station say which rule forbids them', () => {
  const faults = (design: FleetDesign): string[] => kind.faults({ design, terms }).map(({ rule }) => rule);
  expect(faults(edits.addShip(emptyFleet, 0, 'AFL'))).toContain('R-DA-26');
  expect(faults(edits.addShip(edits.addShip(emptyFleet, 0, 'SSA'), 0, 'K'))).toContain('R-DA-26');
});

test('what a place cannot hold stays in the list with its rule; power is no reason there', () => {
  const ray = weaponChoices(cruiser, terms, at, 'P').find(({ id }) => id === 'polaron-ray');
  expect(ray?.reason).toMatchObject({ rule: 'DA-12.5.12' });
  const choices = moduleChoices(cruiser, terms, at, 'E1');
  expect(choices.find(({ id }) => id === 'mass-driver')?.reason).toMatchObject({ rule: 'DA-12.7.1r' });
  const full = setDefense(cruiser, at, 12);
  expect(moduleChoices(full, terms, at, 'E1').find(({ id }) => id === 'cloaking-device')?.reason).toBeUndefined();
  expect(reactorChoices(cruiser, terms, at, 'RE1').map(({ name, chosen }) => [name, chosen])).toEqual([
    ['Fusion reactor', true],
    ['Antimatter reactor', false],
    ['Quantum reactor', false],
  ]);
});

test('what goes wrong with DEF is mended by one press', () => {
  const weak = setDefense(cruiser, at, 4);
  const fix = kind.fix({ design: weak, terms }, { group: '0', entry: '0/0' });
  expect(fix?.label).toMatch(/^DEF to d\d+$/);
  expect(kind.faults({ design: fix?.design ?? weak, terms })).toEqual([]);
});

test.each(battles.scenarios)(
  'a plan for $id begins, and too few points are told before anybody presses',
  ({ id: scenario }) => {
    const [mine, theirs] = [fleets[0]!.design, fleets[1]!.design];
    const wish = { mine, theirs, scenario, escort: 'seat-1', civilians: false } as const;
    const { setup, wrong } = battles.planOf(wish);
    expect(wrong).toBeUndefined();
    const parsed = darkmatterArmadaRuleset.codec.setup.parse(setup);
    expect(darkmatterArmadaRuleset.start(parsed, new SeededDice(seededRandom(1))).ok).toBe(true);
    expect(battles.planOf({ ...wish, maxPoints: 100 }).wrong).toMatchObject({ rule: 'DA-3.1', over: { of: 'points' } });
  },
);
