/** The lists behind the decisions that the family shares: fighters, shields, beacons. */
import { beaconTitle, type FleetOffer, type FleetOrder, type State } from '@broadside/rules/mechanics/blueprint-fleets';
import type { ListItem, ListPlan } from '#lib/desk/list-draft.svelte.ts';
import { isOffer, type AnyFleetOffer, type FleetKit } from '../kit.ts';

type Of<K extends FleetOffer['kind']> = Extract<FleetOffer, { kind: K }>;
export type ListValues = (id: string) => number;
/** Spaces are called otherwise in each game: the order names them as its offer does. */
type AnyOrder = FleetOrder | { readonly kind: 'set-shields' };

export const shipName = (state: State, id: string): string => state.ships[id]?.name ?? id;
export const fighterName = (state: State, id: string): string => state.fighters[id]?.name ?? id;
export const tick = (id: string, label: string, detail: string, first: boolean): ListItem => ({
  id,
  label,
  detail,
  min: 0,
  max: 1,
  first: first ? 1 : 0,
});
export const chosen = <Id extends string>(ids: readonly Id[], value: ListValues): Id[] =>
  ids.filter((id) => value(id) === 1);
export const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function returning(state: State, offer: Of<'recall-fighters' | 'return-from-dogfight'>): ListPlan<AnyOrder> {
  const { fighters } = offer;
  return {
    question: 'Which fighters return?',
    facts: 'They go aboard at once, from any distance. The others stay out.',
    items: fighters.map((id) => tick(id, fighterName(state, id), 'returns', false)),
    build: (value) => ({ kind: offer.kind, fighters: chosen(fighters, value) }),
    words: (value) => {
      const some = chosen(fighters, value).length;
      return some === 0 ? 'All stay out' : `Recall ${count(some, 'fighter')}`;
    },
  };
}

function attacking({ words }: FleetKit, state: State, offer: Of<'attack-with-fighters'>): ListPlan<AnyOrder> {
  const name = shipName(state, offer.target);
  return {
    question: `Fighters attack ${name}`,
    facts: words.fighterAttack,
    items: offer.fighters.map((id) => tick(id, fighterName(state, id), 'attacks', true)),
    build: (value) => ({ kind: 'attack-with-fighters', target: offer.target, fighters: chosen(offer.fighters, value) }),
    words: (value) => `Attack ${name} with ${count(chosen(offer.fighters, value).length, 'fighter')}`,
  };
}

function dogfighting({ words }: FleetKit, state: State, offer: Of<'dogfight'>): ListPlan<AnyOrder> {
  return {
    question: 'Dogfight',
    facts: words.dogfight,
    items: [
      ...offer.fighters.map((id) => tick(id, fighterName(state, id), 'fights', true)),
      ...offer.enemies.map((id) => tick(id, fighterName(state, id), 'enemy', true)),
    ],
    build: (value) => ({
      kind: 'dogfight',
      fighters: chosen(offer.fighters, value),
      enemies: chosen(offer.enemies, value),
    }),
    words: (value) => `Fight ${chosen(offer.fighters, value).length} against ${chosen(offer.enemies, value).length}`,
  };
}

function relaunching(state: State, offer: Of<'relaunch-fighter'>): ListPlan<AnyOrder> {
  const { fighters } = offer;
  const [first] = fighters;
  if (first === undefined) throw new Error('an offer to launch nobody again');
  const names = fighters.map((id) => fighterName(state, id));
  return {
    question: `Launch again from ${shipName(state, offer.carrier)}?`,
    facts: 'Flight deck crews send one token that has just returned out again.',
    items: [{ id: 'fighter', label: 'Fighter', detail: '', min: 0, max: names.length - 1, first: 0, names }],
    build: (value) => ({ kind: 'relaunch-fighter', fighter: fighters[value('fighter')] ?? first, at: offer.at }),
    words: () => 'Launch it again',
    decline: { label: 'It stays aboard', command: { kind: 'decline-relaunch' } },
  };
}

function switching({ beacons }: Of<'switch-beacons'>): ListPlan<AnyOrder> {
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

function raiding({ words }: FleetKit, state: State, { beacon, fighters }: Of<'attack-beacon'>): ListPlan<AnyOrder> {
  return {
    question: `Fighters attack ${beaconTitle(beacon)}`,
    facts: words.beaconRaid,
    items: fighters.map((id) => tick(id, fighterName(state, id), 'attacks', true)),
    build: (value) => ({ kind: 'attack-beacon', beacon, fighters: chosen(fighters, value) }),
    words: () => `Attack ${beaconTitle(beacon)}`,
  };
}

type Arc = string | null;
interface Shielding {
  readonly ship: string;
  readonly generators: readonly string[];
  readonly arcs: readonly Arc[];
}

/** Shields of a ship: each generator on an arc, or lowered. */
export function shieldPlan(
  state: State,
  offer: Shielding,
  now: Readonly<Record<string, Arc | undefined>>,
): ListPlan<AnyOrder> {
  const name = shipName(state, offer.ship);
  const arcs = [...offer.arcs];
  const words = arcs.map((arc) => arc ?? 'lowered');
  // Shields that stand so already are no order: the first generator opens on another free arc.
  const taken = offer.generators.map((id) => now[id] ?? null);
  const free = arcs.findIndex((arc) => !taken.includes(arc));
  return {
    question: `Shields of ${name}`,
    facts: 'A shield stops direct fire in its arc, both ways.',
    items: offer.generators.map((id, index) => ({
      id,
      label: `Generator in ${id}`,
      detail: '',
      min: 0,
      max: arcs.length - 1,
      first: index === 0 && free >= 0 ? free : Math.max(0, arcs.indexOf(now[id] ?? null)),
      names: words,
    })),
    build: (value) => ({
      kind: 'set-shields',
      ship: offer.ship,
      arcs: Object.fromEntries(offer.generators.map((id) => [id, arcs[value(id)] ?? null])),
    }),
    words: () => `Set the shields of ${name}`,
  };
}

/** The list of a decision that the family shares; undefined for others. */
export function fleetPlanOf(kit: FleetKit, state: State, offer: AnyFleetOffer): ListPlan<AnyOrder> | undefined {
  if (isOffer(offer, 'recall-fighters', 'return-from-dogfight')) return returning(state, offer);
  if (isOffer(offer, 'attack-with-fighters')) return attacking(kit, state, offer);
  if (isOffer(offer, 'dogfight')) return dogfighting(kit, state, offer);
  if (isOffer(offer, 'relaunch-fighter')) return relaunching(state, offer);
  if (isOffer(offer, 'switch-beacons')) return switching(offer);
  if (isOffer(offer, 'attack-beacon')) return raiding(kit, state, offer);
  return undefined;
}
