import { expect, it } from 'vitest';
import { battle, far, heavy, here, red, there } from '../../cases/battle.ts';
import { fleetCommand } from '../../index.ts';
import type { State } from '../../state.ts';
import { attackForecast } from './forecast.ts';
import { weaponReadiness } from './readiness.ts';

type Fields = Parameters<typeof battle>[0];
function laidOut(units: Fields): State {
  const state = fleetCommand.fromPosition(fleetCommand.codec.position.parse(battle(units)));
  if (!state.ok) throw new Error(state.problems.join(' '));
  return state.value;
}
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

it('tells the pool with its rules, the armour and the exact chances', () => {
  const ion = { card: 'ion-cannon-frigate', name: 'Ion', side: 'kushan', at: here, facing: 1 };
  const told = attackForecast(laidOut([ion, { ...heavy, at: [8, 3] }, far]), {
    attacker: 'ion',
    target: 'heavy',
    mode: 'weapon',
    weapon: 'ion-cannon',
    cause: 'order',
  });
  expect(told?.refusal).toBeNull();
  expect(told?.pool.map(({ amount, rule }) => [amount, rule])).toEqual([[6, 'FC-UNIT-6']]);
  expect([told?.dice, told?.need, told?.armourValue, told?.net]).toEqual([6, 5, 0, 0]);
  // Six dice at 1/3 against Armour 0, three ships.
  const two = choose(6, 2) * (1 / 3) ** 2 * (2 / 3) ** 4;
  expect(told?.losses[2]).toBeCloseTo(two, 12);
  expect(told?.destroyed).toBeCloseTo(1 - (2 / 3) ** 6 - 6 * (1 / 3) * (2 / 3) ** 5 - two, 12);
  expect(told?.defence).toEqual([]);
  expect(told?.underFire).toBeNull();
});

it('mixes in what defensive fire can do', () => {
  const told = attackForecast(laidOut([{ ...red, ships: 1 }, { ...heavy, ships: 1, focusFire: 1 }, far]), {
    attacker: 'red',
    target: 'heavy',
    mode: 'weapon',
    weapon: 'projectile-cannon',
    cause: 'order',
  });
  expect(told?.defence).toEqual([{ weapon: 'heavy-projectile-cannon', dice: 1 }]);
  // One die at 1/3, which Evasive rolls again when it succeeds: 1/9 kills the last fighter.
  expect(told?.underFire?.ownLosses[1]).toBeCloseTo(1 / 9, 12);
  // One die with Rapid Fire 1: 1/3 + 2/3 × 1/3.
  expect(told?.expectedLosses).toBeCloseTo(5 / 9, 12);
  expect(told?.underFire?.expectedLosses).toBeCloseTo((8 / 9) * (5 / 9), 12);
});

it('names the patrol only where its owner could pay for it', () => {
  const carrier = { card: 'carrier', name: 'Car', side: 'taiidan', at: there, facing: 4 };
  const guard = { card: 'interceptor', name: 'Guard', side: 'taiidan', place: 'patrol', parent: 'car' };
  const state = laidOut([red, carrier, guard, far]);
  const spec = { attacker: 'red', target: 'car', mode: 'weapon', weapon: 'projectile-cannon', cause: 'order' } as const;
  expect(attackForecast(state, spec)?.patrol).toBe('guard');
  const hand = state.hands['taiidan'];
  if (hand === undefined) throw new Error('no hand');
  const spent = { ...state, hands: { ...state.hands, taiidan: { ...hand, playUsed: hand.playValue } } };
  expect(attackForecast(spent, spec)?.patrol).toBeNull();
});

it('says why a weapon is not ready', () => {
  const state = laidOut([red, { ...heavy, at: [9, 4] }, far]);
  expect(weaponReadiness(state, 'red', 'projectile-cannon', 'heavy')).toMatchObject({
    code: 'out-of-range',
    rule: 'FC-CQ-1',
  });
  expect(weaponReadiness(state, 'red', 'ion-cannon', 'heavy')).toMatchObject({ code: 'no-such-weapon' });
  expect(weaponReadiness(state, 'nobody', 'ion-cannon', 'heavy')).toMatchObject({ code: 'no-attacker' });
});

it('lets the patrol fight first, then the guns, then what is left of the attack', () => {
  const carrier = { card: 'carrier', name: 'Car', side: 'taiidan', at: there, facing: 4 };
  const guard = { card: 'interceptor', name: 'Guard', side: 'taiidan', place: 'patrol', parent: 'car', ships: 1 };
  const told = attackForecast(laidOut([{ ...red, ships: 1 }, carrier, guard, far]), {
    attacker: 'red',
    target: 'car',
    mode: 'weapon',
    weapon: 'projectile-cannon',
    cause: 'order',
  });
  // Rapid Fire 1 and Evasive 1 cancel out on both sides: one die at 1/3 each.
  expect(told?.underPatrol?.patrolLosses?.[1]).toBeCloseTo(1 / 3, 12);
  // The guns roll four dice, one success of which the fighters have rolled again.
  const missed = (2 / 3) ** 4 + 4 * (1 / 3) * (2 / 3) ** 3 * (2 / 3);
  expect(told?.underFire?.ownLosses[1]).toBeCloseTo(1 - missed, 12);
  expect(told?.underPatrol?.ownLosses[1]).toBeCloseTo(1 / 3 + (2 / 3) * (1 - missed), 12);
  expect(told?.underPatrol?.losses).toEqual([1, 0]);
});

it('takes dice off ordnance by the patrol', () => {
  const torpedoes = { card: 'torpedo-frigate', name: 'Lance', side: 'kushan', at: [3, 4], facing: 1, ships: 1 };
  const ion = { card: 'ion-cannon-frigate', name: 'Ion', side: 'taiidan', at: [5, 4], facing: 2, focusFire: 2 };
  const guard = { card: 'interceptor', name: 'Guard', side: 'taiidan', place: 'patrol', parent: 'ion', ships: 2 };
  const told = attackForecast(laidOut([torpedoes, ion, guard, far]), {
    attacker: 'lance',
    target: 'ion',
    mode: 'weapon',
    weapon: 'torpedo-launcher',
    cause: 'order',
  });
  expect(told?.dice).toBe(3);
  // Three dice less what two dice at 1/3 take off; one success is enough.
  const missed = [0, 1, 2].reduce(
    (sum, off) => sum + choose(2, off) * (1 / 3) ** off * (2 / 3) ** (2 - off) * (2 / 3) ** (3 - off),
    0,
  );
  expect(told?.underPatrol?.losses[0]).toBeCloseTo(missed, 12);
  expect(told?.underPatrol?.ownLosses).toHaveLength(1);
  expect(told?.underPatrol?.patrolLosses).toBeNull();
});
