import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../kernel/index.ts';
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

  it('follows from its numbers', () => {
    expect(draw(500, 7)).toEqual(draw(500, 7));
    expect(draw(500, 7)).not.toEqual(draw(500, 8));
  });

  it('names no two ships alike, and squadrons after the ships that command them', () => {
    for (const seed of seeds) {
      const fleet = draw(1500, seed);
      const names = fleet.squadrons.flatMap(({ ships }) => ships.map(({ name }) => name));
      expect(new Set(names).size).toBe(names.length);
      for (const { name, ships } of fleet.squadrons)
        expect(ships.find(({ rank }) => rank !== 'captain')?.name).toBe(name);
    }
  });

  it('keeps to the word, the classes and the outfits it is given', () => {
    const outfits = [{ E1: 'aperture-beacon' }] as const;
    const fleet = randomFleet(500, seededRandom(3), { word: 'Oak', classes: ['CR'], outfits });
    const ships = fleet.squadrons.flatMap((squadron) => squadron.ships);
    expect(fleet.name).toBe('The Oaks');
    expect(ships.every(({ name, class: code }) => name.startsWith('Oak ') && code === 'CR')).toBe(true);
    expect(ships.some(({ equipment }) => equipment.E1 === 'aperture-beacon')).toBe(true);
  });

  it('meets every class that it chooses from, and has no squadron where none is cheap enough', () => {
    const met = new Set(
      seeds.flatMap((seed) => draw(600, seed).squadrons.flatMap(({ ships }) => ships.map((s) => s.class))),
    );
    expect(met).toEqual(new Set(warships));
    expect(draw(9, 1).squadrons).toEqual([]);
  });
});
