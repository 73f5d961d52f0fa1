/** The options of a match as people read them, and how a setup holds them. */
import type { GameChoice, GameOptions, Json } from '../kernel/contract.ts';
import { type OptionId, optionDefaults } from './data/options.ts';
import type { Position } from './position.ts';
import type { Setup } from './start.ts';

/** What the automated enemy keeps first (R-FC-211). */
const firstAttacks = 'attack, counter-intelligence, repairs, move';

/** Heading, words, what it changes, ruling, and a label for each value in the order in which they are shown. */
type Words = readonly [
  group: string,
  label: string,
  note: string,
  ruling: string,
  values: readonly (readonly [Json, string])[],
];

const offOn = [
  [false, 'Off'],
  [true, 'On'],
] as const;
const onOff = [
  [true, 'On'],
  [false, 'Off'],
] as const;
const counts = (...numbers: readonly number[]) => numbers.map((each) => [each, String(each)] as const);

const cards = 'Cards and turns';
const interrupts = 'Interrupts';
const attacks = 'Attacks and tokens';
const units = 'Units and harvest';
const battle = 'The battle';
const automated = 'The automated enemy';

const words: { readonly [K in OptionId]: Words } = {
  drawTwice: [cards, 'Draw twice', 'Hands are filled in the clean-up as well.', 'R-FC-22', offOn],
  spendCostsTwoCards: [
    cards,
    'Spending costs two cards',
    'Spending a card in place of an order takes two of them.',
    'R-FC-40',
    offOn,
  ],
  basicOrdersOnly: [cards, 'Basic orders only', 'Cards only give the orders of their backs.', 'FC-ORD-19', offOn],
  discardPileVisible: [cards, 'Open discard pile', 'Everybody may look through what was discarded.', 'R-FC-28', onOff],
  windowGranularity: [
    interrupts,
    'Interrupts during a move',
    'How often an enemy move may be interrupted.',
    'R-FC-46',
    [
      ['every-hex', 'At every hex'],
      ['end-of-move', 'At its end'],
    ],
  ],
  interruptAttackAnyTarget: [
    interrupts,
    'Interrupt Attack on anybody',
    'The attack may go against other units than the one that moves.',
    'R-FC-50',
    offOn,
  ],
  counterIntelligence: [
    interrupts,
    'Counter-Intelligence',
    'What becomes of a special order that is countered.',
    'R-FC-53',
    [
      ['downgrade', 'It becomes a basic order'],
      ['cancel', 'It is lost'],
    ],
  ],
  fastWindows: [
    interrupts,
    'Ask only who can answer',
    'Nobody waits for a hand without a fitting card, which tells something about that hand.',
    'R-FC-57',
    [
      [null, 'When playing alone'],
      [true, 'Always'],
      [false, 'Never'],
    ],
  ],
  allAheadRam: [attacks, 'All Ahead Full may ram', 'The unit may ram after its last move.', 'R-FC-60', onOff],
  ramWithBasicMove: [
    attacks,
    'Ram by a basic move',
    'A basic move may end in a ram straight ahead.',
    'R-FC-136',
    offOn,
  ],
  fighterRamAlwaysDies: [
    attacks,
    'Ramming fighters are lost',
    'A fighter unit that rams is destroyed even where it misses.',
    'R-FC-143',
    offOn,
  ],
  bracedArmour: [attacks, 'Armour of Braced', 'How much Armour the token adds.', 'R-FC-70', counts(1, 2, 3)],
  evadingLevel: [attacks, 'Level of Evading', 'How many levels of Evasive the token adds.', 'R-FC-71', counts(1, 2, 3)],
  lockdownArmour: [attacks, 'Armour of Lockdown', 'How much Armour the token adds.', 'R-FC-72', counts(1, 2, 3)],
  crippledWeaponsStopsDefensiveFire: [
    attacks,
    'Crippled Weapons stop defensive fire',
    'A unit with crippled weapons gives no defensive fire.',
    'R-FC-74',
    onOff,
  ],
  autoDefensiveFire: [
    attacks,
    'Defensive fire when time runs out',
    'Who does not answer in time gives defensive fire where it can.',
    'R-FC-126',
    onOff,
  ],
  focusFireFromReactiveRolls: [
    attacks,
    'Focus Fire from defence rolls',
    'Ones in defensive fire place Focus Fire too.',
    'R-FC-117',
    offOn,
  ],
  autoReroll: [
    attacks,
    'Rerolls by themselves',
    'The dice to roll again are picked without a question.',
    'R-FC-108',
    offOn,
  ],
  heExplodes: [attacks, 'H.E. Rounds go on', 'A 6 on an added die adds another one.', 'R-FC-111', offOn],
  hulkBlocksSight: [attacks, 'Hulks block sight', 'Nobody sees across a drifting hulk.', 'R-FC-93', offOn],
  damageControlPerSuccess: [
    attacks,
    'Damage control by success',
    'Each success removes a token, not only the first.',
    'R-FC-135',
    onOff,
  ],
  harvestMultiple: [
    units,
    'Harvest several fields',
    'One harvest takes from as many fields as the card says.',
    'R-FC-06',
    onOff,
  ],
  capReadyWhenAssigned: [
    units,
    'Patrols are ready at once',
    'A patrol may react in the round in which it is sent.',
    'R-FC-159',
    onOff,
  ],
  launchTubesPer: [
    units,
    'Launch Tubes count',
    'When as many units as the card says may be launched again.',
    'R-FC-173',
    [
      ['round', 'By the round'],
      ['order', 'By the order'],
    ],
  ],
  modelCap: [
    units,
    'Only as many ships as the box has',
    'Forces and factories keep to the models of the box.',
    'R-FC-176',
    onOff,
  ],
  reservesHidden: [
    battle,
    'Secret reserves',
    'What waits in reserve is seen by its own side alone.',
    'R-FC-220',
    offOn,
  ],
};

