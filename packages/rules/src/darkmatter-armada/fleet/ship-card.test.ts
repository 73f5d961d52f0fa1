import { expect, it } from 'vitest';
import { classCodes } from '../data/classes.ts';
import { fleets } from '../data/fleets.ts';
import { fleetBill, fleetCards, fleetPoints, powerBudget, shipBill, shipCard } from './index.ts';
import type { ShipDesign } from './design.ts';

const carrier: ShipDesign = {
  name: 'Apiary',
  class: 'CV',
  rank: 'admiral',
  def: 8,
  lifeSupport: 'mk-2',
  reactors: { RE1: 'quantum' },
  weapons: { F: { ordnance: 'x-ray-laser', die: 8 }, T1: { ordnance: 'torpedo-nuclear', die: 6 } },
  equipment: { E1: 'hangar-bay', E2: 'auxiliary-power-unit' },
  customizations: ['veteran-pilots'],
};

it('shows a ship as it begins', () => {
  const card = shipCard(carrier);
  expect(card).toMatchObject({
    className: 'Fleet carrier',
    points: 90 + 10 + 15 + 20 + 20 + 10 + 15 + 10,
    stats: { def: 12, cr: 6, hullSize: 7, squadronDie: 6, baseMils: 1500 },
    power: { used: 6 + 3 + 3, most: 17 + 6 + 4 },
    hull: { boxes: 22, compromised: 8 },
    crew: { boxes: 9, compromised: 3 },
    fighters: { tokens: 10, stackDie: 16 },
    cargo: 0,
    shields: 0,
    customizations: ['Flight deck crews', 'Veteran pilots'],
  });
  expect(card.speeds).toEqual([
    { setting: 'low', fromMils: 0, toMils: 6000, turnCdeg: 4500 },
    { setting: 'medium', fromMils: 6000, toMils: 12_000, turnCdeg: 3000 },
    { setting: 'high', fromMils: 12_000, toMils: 18_000, turnCdeg: 1500 },
  ]);
  expect(card.weapons).toEqual([
    {
      mount: 'F',
      name: 'X-ray laser',
      die: 8,
      effectiveMils: [16_000, 32_000],
      effect: '−1 CP, +1 disorder',
      torpedo: false,
    },
    {
      mount: 'T1',
      name: 'Nuclear torpedo',
      die: 6,
      effectiveMils: [16_000, 48_000],
      effect: '−1 CP, +1 disorder',
      torpedo: true,
    },
  ]);
  expect(
    card.blueprint
      .flat()
      .filter((space) => space?.empty)
      .map((space) => space?.space),
  ).toEqual(['P', 'S']);
  expect(card.blueprint.flat().find((space) => space?.space === 'E2')).toMatchObject({
    name: 'Auxiliary power unit',
    faces: '17–18',
  });
});

it('has no High for freighters and no speed for stations (DA-12.1t)', () => {
  const bare = { ...carrier, def: undefined, weapons: {}, equipment: {}, reactors: {}, customizations: [] };
  const settings = (code: ShipDesign['class']) =>
    shipCard({ ...bare, class: code }).speeds.map(({ setting }) => setting);
  expect(settings('AFL')).toEqual(['low', 'medium']);
  expect(settings('LSB')).toEqual([]);
  for (const code of classCodes) expect(shipCard({ ...bare, class: code }).blueprint.length).toBeGreaterThan(4);
});

it('has a card for every ship of a fleet', () => {
  for (const { design } of fleets)
    expect(fleetCards(design).map(({ card }) => card.name)).toEqual(
      design.squadrons.flatMap(({ ships }) => ships.map(({ name }) => name)),
    );
});

it('bills points and power that add up', () => {
  const { lines, points, powerUsed, powerMost, included } = shipBill(carrier);
  expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
  expect(lines.reduce((sum, line) => sum + line.power, 0)).toBe(powerUsed - powerMost);
  expect(included).toEqual(['Flight deck crews']);
  expect(lines.find(({ item }) => item.part === 'equipment' && item.at === 'E2')).toMatchObject({
    points: 15,
    power: -4,
  });
  for (const { design } of fleets) {
    const bill = fleetBill(design);
    expect(bill.points).toBe(fleetPoints(design));
    for (const [index, squadron] of bill.squadrons.entries())
      for (const [at, ship] of squadron.ships.entries()) {
        const drawn = design.squadrons[index]?.ships[at];
        expect(drawn && powerBudget(drawn)).toMatchObject({ used: ship.powerUsed, available: ship.powerMost });
      }
  }
});
