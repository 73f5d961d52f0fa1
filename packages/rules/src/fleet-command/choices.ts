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
import { type OptionId, optionDefaults } from './data/options.ts';
import type { Position } from './position/index.ts';
import type { Setup } from './setup.ts';

/** What the automated enemy keeps first (R-FC-211). */
const firstAttacks = 'attack, counter-intelligence, repairs, move';

/** The ruling that leaves it open, and how it is told. */
type Words = readonly [ruling: string, ...ChoiceWords];

const cards = 'Cards and turns';
const interrupts = 'Interrupts';
const attacks = 'Attacks and tokens';
const units = 'Units and harvest';
const battle = 'The battle';
const automated = 'The automated enemy';

const words: { readonly [K in OptionId]: Words } = {
  drawTwice: ['R-FC-22', cards, 'Draw twice', 'Hands are filled in the clean-up as well.', offOn],
  spendCostsTwoCards: [
    'R-FC-40',
    cards,
    'Spending costs two cards',
    'Spending a card in place of an order takes two of them.',
    offOn,
  ],
  basicOrdersOnly: ['FC-ORD-19', cards, 'Basic orders only', 'Cards only give the orders of their backs.', offOn],
  discardPileVisible: ['R-FC-28', cards, 'Open discard pile', 'Everybody may look through what was discarded.', onOff],
  windowGranularity: [
    'R-FC-46',
    interrupts,
    'Interrupts during a move',
    'How often an enemy move may be interrupted.',
    [
      ['every-hex', 'At every hex'],
      ['end-of-move', 'At its end'],
    ],
  ],
  interruptAttackAnyTarget: [
    'R-FC-50',
    interrupts,
    'Interrupt Attack on anybody',
    'The attack may go against other units than the one that moves.',
    offOn,
  ],
  counterIntelligence: [
    'R-FC-53',
    interrupts,
    'Counter-Intelligence',
    'What becomes of a special order that is countered.',
    [
      ['downgrade', 'It becomes a basic order'],
      ['cancel', 'It is lost'],
    ],
  ],
  fastWindows: [
    'R-FC-57',
    interrupts,
    'Ask only who can answer',
    'Nobody waits for a hand without a fitting card, which tells something about that hand.',
    [
      [null, 'When playing alone'],
      [true, 'Always'],
      [false, 'Never'],
    ],
  ],
  allAheadRam: ['R-FC-60', attacks, 'All Ahead Full may ram', 'The unit may ram after its last move.', onOff],
  ramWithBasicMove: [
    'R-FC-136',
    attacks,
    'Ram by a basic move',
    'A basic move may end in a ram straight ahead.',
    offOn,
  ],
  fighterRamAlwaysDies: [
    'R-FC-143',
    attacks,
    'Ramming fighters are lost',
    'A fighter unit that rams is destroyed even where it misses.',
    offOn,
  ],
  bracedArmour: ['R-FC-70', attacks, 'Armour of Braced', 'How much Armour the token adds.', counts(1, 2, 3)],
  evadingLevel: ['R-FC-71', attacks, 'Level of Evading', 'How many levels of Evasive the token adds.', counts(1, 2, 3)],
  lockdownArmour: ['R-FC-72', attacks, 'Armour of Lockdown', 'How much Armour the token adds.', counts(1, 2, 3)],
  crippledWeaponsStopsDefensiveFire: [
    'R-FC-74',
    attacks,
    'Crippled Weapons stop defensive fire',
    'A unit with crippled weapons gives no defensive fire.',
    onOff,
  ],
  autoDefensiveFire: [
    'R-FC-126',
    attacks,
    'Defensive fire when time runs out',
    'Who does not answer in time gives defensive fire where it can.',
    onOff,
  ],
  focusFireFromReactiveRolls: [
    'R-FC-117',
    attacks,
    'Focus Fire from defence rolls',
    'Ones in defensive fire place Focus Fire too.',
    offOn,
  ],
  autoReroll: [
    'R-FC-108',
    attacks,
    'Rerolls by themselves',
    'The dice to roll again are picked without a question.',
    offOn,
  ],
  heExplodes: ['R-FC-111', attacks, 'H.E. Rounds go on', 'A 6 on an added die adds another one.', offOn],
  hulkBlocksSight: ['R-FC-93', attacks, 'Hulks block sight', 'Nobody sees across a drifting hulk.', offOn],
  damageControlPerSuccess: [
    'R-FC-135',
    attacks,
    'Damage control by success',
    'Each success removes a token, not only the first.',
    onOff,
  ],
  harvestMultiple: [
    'R-FC-06',
    units,
    'Harvest several fields',
    'One harvest takes from as many fields as the card says.',
    onOff,
  ],
  capReadyWhenAssigned: [
    'R-FC-159',
    units,
    'Patrols are ready at once',
    'A patrol may react in the round in which it is sent.',
    onOff,
  ],
  launchTubesPer: [
    'R-FC-173',
    units,
    'Launch Tubes count',
    'When as many units as the card says may be launched again.',
    [
      ['round', 'By the round'],
      ['order', 'By the order'],
    ],
  ],
  modelCap: [
    'R-FC-176',
    units,
    'Only as many ships as the box has',
    'Forces and factories keep to the models of the box.',
    onOff,
  ],
  reservesHidden: [
    'R-FC-220',
    battle,
    'Secret reserves',
    'What waits in reserve is seen by its own side alone.',
    offOn,
  ],
};

