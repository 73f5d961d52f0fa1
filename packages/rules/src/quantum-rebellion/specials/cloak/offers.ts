import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

export interface EngageCloakOffer extends OfferOf<'engage-cloak'> {
  readonly ship: string;
}

export interface DisengageCloakOffer extends OfferOf<'disengage-cloak'> {
  readonly ship: string;
}

export type CloakOffer = EngageCloakOffer | DisengageCloakOffer;
