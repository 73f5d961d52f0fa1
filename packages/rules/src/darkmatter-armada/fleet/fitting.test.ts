import { describe, expect, it } from 'vitest';
import { classCodes, classes } from '../data/classes.ts';
import { customizationsOf, type ShipDesign, shipPoints } from './design.ts';
import * as fitting from './fitting.ts';
import { defensePower, powerBudget } from './power.ts';

const bare: ShipDesign = {
  name: 'Tern',
  class: 'CR',
  rank: 'captain',
  reactors: {},
  weapons: {},
  equipment: {},
  customizations: [],
};
const ship = (change: Partial<ShipDesign>): ShipDesign => ({ ...bare, ...change });

describe('what a ship costs (DA-1.5a)', () => {
  it('is the class alone where nothing is bought', () => {
    for (const code of classCodes) expect(shipPoints(ship({ class: code }))).toBe(classes[code].basePoints);
  });

  it('adds each thing once for each place, and drawbacks lower it; dice and DEF cost no points (DA-12.2.3e)', () => {
    const full = ship({
      def: 8,
      lifeSupport: 'mk-2',
      reactors: { RE1: 'antimatter' },
      weapons: { F: { ordnance: 'beam', die: 16 }, P: { ordnance: 'beam', die: 4 } },
      equipment: { E1: 'shield-generator', E2: 'auxiliary-power-unit' },
      customizations: ['expert-engineers', 'vulnerable-design'],
    });
    expect(shipPoints(full)).toBe(35 + 10 + 10 + 5 + 5 + 25 + 15 + 15 - 20);
  });
});

describe('the power budget (DA-12.2.3)', () => {
  it('adds class, reactors and auxiliary power units, and counts DEF, weapons and modules by place', () => {
    const budget = powerBudget(
      ship({
        class: 'BB',
        def: 8,
        reactors: { RE1: 'quantum', RE2: 'antimatter' },
        weapons: { F: { ordnance: 'autocannon', die: 16 }, T1: { ordnance: 'torpedo-emp', die: 16 } },
        equipment: { E1: 'auxiliary-power-unit', E2: 'auxiliary-power-unit', E3: 'cloaking-device' },
      }),
    );
    expect(budget.sources).toEqual([
      { at: 'class', power: 28 },
      { at: 'RE1', power: 6 },
      { at: 'RE2', power: 4 },
      { at: 'E1', power: 5 },
      { at: 'E2', power: 5 },
    ]);
    expect(budget.drains).toEqual([
      { at: 'def', power: 6 },
      { at: 'F', power: 10 },
      { at: 'T1', power: 8 },
      { at: 'E3', power: 7 },
    ]);
    expect([budget.available, budget.used]).toEqual([48, 31]);
  });

  it('charges the baseline DEF in full, or by agreement nothing or the difference (R-DA-20)', () => {
    const raised = { class: 'CR', def: 8 } as const;
    expect([defensePower({ class: 'CR' }), defensePower(raised)]).toEqual([2, 6]);
    expect([defensePower({ class: 'CR' }, 'free'), defensePower(raised, 'free')]).toEqual([0, 6]);
    expect([defensePower({ class: 'CR' }, 'difference'), defensePower(raised, 'difference')]).toEqual([0, 4]);
  });

  it('lets every class power its baseline (R-DA-20)', () => {
    for (const code of classCodes) {
      const { available, used } = powerBudget(ship({ class: code }));
      expect(used).toBeLessThan(available);
    }
  });
});

