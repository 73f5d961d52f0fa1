import { describe, expect, it } from 'vitest';
import { nextOfSetUp, play, SeededDice, seededRandom } from '../kernel/index.ts';
import { fleetCommand as rules } from './index.ts';

function setUp(id: string, seed: number) {
  const setup = rules.presets.find((preset) => preset.id === id)?.setup;
  if (setup === undefined) throw new Error(`no ready-made match ${id}`);
  const random = seededRandom(seed);
  const match = play(rules, setup, new SeededDice(random));
  for (let next = nextOfSetUp(rules, match.state, 'seat-1', random); next !== undefined;) {
    expect(match.apply(next.command, next.seat)).toMatchObject({ ok: true });
    next = nextOfSetUp(rules, match.state, 'seat-1', random);
  }
  return match;
}

describe('a match that is set up', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('waits for the first order of whoever begins the first battle: seed %i', (seed) => {
    const match = setUp('first-battle', seed);
    expect(match.awaiting).toEqual(['seat-1']);
    expect(match.offers('seat-1').map(({ kind }) => kind)).toContain('play-order');
  });

  it('has all units on the board and a turn under way', () => {
    const { state } = setUp('freeform-battle', 2);
    expect(state.frames.map(({ kind }) => kind)).toEqual(['turn']);
    const standing = Object.values(state.units).filter(({ place }) => place === 'board');
    expect(standing.every(({ at }) => at !== null)).toBe(true);
  });
});
