/** What a client may size ends, whatever it writes: letters of units, dice of a field, steps of an offer. */
import { expect, it } from 'vitest';
import { readPosition, SeededDice, seededRandom } from '../kernel/index.ts';
import { fleetCommand } from './index.ts';
import { readyForces } from './presets.ts';
import { drawnSetup } from './setup.ts';
import { firstState } from './start.ts';
import type { Position, PositionUnit } from './position/codec.ts';

const alike = (count: number): Position => ({
  board: [60, 60],
  units: Array.from({ length: count }, (_, index): PositionUnit => ({
    card: 'interceptor',
    side: index < count / 2 ? 'kushan' : 'taiidan',
    at: [index % 60, Math.floor(index / 60)],
  })),
});

it.each([52, 53, 80, 200])('a side of %d units of one card has a letter for each', (count) => {
  const read = fleetCommand.fromPosition(fleetCommand.codec.position.parse(alike(2 * count)));
  if (!read.ok) throw new Error(read.problems.join(' '));
  const own = Object.values(read.value.units).filter(({ side }) => side === 'kushan');
  expect(new Set(own.map(({ letter }) => letter)).size).toBe(count);
  expect(own.slice(25, 28).map(({ letter }) => letter)).toEqual(['Z', 'AA', 'BB']);
  expect(own.slice(51, 54).map(({ letter }) => letter)).toEqual(['ZZ', 'A3', 'B3'].slice(0, Math.max(1, count - 51)));
  expect(fleetCommand.codec.state.safeParse(read.value).success).toBe(true);
});

it('refuses a position of more units than any board holds, with the number that would be right', () => {
  const parsed = fleetCommand.codec.position.safeParse(alike(401));
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining('400')]);
});

it('a hidden reserve has a letter for each of its units too', () => {
  const reserve = Array.from({ length: 59 }, () => ({ card: 'interceptor', reserve: true }));
  const setup = drawnSetup.parse({
    scenario: 'freeform-battle',
    forces: { ...readyForces, kushan: { units: [{ card: 'carrier' }, ...reserve] } },
    options: { reservesHidden: true },
  });
  const { units } = firstState(setup, new SeededDice(seededRandom(1)));
  const letters = Object.values(units).flatMap(({ side, card, letter }) =>
    side === 'kushan' && card === 'interceptor' ? [letter] : [],
  );
  expect(letters.length).toBeGreaterThan(58);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters).toEqual(expect.arrayContaining(['RA', 'RZ', 'RAA', 'RZZ', 'RA3']));
});

it('refuses a minefield of more mines than a game has, before a die is rolled for each', () => {
  const minefield = (strength: number): Position => ({
    units: [{ card: 'interceptor', side: 'kushan', at: [3, 4] }],
    features: [{ kind: 'minefield', at: [4, 4], side: 'taiidan', strength }],
  });
  for (const strength of [21, 300_000_000, Number.MAX_SAFE_INTEGER])
    expect(fleetCommand.codec.position.safeParse(minefield(strength)).success).toBe(false);
  expect(readPosition(fleetCommand, fleetCommand.codec.position.parse(minefield(20))).ok).toBe(true);
});

it('offers no more transfers of crew than the Armour of who takes it allows', () => {
  const position: Position = fleetCommand.codec.position.parse({
    hands: { kushan: ['intercept', 'intercept', 'intercept'] },
    units: [
      { card: 'destroyer', side: 'kushan', at: [3, 4] },
      { card: 'destroyer', side: 'kushan', at: [3, 5], crewDamage: 999 },
      { card: 'destroyer', side: 'taiidan', at: [9, 5] },
    ],
  });
  const read = readPosition(fleetCommand, position);
  if (!read.ok) throw new Error(read.problems.join(' '));
  const offers = fleetCommand.offers(fleetCommand.view(read.value, { kind: 'seat', seat: 'seat-1' }), 'seat-1');
  expect(offers.length).toBeGreaterThan(0);
  expect(offers.length).toBeLessThan(100);
});

it('an automated enemy whose deck has nothing but interrupts passes, and does not shuffle for ever', () => {
  const interrupts = Array.from({ length: 6 }, () => 'interrupt-move' as const);
  const position: Position = {
    sides: { taiidan: { automated: true } },
    deck: interrupts,
    discards: interrupts,
    units: [
      { card: 'interceptor', side: 'kushan', at: [3, 4] },
      { card: 'destroyer', side: 'taiidan', at: [9, 5] },
    ],
  };
  const read = readPosition(fleetCommand, fleetCommand.codec.position.parse(position));
  if (!read.ok) throw new Error(read.problems.join(' '));
  const decision = fleetCommand.decide(read.value, { kind: 'pass' }, 'seat-1', new SeededDice(seededRandom(1)));
  if (!decision.ok) throw new Error(decision.reason.sentence);
  const told = decision.events.map(({ kind }) => kind);
  expect(told).toContain('enemy-drew');
  expect(told).toContain('enemy-passed');
});
