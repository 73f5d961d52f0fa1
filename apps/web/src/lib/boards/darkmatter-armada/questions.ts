/** What this game asks about attacks: whose answers have an outlook, and what is thrown at whom. */
import type { AttackQuestions } from '#lib/blueprint-fleets/outlook.ts';
import type { Draft } from './drafts/drafting.ts';
import { ordnance, spaceName, type Offer, type State } from './rules.ts';

const asking = ['attack', 'fighter-attack', 'boarding'] as const;
type Asking = Extract<State['frames'][number], { kind: (typeof asking)[number] }>;

export const attackQuestions: AttackQuestions = {
  told: ['defend', 'fly-patrol', 'shift-location', 'choose-location'],
  frames: asking,
  atStake: ({ frames }: State) => {
    const frame = frames.findLast((each): each is Asking => (asking as readonly string[]).includes(each.kind));
    if (frame === undefined) return [];
    return [frame.target, ...(frame.kind === 'attack' && frame.screen !== null ? [frame.screen] : [])];
  },
};

/** The ships at both ends of the attack that is planned or fought: whoever is asked about one sees both. */
export function endsOf(draft: Draft | undefined, { frames }: State): readonly string[] | undefined {
  if (draft?.form === 'fire')
    return [draft.offer.target, ...Object.keys(draft.chosen).filter((id) => draft.joined(id))];
  const frame = frames.findLast((each) => each.kind === 'attack');
  return frame?.kind === 'attack' ? [frame.target, ...frame.weapons.map(({ ship }) => ship)] : undefined;
}

/** What has been thrown at the ship that may be helped, in a sentence. */
export function underFire({ frames, terrain }: State): string | undefined {
  const frame = frames.at(-1);
  if (frame?.kind !== 'attack' || frame.step !== 'defend') return undefined;
  const cover =
    frame.cover === null
      ? ''
      : `, against it d${frame.cover.sides} of ${terrain[frame.cover.terrain]?.name.toLowerCase() ?? 'terrain'}`;
  return `${frame.torpedo ? 'Torpedoes' : 'The attack'} came to ${frame.total}${cover}.`;
}

/** What follows for certain from an answer of one press. */
export function plainLead({ ships }: State, offer: Offer): string | undefined {
  if (offer.kind === 'choose-effect') return effectWords(offer.ordnance);
  const ship = offer.kind === 'choose-neighbour' ? ships[offer.ship] : undefined;
  return ship && offer.kind === 'choose-neighbour' ? spaceName(ship, offer.space) : undefined;
}

function effectWords(id: keyof typeof ordnance): string {
  const { effect } = ordnance[id];
  switch (effect.kind) {
    case 'marker':
      return {
        'comms-down': 'Comms Down',
        'reactor-scram': 'Reactor Scram',
        'defense-grid-fault': 'Grid Fault −2',
        'fire-control': 'Fire Control Offline',
      }[effect.marker];
    case 'lose-crew':
      return `${effect.crew} crew${effect.disorder > 0 ? ` and ${effect.disorder} Disorder` : ''}`;
    case 'lose-initiative':
      return `${effect.points} off the next initiative`;
    case 'disrupt':
      return 'a Shield Generator, and its hyperdrive overloads';
    case 'displace':
      return `moved up to ${effect.distanceMils / 1000}″`;
    case 'pierce':
      return 'one critical hit, two spaces deep';
    case 'shift-location':
      return `locations shifted by up to ${effect.by}`;
    case 'lower-critical-rating':
      return `CR ${effect.by} less`;
    case 'corrode':
      return `${effect.hull} HP more after a critical hit`;
    case 'terrain-steps':
      return 'terrain counts less';
    case 'pass-shield':
    case 'coordinated-steps':
      return 'nothing more';
  }
}
