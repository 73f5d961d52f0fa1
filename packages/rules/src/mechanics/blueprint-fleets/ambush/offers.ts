import type { DiscId, FighterId, Point, ShipId, SquadronId } from '../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Zone } from '../records.ts';

export interface HideSquadronOffer extends OfferOf<'hide-squadron'> {
  readonly squadron: SquadronId;
  readonly radiusMils: number;
  /** The centre of each disc lies in here … */
  readonly region: Zone;
  /** … and no disc reaches into these. */
  readonly barred: readonly Zone[];
}

export interface RevealDiscOffer extends OfferOf<'reveal-disc'> {
  readonly disc: DiscId;
}

export interface StayHiddenOffer extends OfferOf<'stay-hidden'> {
  /** The one that stays so, where each has an activation of its own. */
  readonly squadron?: SquadronId;
}

export interface SpringAmbushOffer extends OfferOf<'spring-ambush'> {
  readonly squadron: SquadronId;
  readonly ships: readonly ShipId[];
  readonly fighters: readonly FighterId[];
  /** Each base touches or overlaps this disc. */
  readonly around: Point;
  readonly radiusMils: number;
}

export type AmbushOffer = HideSquadronOffer | RevealDiscOffer | StayHiddenOffer | SpringAmbushOffer;
