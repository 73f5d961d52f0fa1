import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

export interface FireMassDriverOffer extends OfferOf<'fire-mass-driver'> {
  readonly ship: string;
  readonly planet: string;
  readonly damage: number;
  /** Shots that are left to the ship, this one included. */
  readonly shots: number;
}

export type MassDriverOffer = FireMassDriverOffer;
