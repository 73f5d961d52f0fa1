/** The options of a match as people read them, and how a setup holds them. */
import type { GameChoice, GameOptions } from '../kernel/contract.ts';
import {
  choiceOf,
  type ChoiceWords,
  counts,
  offOn,
  onOff,
  unusualOf,
  writtenOptions,
} from '../kernel/ruleset/choices.ts';
import { type OptionId, options, type OptionValues } from './data/options.ts';
import type { DrawnSetup, Setup } from './setup.ts';

const inches = <T extends number>(...mils: readonly T[]) => mils.map((each) => [each, `${each / 1000}″`] as const);

const setting = 'Table and setting up';
const moving = 'Moving';
const ships = 'Ships and damage';
const fighting = 'Fighting';

const words: { readonly [K in OptionId]: ChoiceWords<OptionValues[K]> } = {
  civiliansInFleets: [setting, 'Civilians in fleets', 'Fleets may bring civilian squadrons to any scenario.', offOn],
  deploymentDepthMils: [
    setting,
    'Depth of deployment zones',
    'How far from its own edge each side sets up.',
    inches(6000, 8000, 12000),
  ],
  scoutArea: [
    setting,
    'Scouts deploy',
    'Where ships with Scout are placed after all others.',
    [
      ['zone', 'In the own zone'],
      ['anywhere-12-from-enemy', 'Anywhere 12″ from enemies'],
    ],
  ],
  planetDiameterMils: [
    setting,
    'Size of the planet',
    'How wide the planet of a scenario is.',
    inches(4000, 6000, 8000),
  ],
  minimumMovePercent: [
    moving,
    'Least move',
    'With inertia a ship moves at least half of what it can, unless it is slowed, at Full Stop or in orbit.',
    [
      [0, 'None'],
      [50, 'Half of the maximum'],
    ],
  ],
  terrainDamage: [
    moving,
    'Hits of terrain',
    'Whether a nimble ship takes fewer hits in asteroids and mines.',
    [
      ['minus-maneuverability', 'Less the MR of the ship'],
      ['flat', 'All of them'],
    ],
  ],
  orbitSegments: [
    moving,
    'Segments of an orbit',
    'Into how many steps the circle about a planet is divided.',
    counts(8, 12, 16),
  ],
  driftDiagonalDegrees: [
    moving,
    'Diagonals of a drift',
    'The angle of a drift that is neither ahead nor astern.',
    [
      [60, '60°'],
      [45, '45°'],
    ],
  ],
  moveAfterReserveEntry: [
    moving,
    'Move after coming in',
    'A squadron that comes out of hyperspace may also move in that activation.',
    offOn,
  ],
  beaconPlacement: [
    moving,
    'Beacons are laid',
    'How far from the ship a beacon may be placed.',
    [
      ['contact', 'Touching the ship'],
      ['within-3', 'Within 3″'],
    ],
  ],
  lightCarrierHangarBonus: [
    ships,
    'Hangar Bay of light carriers',
    'How many fighters each Hangar Bay adds on a light carrier or small station.',
    counts(2, 3),
  ],
  shadedBoxes: [
    ships,
    'Shaded boxes',
    'Which share of its boxes a ship has left when its condition is checked.',
    [
      ['quarter', 'A quarter'],
      ['third', 'A third'],
      ['half', 'Half'],
    ],
  ],
  oneCheckOnly: [ships, 'One condition check', 'A ship checks its condition only once in the game.', offOn],
  rerollEmptyCriticals: [
    ships,
    'Throw empty criticals again',
    'A critical hit on an empty or lost space is thrown again.',
    offOn,
  ],
  expertEngineers: [
    ships,
    'Expert Engineers repair',
    'Whether their first repair of a round needs a throw.',
    [
      ['four-plus', 'With a 4 or more'],
      ['automatic', 'One location without a throw'],
    ],
  ],
  noCommanderDisorder: [
    ships,
    'Disorder without a commander',
    'Ships whose squadron has lost its commander take Disorder as if out of its radius.',
    offOn,
  ],
  spaceMarineDice: [
    fighting,
    'Dice of Space Marines',
    'How many dice each Space Marines module gives to an assault.',
    counts(3, 4, 6),
  ],
  disruptorPassesShield: [fighting, 'Disruptors pass shields', 'Disruptor fire goes through a shielded arc.', offOn],
  fightersMayAttackCloaked: [
    fighting,
    'Fighters attack cloaked ships',
    'Fighters that touch a cloaked ship may attack it.',
    onOff,
  ],
  autoCommitEscorts: [
    fighting,
    'Escorts by themselves',
    'All fighters that can escort do, without a question to their side.',
    offOn,
  ],
};

const spoken = Object.keys(words) as OptionId[];

export const choices: readonly GameChoice[] = [
  {
    id: 'table',
    group: setting,
    label: 'Size of the table',
    note: 'By the points it is 48″ square up to 1000 and 72″ by 48″ above; a convoy always has 72″ by 48″.',
    ruling: 'R-QR-50',
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
