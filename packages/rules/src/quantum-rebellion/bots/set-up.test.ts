import { describe, expect, it } from 'vitest';
import { nextOfSetUp, play, SeededDice, seededRandom, type Seat } from '../../kernel/index.ts';
import { quantumRebellion as rules } from '../index.ts';

function setUp(id: string, first: Seat | undefined, seed: number) {
  const setup = rules.presets.find((preset) => preset.id === id)?.setup;
  if (setup === undefined) throw new Error(`no ready-made match ${id}`);
  const random = seededRandom(seed);
  const match = play(rules, setup, new SeededDice(random));
  for (let next = nextOfSetUp(rules, match.state, first, random); next !== undefined;) {
    expect(match.apply(next.command, next.seat)).toMatchObject({ ok: true });
    next = nextOfSetUp(rules, match.state, first, random);
  }
  return match;
}

const seeds = Array.from({ length: 12 }, (_, index) => index + 1);

describe('a match that is set up', () => {
  it.each(seeds)(
    'for somebody waits for the first move of a ship of theirs, whoever wins the initiative: seed %i',
    (seed) => {
      const first = seed % 2 === 0 ? 'seat-1' : 'seat-2';
      const { state, awaiting } = setUp('first-battle', first, seed);
      expect(awaiting).toEqual([first]);
      expect(state.match).toMatchObject({ round: 1, segment: 'movement' });
      expect(Object.values(state.ships).every(({ place }) => place === 'table')).toBe(true);
    },
  );

  it.each(rules.presets.map(({ id }) => id))('for everybody stops before the first activation: %s', (id) => {
    const match = setUp(id, undefined, 3);
    expect(match.state.match).toMatchObject({ round: 1, active: null });
    expect(match.offers(match.awaiting[0] ?? 'seat-1').map(({ kind }) => kind)).toContain('activate-squadron');
  });
});
