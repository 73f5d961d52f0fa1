/** The options of a match as people read them, and how a setup holds them. */
import type { GameChoice, GameOptions } from '../kernel/contract.ts';
import { choiceOf, type ChoiceWords, onOff, unusualOf, writtenOptions } from '../kernel/ruleset/choices.ts';
import { type OptionId, options, type OptionValues } from './options.ts';
import type { DrawnSetup, Setup } from './setup.ts';

const inches = <T extends number>(...mils: readonly T[]) => mils.map((each) => [each, `${each / 1000}″`] as const);

const setting = 'Table and setting up';
const ships = 'Ships and damage';

const words: { readonly [K in OptionId]: ChoiceWords<OptionValues[K]> } = {
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

const spoken = Object.keys(words) as OptionId[];

export const choices: readonly GameChoice[] = [
  {
    id: 'table',
    group: setting,
    label: 'Size of the table',
    note: 'By the points it is 48″ square up to 1000 and 72″ by 48″ above.',
    ruling: 'R-DA-42',
    usual: null,
    values: [
      { value: null, label: 'By the points' },
      { value: '36x60', label: '60″ by 36″' },
      { value: '48x48', label: '48″ by 48″' },
      { value: '72x48', label: '72″ by 48″' },
      { value: '60x96', label: '96″ by 60″' },
    ],
  },
  ...spoken.map((id) => choiceOf(id, words[id], options[id].ruling, options[id].default)),
];

const usualOf: GameOptions = Object.fromEntries(choices.map(({ id, usual }) => [id, usual]));

/** The value of each choice; the table of a position lies already. */
export const optionsOf = (given: Setup): GameOptions => ({
  ...usualOf,
  ...('position' in given || given.table === undefined ? {} : { table: given.table }),
  ...writtenOptions(given),
});

/** Only what differs from the usual is written. */
function written(given: Setup, values: GameOptions) {
  const unusual = unusualOf({ ...writtenOptions(given), ...values }, usualOf) as Partial<OptionValues>;
  return Object.keys(unusual).length === 0 ? {} : { options: unusual };
}

/** The setup, or the position, with these choices. */
export function withOptions(setup: Setup, { table: size, ...values }: GameOptions): Setup {
  if ('position' in setup) {
    const { options: _before, ...position } = setup.position;
    return { ...setup, position: { ...position, ...written(setup, values) } };
  }
  const { table: laid, options: _before, ...given } = setup;
  const table = size === undefined ? laid : ((size ?? undefined) as DrawnSetup['table']);
  return { ...given, ...(table === undefined ? {} : { table }), ...written(setup, values) };
}
