import { describe, expect, it } from 'vitest';
import { classCodes, classes } from '../data/classes.ts';
import { customizationIds, customizations } from '../data/customizations.ts';
import { moduleIds, modules } from '../data/modules.ts';
import { ordnance, ordnanceIds } from '../data/ordnance.ts';
import type { FleetDesign, ShipDesign } from './design.ts';
import { mountKind } from './fitting.ts';
import { type FleetLimits, lists, problems } from './legality.ts';
import { mountsOf } from './power.ts';

const frigate: ShipDesign = {
  name: 'Tern',
  class: 'FF',
  rank: 'admiral',
  reactors: {},
  weapons: {},
  equipment: {},
  customizations: [],
};
const ship = (change: Partial<ShipDesign>): ShipDesign => ({ ...frigate, ...change });
const captain = (name: string, change: Partial<ShipDesign> = {}): ShipDesign =>
  ship({ name, rank: 'captain', ...change });
const fleetOf = (...squadrons: readonly ShipDesign[][]): FleetDesign => ({
  name: 'Waders',
  faction: 'Free coast',
  squadrons: squadrons.map((ships, index) => ({ name: `Squadron ${index + 1}`, ships })),
});

const roomy: FleetLimits = { maxPoints: 2000 };
const found = (fleet: FleetDesign, limits = roomy): string[] =>
  problems(fleet, limits).map(({ code, rule }) => `${code} ${rule}`);
/** What is wrong with a single ship, that of an admiral. */
const wrong = (change: Partial<ShipDesign>, limits = roomy): string[] => found(fleetOf([ship(change)]), limits);
const sentences = (change: Partial<ShipDesign>, limits = roomy): string[] =>
  problems(fleetOf([ship(change)]), limits).map(({ sentence }) => sentence);

describe('weapons', () => {
  it('go where they may and nowhere else, on every class (DA-12.5, DA-12.6)', () => {
    for (const code of classCodes.filter((each) => !classes[each].civilian))
      for (const mount of mountsOf({ class: code }))
        for (const id of ordnanceIds) {
          const fits = ordnance[id].mounts.includes(mountKind(mount));
          const weapons = { [mount]: { ordnance: id, die: 4 } };
          expect(wrong({ class: code, weapons })).toEqual(fits ? [] : [`ordnance-in-wrong-mount ${ordnance[id].rule}`]);
        }
  });

  it('need a mount of the class, and say which it has', () => {
    const weapons = { T1: { ordnance: 'beam', die: 4 } } as const;
    expect(wrong({ weapons })).toEqual(['no-such-mount DA-12.3.8']);
    expect(sentences({ weapons })).toEqual([
      'Tern is a frigate, which has no turret 1: it has fore mount, port mount and starboard mount.',
    ]);
  });

  it('of the military are not for civilians', () => {
    for (const id of ordnanceIds) {
      const rows = wrong(
        { class: 'AFL', rank: 'captain', weapons: { T1: { ordnance: id, die: 4 } } },
        { ...roomy, civilians: true },
      );
      const refused = rows.includes(`military-ordnance ${ordnance[id].rule}`);
      expect([id, refused]).toEqual([id, !ordnance[id].civilian]);
    }
  });
});

describe('DEF (DA-12.1s)', () => {
  it('is bought from the baseline to twice as much', () => {
    expect([4, 6, 8].flatMap((def) => wrong({ def: def as 4 }))).toEqual([]);
    expect(wrong({ def: 10 })).toEqual(['defense-over DA-12.1s']);
    expect(sentences({ def: 10 })[0]).toBe(
      'Tern has a DEF of d10. A frigate has d4 and may buy d8 at most: lower it by 2 sides at least.',
    );
    expect(wrong({ class: 'BB', def: 4 })).toEqual(['defense-under DA-12.1s']);
    expect(wrong({ class: 'LSA', def: 16 })).toEqual([]);
  });
});

