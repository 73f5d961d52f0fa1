import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Zone } from '../records.ts';

export interface LayMinesOffer extends OfferOf<'lay-mines'> {
  readonly ship: string;
  /** Where its post may be meant to stand, clear of bases and planets. */
  readonly region: Zone;
  readonly fieldRadiusMils: number;
  readonly strength: number;
}

export interface KeepMinesOffer extends OfferOf<'keep-mines'> {
  readonly ship: string;
}

export interface StayOnFieldOffer extends OfferOf<'stay-on-field'> {
  readonly ship: string;
}

export type MineOffer = LayMinesOffer | KeepMinesOffer | StayOnFieldOffer;
