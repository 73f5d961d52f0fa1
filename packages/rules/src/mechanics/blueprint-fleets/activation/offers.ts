import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Segment } from '../records.ts';
import type { SquadronId } from '../ids.ts';

export interface ActivateOffer extends OfferOf<'activate-squadron'> {
  readonly squadron: SquadronId;
}

export interface EndSegmentOffer extends OfferOf<'end-segment'> {
  readonly segment: Segment;
}

export type ActivationOffer = ActivateOffer | EndSegmentOffer;