describe('life support and reactors', () => {
  const freighter = { class: 'AFL', rank: 'captain' } as const;
  const civilians = { ...roomy, civilians: true };

  it('come in better grades for military ships only (DA-12.7.1o, DA-12.7.1w)', () => {
    const better = { lifeSupport: 'mk-3', reactors: { RE1: 'quantum' } } as const;
    expect(wrong(better)).toEqual([]);
    expect(wrong({ ...freighter, ...better }, civilians)).toEqual([
      'military-module DA-12.7.1o',
      'military-module DA-12.7.1w',
      'no-flagship DA-3.3.1a',
    ]);
    expect(wrong({ ...freighter, lifeSupport: 'mk-1', reactors: { RE2: 'fusion' } }, civilians)).toEqual([
      'no-flagship DA-3.3.1a',
    ]);
  });

  it('need a space of the class', () => {
    expect(wrong({ reactors: { RE2: 'antimatter' } })).toEqual(['no-such-space DA-12.3.8']);
  });
});

describe('modules', () => {
  it('are limited by the equipment boxes, copies allowed (DA-12.7.1ad)', () => {
    const marines = { E1: 'space-marines', E2: 'space-marines' } as const;
    expect(wrong({ equipment: marines })).toEqual([]);
    expect(wrong({ class: 'K', equipment: marines })).toEqual(['no-such-space DA-12.7.1ad']);
  });

  it('may be fitted by civilians where the book sells them, each on its own', () => {
    const alone = moduleIds.filter((id) => modules[id].requirement.kind === 'anyone');
    for (const id of alone) {
      const rows = wrong({ class: 'AFL', rank: 'captain', equipment: { E1: id } }, { ...roomy, civilians: true });
      expect([id, rows.includes(`military-module ${modules[id].purchase}`)]).toEqual([id, !modules[id].civilian]);
      expect([id, wrong({ class: 'DN', equipment: { E1: id } })]).toEqual([id, []]);
    }
  });

  it('for carriers are for carriers, and those too large for small ships are not for them (DA-12.7.1g, DA-12.7.1v)', () => {
    for (const code of classCodes.filter((each) => !classes[each].civilian)) {
      const carrier = ['CV', 'CVL', 'LSA', 'LSB', 'SSA', 'SSB'].includes(code);
      const catapults = wrong({ class: code, equipment: { E1: 'catapult-launchers' } });
      expect([code, catapults]).toEqual([code, carrier ? [] : ['module-not-for-class DA-12.7.1g']]);
      const screen = wrong({ class: code, equipment: { E1: 'point-defense-screen' } });
      expect([code, screen]).toEqual([code, code === 'FF' || code === 'K' ? ['module-not-for-class DA-12.7.1v'] : []]);
    }
  });

  it('shut each other out (DA-12.7.1i, DA-12.7.1z, DA-12.7.1ab)', () => {
    const pair = (one: 'cloaking-device' | 'shield-generator', other: 'shield-generator' | 'stealth-systems') =>
      wrong({ class: 'BB', equipment: { E1: one, E2: other } });
    expect(pair('cloaking-device', 'shield-generator')).toEqual(['modules-exclude DA-12.7.1i']);
    expect(pair('cloaking-device', 'stealth-systems')).toEqual(['modules-exclude DA-12.7.1i']);
    expect(pair('shield-generator', 'stealth-systems')).toEqual(['modules-exclude DA-12.7.1z']);
    expect(pair('shield-generator', 'shield-generator')).toEqual([]);
  });

  it('need what they work with (DA-12.7.1r)', () => {
    expect(wrong({ class: 'CR', equipment: { E1: 'mass-driver' } })).toEqual(['module-missing DA-12.7.1r']);
    expect(wrong({ class: 'CR', equipment: { E1: 'mass-driver', E2: 'cargo-space' } })).toEqual([]);
  });

  it('that have a place of their own are never fitted (DA-1.8.15)', () => {
    for (const id of ['bridge', 'hyperdrive', 'main-drive', 'mk-2', 'quantum', 'defense-network'] as const)
      expect(wrong({ equipment: { E1: id } })).toEqual(['core-module-fitted DA-1.8.15']);
  });
});

