import { describe, expect, test } from 'vitest';
import {
  addShip,
  addSquadron,
  copyShip,
  emptyFleet,
  moveShip,
  removeShip,
  setRank,
  setWeapon,
  shipAt,
} from './edit.ts';
import { fleets, problems, type FleetDesign } from './rules.ts';

const waders = fleets[0]?.design ?? emptyFleet;
const ranks = (fleet: FleetDesign): string[][] => fleet.squadrons.map(({ ships }) => ships.map(({ rank }) => rank));
const codes = (fleet: FleetDesign): string[] => problems(fleet, { maxPoints: 5000 }).map(({ code }) => code);

describe('officers', () => {
  test('the first ship flies the flag, the first of another squadron commands it', () => {
    let fleet = addShip(addShip(emptyFleet, 0, 'CH'), 0, 'K');
    fleet = addShip(addShip(addSquadron(fleet), 1, 'DD'), 1, 'K');
    expect(ranks(fleet)).toEqual([
      ['admiral', 'captain'],
      ['commander', 'captain'],
    ]);
    expect(codes(fleet)).toEqual([]);
  });

  test('whoever takes the flag takes it from whoever had it', () => {
    const fleet = setRank(waders, { squadron: 1, ship: 1 }, 'admiral');
    expect(ranks(fleet)[0]?.[0]).toBe('commander');
    expect(ranks(fleet)[1]?.slice(0, 2)).toEqual(['captain', 'admiral']);
    expect(codes(fleet)).toEqual([]);
  });

  test('a new commander of the flagship’s squadron brings the flag along', () => {
    const fleet = setRank(waders, { squadron: 0, ship: 1 }, 'commander');
    expect(ranks(fleet)[0]?.slice(0, 2)).toEqual(['captain', 'admiral']);
    expect(codes(fleet)).toEqual([]);
  });

  test('no way of taking ships out or moving them leaves a squadron without its officer', () => {
    for (const [s, squadron] of waders.squadrons.entries())
      for (const i of squadron.ships.keys()) {
        expect(codes(removeShip(waders, { squadron: s, ship: i }))).toEqual([]);
        for (const to of waders.squadrons.keys()) {
          const left = codes(moveShip(waders, { squadron: s, ship: i }, to));
          expect(left.filter((code) => !['too-many-ships', 'squadron-over-points'].includes(code))).toEqual([]);
        }
      }
  });
});

test('every ship has a name of her own, whatever is added or copied', () => {
  let fleet = emptyFleet;
  for (let i = 0; i < 70; i += 1) fleet = addShip(fleet, 0, 'K');
  fleet = copyShip(fleet, { squadron: 0, ship: 3 });
  const names = fleet.squadrons.flatMap(({ ships }) => ships.map(({ name }) => name));
  expect(new Set(names).size).toBe(71);
});

test('a mount is filled, and emptied again', () => {
  const at = { squadron: 0, ship: 0 };
  const armed = setWeapon(waders, at, 'A', { ordnance: 'beam', dice: 2 });
  expect(shipAt(armed, at)?.weapons.A).toEqual({ ordnance: 'beam', dice: 2 });
  expect(setWeapon(armed, at, 'A', null)).toEqual(setWeapon(waders, at, 'A', null));
});

test('a freighter is nobody’s commander', () => {
  expect(shipAt(addShip(emptyFleet, 0, 'AFL'), { squadron: 0, ship: 0 })?.rank).toBe('captain');
});
