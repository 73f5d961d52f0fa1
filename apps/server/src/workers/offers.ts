/** What a seat may do, for clients without the rules [HTTP-81]. */
import type { SeatOffers } from '@broadside/protocol';
import { seededRandom, throughJson } from '@broadside/rules/kernel';
import type { Seat, View } from '@broadside/rules/kernel';
import { known } from './rulesets.ts';
import type { Rulesets } from './rulesets.ts';

export interface OffersAsked {
  readonly ruleset: string;
  readonly view: View;
  readonly seat: Seat;
  /** The entry after which they are asked: who asks twice gets the same samples. */
  readonly seq: number;
}

/** As a client with the rules computes it: from the seat's view, never from the state. */
export function offersTo({ ruleset: id, view, seat, seq }: OffersAsked, rulesets: Rulesets): SeatOffers['offers'] {
  const ruleset = known(rulesets, id);
  const random = seededRandom(seq);
  return ruleset.offers(view, seat).map((offer: unknown) => ({
    ...(throughJson(offer) as object),
    sample: throughJson(ruleset.sample(view, offer, seat, random)) as SeatOffers['offers'][number]['sample'],
  }));
}
