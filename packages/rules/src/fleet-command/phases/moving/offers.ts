import type { UnitId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Destination } from '../orders/offers.ts';

/** Another way for a blocked unit; `path: []` stops it. */
export interface GoOnOffer extends OfferOf<'go-on'> {
  readonly unit: UnitId;
  readonly destinations: readonly Destination[];
}
export type MovingOffer = GoOnOffer;
