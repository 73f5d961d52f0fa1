import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../kernel/index.ts';
import { customizationIds } from '../data/customizations.ts';
import { moduleIds } from '../data/modules.ts';
import { ordnanceIds } from '../data/ordnance.ts';
import { faults, fleetDesign, fleetPoints, randomFleet, warships } from './index.ts';

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
const draw = (points: number, seed: number) => randomFleet(points, seededRandom(seed));

describe('a random fleet', () => {
  it.each([20, 100, 250, 500, 1200])('of %i points is legal and nearly full', (points) => {
    for (const seed of seeds) {
      const fleet = draw(points, seed);
      expect(fleetDesign.safeParse(fleet).success).toBe(true);
      expect(faults(fleet, points)).toEqual([]);
      expect(points - fleetPoints(fleet)).toBeLessThan(20);
    }
  });

  it('follows from its numbers, and keeps to the word and the classes that it is given', () => {
    expect(draw(500, 7)).toEqual(draw(500, 7));
    expect(draw(500, 7)).not.toEqual(draw(500, 8));
    const oaks = randomFleet(500, seededRandom(3), { word: 'Oak', classes: ['CR'] });
    expect(oaks.name).toBe('The Oaks');
    for (const ship of oaks.squadrons.flatMap(({ ships }) => ships))
      expect([ship.class, ship.name.startsWith('Oak ')]).toEqual(['CR', true]);
  });

  it('meets every class, weapon, module and customization that a moving ship may have', () => {
    const ships = seeds.flatMap((seed) => draw(1500, seed).squadrons.flatMap((squadron) => squadron.ships));
    expect(new Set(ships.map((ship) => ship.class))).toEqual(new Set(warships));
    expect(new Set(ships.flatMap((ship) => Object.values(ship.weapons).map((each) => each.ordnance)))).toEqual(
      new Set(ordnanceIds),
    );
    expect(new Set(ships.flatMap((ship) => Object.values(ship.equipment)))).toEqual(new Set(moduleIds));
    expect(new Set(ships.flatMap((ship) => ship.customizations))).toEqual(new Set(customizationIds));
  });
});
