import { describe, expect, it } from 'vitest';
import { fleetDesign, fleetPoints } from '../fleet/design.ts';
import { problems } from '../fleet/legality.ts';
import { presets } from '../presets.ts';
import { classes } from './classes.ts';
import { fleets } from './fleets.ts';

const ships = fleets.flatMap(({ design }) => design.squadrons.flatMap((squadron) => squadron.ships));

describe.each(fleets)('$design.name', ({ maxPoints, design }) => {
  it('is a legal fleet of its size and nearly full', () => {
    expect(fleetDesign.safeParse(design).success).toBe(true);
    expect(problems(design, { maxPoints })).toEqual([]);
    expect(fleetPoints(design)).toBeGreaterThanOrEqual(maxPoints * 0.94);
  });

  it('has two to four squadrons, each named after its commanding ship', () => {
    expect(design.squadrons.length).toBeGreaterThanOrEqual(2);
    expect(design.squadrons.length).toBeLessThanOrEqual(4);
    for (const { name, ships } of design.squadrons) {
      expect(ships.filter((ship) => ship.rank !== 'captain').map((ship) => ship.name)).toEqual([name]);
    }
  });

  it('uses all attack dice of every ship', () => {
    for (const ship of design.squadrons.flatMap((squadron) => squadron.ships)) {
      const dice = Object.values(ship.weapons).reduce((total, weapon) => total + weapon.dice, 0);
      expect(`${ship.name} ${dice}`).toBe(`${ship.name} ${classes[ship.class].attackDice}`);
    }
  });
});

describe('the ready-made fleets', () => {
  it('give every ship its own name', () => {
    const names = ships.map((ship) => ship.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('show every military class that moves, all ordnance and the modules a player meets first', () => {
    const moving = Object.values(classes).filter((each) => !each.civilian && !each.station);
    expect(new Set(ships.map((ship) => ship.class))).toEqual(new Set(moving.map((each) => each.code)));
    expect(new Set(ships.flatMap((ship) => Object.values(ship.weapons).map((weapon) => weapon.ordnance))).size).toBe(19);
    const fitted = new Set(ships.flatMap((ship) => Object.values(ship.equipment)));
    for (const module of ['shield-generator', 'space-marines', 'long-range-assault-craft', 'armor-plating'] as const) {
      expect(fitted).toContain(module);
    }
    for (const module of ['automated-repair', 'point-defense-screen', 'multiplex-targeting', 'hangar-bay'] as const) {
      expect(fitted).toContain(module);
    }
  });

  it('are eight of 500 points, each with a name and a sentence of its own', () => {
    const large = fleets.filter(({ maxPoints }) => maxPoints === 500);
    expect(large).toHaveLength(8);
    expect(new Set(fleets.map(({ id }) => id)).size).toBe(fleets.length);
    expect(new Set(fleets.map(({ design }) => design.name)).size).toBe(fleets.length);
    expect(new Set(fleets.map(({ note }) => note)).size).toBe(fleets.length);
    for (const { note } of fleets) expect(note).toMatch(/^[A-Z].{30,160}\.$/);
  });

  it('hide, cloak, scout, jump, lay beacons and lay mines in two of them', () => {
    const subtle = fleets.filter(({ id }) => id === 'shades' || id === 'wayfarers').flatMap(({ design }) => design.squadrons);
    const fitted = new Set<string>(
      subtle.flatMap((squadron) => squadron.ships).flatMap((ship) => [...Object.values(ship.equipment), ...ship.customizations]),
    );
    for (const id of ['cloaking-device', 'stealth-systems', 'ambush', 'scout', 'hyperspace-matrix', 'aperture-beacon'])
      expect(fitted).toContain(id);
    for (const id of ['beacon-deployment', 'minelayer', 'minesweeper']) expect(fitted).toContain(id);
    // Who hides or scouts does so with the whole squadron.
    for (const id of ['ambush', 'scout'] as const) {
      const shares = subtle.map(({ ships }) => ships.filter((ship) => ship.customizations.includes(id)).length / ships.length);
      expect(new Set(shares)).toEqual(new Set([0, 1]));
    }
  });

  it('fit nothing that a first Border Skirmish has no use for, where a preset plays them', () => {
    const played = new Set(presets.flatMap(({ setup }) => setup.fleets.map(({ name }) => name)));
    const ships = fleets
      .filter(({ design }) => played.has(design.name))
      .flatMap(({ design }) => design.squadrons.flatMap((squadron) => squadron.ships));
    const idle = ['cloaking-device', 'beacon-deployment', 'aperture-beacon', 'hyperspace-matrix', 'minelayer', 'mass-driver'];
    const fitted = ships.flatMap((ship) => [...Object.values(ship.equipment), ...ship.customizations] as string[]);
    expect(fitted.filter((id) => [...idle, 'scout', 'ambush'].includes(id))).toEqual([]);
  });
});
