import type { CardId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

/** Choose any of `cards`, at least `least` of them. */
export interface DiscardOffer extends OfferOf<'discard-cards' | 'bid-initiative'> {
  readonly cards: readonly CardId[];
  readonly least: number;
}
export type RoundOffer = DiscardOffer;