describe('what a ship begins with', () => {
  it('has compromised boxes of a third, rounded up, or half of them (R-DA-19)', () => {
    const boxes = new Map(classCodes.map((code) => [classes[code].hp, fitting.compromisedHull(ship({ class: code }))]));
    boxes.delete(classes.BC.hp);
    expect(Object.fromEntries(boxes)).toEqual({ 12: 4, 16: 6, 18: 6, 20: 7, 26: 9, 30: 10 });
    expect(fitting.compromisedHull(ship({ class: 'CH' }))).toBe(8);
    // It comes with the battlecruiser (DA-12.4.11).
    expect(fitting.compromisedHull(ship({ class: 'BC' }))).toBe(4);
    expect(fitting.compromisedHull(ship({ class: 'CH', customizations: ['redundant-systems'] }), 'half')).toBe(5);
    expect(fitting.compromisedHull(ship({ class: 'CH' }), 'quarter')).toBe(6);
  });

  it('has crew by its life support (DA-12.1v), compromised at least in one box', () => {
    const crew = (lifeSupport?: ShipDesign['lifeSupport']) => fitting.crewPoints({ class: 'K', lifeSupport });
    expect([crew(), crew('mk-1'), crew('mk-2'), crew('mk-3')]).toEqual([3, 3, 5, 7]);
    expect(fitting.compromisedCrew(ship({ class: 'K', lifeSupport: 'mk-3' }))).toBe(3);
    expect(fitting.compromisedCrew(ship({ class: 'K', customizations: ['veteran-crew'] }))).toBe(1);
  });

  it('has a DEF die raised by its officer and one screen, at most to d16 (R-DA-22, R-DA-23)', () => {
    const screens = { E1: 'point-defense-screen', E2: 'point-defense-screen' } as const;
    expect(fitting.startingDefense(ship({ class: 'CR' }))).toBe(4);
    expect(fitting.startingDefense(ship({ class: 'CR', rank: 'commander' }))).toBe(6);
    expect(fitting.startingDefense(ship({ class: 'CR', rank: 'admiral', equipment: screens }))).toBe(12);
    expect(fitting.startingDefense(ship({ class: 'DN', def: 16, rank: 'admiral', equipment: screens }))).toBe(16);
  });

  it('has a CR with engineers and one reinforced hull', () => {
    const hulls = { E1: 'reinforced-hull', E2: 'reinforced-hull' } as const;
    expect(fitting.startingCriticalRating(bare)).toBe(4);
    expect(fitting.startingCriticalRating(ship({ equipment: hulls, customizations: ['expert-engineers'] }))).toBe(7);
  });

  it('has hangars by class and bays (DA-12.1p, DA-12.7.14)', () => {
    const bay = { E1: 'hangar-bay' } as const;
    const capacity = (code: ShipDesign['class'], equipment: ShipDesign['equipment'] = {}) =>
      fitting.hangarCapacity({ class: code, equipment });
    expect(
      ['CV', 'CVL', 'LSA', 'LSB', 'SSA', 'SSB', 'CR'].map((code) => capacity(code as ShipDesign['class'])),
    ).toEqual([6, 4, 6, 12, 4, 8, 0]);
    expect(['CV', 'CVL', 'LSA', 'SSB', 'CR'].map((code) => capacity(code as ShipDesign['class'], bay))).toEqual([
      10, 7, 10, 11, 2,
    ]);
  });

  it('has cargo by hull size, the hold of a freighter included (DA-12.7.7b, R-DA-31)', () => {
    expect(fitting.cargoCapacity(ship({ class: 'DN', equipment: { E1: 'cargo-space', E3: 'cargo-space' } }))).toBe(18);
    expect(fitting.cargoCapacity(ship({ class: 'AFL' }))).toBe(6);
    expect(fitting.cargoCapacity(ship({ class: 'AFS', equipment: { E1: 'cargo-space' } }))).toBe(4);
  });

  it('has what comes with its class before what is bought, and nothing twice (DA-12.4)', () => {
    expect(customizationsOf(ship({ class: 'K', customizations: ['elite-bridge-crew'] }))).toEqual([
      'difficult-target',
      'scout',
      'elite-bridge-crew',
    ]);
    expect(customizationsOf(ship({ class: 'DD', customizations: ['pack-hunters'] }))).toEqual([
      'expert-navigators',
      'pack-hunters',
    ]);
  });

  it('fills every space of its blueprint, in the order of its map', () => {
    const spaces = fitting.fittedSpaces(
      ship({
        class: 'AFS',
        weapons: { T1: { ordnance: 'beam', die: 6 } },
        equipment: { E1: 'tractor-beam' },
      }),
    );
    expect(spaces).toEqual([
      { space: 'BR', fitted: { kind: 'fixed', module: 'bridge' } },
      { space: 'T1', fitted: { kind: 'weapon', ordnance: 'beam', die: 6 } },
      { space: 'DF', fitted: { kind: 'fixed', module: 'defense-network' } },
      { space: 'T2', fitted: null },
      { space: 'LS', fitted: { kind: 'life-support', grade: 'mk-1' } },
      { space: 'RE1', fitted: { kind: 'reactor', reactor: 'fusion' } },
      { space: 'CG', fitted: { kind: 'fixed', module: 'hold' } },
      { space: 'E1', fitted: { kind: 'module', module: 'tractor-beam' } },
      { space: 'DR1', fitted: { kind: 'fixed', module: 'main-drive' } },
    ]);
  });
});
