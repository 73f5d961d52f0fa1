import { describe, expect, it } from 'vitest';
import { fleetDesign, fleetPoints } from '../fleet/design.ts';
import { problems } from '../fleet/legality.ts';
import { mountsOf } from '../fleet/power.ts';
import { classes } from './classes.ts';
import { fleets } from './fleets.ts';
import { ordnanceIds } from './ordnance.ts';

const ships = fleets.flatMap(({ design }) => design.squadrons.flatMap((squadron) => squadron.ships));

describe.each(fleets)('$design.name', ({ maxPoints, design, note }) => {
  it('is a legal fleet of its size and nearly full', () => {
    expect(fleetDesign.safeParse(design).success).toBe(true);
    expect(problems(design, { maxPoints })).toEqual([]);
    expect(fleetPoints(design)).toBeGreaterThanOrEqual(maxPoints * 0.94);
  });

  it('has two to four squadrons, each named after its commanding ship, and a sentence on how it plays', () => {
    expect(design.squadrons.length).toBeGreaterThanOrEqual(2);
    expect(design.squadrons.length).toBeLessThanOrEqual(4);
    for (const squadron of design.squadrons)
      expect(squadron.ships.filter((ship) => ship.rank !== 'captain').map(({ name }) => name)).toEqual([squadron.name]);
    expect(note).toMatch(/^[A-Z].{30,160}\.$/);
  });

  it('arms the bow of every ship and leaves at most one mount open besides the aft one', () => {
    for (const ship of design.squadrons.flatMap((squadron) => squadron.ships)) {
      const open = mountsOf(ship).filter((mount) => mount !== 'A' && ship.weapons[mount] === undefined);
      expect([ship.name, open.length <= 1, ship.weapons.F !== undefined]).toEqual([ship.name, true, true]);
    }
  });
});

describe('the ready-made fleets', () => {
  it('are eight, two of them small, each ship with its own name', () => {
    expect(fleets.map(({ maxPoints }) => maxPoints)).toEqual([250, 250, 500, 500, 500, 500, 500, 500]);
    expect(new Set(fleets.map(({ id }) => id)).size).toBe(fleets.length);
    expect(new Set(ships.map(({ name }) => name)).size).toBe(ships.length);
  });

  it('have five ships a side in the first two, for a battle under 25 minutes', () => {
    for (const { design } of fleets.slice(0, 2)) expect(design.squadrons.flatMap((each) => each.ships)).toHaveLength(5);
  });

  it('show every class that moves but the dreadnought, and all ordnance', () => {
    const moving = Object.values(classes).filter((each) => !each.civilian && !each.station && each.code !== 'DN');
    expect(new Set(ships.map((ship) => ship.class))).toEqual(new Set(moving.map(({ code }) => code)));
    const mounted = ships.flatMap((ship) => Object.values(ship.weapons).map((weapon) => weapon.ordnance));
    expect(new Set(mounted)).toEqual(new Set(ordnanceIds));
  });

  it('hide, cloak, scout, jump, lay beacons and mines in one of them, whole squadrons at a time', () => {
    const veils = fleets.find(({ id }) => id === 'veils')?.design.squadrons ?? [];
    const fitted = veils.flatMap((each) => each.ships).flatMap((ship) => Object.values(ship.equipment));
    for (const id of ['cloaking-device', 'stealth-systems', 'hyperspace-matrix', 'hyperspace-aperture', 'minelayer'] as const)
      expect(fitted).toContain(id);
    const hiding = veils.map(({ ships: own }) => own.filter((ship) => ship.customizations.includes('ambush')).length / own.length);
    expect(new Set(hiding)).toEqual(new Set([0, 1]));
    // Scouts come with corvettes.
    expect(veils.some(({ ships: own }) => own.every((ship) => ship.class === 'K'))).toBe(true);
  });
});
