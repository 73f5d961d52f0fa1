/** The lists behind each decision that is a list: what is asked, what may be chosen, which command comes of it. */
import type { Command, Offer, OrdnanceId, SpaceId, State } from '../rules.ts';
import { defense, ordnance } from '../rules.ts';
import {
  chosen,
  count,
  fighterName,
  shieldPlan,
  shipName,
  tick,
  type ListValues,
} from '#lib/blueprint-fleets/drafts/list-plans.ts';
import type { ListItem, ListPlan } from '#lib/desk/list-draft.svelte.ts';

type Of<K extends Offer['kind']> = Extract<Offer, { kind: K }>;
const screenWords = (ship: State['ships'][string] | undefined): string =>
  `adds its DEF${ship ? ` of ${defense(ship)}` : ''}; at least one hit then goes to it`;

function helpers(state: State, offer: Of<'defend' | 'cover-ship' | 'repel'>, facts: string): ListPlan<Command> {
  const { screens, escorts } = offer;
  const name = shipName(state, offer.target);
  const none = { kind: offer.kind, screens: [], escorts: [] } as Command;
  return {
    question: screens.length > 0 ? `Who screens ${name}?` : `Do fighters help ${name}?`,
    facts,
    items: [
      ...screens.map((id) => tick(id, `Screen of ${shipName(state, id)}`, screenWords(state.ships[id]), true)),
      ...escorts.map((id) => tick(id, fighterName(state, id), 'adds a die, then goes home', false)),
    ],
    build: (value) => ({ kind: offer.kind, screens: chosen(screens, value), escorts: chosen(escorts, value) }),
    words: (value) => {
      const some = chosen([...screens, ...escorts], value).length;
      return some === 0 ? `Defend ${name} alone` : `Defend ${name} with ${count(some, 'helper')}`;
    },
    decline: { label: 'Without help', command: none },
  };
}

function fightersLost(state: State, offer: Of<'choose-fighters-lost'>, safe: Command): ListPlan<Command> {
  const { fighters, destroyed, sentHome } = offer;
  const names = ['stays', 'sent home', 'destroyed'];
  const first = (id: string): number => {
    if (safe.kind !== 'choose-fighters-lost') return 0;
    return safe.destroyed.includes(id) ? 2 : safe.sentHome.includes(id) ? 1 : 0;
  };
  const having = (value: ListValues, wanted: number): string[] => fighters.filter((id) => value(id) === wanted);
  return {
    question: 'Which fighters are lost?',
    facts:
      [destroyed > 0 ? `${destroyed} destroyed` : '', sentHome > 0 ? `${sentHome} sent home` : '']
        .filter(Boolean)
        .join(', ') + '. Press one to change it.',
    items: fighters.map((id) => ({
      id,
      label: fighterName(state, id),
      detail: '',
      min: 0,
      max: 2,
      first: first(id),
      names,
    })),
    build: (value) => ({ kind: 'choose-fighters-lost', destroyed: having(value, 2), sentHome: having(value, 1) }),
    words: () => 'Take these losses',
  };
}

/** What a result does to its target where it is not stopped. */
function costOf(id: OrdnanceId): string {
  const { effect } = ordnance[id];
  switch (effect.kind) {
    case 'extra-hits':
      return `${effect.hits} HP`;
    case 'lose-hull':
      return `${effect.hull} HP`;
    case 'extra-dice':
      return `${effect.dice} more dice`;
    case 'lose-crew':
      return `${effect.crew} crew`;
    case 'lose-initiative':
      return `${effect.points} off the next initiative`;
    case 'lose-defense':
      return `${effect.defense} DEF`;
    case 'lose-critical-rating':
      return `${effect.rating} CR`;
    case 'gain-disorder':
      return `${effect.markers} Disorder`;
    case 'slow':
      return `${effect.distanceMils / 1000}″ of speed`;
    case 'push':
      return `a push of ${effect.distanceMils / 1000}″`;
    case 'destroy-shield-generator':
      return `${effect.results} of them destroy a Shield Generator`;
    case 'lose-optimal-range':
      return 'no optimal range for its next attack';
    case 'critical':
      return 'a critical hit';
    case 'lower-cover':
      return 'a level of cover';
  }
}

/** Every further result costs as much again. */
const adds = (id: OrdnanceId): boolean =>
  ordnance[id].stacks && ordnance[id].effect.kind !== 'destroy-shield-generator';

/** What follows for certain from an answer that leaves nothing to choose; undefined where its words say it. */
export function plainLead(state: State, offer: Offer): string | undefined {
  if (offer.kind !== 'choose-generator') return undefined;
  const arc = state.ships[offer.ship]?.shields[offer.space];
  return arc ? `its shield in ${arc} falls` : 'no shield falls';
}