/** Settings without a default of their own: the scenario says what is usual. */
const more: { readonly [id: string]: Words } = {
  playCap: [
    'R-FC-200',
    battle,
    'Most Play',
    'The most Play that a hand has in a round.',
    [[null, 'As the scenario says'], ...counts(3, 4, 5, 6, 8, 10)],
  ],
  teamHands: [
    'R-FC-202',
    battle,
    'Hands of a team',
    'Whether players of one side share a hand of cards.',
    [
      [null, 'As the scenario says'],
      ['shared', 'One for all'],
      ['separate', 'Each their own'],
    ],
  ],
  traysPerToken: [
    'R-FC-192',
    battle,
    'Cryo trays on a token',
    'How many trays each token holds in the scenario that has them.',
    [[null, 'As the scenario says'], ...counts(1, 2, 3, 4)],
  ],
  freighterUnits: [
    'R-FC-199',
    battle,
    'Freighters of the convoy',
    'How many units of freighters cross the board in the scenario that has them.',
    [[null, 'As the scenario says'], ...counts(1, 2, 3, 4)],
  ],
  begins: [
    'R-FC-248',
    battle,
    'The first turn',
    'Who begins the first round. Nobody gives cards for it where that is agreed.',
    [
      [null, 'As the dice fall'],
      ['kushan', 'The Kushan'],
      ['taiidan', 'The Taiidan'],
    ],
  ],
  soloObjectives: [
    'R-FC-210',
    automated,
    'It plays for',
    'Whether it pursues the scenario or only destroys ships.',
    [
      ['pursue', 'The scenario'],
      ['stars', 'Stars alone'],
    ],
  ],
  soloInterruptPriority: [
    'R-FC-211',
    automated,
    'It keeps first',
    'The order in which it keeps interrupts.',
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
  .map(([id, [ruling, ...told]]) => choiceOf(id, told, ruling, usualOf[id] ?? null))
  .sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group));

/** The value of each choice. */
export const optionsOf = (given: Setup): GameOptions => ({ ...usualOf, ...writtenOptions(given) });

/** The setup with these choices; only what differs from the usual is written. */
export function withOptions(given: Setup, values: GameOptions): Setup {
  const all = unusualOf({ ...writtenOptions(given), ...values }, usualOf);
  const unusual = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));
  if (!('position' in given)) return { ...given, options: unusual };
  const options = unusual as NonNullable<Position['options']>;
  return { ...given, position: { ...given.position, options } };
}
