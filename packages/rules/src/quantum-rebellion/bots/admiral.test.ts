/** The admiral against the captain. */
import { expect, it } from 'vitest';
import { playSeed, type Seat } from '../../kernel/index.ts';
import { quantumRebellion as rules } from '../index.ts';
import { admiral } from './admiral.ts';
import { captain } from './captain.ts';

/** 1 for a won match, a half for a draw. */
function score(preset: number, seed: number, own: Seat): number {
  const setup = rules.presets[preset]?.setup;
  if (setup === undefined) throw new Error(`no ready-made match ${preset}`);
  const played = playSeed(rules, seed, { setup, bots: (seat) => (seat === own ? admiral : captain) });
  if (!played.ok) throw new Error(played.problem);
  const winner = played.outcome?.winner ?? null;
  return winner === null ? 0.5 : winner === own ? 1 : 0;
}

it('wins more than it loses against the captain, from either seat', { timeout: 180_000 }, () => {
  const matches = [0].flatMap((preset) => [score(preset, 41, 'seat-1'), score(preset, 41, 'seat-2')]);
  expect(matches.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(matches.length / 2);
});

it('plays the same each time', { timeout: 180_000 }, () => {
  const setup = rules.presets[0]?.setup;
  if (setup === undefined) throw new Error('no ready-made match');
  const begun = () => playSeed(rules, 5, { setup, bots: () => admiral, mostCommands: 90 });
  const orders = () => begun().entries.map(({ command }) => command);
  const first = orders();
  expect(first.filter(({ kind }) => kind === 'fire').length).toBeGreaterThan(0);
  expect(orders()).toEqual(first);
});
