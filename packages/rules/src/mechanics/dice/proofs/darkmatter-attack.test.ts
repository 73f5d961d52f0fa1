/**
 * The attack die of Darkmatter Armada from tables alone: steps (DA-1.2.1, R-DA-07), exploding 1s (DA-1.2.2a, R-DA-08), the
 * higher of two rolls (R-DA-126), commanders' defence (R-DA-22), hits and critical hits (DA-9.4.8e to h and k).
 */
import { describe, expect, it } from 'vitest';
import { type Dice, ScriptedDice, SeededDice, seededRandom } from '../../../kernel/index.ts';
import {
  combined,
  dieOdds,
  type Distribution,
  expected,
  explodingFaces,
  highestOf,
  stepped,
  totalOdds,
  totalOf,
} from '../index.ts';

const ladder = [4, 6, 8, 10, 12, 14, 16];
/** The face on which attack and defence dice explode. */
const EXPLODES = 1;
const commanderSteps = { captain: 0, commander: 1, admiral: 2 } as const;
const BEAM_STEPS = 2;
const AFT_DIE = 6;
const PACK_DIE = 4;

interface Thrown {
  readonly sides: number;
  readonly steps?: number;
  /** The die is rolled so often and the highest roll kept. */
  readonly rolls?: number;
  /** Taken off the total, which never falls below 0. */
  readonly less?: number;
}
interface Attack {
  readonly weapon: Thrown & { readonly beam?: true };
  /** The bonus die of a squadron that fires together. */
  readonly coordinated?: number;
  readonly fromAft?: true;
  readonly pack?: true;
}
interface Defence {
  readonly def: Thrown;
  readonly rank: keyof typeof commanderSteps;
  readonly terrain?: Thrown;
}

const attackDice = ({ weapon, coordinated, fromAft, pack }: Attack): Thrown[] => [
  { ...weapon, steps: (weapon.steps ?? 0) + (weapon.beam && coordinated ? BEAM_STEPS : 0) },
  ...(coordinated ? [{ sides: coordinated }] : []),
  ...(fromAft ? [{ sides: AFT_DIE }] : []),
  ...(pack ? [{ sides: PACK_DIE }] : []),
];
const defenceDice = ({ def, rank, terrain }: Defence): Thrown[] => [
  { ...def, steps: (def.steps ?? 0) + commanderSteps[rank] },
  ...(terrain ? [terrain] : []),
];

function roll(dice: Dice, thrown: readonly Thrown[], why: string): number {
  return thrown.reduce((sum, { sides, steps = 0, rolls = 1, less = 0 }) => {
    const size = stepped(ladder, sides, steps);
    if (size === undefined) return sum;
    const totals = Array.from({ length: rolls }, () => totalOf(explodingFaces(dice, size, EXPLODES, why)));
    return sum + Math.max(0, Math.max(...totals) - less);
  }, 0);
}

const oddsOf = (thrown: readonly Thrown[]): Distribution =>
  totalOdds(
    thrown.map(({ sides, steps = 0, rolls = 1, less = 0 }) => {
      const size = stepped(ladder, sides, steps);
      const odds = size === undefined ? [1] : highestOf(dieOdds(size, EXPLODES), rolls);
      return combined(odds, [1], (total) => Math.max(0, total - less));
    }),
  );

const hitsOf = (attack: number, defence: number): number => Math.max(0, attack - defence);
const criticalsOf = (hits: number, rating: number): number => Math.floor(hits / rating);

const resolve = (dice: Dice, attack: Attack, defence: Defence): number =>
  hitsOf(roll(dice, attackDice(attack), 'attack'), roll(dice, defenceDice(defence), 'defence'));
const forecast = (attack: Attack, defence: Defence): Distribution =>
  combined(oddsOf(attackDice(attack)), oddsOf(defenceDice(defence)), hitsOf);

const frigate: Defence = { def: { sides: 4 }, rank: 'captain' };

describe('an attack in Darkmatter Armada', () => {
  it('is the worked example of the book: 1, 1 and 6 on a d8 against 2, two critical hits', () => {
    const hits = resolve(new ScriptedDice([1, 1, 6, 2]), { weapon: { sides: 8 } }, frigate);
    expect([hits, criticalsOf(hits, 3)]).toEqual([6, 2]);
  });

  it('throws the stepped dice in the order of the procedure, and none below the ladder', () => {
    const attack: Attack = { weapon: { sides: 12, beam: true }, coordinated: 8, fromAft: true, pack: true };
    const admiral: Defence = { def: { sides: 6 }, rank: 'admiral', terrain: { sides: 4, steps: -2 } };
    expect(resolve(new ScriptedDice([16, 8, 1, 6, 4, 10]), attack, admiral)).toBe(16 + 8 + 7 + 4 - 10);
    expect(
      resolve(new ScriptedDice([12, 5]), { weapon: { sides: 12, beam: true } }, { ...frigate, rank: 'commander' }),
    ).toBe(7);
  });

  it('keeps the higher of two rolls, each exploded, and lowers a finished roll', () => {
    const attack: Attack = { weapon: { sides: 10, rolls: 2 } };
    expect(resolve(new ScriptedDice([9, 1, 10, 2]), attack, frigate)).toBe(9);
    expect(resolve(new ScriptedDice([9, 4, 2]), attack, { ...frigate, def: { sides: 4, less: 2 } })).toBe(9);
  });

  it('comes out as often as its odds say', () => {
    const attack: Attack = { weapon: { sides: 8, beam: true, rolls: 2 }, coordinated: 6 };
    const defence: Defence = { def: { sides: 8, less: 1 }, rank: 'commander', terrain: { sides: 6 } };
    const odds = forecast(attack, defence);
    const dice = new SeededDice(seededRandom(7));
    const matches = 40_000;
    const seen = Array.from({ length: matches }, () => resolve(dice, attack, defence));
    expect(odds.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    expect(totalOf(seen) / matches).toBeCloseTo(expected(odds), 1);
    for (let hits = 0; hits < 12; hits++)
      expect(Math.abs(seen.filter((each) => each === hits).length / matches - (odds[hits] ?? 0))).toBeLessThan(0.01);
  });
});
