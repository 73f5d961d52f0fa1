import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Segment } from '../records.ts';

export interface ActivateOffer extends OfferOf<'activate-squadron'> {
  readonly squadron: string;
}

export interface EndSegmentOffer extends OfferOf<'end-segment'> {
  readonly segment: Segment;
}

export type ActivationOffer = ActivateOffer | EndSegmentOffer;
