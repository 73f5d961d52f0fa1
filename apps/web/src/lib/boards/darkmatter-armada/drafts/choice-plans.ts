/** The lists behind the decisions of this game: who helps, what is repaired, where a hit lands. */
import {
  chosen,
  count,
  fighterName,
  fleetPlanOf,
  shieldPlan,
  shipName,
  tick,
} from '#lib/blueprint-fleets/drafts/list-plans.ts';
import type { ListItem, ListPlan } from '#lib/desk/list-draft.svelte.ts';
import { kit } from '../kit.ts';
import { defenseDie, evasiveDie, spaceName, stackDice, type Offer, type Ship, type State } from '../rules.ts';
import type { AnyOrder } from './judge.ts';

type Of<K extends Offer['kind']> = Extract<Offer, { kind: K }>;

const stackDie = (tokens: number): string => `d${stackDice[Math.min(stackDice.length, tokens) - 1] ?? 4}`;

/** What a screening ship throws, and what it pays. */
function screenWords(state: State, id: string): string {
  const ship = state.ships[id];
  const die = ship && defenseDie(ship);
  return `${die === undefined ? 'no die' : `d${die} more`}; takes 2 HP off the target and loses 2`;
}

function defending(state: State, offer: Of<'defend'>): ListPlan<AnyOrder> {
  const { target, screens, escorts, chaff } = offer;
  const name = shipName(state, target);
  const screened = ['nobody', ...screens.map((id) => shipName(state, id))];
  const items: readonly ListItem[] = [
    ...(screens.length > 0
      ? [
          {
            id: 'screen',
            label: 'Screened by',
            detail: screens.map((id) => `${shipName(state, id)}: ${screenWords(state, id)}`).join('; '),
            min: 0,
            max: screens.length,
            first: 0,
            names: screened,
          },
        ]
      : []),
    ...escorts.map((id) => tick(id, fighterName(state, id), 'flies patrol, then goes home', false)),
    ...(chaff > 0
      ? [{ id: 'chaff', label: 'Chaff clouds', detail: `d6 each, ${chaff} left`, min: 0, max: chaff, first: 0 }]
      : []),
  ];
  return {
    question: `How is ${name} defended?`,
    facts: escorts.length > 0 ? `A patrol of all throws ${stackDie(escorts.length)}.` : '',
    items,
    build: (value) => ({
      kind: 'defend',
      screen: screens[value('screen') - 1] ?? null,
      escorts: chosen(escorts, value),
      chaff: value('chaff'),
    }),
    words: (value) => {
      const helpers = (value('screen') > 0 ? 1 : 0) + chosen(escorts, value).length + value('chaff');
      return helpers === 0 ? `Defend ${name} alone` : `Defend ${name} with ${count(helpers, 'helper')}`;
    },
    decline: { label: 'Without help', command: { kind: 'defend', screen: null, escorts: [], chaff: 0 } },
  };
}

function patrolling(state: State, { target, fighters }: Of<'fly-patrol'>): ListPlan<AnyOrder> {
  const name = shipName(state, target);
  const ship: Ship | undefined = state.ships[target];
  const die = ship && defenseDie(ship);
  const evasion = ship?.evasive === true ? `evasion d${evasiveDie(state, ship)}` : '';
  const own = [die === undefined ? '' : `DEF d${die}`, evasion];
  return {
    question: `Do fighters fly patrol for ${name}?`,
    facts: `She throws ${own.filter((part) => part !== '').join(' and ') || 'nothing'}; a patrol adds one die of its stack.`,
    items: fighters.map((id) => tick(id, fighterName(state, id), 'flies patrol, then goes home', false)),
    build: (value) => ({ kind: 'fly-patrol', fighters: chosen(fighters, value) }),
    words: (value) => {
      const some = chosen(fighters, value).length;
      return some === 0 ? `Defend ${name} alone` : `Fly patrol with ${count(some, 'fighter')}, ${stackDie(some)}`;
    },
    decline: { label: 'Nobody flies', command: { kind: 'fly-patrol', fighters: [] } },
  };
}

/** One of several, as a word to press through. */
const oneOf = (label: string, names: readonly string[]): ListItem => ({
  id: 'one',
  label,
  detail: '',
  min: 0,
  max: names.length - 1,
  first: 0,
  names,
});

function locating(state: State, { target, choices }: Of<'choose-location'>): ListPlan<AnyOrder> {
  const ship = state.ships[target];
  const names = choices.map(({ face, space }) => `${face}: ${ship ? spaceName(ship, space) : space}`);
  return {
    question: `Where is ${shipName(state, target)} struck?`,
    facts: 'Your fighters threw two d20 and keep one.',
    items: [oneOf('Location', names)],
    build: (value) => ({ kind: 'choose-location', face: choices[value('one')]?.face ?? choices[0]?.face ?? 1 }),
    words: (value) => `Strike ${names[value('one')]?.replace(/^\d+: /, '') ?? ''}`,
  };
}

function shifting({ face, least, most }: Of<'shift-location'>): ListPlan<AnyOrder> {
  const shifts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const names = shifts.map((by) => `${face + by}${by === 0 ? ', as it fell' : ''}`);
  const first = Math.max(0, shifts.indexOf(0));
  return {
    question: `Shift the ${face}?`,
    facts: 'A Polaron ray moves the roll for the location of its hit.',
    items: [{ ...oneOf('The hit lands on', names), first }],
    build: (value) => ({ kind: 'shift-location', by: shifts[value('one')] ?? 0 }),
    words: (value) => `Strike at ${face + (shifts[value('one')] ?? 0)}`,
    decline: { label: 'Leave it', command: { kind: 'shift-location', by: 0 } },
  };
}

function repairing(state: State, { ship, spaces }: Of<'repair-space'>): ListPlan<AnyOrder> | undefined {
  const of = state.ships[ship];
  const [first] = spaces;
  if (!of || first === undefined) return undefined;
  const names = spaces.map((space) => spaceName(of, space));
  return {
    question: `Automated Repair of ${of.name}`,
    facts: 'Each module restores one destroyed location in an activation.',
    items: [oneOf('Restores', names)],
    build: (value) => ({ kind: 'repair-space', ship, space: spaces[value('one')] ?? first }),
    words: (value) => `Restore ${names[value('one')] ?? ''}`,
  };
}

function boarding(state: State, { ship, target, fighters }: Of<'board'>): ListPlan<AnyOrder> {
  const [own, enemy] = [shipName(state, ship), shipName(state, target)];
  return {
    question: `${own} boards ${enemy}`,
    facts: 'Both sides throw their dice and add them up; the higher sum wins, and boarders who lose are lost.',
    items: fighters.map((id) => tick(id, fighterName(state, id), 'helps, then goes home', true)),
    build: (value) => ({ kind: 'board', ship, target, fighters: chosen(fighters, value) }),
    words: () => `Board ${enemy}`,
  };
}

/** The list of a decision; undefined for offers that are no list. */
export function planOf(state: State, offer: Offer): ListPlan<AnyOrder> | undefined {
  switch (offer.kind) {
    case 'defend':
      return defending(state, offer);
    case 'fly-patrol':
      return patrolling(state, offer);
    case 'choose-location':
      return locating(state, offer);
    case 'shift-location':
      return shifting(offer);
    case 'repair-space':
      return repairing(state, offer);
    case 'set-shields':
      return shieldPlan(state, offer, state.ships[offer.ship]?.shields ?? {}) as ListPlan<AnyOrder>;
    case 'board':
      return boarding(state, offer);
    default:
      return fleetPlanOf(kit, state, offer) as ListPlan<AnyOrder> | undefined;
  }
}
