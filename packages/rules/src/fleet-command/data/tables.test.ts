import { describe, expect, it } from 'vitest';
import { hexKey, onBoard } from '../../geometry/hex/index.ts';
import {
  asteroidFields,
  asteroidStock,
  cards,
  deckCounts,
  factions,
  type ForceUnit,
  fullDeck,
  leaders,
  models,
  type Scenario,
  scenarioIds,
  scenarios,
  standardBoard,
  starTargets,
  unitCards,
  weapons,
  zoneTemplates,
} from './index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const starsOf = ({ card, leader, free }: ForceUnit): number =>
  (free === true ? 0 : unitCards[card].stars) + (leader === undefined ? 0 : leaders[leader].stars);

describe('the cards', () => {
  it('are filed under their own ids', () => {
    const tables: readonly Readonly<Record<string, { readonly id: string }>>[] = [
      cards,
      leaders,
      unitCards,
      weapons,
      factions,
    ];
    for (const table of tables) for (const [id, card] of Object.entries(table)) expect(card.id).toBe(id);
  });

  it('make a deck of 52: 38 special orders and 14 interrupts', () => {
    expect(fullDeck).toHaveLength(52);
    const copiesOf = (kind: 'order' | 'interrupt') =>
      sum(Object.values(cards).map((card) => (card.kind === kind ? deckCounts[card.id] : 0)));
    expect([copiesOf('order'), copiesOf('interrupt')]).toEqual([38, 14]);
  });

  it('have 42 leaders', () => {
    expect(sum(Object.values(leaders).map(({ copies }) => copies))).toBe(42);
  });

  it('name two units only where they bind them together', () => {
    for (const card of Object.values(cards))
      if (card.lines.length === 2) expect(card.modifiers.formation ?? card.modifiers.sameTarget, card.name).toBe(true);
  });

  it('give 24 fighters a side, four full units', () => {
    for (const { types } of Object.values(models)) expect(types.fighter).toBe(4 * unitCards.interceptor.ships);
  });
});

describe('asteroid tokens', () => {
  it('are enough for the largest field and for every scenario', () => {
    expect(asteroidStock).toHaveLength(16);
    const count = (values: readonly number[], value: number) => values.filter((each) => each === value).length;
    for (const { asteroidValues } of Object.values(scenarios))
      for (const value of asteroidValues === 'stock' ? [] : asteroidValues)
        expect(count(asteroidStock, value)).toBeGreaterThanOrEqual(
          count(asteroidValues as readonly number[], value),
        );
  });

  it('add up to the totals of the three fields', () => {
    const { small, medium, huge } = asteroidFields;
    expect([small, medium, huge].map(({ values }) => sum(values))).toEqual([10, 16, 24]);
    expect([small, medium, huge].map(({ values }) => values.length)).toEqual([6, 10, 16]);
  });
});

it('the victory table is 60 and 40 in a hundred', () => {
  expect([10, 15, 20, 25].map(starTargets)).toEqual([
    { major: 6, minor: 4 },
    { major: 9, minor: 6 },
    { major: 12, minor: 8 },
    { major: 15, minor: 10 },
  ]);
  expect(starTargets(33)).toEqual({ major: 20, minor: 14 });
});

const unitsOf = ({ forces, neutral }: Scenario) => [...forces.kushan, ...forces.taiidan, ...neutral];

describe.each(scenarioIds.map((id) => scenarios[id]))('$name', (scenario) => {
  it('stands on the board, one unit in a hex, none in a planet or a wreck', () => {
    const filled = [
      ...unitsOf(scenario).flatMap(({ at }) => (at === undefined ? [] : [at])),
      ...scenario.features.flatMap(({ kind, at }) => (at !== null && (kind === 'planet' || kind === 'wreckage') ? [at] : [])),
    ].map(([col, row]) => ({ col, row }));
    expect(filled.filter((hex) => !onBoard(hex, standardBoard))).toEqual([]);
    expect(new Set(filled.map(hexKey)).size).toBe(filled.length);
    const fields = scenario.features.flatMap(({ at }) => (at === null ? [] : [at.join()]));
    expect(new Set(fields).size).toBe(fields.length);
  });

  it('has a value for each asteroid field', () => {
    const fields = scenario.features.filter(({ kind }) => kind === 'asteroids').length;
    if (scenario.asteroidValues === 'stock') expect(fields).toBeLessThanOrEqual(asteroidStock.length);
    else expect(scenario.asteroidValues).toHaveLength(fields);
  });

  it('lets either side win three medals', () => {
    for (const side of ['kushan', 'taiidan'] as const) {
      const medals = sum(scenario.objectives.filter((each) => each.side === side && each.harvest !== true).map((each) => each.medals));
      expect(medals, side).toBeGreaterThanOrEqual(3);
      if (scenario.id !== 'relic-raid') expect(medals, side).toBe(3);
    }
  });

  it('puts each leader on a unit of its type, and what is aboard into a ship with bays', () => {
    for (const list of [scenario.forces.kushan, scenario.forces.taiidan])
      for (const { card, leader, aboard, at, reserve } of list) {
        if (leader !== undefined)
          expect(leaders[leader].types, `${leader} on ${card}`).toContain(unitCards[card].type);
        if (aboard !== undefined) expect(unitCards[aboard].abilities.launchTubes).toBeGreaterThan(0);
        expect([at, aboard, reserve].filter((each) => each !== undefined)).toHaveLength(1);
      }
  });
});

it('the forces of Relic Raid cost 25★ and their reserves 5★', () => {
  for (const list of Object.values(scenarios['relic-raid'].forces)) {
    expect(sum(list.filter(({ reserve }) => reserve !== true).map(starsOf))).toBe(25);
    expect(sum(list.filter(({ reserve }) => reserve === true).map(starsOf))).toBe(5);
  }
});

it('no two zones of a template overlap', () => {
  for (const [name, { kushan, taiidan }] of Object.entries(zoneTemplates)) {
    const own = new Set(kushan.map(hexKey));
    expect(own.size, name).toBe(kushan.length);
    expect(taiidan.filter((hex) => own.has(hexKey(hex))), name).toEqual([]);
    expect([...kushan, ...taiidan].filter((hex) => !onBoard(hex, standardBoard)), name).toEqual([]);
  }
});
