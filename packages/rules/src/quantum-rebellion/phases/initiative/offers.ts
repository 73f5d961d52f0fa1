import type { OfferOf } from '../../offer.ts';

export interface InitiativeOffer extends OfferOf<'choose-order'> {
  readonly place: 'first' | 'second';
}
