/** The lists behind the orders of beacons. */
import { type Command, beaconTitle, type Offer, type State } from '../rules.ts';
import type { ListPlan } from '#lib/desk/list-draft.svelte.ts';

type Of<K extends Offer['kind']> = Extract<Offer, { kind: K }>;
type Values = (id: string) => number;

const chosen = (ids: readonly string[], value: Values): string[] => ids.filter((id) => value(id) === 1);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function switching({ beacons }: Of<'switch-beacons'>): ListPlan<Command> {
  const ids = beacons.map(({ beacon }) => beacon);
  return {
    question: 'Which of your beacons are online?',
    facts: 'Enemy beacons that are online and touch jam each other.',
    items: beacons.map(({ beacon, status }) => ({
      id: beacon,
      label: capital(beaconTitle(beacon)),
      detail: 'online',
      min: 0,
      max: 1,
      first: status === 'online' ? 1 : 0,
    })),
    build: (value) => ({ kind: 'switch-beacons', online: chosen(ids, value) }),
    words: (value) => `Go on with ${chosen(ids, value).length} online`,
  };
}

function raiding(state: State, { beacon, fighters }: Of<'attack-beacon'>): ListPlan<Command> {
  return {
    question: `Fighters attack ${beaconTitle(beacon)}`,
    facts: 'One die each; a 5 or 6 destroys it. They stay out.',
    items: fighters.map((id) => ({
      id,
      label: state.fighters[id]?.name ?? id,
      detail: 'attacks',
      min: 0,
      max: 1,
      first: 1,
    })),
    build: (value) => ({ kind: 'attack-beacon', beacon, fighters: chosen(fighters, value) }),
    words: () => `Attack ${beaconTitle(beacon)}`,
  };
}

/** The list of an order of beacons; undefined for other offers. */
export function smallPlanOf(state: State, offer: Offer): ListPlan<Command> | undefined {
  switch (offer.kind) {
    case 'switch-beacons':
      return switching(offer);
    case 'attack-beacon':
      return raiding(state, offer);
    default:
      return undefined;
  }
}
