import { describe, expect, test } from 'vitest';
import { addShip, emptyFleet, setModule, setWeapon, type Berth } from './edit.ts';
import { fleetFix, shipFix, squadronFix } from './fixes.ts';
import { problems, squadronPoints, type FleetDesign, type FleetLimits } from './rules.ts';

const limits: FleetLimits = { maxPoints: 600 };
const first: Berth = { squadron: 0, ship: 0 };
const cruiser = addShip(emptyFleet, 0, 'CH');

/** A heavy cruiser whose first turret has a die too many for itself and for the ship. */
const overgunned = (): FleetDesign => {
  const mounts = [
    ['F', 6],
    ['P', 2],
    ['S', 2],
    ['T1', 4],
    ['A', 1],
  ] as const;
  return mounts.reduce<FleetDesign>(
    (fleet, [mount, dice]) => setWeapon(fleet, first, mount, { ordnance: 'autocannon', dice }),
    cruiser,
  );
};

describe('a way out', () => {
  test('mends two problems by one die', () => {
    expect(problems(overgunned(), limits).map(({ rule }) => rule)).toEqual(['QR-11.1s', 'QR-11.1r']);
    const fix = shipFix(overgunned(), limits, first);
    expect(fix?.label).toBe('Fix both: T1 down to 3');
    expect(problems(fix?.design ?? emptyFleet, limits)).toEqual([]);
  });

  test('gives power where a space is free', () => {
    const frigate = setModule(addShip(emptyFleet, 0, 'FF'), first, 'E1', 'cloaking-device');
    const fix = shipFix(frigate, limits, first);
    expect(fix?.label).toBe('Fit auxiliary power unit in E2');
    expect(problems(fix?.design ?? emptyFleet, limits)).toEqual([]);
  });

  test('takes the least off a squadron that costs 305 points', () => {
    let fleet = emptyFleet;
    for (const code of ['DN', 'BB'] as const) fleet = addShip(fleet, 0, code);
    fleet = setWeapon(fleet, first, 'F', { ordnance: 'beam', dice: 4 });
    const [squadron] = fleet.squadrons;
    expect(squadron && squadronPoints(squadron)).toBe(305);
    const fix = squadronFix(fleet, limits, 0);
    expect(fix?.label).toBe(`Take beam off ${squadron?.ships[0]?.name ?? ''}’s F, 5 points less`);
    expect(problems(fix?.design ?? emptyFleet, limits)).toEqual([]);
  });

  test('brings a fleet under its limit', () => {
    const fix = fleetFix(overgunned(), { maxPoints: 45 });
    expect(fix).toBeUndefined();
    const two = addShip(cruiser, 0, 'K');
    const less = fleetFix(two, { maxPoints: 55 });
    expect(less?.label).toMatch(/^Take \S+ out, 10 points less$/);
  });

  test('is not offered where no single change helps', () => {
    const fleet = setModule(addShip(emptyFleet, 0, 'K'), first, 'E1', 'cloaking-device');
    expect(shipFix(fleet, limits, first)?.label).toMatch(/^Take cloaking device off/);
    expect(shipFix(cruiser, limits, first)).toBeUndefined();
  });
});
