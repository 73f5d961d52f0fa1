import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

export interface InitiativeOffer extends OfferOf<'choose-order'> {
  readonly place: 'first' | 'second';
}
