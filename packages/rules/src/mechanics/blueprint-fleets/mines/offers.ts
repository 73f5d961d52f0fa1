import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Zone } from '../records.ts';
import type { ShipId } from '../ids.ts';

export interface LayMinesOffer extends OfferOf<'lay-mines'> {
  readonly ship: ShipId;
  /** Where its post may be meant to stand, clear of bases and planets. */
  readonly region: Zone;
  readonly fieldRadiusMils: number;
  readonly strength: number;
}

export interface KeepMinesOffer extends OfferOf<'keep-mines'> {
  readonly ship: ShipId;
}

export interface StayOnFieldOffer extends OfferOf<'stay-on-field'> {
  readonly ship: ShipId;
}

export type MineOffer = LayMinesOffer | KeepMinesOffer | StayOnFieldOffer;