describe('customizations', () => {
  it('are for the classes that the book names, and free ones are not bought (12.4)', () => {
    for (const code of classCodes.filter((each) => !classes[each].civilian))
      for (const id of customizationIds) {
        const { requirement, freeOn, rule } = customizations[id];
        if (requirement.kind === 'module') continue;
        const allowed = requirement.kind === 'anyone' || requirement.classes.includes(code);
        const expected = freeOn.includes(code)
          ? ['customization-comes-with-class DA-12.4']
          : allowed
            ? []
            : [`customization-not-for-class ${rule}`];
        const rows = wrong({ class: code, customizations: [id], equipment: { E1: 'reinforced-hull' } });
        expect([code, id, rows]).toEqual([code, id, expected]);
      }
  });

  it('may be as many as the class has, drawbacks too, those of the class apart (DA-1.8.13, R-DA-36)', () => {
    const two = { class: 'DD', customizations: ['ambush', 'scout'] } as const;
    expect(wrong({ ...two, customizations: [...two.customizations] })).toEqual([]);
    const three = problems(
      fleetOf([ship({ class: 'DD', customizations: ['ambush', 'scout', 'vulnerable-design'] })]),
      roomy,
    );
    expect(three).toMatchObject([
      { code: 'too-many-customizations', rule: 'DA-1.8.13', over: { by: 1, most: 2, of: 'customizations' } },
    ]);
    expect(wrong({ customizations: ['ambush', 'ambush'] })).toEqual([
      'too-many-customizations DA-1.8.13',
      'customization-twice DA-1.8.13',
    ]);
  });

  it('of special forces need marines (DA-12.4.15)', () => {
    expect(wrong({ customizations: ['special-forces'] })).toEqual(['module-missing DA-12.4.15']);
    expect(wrong({ customizations: ['special-forces'], equipment: { E1: 'space-marines' } })).toEqual([]);
  });

  it('are not for freighters, whatever the table sells to civilians (R-DA-36)', () => {
    const rows = wrong(
      { class: 'AFM', rank: 'captain', customizations: ['elite-bridge-crew'] },
      { ...roomy, civilians: true },
    );
    expect(rows).toContain('too-many-customizations DA-1.8.13');
    const military = wrong(
      { class: 'AFM', rank: 'captain', customizations: ['ambush'] },
      { ...roomy, civilians: true },
    );
    expect(military).toContain('military-customization DA-12.4.1');
  });
});

describe('power (DA-12.2.3b)', () => {
  const hungry = {
    weapons: { F: { ordnance: 'beam', die: 16 } },
    equipment: { E1: 'armor-plating', E2: 'cargo-space' },
  } as const;

  it('may be used to the last', () => {
    expect(wrong({ weapons: { F: { ordnance: 'beam', die: 14 } } })).toEqual([]);
  });

  it('is refused with the amount and ways out', () => {
    const [problem] = problems(fleetOf([ship(hungry)]), roomy);
    expect(problem).toMatchObject({
      code: 'power-over',
      rule: 'DA-12.2.3b',
      sentence:
        'Tern draws 12 power and has 10, 2 too few: make the fore mount a d14, fit an antimatter reactor in RE1 or leave the fore mount empty.',
      over: { by: 2, most: 10, of: 'power' },
    });
  });

  it('counts the baseline DEF as the players agree (R-DA-20)', () => {
    expect(wrong(hungry, { ...roomy, options: { baselineDefPower: 'free' } })).toEqual([]);
  });
});

