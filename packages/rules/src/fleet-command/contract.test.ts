import { describe } from 'vitest';
import { keepsPromises } from '../../test/suites.ts';
import { fleetCommand } from './index.ts';
import { presets as ready } from './presets.ts';

/** The first preset of each scenario and of each number of players; the long run plays the others as well. */
const kindsOf = ({ setup }: (typeof ready)[number]): readonly string[] => {
  const { kushan, taiidan } = setup.players;
  return [setup.scenario, `${kushan} against ${taiidan}`];
};
const seen = new Set<string>();
const presets = ready.filter((preset) => {
  const fresh = kindsOf(preset).filter((kind) => !seen.has(kind));
  for (const kind of fresh) seen.add(kind);
  return fresh.length > 0;
});

/** Preset by preset, so that one that breaks a promise is named. */
describe.each(presets)('$id', (preset) => {
  const options = { matches: 1, firstSeed: 1, mostCommands: 6000, checkRate: 0.005 };
  keepsPromises({ ...fleetCommand, presets: [preset] }, options);
});
