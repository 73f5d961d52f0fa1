import { expect, it } from 'vitest';
import { classes } from '../data/classes.ts';
import { fleetPoints, type ShipDesign, shipPoints, squadronPoints } from './design.ts';
import { cargoCapacity, diceLimit, hangarCapacity, shadedCrew, shadedHull } from './fitting.ts';

const carrier: ShipDesign = {
  name: 'Osprey',
  class: 'CV',
  rank: 'admiral',
  weapons: {
    F: { ordnance: 'high-velocity', dice: 7 },
    P: { ordnance: 'beam', dice: 3 },
    S: { ordnance: 'beam', dice: 3 },
  },
  equipment: { E1: 'hangar-bay', E2: 'armor-plating' },
  customizations: ['flight-deck-crews', 'restricted-hangar', 'veteran-crew', 'redundant-systems'],
};

it('QR-1.5a, R-QR-18: a ship costs its class, each mounted weapon once, its modules and its customizations', () => {
  expect(shipPoints(carrier)).toBe(90 + 15 + 5 + 5 + 10 + 10 + 10 - 10 + 10 + 10);
});

it('QR-1.5a: a core module that should not be there costs nothing', () => {
  expect(shipPoints({ ...carrier, equipment: { E1: 'reactor' } })).toBe(shipPoints({ ...carrier, equipment: {} }));
});

it('QR-2.2b, QR-5.2.2a: squadrons and fleets cost the sum of their ships', () => {
  const squadron = { name: 'Raptors', ships: [carrier, carrier] };
  expect(squadronPoints(squadron)).toBe(2 * shipPoints(carrier));
  expect(fleetPoints({ name: 'x', faction: 'y', squadrons: [squadron, squadron] })).toBe(4 * shipPoints(carrier));
});

it('QR-11.1p, QR-11.6.14a, R-QR-31: hangar bays add 4, 2 or 2', () => {
  const bay = (shipClass: ShipDesign['class']): number =>
    hangarCapacity({ class: shipClass, equipment: { E1: 'hangar-bay' } });
  expect([bay('CV'), bay('LS'), bay('CVL'), bay('SS'), bay('FF')]).toEqual([10, 10, 6, 6, 2]);
});

it('QR-11.4.13a, QR-11.4.20a, R-QR-37: shaded boxes are halved, rounded down, never below one', () => {
  expect(shadedHull(carrier)).toBe(3);
  expect(shadedCrew(carrier)).toBe(1);
  expect(shadedHull({ class: 'BB', customizations: ['redundant-systems'] })).toBe(3);
  expect(shadedHull({ class: 'K', customizations: ['redundant-systems'] })).toBe(1);
  expect(shadedCrew({ class: 'K', customizations: ['veteran-crew'] })).toBe(1);
});

it('QR-11.6.8a: a cargo space holds 3, 2 or 1 by hull', () => {
  const hold = (shipClass: ShipDesign['class']): number =>
    cargoCapacity({ class: shipClass, equipment: { E1: 'cargo-space' } });
  expect([hold('AFL'), hold('AFM'), hold('AFS')]).toEqual([3, 2, 1]);
});

it('QR-11.1s, QR-11.1t, QR-11.1u, R-QR-19: the dice limits of every class', () => {
  const limits = Object.values(classes).map((each) => `${each.code} ${diceLimit(each, 'F')}/${diceLimit(each, 'T1')}`);
  expect(limits).toEqual([
    'DN 12/6', 'BB 10/5', 'CV 7/3', 'BC 8/4', 'CH 7/3', 'CVL 6/3', 'CR 6/3', 'DD 5/2', 'FF 4/2', 'K 3/1',
    'LS 16/4', 'SS 10/2', 'AFL 2/1', 'AFM 2/1', 'AFS 1/1',
  ]); // prettier-ignore
});