describe('squadrons and fleets', () => {
  it('have one to five ships and 300 points (DA-3.2a, DA-3.2b)', () => {
    const five = [ship({}), ...['Knot', 'Ruff', 'Dunlin', 'Curlew'].map((name) => captain(name))];
    expect(found(fleetOf(five))).toEqual([]);
    expect(found(fleetOf([...five, captain('Godwit')]))).toEqual(['too-many-ships DA-3.2a']);
    expect(found(fleetOf([ship({})], []))).toEqual(['empty-squadron DA-3.2a']);
    const capital = [ship({ class: 'DN' }), captain('Knot', { class: 'BB' })];
    expect(found(fleetOf(capital))).toEqual([]);
    const dearer = [ship({ class: 'DN', equipment: { E1: 'cargo-space' } }), captain('Knot', { class: 'BB' })];
    expect(problems(fleetOf(dearer), roomy)).toMatchObject([
      { code: 'squadron-over-points', rule: 'DA-3.2b', over: { by: 5, most: 300, of: 'points' } },
    ]);
  });

  it('have one commander each and one flagship together (DA-3.3.1a, DA-3.3.2a)', () => {
    expect(found(fleetOf([ship({})], [captain('Knot', { rank: 'commander' })]))).toEqual([]);
    expect(found(fleetOf([ship({})], [captain('Knot')]))).toEqual(['no-commander DA-3.3.2a']);
    expect(found(fleetOf([ship({}), captain('Knot', { rank: 'commander' })]))).toEqual([
      'too-many-commanders DA-3.3.2a',
    ]);
    expect(found(fleetOf([ship({ rank: 'commander' })]))).toEqual(['no-flagship DA-3.3.1a']);
    expect(found(fleetOf([ship({})], [captain('Knot', { rank: 'admiral' })]))).toEqual([
      'too-many-flagships DA-3.3.1a',
    ]);
    expect(found(fleetOf())).toEqual(['no-squadron DA-3.1', 'no-flagship DA-3.3.1a']);
  });

  it('cost no more than the match allows, and no ship less than nothing (DA-3.1, DA-1.5a)', () => {
    expect(found(fleetOf([ship({})]), { maxPoints: 20 })).toEqual([]);
    expect(found(fleetOf([ship({})]), { maxPoints: 19 })).toEqual(['fleet-over-points DA-3.1']);
    expect(wrong({ class: 'K', customizations: ['vulnerable-design'] })).toEqual(['cost-below-zero DA-1.5a']);
  });

  it('keep civilians apart, in one group, where the scenario has them (DA-3.3.4, R-DA-26)', () => {
    const wheat = captain('Wheat', { class: 'AFL' });
    const civilians = { ...roomy, civilians: true };
    expect(found(fleetOf([ship({})], [wheat, captain('Rye', { class: 'AFS' })]), civilians)).toEqual([]);
    expect(found(fleetOf([ship({})], [wheat]))).toEqual(['civilian-not-provided R-DA-26']);
    expect(found(fleetOf([ship({}), wheat]), civilians)).toEqual(['mixed-squadron DA-3.3.4']);
    expect(found(fleetOf([ship({})], [{ ...wheat, rank: 'commander' }]), civilians)).toEqual([
      'civilian-commander DA-3.3.4',
    ]);
    expect(found(fleetOf([ship({})], [wheat], [captain('Rye', { class: 'AFS' })]), civilians)).toEqual([
      'civilians-apart DA-3.3.4',
    ]);
  });

  it('give a station a squadron of its own, unless the match has none (R-DA-26)', () => {
    const station = captain('Roost', { class: 'SSB', rank: 'commander' });
    expect(found(fleetOf([ship({})], [station]))).toEqual([]);
    expect(found(fleetOf([ship({})], [station, captain('Knot')]))).toEqual(['station-in-company R-DA-26']);
    expect(found(fleetOf([ship({})], [station]), { ...roomy, options: { stationsInFleets: false } })).toEqual([
      'station-not-allowed R-DA-26',
    ]);
  });
});

it('judges lists by whatever holds in every match', () => {
  const civilian = fleetOf([ship({})], [captain('Wheat', { class: 'AFL' })]);
  expect(lists.faults(civilian)).toEqual([]);
  expect(lists.points(civilian)).toBe(70);
  expect(lists.faults(fleetOf([ship({ def: 16 })]))).toMatchObject([
    { rule: 'DA-12.1s', data: { squadron: 0, ship: 0, item: { part: 'def' }, over: { by: 8, most: 8, of: 'sides' } } },
    { rule: 'DA-12.2.3b', data: { over: { by: 7, most: 10, of: 'power' } } },
  ]);
});
