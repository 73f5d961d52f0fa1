/** The lists behind the orders of beacons and of thrusters. */
import { normaliseCdeg } from '@broadside/rules/geometry/table';
import { along } from '#lib/board/chart.ts';
import { beaconTitle, type Command, type Offer, type State } from '../rules.ts';
import type { ChoicePlan } from './choice-draft.svelte.ts';
import type { Judge } from './move-draft.svelte.ts';

type Of<K extends Offer['kind']> = Extract<Offer, { kind: K }>;
type Values = (id: string) => number;

const chosen = (ids: readonly string[], value: Values): string[] => ids.filter((id) => value(id) === 1);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function switching({ beacons }: Of<'switch-beacons'>): ChoicePlan {
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

function raiding(state: State, { beacon, fighters }: Of<'attack-beacon'>): ChoicePlan {
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

const sides = [
  'ahead',
  'starboard bow',
  'starboard',
  'starboard quarter',
  'astern',
  'port quarter',
  'port',
  'port bow',
];

/** Eight sides of the ship, those where the beacon may lie, at the farthest that is allowed. */
function laying(state: State, offer: Of<'deploy-beacon'>, judge: Judge): ChoicePlan {
  const { ship, around, maxMils, stock } = offer;
  const name = state.ships[ship]?.name ?? ship;
  const facing = state.ships[ship]?.facingCdeg ?? 0;
  const command = (at: typeof around): Command => ({ kind: 'deploy-beacon', ship, at });
  const spots = sides
    .map((side, index) => ({ side, at: along(around, facing + index * 4500, maxMils) }))
    .filter(({ at }) => judge(command(at)) === undefined);
  const places = spots.length > 0 ? spots : [{ side: 'where there is room', at: offer.at }];
  const at = (value: Values) => places[value('side')]?.at ?? offer.at;
  return {
    question: `${name} lays a beacon`,
    facts: `${stock} left. It goes online in the End Phase.`,
    items: [
      {
        id: 'side',
        label: 'Where',
        detail: '',
        min: 0,
        max: places.length - 1,
        first: 0,
        names: places.map(({ side }) => side),
      },
    ],
    build: (value) => command(at(value)),
    words: () => 'Lay the beacon',
  };
}

const STEP_CDEG = 500;

/** Thrusters turn the ship in steps of five degrees. */
function pivoting(state: State, { ship, facingCdeg, maxTurnCdeg }: Of<'pivot-ship'>): ChoicePlan {
  const name = state.ships[ship]?.name ?? ship;
  const steps = Math.floor(maxTurnCdeg / STEP_CDEG);
  const turns = Array.from({ length: 2 * steps + 1 }, (_, index) => (index - steps) * STEP_CDEG);
  const words = turns.map((turn) =>
    turn === 0 ? 'not at all' : `${Math.abs(turn) / 100}° to ${turn < 0 ? 'port' : 'starboard'}`,
  );
  return {
    question: `${name} turns by thrusters`,
    facts: `Up to ${maxTurnCdeg / 100}° before the move, as the special action.`,
    items: [{ id: 'turn', label: 'Turn', detail: '', min: 0, max: turns.length - 1, first: 2 * steps, names: words }],
    build: (value) => ({
      kind: 'pivot-ship',
      ship,
      facingCdeg: normaliseCdeg(facingCdeg + (turns[value('turn')] ?? 0)),
    }),
    words: (value) => `Turn ${words[value('turn')] ?? ''}`,
  };
}

/** The list of an order of beacons or thrusters; undefined for other offers. */
export function smallPlanOf(state: State, offer: Offer, judge: Judge): ChoicePlan | undefined {
  switch (offer.kind) {
    case 'switch-beacons':
      return switching(offer);
    case 'attack-beacon':
      return raiding(state, offer);
    case 'deploy-beacon':
      return laying(state, offer, judge);
    case 'pivot-ship':
      return pivoting(state, offer);
    default:
      return undefined;
  }
}
