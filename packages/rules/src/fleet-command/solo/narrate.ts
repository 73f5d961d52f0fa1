import type { LogPart } from '../../kernel/contract.ts';
import { behaviours, type Wanted } from '../data/solo.ts';
import type { CardId, InterruptKind } from '../ids.ts';
import { cardName, cardNames, listed, sideName, unitName } from '../names.ts';
import type { NarratorsOf, State } from '../state.ts';
import { orderOf } from './acts.ts';
import type { SoloEvent } from './events.ts';

type Declared = Extract<SoloEvent, { kind: 'enemy-declared' }>;
type Named = Declared['units'][number];
type Heading = Extract<SoloEvent, { kind: 'enemy-heads' }>;

const interruptNames: { readonly [K in InterruptKind]: string } = {
  attack: 'Attack',
  'counter-intelligence': 'Counter-Intelligence',
  repairs: 'Repairs',
  move: 'Move',
};

const wantedWords: { readonly [K in Wanted]: string } = {
  weakest: 'the weakest in reach',
  strongest: 'the strongest in reach',
  'nearest-capital': 'the nearest capital ship in reach',
  'nearest-carrier': 'the nearest carrier in reach',
  'own-unit': 'the weakest in reach',
};

const reasons: { readonly [K in Named['why']]: string } = {
  objective: 'sent by an objective',
  core: 'in place of an order, for its objective',
  harvest: 'in place of an order, for its objective',
  column: '',
  any: 'since none that the order prefers has a target',
  moves: 'with nobody in reach',
  shelter: 'the one nearest to the players that needs it',
  mends: 'the one with the worst token',
  last: 'with nobody in reach',
  launched: '',
};

const aimed = (state: State, card: CardId | null, { aim, prey }: Named): LogPart[] => {
  if (aim === null) return [];
  const { target } = behaviours[orderOf(card) ?? 'default'];
  return [' against ', unitName(state, aim), `, ${prey ? 'which its objective names' : wantedWords[target]}`];
};

const named = (state: State, card: CardId | null, unit: Named): LogPart[] => [
  unitName(state, unit.unit),
  ...aimed(state, card, unit),
  reasons[unit.why] === '' ? '' : `, ${reasons[unit.why]}`,
];

/** What the turn is for: an arrival, a card, its default order, an objective. */
function declared(state: State, { card, drawn, units }: Declared): LogPart[] {
  const who = units.flatMap((unit, at) => [...(at === 0 ? [] : ['; ']), ...named(state, card, unit)]);
  const [first] = units;
  if (first?.why === 'launched') {
    const place = state.units[first.unit]?.place === 'reserve' ? ' arrives from the reserve' : ' leaves its ship';
    return card === null
      ? [unitName(state, first.unit), `${place} first: ${cardName(drawn)} is put away unread.`]
      : [`${cardName(drawn)}: `, unitName(state, first.unit), `${place}, then moves and attacks.`];
  }
  if (card !== null) return [`${cardName(card)}: `, ...who, '.'];
  if (first?.why === 'core' || first?.why === 'harvest') return [...who, '.'];
  return [`No unit can carry out ${cardName(drawn)}. Default order, move and attack: `, ...who, '.'];
}

const ruleOf = ({ card, units }: Declared): string[] => {
  const whys = units.map(({ why }) => why);
  if (whys.includes('launched')) return ['FC-SOLO-7', 'R-FC-217'];
  const objective = units.some(({ why, prey }) => prey || why === 'objective' || why === 'core' || why === 'harvest');
  return [
    card === null ? 'FC-SOLO-8' : 'FC-SOLO-17',
    'FC-SOLO-9',
    ...(objective ? ['FC-SOLO-10', 'FC-SOLO-11'] : []),
    ...(units.some(({ aim }) => aim !== null) ? ['FC-SOLO-12', 'R-FC-214'] : []),
  ];
};

