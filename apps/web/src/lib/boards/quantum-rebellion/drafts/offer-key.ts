/** Which offer is which, and which commands need nothing more than a press. */
import type { Command, Offer } from '../rules.ts';

const subjects = [
  'ship',
  'squadron',
  'terrain',
  'fighter',
  'target',
  'space',
  'segment',
  'place',
  'first',
  'carrier',
  'to',
  'planet',
  'beacon',
  'disc',
  'mount',
] as const;

/** The same for an offer and for its successor after the table changed. */
export function offerKey(offer: Offer): string {
  const fields = offer as unknown as Record<string, unknown>;
  const told = subjects.filter((field) => field in fields && typeof fields[field] !== 'object');
  return [offer.kind, ...told.map((field) => String(fields[field]))].join(':');
}

/** The command of an offer that leaves nothing to choose; undefined where something has to be chosen. */
export function plainCommand(offer: Offer): Command | undefined {
  switch (offer.kind) {
    case 'choose-deployer':
      return { kind: 'choose-deployer', first: offer.first };
    case 'choose-order':
      return { kind: 'choose-order', place: offer.place };
    case 'activate-squadron':
    case 'reserve-squadron':
      return { kind: offer.kind, squadron: offer.squadron };
    case 'end-segment':
      return { kind: 'end-segment', segment: offer.segment };
    case 'shut-down':
    case 'restart':
    case 'leave-by-portal':
    case 'engage-cloak':
    case 'disengage-cloak':
    case 'keep-mines':
    case 'stay-on-field':
    case 'repair':
      return { kind: offer.kind, ship: offer.ship };
    case 'split-s':
      return { kind: 'split-s', ship: offer.ship, carry: [...offer.carry] };
    case 'hack-beacon':
      return { kind: 'hack-beacon', ship: offer.ship, beacon: offer.beacon };
    case 'fire-mass-driver':
      return { kind: 'fire-mass-driver', ship: offer.ship, planet: offer.planet };
    case 'choose-generator':
      return { kind: 'choose-generator', space: offer.space };
    case 'reveal-disc':
      return { kind: 'reveal-disc', disc: offer.disc };
    case 'land-troops':
      return { kind: 'land-troops', ship: offer.ship, space: offer.space };
    case 'orbital-bombardment':
      return { kind: 'orbital-bombardment', ship: offer.ship, mount: offer.mount };
    case 'hold-scouts':
    case 'stay-hidden':
    case 'pass-reserve':
    case 'end-damage-control':
    case 'decline-relaunch':
      return { kind: offer.kind };
    default:
      return undefined;
  }
}

/** Kinds that answer somebody else's act, or a question of the book: they come as a prompt. */
export const isPrompt = (offer: Offer): boolean =>
  [
    'choose-deployer',
    'choose-order',
    'defend',
    'assign-cancels',
    'assign-screen-hits',
    'choose-generator',
    'cover-ship',
    'choose-fighters-lost',
    'return-from-dogfight',
    'recall-fighters',
    'relaunch-fighter',
    'decline-relaunch',
    'repel',
    'choose-repairs',
    'switch-beacons',
  ].includes(offer.kind);

/** Kinds that are taken up by themselves, because a person who is asked will want one of them; the others wait for a press. */
const ready = [
  'place-terrain',
  'deploy-squadron',
  'place-entry-portal',
  'enter-squadron',
  'spring-ambush',
  'lay-mines',
  'activate-squadron',
  'move-ship',
  'move-fighter',
  'push-target',
  'repair',
] as const satisfies readonly Offer['kind'][];

/** The offer to begin with: a reply that is asked for, the attack that is worth most, or the first thing that is ready. */
export function firstOffer(offers: readonly Offer[], bestShot: () => Offer | undefined): Offer | undefined {
  return (
    offers.find(isPrompt) ?? bestShot() ?? offers.find((offer) => (ready as readonly string[]).includes(offer.kind))
  );
}
