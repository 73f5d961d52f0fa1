/** Which offer is which, which orders need nothing more than a press, and which offer is open by itself. */
import type { AnyFleetOffer, FleetKit, PlainOrders } from './kit.ts';

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
  'speed',
  'keepCombat',
  'ordnance',
] as const;

/** Tokens in stacks; the first tells which stack it is. */
const stacks = ['fighters', 'enemies'] as const;

/** The same for an offer and for its successor after the table changed. */
export function offerKey(offer: AnyFleetOffer): string {
  const told = [...subjects, ...stacks].flatMap((field) => {
    const given: unknown = Reflect.get(offer, field);
    const value: unknown = Array.isArray(given) ? given[0] : given;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [`${value}`] : [];
  });
  return [offer.kind, ...told].join(':');
}

/** One offer of each key, the first: ways to fire at one ship are one attack, whose weapons are chosen once it is open. */
export function distinct<O extends AnyFleetOffer>(offers: readonly O[]): readonly O[] {
  const firsts = new Map<string, O>();
  for (const offer of offers) if (!firsts.has(offerKey(offer))) firsts.set(offerKey(offer), offer);
  return [...firsts.values()];
}

export const plainOrders: PlainOrders = {
  'choose-deployer': ['first'],
  'choose-order': ['place'],
  'activate-squadron': ['squadron'],
  'reserve-squadron': ['squadron'],
  'end-segment': ['segment'],
  'engage-cloak': ['ship'],
  'disengage-cloak': ['ship'],
  'keep-mines': ['ship'],
  'stay-on-field': ['ship'],
  'split-s': ['ship', 'carry'],
  'hack-beacon': ['ship', 'beacon'],
  'reveal-disc': ['disc'],
  'stay-hidden': ['squadron'],
  'hold-scouts': [],
  'pass-reserve': [],
  'decline-relaunch': [],
};

/** Kinds that answer somebody else's act, or a question of the book: they come as a prompt. */
export const promptKinds: readonly string[] = [
  'choose-deployer',
  'choose-order',
  'return-from-dogfight',
  'recall-fighters',
  'relaunch-fighter',
  'decline-relaunch',
  'switch-beacons',
];

/** Kinds that are taken up by themselves, because a person who is asked will want one of them; the others wait for a press. */
export const readyKinds: readonly string[] = [
  'place-terrain',
  'deploy-squadron',
  'place-entry-portal',
  'enter-squadron',
  'spring-ambush',
  'lay-mines',
  'activate-squadron',
  'move-ship',
  'move-fighter',
];

/** The command of an offer that leaves nothing to choose; undefined where something has to be chosen. */
export function plainOrder(
  { plain }: Pick<FleetKit, 'plain'>,
  offer: AnyFleetOffer,
): { readonly kind: string } | undefined {
  const fields = plain[offer.kind];
  if (fields === undefined) return undefined;
  const taken = fields.flatMap((field) => {
    const value: unknown = Reflect.get(offer, field);
    return value === undefined ? [] : [[field, Array.isArray(value) ? [...(value as unknown[])] : value] as const];
  });
  return { kind: offer.kind, ...Object.fromEntries(taken) };
}

export const isPrompt = ({ prompts }: Pick<FleetKit, 'prompts'>, offer: AnyFleetOffer): boolean =>
  prompts.includes(offer.kind);

/** The offer to begin with: a reply that is asked for, the attack that is worth most, or the first thing that is ready. */
export function firstOffer<O extends AnyFleetOffer>(
  kit: Pick<FleetKit, 'prompts' | 'ready'>,
  offers: readonly O[],
  bestShot: () => O | undefined,
): O | undefined {
  return (
    offers.find((offer) => isPrompt(kit, offer)) ?? bestShot() ?? offers.find((offer) => kit.ready.includes(offer.kind))
  );
}
