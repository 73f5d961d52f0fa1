import { describe, expect, it } from 'vitest';
import { fleets } from '../data/fleets.ts';
import { type FleetDesign, faults, fleetBill, fleetPoints, shipBill, type ShipDesign, shipPoints } from './index.ts';

const carrier: ShipDesign = {
  name: 'Osprey',
  class: 'CV',
  rank: 'admiral',
  weapons: { S: { ordnance: 'beam', dice: 3 }, F: { ordnance: 'high-velocity', dice: 7 } },
  equipment: { E1: 'hangar-bay', E2: 'reactor' },
  customizations: ['flight-deck-crews', 'restricted-hangar'],
};

describe('the bill', () => {
  it('QR-1.5a, R-QR-18: has a line for the class, the officer and every option, in the order of the sheet', () => {
    const { lines, points, dice, diceMost } = shipBill(carrier);
    expect(
      lines.map(({ name, points: each, item }) => `${item.part} ${'at' in item ? item.at : ''} ${name} ${each}`),
    ).toEqual([
      'class  Fleet carrier 90',
      'rank  Admiral 0',
      'weapons F High velocity 15',
      'weapons S Beam 5',
      'equipment E1 Hangar bay 10',
      'equipment E2 Reactor 0',
      'customizations 0 Flight deck crews 10',
      'customizations 1 Restricted hangar -10',
    ]);
    expect([points, dice, diceMost]).toEqual([shipPoints(carrier), 10, 14]);
  });

  it('comes to the points of every ready-made fleet', () => {
    for (const { design } of fleets) {
      const bill = fleetBill(design);
      const lines = bill.squadrons.flatMap(({ ships }) => ships.flatMap((ship) => ship.lines));
      expect(bill.points).toBe(fleetPoints(design));
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(fleetPoints(design));
    }
  });
});

describe('faults', () => {
  const of = (ship: Partial<ShipDesign>): FleetDesign => ({
    name: 'Raptors',
    faction: 'x',
    squadrons: [{ name: 'Osprey', ships: [{ ...carrier, equipment: {}, ...ship }] }],
  });
  const placed = (fleet: FleetDesign, points = 500) =>
    faults(fleet, points).map(({ code, squadron, ship, item, over }) => ({ code, squadron, ship, item, over }));

  it('QR-2.2b: say that a squadron of 305 points is 5 over, and that one of 300 is not', () => {
    const bare = { ...carrier, weapons: {}, equipment: {}, customizations: [] };
    const two = (points: 300 | 305): FleetDesign => {
      const second: ShipDesign = { ...bare, class: 'BB', rank: 'captain' };
      const ships: ShipDesign[] = [
        { ...bare, class: 'DN' },
        points === 300 ? second : { ...second, customizations: ['armed-crew'] },
      ];
      return { name: 'Court', faction: 'x', squadrons: [{ name: 'Osprey', ships }] };
    };
    expect(placed(two(300))).toEqual([]);
    expect(placed(two(305))).toEqual([
      { code: 'squadron-over-points', squadron: 0, ship: null, item: null, over: { by: 5, most: 300, of: 'points' } },
    ]);
    expect(placed(two(300), 299)).toEqual([
      { code: 'fleet-over-points', squadron: null, ship: null, item: null, over: { by: 1, most: 299, of: 'points' } },
    ]);
  });

  it('name the mount, the space and the customization that are meant', () => {
    expect(placed(of({ weapons: { T2: { ordnance: 'beam', dice: 1 } } }))[0]).toMatchObject({
      code: 'no-such-mount',
      squadron: 0,
      ship: 0,
      item: { part: 'weapons', at: 'T2' },
    });
    expect(placed(of({ equipment: { E1: 'armor-plating', E2: 'bridge' } }))[0]).toMatchObject({
      code: 'core-module-fitted',
      item: { part: 'equipment', at: 'E2' },
    });
    expect(placed(of({ equipment: { E2: 'mass-driver' } }))[0]).toMatchObject({
      code: 'module-missing',
      item: { part: 'equipment', at: 'E2' },
    });
    expect(placed(of({ customizations: ['armed-crew', 'scout'] }))[0]).toMatchObject({
      code: 'customization-not-for-class',
      item: { part: 'customizations', at: 1 },
    });
    const many = ['armed-crew', 'pack-hunters', 'armed-crew', 'veteran-crew', 'expert-engineers'] as const;
    expect(placed(of({ customizations: [...many] }))).toMatchObject([
      { code: 'too-many-customizations', over: { by: 2, most: 3, of: 'customizations' } },
      { code: 'customization-twice', item: { part: 'customizations', at: 2 } },
    ]);
    expect(
      placed(
        of({
          weapons: {
            F: { ordnance: 'beam', dice: 7 },
            P: { ordnance: 'beam', dice: 7 },
            T1: { ordnance: 'beam', dice: 2 },
          },
        }),
      ),
    ).toEqual([{ code: 'too-many-dice', squadron: 0, ship: 0, item: null, over: { by: 2, most: 14, of: 'dice' } }]);
  });
});
