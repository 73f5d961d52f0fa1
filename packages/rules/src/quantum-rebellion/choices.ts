/** The options of a match as people read them, and how a setup holds them. */
import type { GameChoice } from '../kernel/contract.ts';
import { choiceOf, type ChoiceWords, counts, offOn, onOff } from '../kernel/ruleset/choices.ts';
import { setupOptions, tableChoice } from '../mechanics/blueprint-fleets/setup/choices.ts';
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
  tableChoice(
    setting,
    'By the points it is 48″ square up to 1000 and 72″ by 48″ above; a convoy always has 72″ by 48″.',
    'R-QR-50',
  ),
  ...spoken.map((id) => choiceOf(id, words[id], options[id].ruling, options[id].default)),
];

/** The table of a position lies already. */
export const { optionsOf, withOptions } = setupOptions<Partial<OptionValues>, DrawnSetup, Exclude<Setup, DrawnSetup>>(
  choices,
);
