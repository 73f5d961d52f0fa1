/** What the admiral reckons with, on the table of a ready-made match after the first moves. */
import { describe, expect, it } from 'vitest';
import { insideTable } from '../../../geometry/table/index.ts';
import { playSeed } from '../../../kernel/index.ts';
import { onTable } from '../../../mechanics/blueprint-fleets/ships.ts';
import { darkmatterArmadaRuleset as rules } from '../../index.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import type { State } from '../../state.ts';
import { captain } from '../captain.ts';
import { failsCheck, forfeit, forfeitAfter } from './forfeit.ts';
import { outlookOf } from './outlook.ts';
import { reachOf } from './reach.ts';

function secondRound(): State {
  const setup = rules.presets.find(({ id }) => id === 'rampart-pikes')?.setup;
  if (setup === undefined) throw new Error('no such ready-made match');
  const { state } = playSeed(rules, 3, { setup, bots: () => captain, mostCommands: 66 });
  if (state?.match.round !== 2) throw new Error('the second round has not begun');
  return state;
}

const state = secondRound();
const [ship] = onTable(state, 'seat-1') as readonly PlacedShip[];
const [enemy] = onTable(state, 'seat-2') as readonly PlacedShip[];
if (ship === undefined || enemy === undefined) throw new Error('nobody is on the table');

describe('what a ship is likely to cost', () => {
  it('rises with every hull box lost and with the rounds that are left, up to all its points', () => {
    const byHull = Array.from({ length: ship.hullMax + 1 }, (_, hull) => forfeit(ship, hull, 3));
    expect(byHull[0]).toBe(1);
    byHull.slice(1).forEach((share, index) => {
      expect(share).toBeLessThanOrEqual(byHull[index] ?? 0);
    });
    expect(forfeit(ship, ship.hullMax, 5)).toBeGreaterThan(forfeit(ship, ship.hullMax, 1));
  });

  it('is half or nothing when the match is over', () => {
    const half = Math.floor(ship.hullMax / 2);
    expect([forfeit(ship, half, 0), forfeit(ship, half + 1, 0)]).toEqual([0.5, 0]);
  });

  it('counts the condition check of a compromised hull, the more so with Disorder', () => {
    const calm = { ...ship, rank: 'captain' as const, hull: ship.hullShaded, disorder: 0 };
    expect(failsCheck(calm)).toBeCloseTo(10 / 36);
    expect(forfeitAfter(calm, 1, 2)).toBeGreaterThan(forfeit(calm, calm.hull - 1, 2));
    expect(forfeitAfter({ ...calm, disorder: 2 }, 1, 2)).toBeGreaterThan(forfeitAfter(calm, 1, 2));
  });
});

describe('the outlook of a ship', () => {
  const outlook = outlookOf(state, ship, 'seat-1');

  it('is that nobody harms it beyond the reach of all their weapons and moves', () => {
    expect(outlook.suffered(ship)).toBeGreaterThan(0);
    expect(outlook.suffered({ at: { xMils: 5_000_000, yMils: 0 }, facingCdeg: 0 })).toBe(0);
  });

  it('is to win more after a move than from where it stands, which is one of the places it may move to', () => {
    expect(outlook.next(ship)).toBeGreaterThan(0);
    expect(outlook.next(ship)).toBeGreaterThanOrEqual(outlook.now(ship));
  });
});

it('ships are thought to move to places on the table alone', () => {
  const corner = { at: { xMils: 800, yMils: 800 }, facingCdeg: 31_500 };
  const places = reachOf(state, ship, corner);
  expect(places.length).toBeGreaterThan(0);
  expect(places.length).toBeLessThan(reachOf(state, ship, { ...corner, at: enemy.at }).length);
  for (const { at } of places) expect(insideTable({ at, radiusMils: 750 }, state.match.table)).toBe(true);
});
