/** The options of a match as people read them, and how a setup holds them. */
import type { GameChoice } from '../kernel/contract.ts';
import { choiceOf, type ChoiceWords, onOff } from '../kernel/ruleset/choices.ts';
import { setupOptions, tableChoice } from '../mechanics/blueprint-fleets/setup/choices.ts';
import { type MatchOptionId, options, type MatchOptionValues } from './options.ts';
import type { DrawnSetup, Setup } from './setup.ts';

const inches = <T extends number>(...mils: readonly T[]) => mils.map((each) => [each, `${each / 1000}″`] as const);

const setting = 'Table and setting up';
const ships = 'Ships and damage';

const words: { readonly [K in MatchOptionId]: ChoiceWords<MatchOptionValues[K]> } = {
  deploymentDepthMils: [
    setting,
    'Depth of deployment zones',
    'How far from its own edge each side sets up.',
    inches(6000, 8000, 12_000),
  ],
  planetDiameterMils: [
    setting,
    'Size of the planet',
    'How wide the planet of a scenario is.',
    inches(4000, 6000, 8000),
  ],
  stationsInFleets: [setting, 'Stations in fleets', 'Fleets may bring stations.', onOff],
  compromisedBoxes: [
    ships,
    'Compromised boxes',
    'Which share of its boxes a ship has left when its condition is checked.',
    [
      ['quarter', 'A quarter'],
      ['third', 'A third'],
      ['half', 'Half'],
    ],
  ],
  baselineDefPower: [
    ships,
    'Power of the DEF die',
    'What the DEF die draws of the power of a ship.',
    [
      ['charged', 'All of it'],
      ['free', 'Nothing at the baseline'],
      ['difference', 'What is above the baseline'],
    ],
  ],
};

const spoken = Object.keys(words) as MatchOptionId[];

export const choices: readonly GameChoice[] = [
  tableChoice(setting, 'By the points it is 48″ square up to 1000 and 72″ by 48″ above.', 'R-DA-42'),
  ...spoken.map((id) => choiceOf(id, words[id], options[id].ruling, options[id].default)),
];

/** The table of a position lies already. */
export const { optionsOf, withOptions } = setupOptions<
  Partial<MatchOptionValues>,
  DrawnSetup,
  Exclude<Setup, DrawnSetup>
>(choices);
