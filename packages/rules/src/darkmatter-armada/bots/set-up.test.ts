import { expect, it } from 'vitest';
import { nextOfSetUp, play, SeededDice, seededRandom, type Seat } from '../../kernel/index.ts';
import { darkmatterArmadaRuleset as rules } from '../index.ts';

function setUp(setup: (typeof rules.presets)[number]['setup'], first: Seat | undefined, seed: number) {
  const random = seededRandom(seed);
  const match = play(rules, setup, new SeededDice(random));
  for (let next = nextOfSetUp(rules, match.state, first, random); next !== undefined;) {
    expect(match.apply(next.command, next.seat)).toMatchObject({ ok: true });
    next = nextOfSetUp(rules, match.state, first, random);
  }
  return match;
}

it.each(rules.presets)('$id is set up for somebody up to the speeds of a squadron of theirs', ({ setup }) => {
  for (const first of ['seat-1', 'seat-2'] as const) {
    const { state, awaiting } = setUp(setup, first, 3);
    // Whoever loses the initiative may wait for the enemy's first activation, which is the enemy's own.
    expect(state.match.round).toBe(1);
    if (state.match.order[0] !== first) continue;
    expect(awaiting).toEqual([first]);
    expect(state.match.segment).toBe('command');
  }
});

it.each(rules.presets)('$id is set up for everybody up to the first activation', ({ setup }) => {
  const match = setUp(setup, undefined, 4);
  expect(match.state.match).toMatchObject({ round: 1, active: null });
  expect(match.offers(match.awaiting[0] ?? 'seat-1').map(({ kind }) => kind)).toContain('activate-squadron');
});
