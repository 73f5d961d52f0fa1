/** The admiral against the captain, and what it does otherwise. */
import { describe, expect, it } from 'vitest';
import { playSeed, type Seat } from '../../kernel/index.ts';
import { duel } from '../games/bot-duel.ts';
import { darkmatterArmadaRuleset as rules } from '../index.ts';
import { admiral } from './admiral.ts';
import { captain } from './captain.ts';

/** `npm run test:long -- admirals` plays more. */
const pairs = Number(process.env['ADMIRAL_PAIRS'] ?? 2);

/** 1 for a won match, a half for a draw; over fleets and a table that follow from the seed. */
function score(seed: number, own: Seat): number {
  const { setup } = duel('random', seed);
  const played = playSeed(rules, seed, { setup, bots: (seat) => (seat === own ? admiral : captain) });
  if (!played.ok) throw new Error(played.problem);
  const winner = played.outcome?.winner ?? null;
  return winner === null ? 0.5 : winner === own ? 1 : 0;
}

it('wins two of three matches against the captain, from either seat', { timeout: 180_000 }, () => {
  const seeds = Array.from({ length: pairs }, (_, index) => 2001 + index);
  const scores = seeds.flatMap((seed) => [score(seed, 'seat-1'), score(seed, 'seat-2')]);
  expect(scores.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0.65 * scores.length);
});

describe('its orders', () => {
  const setup = rules.presets[0]?.setup;
  if (setup === undefined) throw new Error('no ready-made match');
  const orders = () =>
    playSeed(rules, 5, { setup, bots: () => admiral, mostCommands: 160 }).entries.map(({ command }) => command);

  it('are the same each time', { timeout: 180_000 }, () => {
    const first = orders();
    expect(first.filter(({ kind }) => kind === 'fire').length).toBeGreaterThan(0);
    expect(orders()).toEqual(first);
  });

  it('have ships evade while nobody can fire yet, which the captain does not', () => {
    const early = (bot: typeof admiral) => {
      const played = playSeed(rules, 5, { setup, bots: () => bot, mostCommands: 40 });
      return played.entries.filter(({ command }) => command.kind === 'evade').length;
    };
    expect(early(admiral)).toBeGreaterThan(early(captain));
  });
});
