import { expect, it } from 'vitest';
import { battle, far } from '../../cases/battle.ts';
import { fleetCommand } from '../../index.ts';
import type { State } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { destinations } from './course.ts';
import { hazardForecast } from './hazard-forecast.ts';

type Fields = Parameters<typeof battle>[0][number];
function laidOut(unit: Fields, features: Fields[], more: Fields = {}): { state: State; unit: Unit } {
  const position = battle([unit, far], { features, ...more });
  const made = fleetCommand.fromPosition(fleetCommand.codec.position.parse(position));
  if (!made.ok) throw new Error(made.problems.join(' '));
  const found = made.value.units['test'];
  if (found === undefined) throw new Error('no unit');
  return { state: made.value, unit: found };
}
const field = (row: number): Fields => ({ kind: 'asteroids', at: [4, row] });
const unit = (card: string, more: Fields = {}): Fields => ({
  card,
  name: 'Test',
  side: 'kushan',
  at: [4, 6],
  facing: 0,
  ...more,
});

it('gives the odds of each hex with a field, and of no other', () => {
  const { state, unit: fighters } = laidOut(unit('interceptor'), [field(5)]);
  const [hex, ...others] = hazardForecast(state, fighters, [0, 0]);
  expect(others).toEqual([]);
  expect(hex?.at).toEqual({ col: 4, row: 5 });
  expect(hex?.fields).toMatchObject([{ feature: 'asteroids-1', dice: 3, need: 5, armourValue: 0 }]);
  // Three dice at 1/3; Evasive has one success rolled again.
  expect(hex?.held.losses[0]).toBeCloseTo((2 / 3) ** 3 + 3 * (1 / 3) * (2 / 3) ** 2 * (2 / 3), 12);
  expect(hex?.fired).toBeNull();
  expect(hazardForecast(state, fighters, [1, 1])).toEqual([]);
});

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Every face of two fields with three dice each, on a frigate unit of Armour 2. */
function counted(): number[] {
  const losses = [0, 0, 0];
  const faces = [1, 2, 3, 4, 5, 6];
  const rolls = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));
  for (const one of rolls)
    for (const other of rolls) {
      let [ships, focus] = [2, 0];
      for (const roll of [one, other]) {
        if (ships === 0) continue;
        const hits = roll.filter((face) => face >= 5).length;
        const lost = Math.min(ships, Math.max(0, hits - Math.max(0, 2 - focus - 1)));
        ships -= lost;
        focus = Math.max(0, focus + roll.filter((face) => face === 1).length - lost);
      }
      losses[2 - ships]! += 1 / 6 ** 6;
    }
  return losses;
}

it('carries ships and Focus Fire from one field to the next', () => {
  const { state, unit: frigates } = laidOut(unit('ion-cannon-frigate'), [field(5), field(4)]);
  const told = hazardForecast(state, frigates, [0, 0]);
  expect(told.map(({ at }) => at.row)).toEqual([5, 4]);
  counted().forEach((chance, lost) => expect(told[1]?.held.losses[lost]).toBeCloseTo(chance, 10));
  expect(told[1]?.held.destroyed).toBeGreaterThan(told[0]?.held.destroyed ?? 1);
});

it('shows what defensive fire saves, and lets own mines be', () => {
  const mines = (side: string): Fields => ({ kind: 'minefield', at: [4, 5], side, strength: 3 });
  const { state, unit: corvettes } = laidOut(unit('heavy-corvette'), [mines('taiidan')]);
  const [hex] = hazardForecast(state, corvettes, [0]);
  expect(hex?.held.expectedLosses).toBeCloseTo(1, 12);
  // Three mines less what six dice at 1/3 take off, a third of the rest hits.
  const left = [0, 1, 2].reduce(
    (sum, off) => sum + (3 - off) * choose(6, off) * (1 / 3) ** off * (2 / 3) ** (6 - off),
    0,
  );
  expect(hex?.fired?.expectedLosses).toBeCloseTo(left / 3, 12);
  const own = laidOut(unit('heavy-corvette'), [mines('kushan')]);
  expect(hazardForecast(own.state, own.unit, [0])).toEqual([]);
});

it('is offered the step over the edge once the harvest of the scenario is in', () => {
  const mother = { ...unit('mothership'), at: [0, 4] };
  const exits = (harvested: number) => {
    const { state, unit: ship } = laidOut(mother, [{ ...field(0), at: [6, 6], value: 3 }], {
      scenario: 'fools-gold',
      sides: { kushan: { harvested } },
    });
    return destinations(state, ship, { allowance: 2, straight: false, fixed: null }).filter(({ at }) => at.col < 0);
  };
  expect(exits(7)).toEqual([]);
  expect(exits(8).map(({ path, left }) => [path, left])).toContainEqual([[5], 1]);
});
