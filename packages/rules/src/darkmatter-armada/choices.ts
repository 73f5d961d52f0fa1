/** The options of a match as people read them, and how a setup holds them. */
import type { GameChoice } from '../kernel/contract.ts';
import { choiceOf, type ChoiceWords, counts, offOn, onOff } from '../kernel/ruleset/choices.ts';
import { setupOptions, tableChoice } from '../mechanics/blueprint-fleets/setup/choices.ts';
import { type MatchOptionId, options, type MatchOptionValues } from './options.ts';
import type { DrawnSetup, Setup } from './setup.ts';

const inches = <T extends number>(...mils: readonly T[]) => mils.map((each) => [each, `${each / 1000}″`] as const);

const setting = 'Table and setting up';
const moving = 'Moving';
const ships = 'Ships and damage';
const fighting = 'Fighting';

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
  scoutDistanceMils: [
    setting,
    'Scouts keep off',
    'How far from every enemy base and overlay scouts stand at least that are placed last.',
    [
      [0, 'Not touching'],
      [6000, '6″'],
      [12_000, '12″'],
    ],
  ],
  convoyExitsNeeded: [
    setting,
    'Freighters to bring through',
    'How many freighters of a convoy have to leave by the far edge.',
    counts(2, 3, 4),
  ],
  entryPenalty: [
    moving,
    'Coming out of hyperspace',
    'Which markers ships get that come in from reserve.',
    [
      ['grid-fault', 'Grid Fault; Comms Down for commanders'],
      ['fire-control', 'Comms Down and Fire Control for each'],
      ['both', 'All three for each'],
    ],
  ],
  driftOffBoard: [
    moving,
    'Drift over the edge',
    'What becomes of a ship whose drift or overload leads off the table.',
    [
      ['destroyed', 'It is lost'],
      ['clamp', 'It stops at the edge'],
    ],
  ],
  overloadNoDrift: [
    moving,
    'Overload of 15 or more',
    'Where a ship goes whose Hyperdrive Overload shows no direction.',
    [
      ['stay', 'It stays'],
      ['ahead', '10″ ahead'],
    ],
  ],
  orbitSegments: [
    moving,
    'Segments of an orbit',
    'Into how many steps the circle about a planet is divided.',
    counts(8, 12, 16),
  ],
  evasiveDice: [
    moving,
    'Die of an Evasive Action',
    'What the die is at Low, Medium and High speed.',
    [
      ['d4-d6-d8', 'd4, d6, d8'],
      ['d6', 'd6 at each'],
      ['d6-d8-d10', 'd6, d8, d10'],
    ],
  ],
  cloakToggle: [
    moving,
    'Cloaks are switched',
    'When a ship spends its special action on its cloak.',
    [
      ['special', 'After moving'],
      ['command', 'In the Command Segment'],
    ],
  ],
  hackNeedsEcm: [
    moving,
    'Hacking needs ECM',
    'Only ships with working Electronic Countermeasures hack beacons.',
    offOn,
  ],
  terrainCriticals: [ships, 'Critical hits of terrain', 'Asteroids and mines score critical hits.', onOff],
  criticals: [
    ships,
    'Critical hits of an attack',
    'How many critical hits an attack scores that reaches the CR several times.',
    [
      ['per-multiple', 'One for each time'],
      ['single', 'One at most'],
    ],
  ],
  planetBlocksTorpedoes: [fighting, 'Planets stop torpedoes', 'Torpedoes do not fly through planets.', onOff],
  capVsDirectFire: [
    fighting,
    'Patrol against direct fire',
    'Fighters in contact with a ship help it against direct fire, too.',
    onOff,
  ],
  fightersVsCloak: [
    fighting,
    'Fighters attack cloaked ships',
    'Fighters that touch a cloaked ship may attack it.',
    offOn,
  ],
  defendingMarines: [
    fighting,
    'Marines repel boarders',
    'Space Marines of a ship that is boarded add their dice to its defence.',
    onOff,
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
