/** The options of a match as people read them, and how a setup holds them. */
import type { GameChoice, GameOptions } from '../kernel/contract.ts';
import { type OptionId, options, type OptionValues } from './data/options.ts';
import type { DrawnSetup, Setup } from './start.ts';

interface Words<T> {
  readonly group: string;
  readonly label: string;
  readonly note: string;
  /** A label for each value, in the order in which they are shown. */
  readonly values: readonly (readonly [T, string])[];
}

const offOn = [
  [false, 'Off'],
  [true, 'On'],
] as const;
const onOff = [
  [true, 'On'],
  [false, 'Off'],
] as const;
const inches = (...mils: readonly number[]) => mils.map((each) => [each, `${each / 1000}″`] as const);
const counts = <T extends number>(...numbers: readonly T[]) => numbers.map((each) => [each, String(each)] as const);

const setting = 'Table and setting up';
const moving = 'Moving';
const ships = 'Ships and damage';
const fighting = 'Fighting';

const words: { readonly [K in OptionId]: Words<OptionValues[K]> } = {
  civiliansInFleets: {
    group: setting,
    label: 'Civilians in fleets',
    note: 'Fleets may bring civilian squadrons to any scenario.',
    values: offOn,
  },
  deploymentDepthMils: {
    group: setting,
    label: 'Depth of deployment zones',
    note: 'How far from its own edge each side sets up.',
    values: inches(6000, 8000, 12000) as Words<OptionValues['deploymentDepthMils']>['values'],
  },
  scoutArea: {
    group: setting,
    label: 'Scouts deploy',
    note: 'Where ships with Scout are placed after all others.',
    values: [
      ['zone', 'In the own zone'],
      ['anywhere-12-from-enemy', 'Anywhere 12″ from enemies'],
    ],
  },
  planetDiameterMils: {
    group: setting,
    label: 'Size of the planet',
    note: 'How wide the planet of a scenario is.',
    values: inches(4000, 6000, 8000) as Words<OptionValues['planetDiameterMils']>['values'],
  },
  minimumMovePercent: {
    group: moving,
    label: 'Least move',
    note: 'With inertia a ship moves at least half of what it can, unless it is slowed, at Full Stop or in orbit.',
    values: [
      [0, 'None'],
      [50, 'Half of the maximum'],
    ],
  },
  terrainDamage: {
    group: moving,
    label: 'Hits of terrain',
    note: 'Whether a nimble ship takes fewer hits in asteroids and mines.',
    values: [
      ['minus-maneuverability', 'Less the MR of the ship'],
      ['flat', 'All of them'],
    ],
  },
  orbitSegments: {
    group: moving,
    label: 'Segments of an orbit',
    note: 'Into how many steps the circle about a planet is divided.',
    values: counts(8, 12, 16),
  },
  driftDiagonalDegrees: {
    group: moving,
    label: 'Diagonals of a drift',
    note: 'The angle of a drift that is neither ahead nor astern.',
    values: [
      [60, '60°'],
      [45, '45°'],
    ],
  },
  moveAfterReserveEntry: {
    group: moving,
    label: 'Move after coming in',
    note: 'A squadron that comes out of hyperspace may also move in that activation.',
    values: offOn,
  },
  beaconPlacement: {
    group: moving,
    label: 'Beacons are laid',
    note: 'How far from the ship a beacon may be placed.',
    values: [
      ['contact', 'Touching the ship'],
      ['within-3', 'Within 3″'],
    ],
  },
  lightCarrierHangarBonus: {
    group: ships,
    label: 'Hangar Bay of light carriers',
    note: 'How many fighters each Hangar Bay adds on a light carrier or small station.',
    values: counts(2, 3),
  },
  shadedBoxes: {
    group: ships,
    label: 'Shaded boxes',
    note: 'Which share of its boxes a ship has left when its condition is checked.',
    values: [
      ['quarter', 'A quarter'],
      ['third', 'A third'],
      ['half', 'Half'],
    ],
  },
  oneCheckOnly: {
    group: ships,
    label: 'One condition check',
    note: 'A ship checks its condition only once in the game.',
    values: offOn,
  },
  rerollEmptyCriticals: {
    group: ships,
    label: 'Throw empty criticals again',
    note: 'A critical hit on an empty or lost space is thrown again.',
    values: offOn,
  },
  expertEngineers: {
    group: ships,
    label: 'Expert Engineers repair',
    note: 'Whether their first repair of a round needs a throw.',
    values: [
      ['four-plus', 'With a 4 or more'],
      ['automatic', 'One location without a throw'],
    ],
  },
  noCommanderDisorder: {
    group: ships,
    label: 'Disorder without a commander',
    note: 'Ships whose squadron has lost its commander take Disorder as if out of its radius.',
    values: offOn,
  },
  spaceMarineDice: {
    group: fighting,
    label: 'Dice of Space Marines',
    note: 'How many dice each Space Marines module gives to an assault.',
    values: counts(3, 4, 6),
  },
  disruptorPassesShield: {
    group: fighting,
    label: 'Disruptors pass shields',
    note: 'Disruptor fire goes through a shielded arc.',
    values: offOn,
  },
  fightersMayAttackCloaked: {
    group: fighting,
    label: 'Fighters attack cloaked ships',
    note: 'Fighters that touch a cloaked ship may attack it.',
    values: onOff,
  },
  autoCommitEscorts: {
    group: fighting,
    label: 'Escorts by themselves',
    note: 'All fighters that can escort do, without a question to their side.',
    values: offOn,
  },
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
  ...spoken.map((id): GameChoice => {
    const { values, ...said } = words[id];
    const { default: usual, ruling } = options[id];
    return { id, ...said, ruling, usual, values: values.map(([value, label]) => ({ value, label })) };
  }),
];

const usualOf: GameOptions = Object.fromEntries(choices.map(({ id, usual }) => [id, usual]));

/** The value of each choice; the table of a position lies already. */
export function optionsOf(given: Setup): GameOptions {
  const drawn = 'position' in given ? { ...given.position, table: undefined } : given;
  return {
    ...usualOf,
    ...(drawn.table === undefined ? {} : { table: drawn.table }),
    ...(drawn.options as GameOptions | undefined),
  };
}

/** Only what differs from the usual is written. */
function written(chosen: Partial<OptionValues> | undefined, values: GameOptions) {
  const all = Object.entries({ ...(chosen as GameOptions | undefined), ...values });
  const unusual = all.filter(([id, value]) => value !== usualOf[id]);
  return unusual.length === 0 ? {} : { options: Object.fromEntries(unusual) as Partial<OptionValues> };
}

/** The setup, or the position, with these choices. */
export function withOptions(setup: Setup, { table: size, ...values }: GameOptions): Setup {
  if ('position' in setup) {
    const { options: chosen, ...position } = setup.position;
    return { ...setup, position: { ...position, ...written(chosen, values) } };
  }
  const { table: laid, options: chosen, ...given } = setup;
  const table = size === undefined ? laid : ((size ?? undefined) as DrawnSetup['table']);
  return { ...given, ...(table === undefined ? {} : { table }), ...written(chosen, values) };
}
