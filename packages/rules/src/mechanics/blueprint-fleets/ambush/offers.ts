import type { Point } from '../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Zone } from '../records.ts';

export interface HideSquadronOffer extends OfferOf<'hide-squadron'> {
  readonly squadron: string;
  readonly radiusMils: number;
  /** The centre of each disc lies in here … */
  readonly region: Zone;
  /** … and no disc reaches into these. */
  readonly barred: readonly Zone[];
}

export interface RevealDiscOffer extends OfferOf<'reveal-disc'> {
  readonly disc: string;
}

export type StayHiddenOffer = OfferOf<'stay-hidden'>;

export interface SpringAmbushOffer extends OfferOf<'spring-ambush'> {
  readonly squadron: string;
  readonly ships: readonly string[];
  readonly fighters: readonly string[];
  /** Each base touches or overlaps this disc. */
  readonly around: Point;
  readonly radiusMils: number;
}

export type AmbushOffer = HideSquadronOffer | RevealDiscOffer | StayHiddenOffer | SpringAmbushOffer;
