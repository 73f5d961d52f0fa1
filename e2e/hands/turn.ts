/** The moment at which a hand acts: the page, and the table as the rules see it. */
import type { Page } from 'playwright-core';
import type { Seat } from '@broadside/protocol';
import type { Command, Offer, State } from '@broadside/rules/quantum-rebellion';

export interface Turn {
  readonly page: Page;
  readonly seat: Seat;
  readonly state: State;
  readonly offers: readonly Offer[];
}

export type OrderOf<K extends Command['kind']> = Extract<Command, { kind: K }>;
export type OfferOf<K extends Offer['kind']> = Extract<Offer, { kind: K }>;

/** The offer that a command takes; throws where there is none, because then the test itself is wrong. */
export function offerFor<K extends Offer['kind']>(
  turn: Turn,
  kind: K,
  fits: (offer: OfferOf<K>) => boolean = () => true,
): OfferOf<K> {
  const found = turn.offers.find((offer): offer is OfferOf<K> => offer.kind === kind && fits(offer as OfferOf<K>));
  if (!found) throw new Error(`Nothing of ${kind} is offered.`);
  return found;
}

export function nameOf(turn: Turn, id: string): string {
  const { ships, fighters, squadrons, terrain } = turn.state;
  const thing = ships[id] ?? fighters[id] ?? squadrons[id] ?? terrain[id];
  if (!thing) throw new Error(`There is no ${id} on the table.`);
  return thing.name;
}