const headings: { readonly [K in Heading['to']]: string } = {
  enemy: ' has no target in reach and goes for ',
  prey: ' has no target in reach and goes for ',
  away: ' draws away from the units of the players.',
  scan: ' makes for the planet to scan it.',
  zone: ' makes for its own zone.',
  wreck: ' makes for the wreck.',
  mothership: ' brings the core home.',
  planet: ' makes for the planet.',
  prize: ' closes in to board its prize.',
  escape: ' makes for the way out.',
  field: ' makes for the asteroids to harvest.',
};

export const narrateSolo: NarratorsOf<SoloEvent> = {
  'enemy-drew': ({ side, card }, _before, after) => ({
    parts: [sideName(after, side), ` draws ${cardName(card)}.`],
    rules: ['R-FC-210'],
    tone: 'act',
    cue: { is: 'turn' },
  }),
  'enemy-shuffled': ({ deck }) => ({
    parts: [`The discard pile becomes the deck: ${deck.length} cards.`],
    rules: ['R-FC-26'],
    tone: 'act',
  }),
  'enemy-banked': ({ side, bank, discarded }, _before, after) => ({
    parts: [
      'An interrupt goes to the bank of ',
      sideName(after, side),
      `: it holds ${bank.map((type) => interruptNames[type]).join(', ')}`,
      discarded.length === 0 ? '' : `, and ${cardNames(discarded)} is discarded`,
      '. It draws again.',
    ],
    rules: ['FC-SOLO-4', 'R-FC-211'],
    tone: 'act',
  }),
  'enemy-discarded': () => undefined,
  'enemy-declared': (event, before) => ({ parts: declared(before, event), rules: ruleOf(event), tone: 'act' }),
  'enemy-acts': () => undefined,
  'enemy-chose': ({ faces, among, chosen }, before) => ({
    parts: [
      'Equal choices (',
      ...listed(
        among.map(({ unit, target }) => [unitName(before, unit), ' against ', unitName(before, target)] as const),
      ),
      '): a die picks ',
      unitName(before, chosen.unit),
      ' against ',
      unitName(before, chosen.target),
      '.',
    ],
    rules: ['R-FC-213'],
    tone: 'roll',
    rolls: [{ label: 'which of equals', seat: null, sides: 6, faces, need: null, counted: 1 }],
  }),
  'enemy-aims': ({ unit, target }, before) => ({
    parts: [unitName(before, unit), ' aims at ', unitName(before, target), '.'],
    rules: ['FC-SOLO-12', 'R-FC-214'],
    tone: 'act',
  }),
  'enemy-heads': ({ unit, to, target }, before) => ({
    parts: [
      unitName(before, unit),
      headings[to],
      ...(target === null
        ? []
        : [unitName(before, target), to === 'prey' ? ', which its objective names.' : ', the nearest.']),
    ],
    rules: to === 'enemy' || to === 'away' ? ['FC-SOLO-8', 'FC-MISC-23'] : ['FC-SOLO-10'],
    tone: 'act',
  }),
  'enemy-forfeits': ({ unit, why }, before) => ({
    parts: [
      unitName(before, unit),
      why === 'weapons' ? ' has crippled weapons' : ' has crippled engines and nobody in reach',
      ': it gives up its actions for another damage control check.',
    ],
    rules: ['FC-SOLO-16', 'R-FC-216'],
    tone: 'act',
  }),
  'enemy-arrived': () => undefined,
  'enemy-downgraded': ({ side, unit, order }, before) => ({
    parts:
      unit === null || order === null
        ? [sideName(before, side), ' loses its order.']
        : [unitName(before, unit), ` gets a basic order instead: ${order}.`],
    rules: ['R-FC-53'],
    tone: 'act',
  }),
  'enemy-passed': ({ side }, _before, after) => ({
    parts: ['No card is left to draw: ', sideName(after, side), ' passes.'],
    rules: ['R-FC-210', 'R-FC-26'],
    tone: 'act',
  }),
  'enemy-interrupted': ({ side, type }, _before, after) => ({
    parts: [
      sideName(after, side),
      ` takes Interrupt ${interruptNames[type]} from its bank, at the first moment that allows it.`,
    ],
    rules: ['FC-SOLO-6', 'R-FC-211'],
    tone: 'act',
  }),
};