/** Settings without a default of their own: the scenario says what is usual. */
const more: { readonly [id: string]: Words } = {
  playCap: [
    battle,
    'Most Play',
    'The most Play that a hand has in a round.',
    'R-FC-200',
    [[null, 'As the scenario says'], ...counts(3, 4, 5, 6, 8, 10)],
  ],
  teamHands: [
    battle,
    'Hands of a team',
    'Whether players of one side share a hand of cards.',
    'R-FC-202',
    [
      [null, 'As the scenario says'],
      ['shared', 'One for all'],
      ['separate', 'Each their own'],
    ],
  ],
  traysPerToken: [
    battle,
    'Cryo trays on a token',
    'How many trays each token holds in the scenario that has them.',
    'R-FC-192',
    [[null, 'As the scenario says'], ...counts(1, 2, 3, 4)],
  ],
  freighterUnits: [
    battle,
    'Freighters of the convoy',
    'How many units of freighters cross the board in the scenario that has them.',
    'R-FC-199',
    [[null, 'As the scenario says'], ...counts(1, 2, 3, 4)],
  ],
  soloObjectives: [
    automated,
    'It plays for',
    'Whether it pursues the scenario or only destroys ships.',
    'R-FC-210',
    [
      ['pursue', 'The scenario'],
      ['stars', 'Stars alone'],
    ],
  ],
  soloInterruptPriority: [
    automated,
    'It keeps first',
    'The order in which it keeps interrupts.',
    'R-FC-211',
    [
      [firstAttacks, 'Attacks, then Counter-Intelligence'],
      ['counter-intelligence, attack, repairs, move', 'Counter-Intelligence, then attacks'],
      ['repairs, attack, counter-intelligence, move', 'Repairs, then attacks'],
    ],
  ],
};

const usualOf: GameOptions = {
  ...Object.fromEntries(Object.keys(more).map((id) => [id, null])),
  ...optionDefaults,
  fastWindows: null,
  soloObjectives: 'pursue',
  soloInterruptPriority: firstAttacks,
};

const order: readonly string[] = [cards, interrupts, attacks, units, battle, automated];

export const choices: readonly GameChoice[] = Object.entries({ ...words, ...more })
  .map(([id, [group, label, note, ruling, values]]) => ({
    id,
    group,
    label,
    note,
    ruling,
    usual: usualOf[id] ?? null,
    values: values.map(([value, said]) => ({ value, label: said })),
  }))
  .sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group));

/** What a setup or the position in it writes. */
function written(given: Setup): GameOptions {
  const options = 'position' in given ? given.position.options : given.options;
  const entries = Object.entries((options ?? {}) as { readonly [id: string]: Json | undefined });
  return Object.fromEntries(entries.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])));
}

/** The value of each choice. */
export const optionsOf = (given: Setup): GameOptions => ({ ...usualOf, ...written(given) });

/** The setup with these choices; only what differs from the usual is written. */
export function withOptions(given: Setup, values: GameOptions): Setup {
  const all = Object.entries({ ...written(given), ...values });
  const unusual = Object.fromEntries(all.filter(([id, value]) => value !== usualOf[id] && value !== null));
  if (!('position' in given)) return { ...given, options: unusual };
  const options = unusual as NonNullable<Position['options']>;
  return { ...given, position: { ...given.position, options } };
}