function cancelling(state: State, offer: Of<'assign-cancels'>, safe: Command): ListPlan<Command> {
  const items = offer.results.map(({ ordnance: id, results }): ListItem => {
    const first = safe.kind === 'assign-cancels' ? (safe.cancels[id] ?? 0) : 0;
    return {
      id,
      label: ordnance[id].name,
      detail: `${count(results, 'result')}, otherwise ${costOf(id)}${results > 1 && adds(id) ? ' each' : ''}`,
      min: 0,
      max: Math.min(results, offer.cancels),
      first,
    };
  });
  return {
    question: `Damage control stops ${offer.cancels === 1 ? 'one result' : `${offer.cancels} results`}. Which?`,
    facts: `What is not stopped takes effect on ${shipName(state, offer.target)}.`,
    items,
    build: (value) => ({
      kind: 'assign-cancels',
      cancels: Object.fromEntries(
        items.map(({ id }) => [id as OrdnanceId, value(id)] as const).filter(([, n]) => n > 0),
      ),
    }),
    words: (value) => {
      const stopped = items.filter(({ id }) => value(id) > 0);
      return stopped.length === 1 ? `Stop the ${stopped[0]?.label}` : 'Stop these results';
    },
  };
}

function sharing(state: State, offer: Of<'assign-screen-hits'>, safe: Command): ListPlan<Command> {
  const first = (ship: string): number =>
    safe.kind === 'assign-screen-hits' ? (safe.hits.find((each) => each.ship === ship)?.hits ?? 0) : 0;
  return {
    question: 'Which hits do the screens take?',
    facts: `${count(offer.hits, 'hit')} got through. The rest strikes ${shipName(state, offer.target)}.`,
    items: offer.screens.map(({ ship, least, most }) => ({
      id: ship,
      label: shipName(state, ship),
      detail: `${least} to ${most} of its ${state.ships[ship]?.hull ?? most} HP`,
      min: least,
      max: most,
      first: first(ship),
    })),
    build: (value) => ({
      kind: 'assign-screen-hits',
      hits: offer.screens.map(({ ship }) => ({ ship, hits: value(ship) })),
    }),
    words: () => 'Share the hits like this',
  };
}

function repairs(state: State, offer: Of<'choose-repairs'>, safe: Command): ListPlan<Command> {
  const first = (id: string): boolean => safe.kind === 'choose-repairs' && safe.spaces.includes(id as SpaceId);
  return {
    question: `Which spaces does ${shipName(state, offer.ship)} repair?`,
    facts: `The dice repair ${count(offer.count, 'space')}.`,
    items: offer.spaces.map((id) => tick(id, id, 'offline', first(id))),
    build: (value) => ({ kind: 'choose-repairs', ship: offer.ship, spaces: chosen(offer.spaces, value) as SpaceId[] }),
    words: () => 'Repair these',
  };
}

/** What boarders of a civilian are after (QR-12.4b). */
const aims = ['damage', 'capture'] as const;

function boarding(state: State, offer: Of<'board'>): ListPlan<Command> {
  const ships = [...new Set(offer.targets.flatMap((each) => each.ships))];
  const goals = (ship: string) => offer.targets.filter((each) => each.ships.includes(ship));
  const assaults = (value: ListValues) =>
    offer.targets
      .map(({ target, civilian }) => ({
        target,
        ships: ships.filter((ship) => goals(ship)[value(ship) - 1]?.target === target),
        ...(civilian ? { aim: aims[value(`aim-${target}`)] ?? 'damage' } : {}),
      }))
      .filter((each) => each.ships.length > 0);
  const civilians = offer.targets.filter((each) => each.civilian);
  return {
    question: 'Boarding assaults',
    facts: 'All assaults of the squadron are named together; then the marines go.',
    items: [
      ...ships.map((ship) => ({
        id: ship,
        label: shipName(state, ship),
        detail: '',
        min: 0,
        max: goals(ship).length,
        first: 1,
        names: ['stays', ...goals(ship).map((each) => `boards ${shipName(state, each.target)}`)],
      })),
      ...civilians.map(({ target }) => ({
        id: `aim-${target}`,
        label: `Boarders of ${shipName(state, target)}`,
        detail: 'three critical results capture it; fewer do nothing then',
        min: 0,
        max: 1,
        first: 1,
        names: ['damage it', 'capture it'],
      })),
    ],
    build: (value) => ({ kind: 'board', assaults: assaults(value) }),
    words: (value) =>
      assaults(value).length === 1
        ? `Board ${shipName(state, assaults(value)[0]?.target ?? '')}`
        : `Board ${assaults(value).length} ships`,
  };
}

/** The list of a decision, opened on the safe answer; undefined for offers that are no list. */
export function planOf(state: State, offer: Offer, safe: () => Command): ListPlan<Command> | undefined {
  switch (offer.kind) {
    case 'defend':
      return helpers(state, offer, 'Before the dice. Whoever helps adds defence dice.');
    case 'cover-ship':
      return helpers(state, offer, 'Fighters attack. Each defence die of 3 or more turns one away.');
    case 'repel':
      return helpers(state, offer, 'Marines come aboard. Defence dice throw them back.');
    case 'choose-fighters-lost':
      return fightersLost(state, offer, safe());
    case 'assign-cancels':
      return cancelling(state, offer, safe());
    case 'assign-screen-hits':
      return sharing(state, offer, safe());
    case 'set-shields':
      return shieldPlan(state, offer, state.ships[offer.ship]?.shields ?? {}) as ListPlan<Command>;
    case 'choose-repairs':
      return repairs(state, offer, safe());
    case 'board':
      return boarding(state, offer);
    default:
      return undefined;
  }
}
