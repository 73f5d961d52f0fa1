import { describe, expect, it } from 'vitest';
import { readyForces } from '../presets.ts';
import { cost, type DesignedUnit, type Force } from './design.ts';
import { forceFault, type ForceLimits } from './legality.ts';

const limits = (change: Partial<ForceLimits> = {}): ForceLimits => ({
  side: 'kushan',
  purchase: { stars: 25, onBoard: 25 },
  reserve: false,
  modelCap: true,
  ...change,
});
const flagship: DesignedUnit = { card: 'mothership', leader: 'vice-admiral' };
const codeOf = (units: Force['units'], change: Partial<ForceLimits> = {}) =>
  forceFault({ units }, limits(change))?.code;

describe('the ready forces', () => {
  it.each(['kushan', 'taiidan'] as const)('of the %s may be fielded for 25★', (side) => {
    expect(forceFault(readyForces[side], limits({ side }))).toBeUndefined();
    expect(cost(readyForces[side])).toBe(25);
  });
});

describe('tabs', () => {
  it('let a leader with a solid tab buy its unit and no other of that kind', () => {
    expect(codeOf([flagship, { card: 'interceptor', leader: 'squadron-leader' }])).toBeUndefined();
    expect(codeOf([flagship, { card: 'interceptor', leader: 'squadron-leader' }, { card: 'interceptor' }])).toBe(
      'no-tab',
    );
    expect(codeOf([flagship, { card: 'interceptor', leader: 'wing-commander' }, { card: 'scout' }])).toBeUndefined();
  });

  it('give units aboard the bays of their own parent, and no more', () => {
    const aboard = { card: 'heavy-corvette', aboard: 0 } as const;
    expect(codeOf([flagship, aboard, aboard, aboard])).toBeUndefined();
    expect(codeOf([flagship, aboard, aboard, aboard, aboard])).toBe('no-tab');
  });

  it('are matched so that a choosy tab is kept for the unit that needs it', () => {
    // The Admiral has two tabs for any capital ship and one for a frigate only: the Destroyer must get one of the two.
    const admiral: DesignedUnit = { card: 'mothership', leader: 'admiral' };
    const frigates: DesignedUnit[] = [{ card: 'ion-cannon-frigate' }, { card: 'ion-cannon-frigate' }];
    const wide = { purchase: { stars: 60, onBoard: 60 } };
    expect(codeOf([admiral, ...frigates, { card: 'destroyer' }], wide)).toBeUndefined();
    expect(codeOf([admiral, ...frigates, { card: 'destroyer' }, { card: 'carrier' }], wide)).toBe('no-tab');
  });

  it('refuse a leader on a unit that it is not for', () => {
    expect(codeOf([flagship, { card: 'interceptor', leader: 'captain' }])).toBe('wrong-leader');
    expect(codeOf([{ card: 'destroyer', leader: 'carrier-captain' }])).toBe('wrong-leader');
  });
});

describe('limits', () => {
  it('hold for stars, on the board and in all', () => {
    expect(codeOf([flagship, { card: 'destroyer' }, { card: 'assault-frigate' }, { card: 'assault-frigate' }])).toBe(
      'too-many-stars',
    );
    const waiting = [flagship, { card: 'assault-frigate', reserve: true } as const];
    expect(codeOf(waiting)).toBe('no-reserve');
    expect(codeOf(waiting, { reserve: true, purchase: { stars: 20, onBoard: 11 } })).toBeUndefined();
    expect(codeOf(waiting, { reserve: true, purchase: { stars: 20, onBoard: 10 } })).toBe('too-many-on-board');
  });

  it('hold for the faction, for arrivals and for bays', () => {
    expect(codeOf([flagship], { side: 'taiidan' })).toBe('not-of-faction');
    expect(codeOf([{ card: 'bentusi-ship' }])).toBe('not-of-faction');
    expect(codeOf([flagship, { card: 'interceptor', reserve: true }], { reserve: true })).toBe('cannot-arrive');
    expect(codeOf([flagship, { card: 'ion-cannon-frigate', aboard: 0 }])).toBe('cannot-embark');
    expect(
      codeOf([
        { card: 'destroyer', leader: 'vice-admiral' },
        { card: 'interceptor', aboard: 0 },
      ]),
    ).toBe('cannot-embark');
  });

  it('hold for models, unless the players lift the cap', () => {
    const two: Force['units'] = [
      { card: 'destroyer', leader: 'vice-admiral' },
      { card: 'destroyer', leader: 'vice-admiral' },
    ];
    expect(codeOf(two)).toBe('too-few-models');
    expect(codeOf(two, { modelCap: false })).toBeUndefined();
  });

  it('hold for units that the scenario wants', () => {
    const purchase = { stars: 50, onBoard: 25, must: [{ card: 'mothership', leader: 'vice-admiral' }] } as const;
    expect(codeOf([{ card: 'mothership', leader: 'admiral' }], { purchase })).toBe('must-start');
    expect(codeOf([flagship], { purchase })).toBeUndefined();
  });
});
