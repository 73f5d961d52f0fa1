/** Matches of the scenarios between bots come to an end, with the promises of the contract checked now and then. */
import { describe, expect, it } from 'vitest';
import { playSeed, randomBot } from '../../kernel/bots.ts';
import { fleetCommand } from '../index.ts';
import { bridge } from './bridge.ts';

const setupOf = (id: string) => {
  const preset = fleetCommand.presets.find((each) => each.id === id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  return fleetCommand.codec.setup.parse(preset.setup);
};
const random = randomBot(fleetCommand);
const played = ['first-contact', 'first-contact-solo', 'khar-selim', 'icebreaker', 'freeform-battle'];
const all = fleetCommand.presets.map(({ id }) => id);

describe.each(played)('%s', (id) => {
  it.each([1, 2])('ends between bots that play by chance, seed %i', (seed) => {
    const match = playSeed(fleetCommand, seed, { setup: setupOf(id), bots: () => random, checkRate: 0.01 });
    expect(match.ok ? '' : match.problem).toBe('');
    expect(match.outcome).toBeDefined();
  });
});

describe.each(all)('%s', (id) => {
  it.each([3, 4])('ends between bots that know what they do, seed %i', (seed) => {
    const match = playSeed(fleetCommand, seed, { setup: setupOf(id), bots: () => bridge, mostCommands: 4000 });
    expect(match.ok ? '' : match.problem).toBe('');
    expect(match.outcome).toBeDefined();
  });
});

it('beats chance in a battle for stars', () => {
  const wins = [1, 2, 3].filter((seed) => {
    const bots = (seat: string) => (seat === 'seat-1' ? bridge : random);
    const match = playSeed(fleetCommand, seed, { setup: setupOf('freeform-battle'), bots });
    return match.outcome?.winner === 'seat-1';
  });
  expect(wins).toEqual([1, 2, 3]);
});
