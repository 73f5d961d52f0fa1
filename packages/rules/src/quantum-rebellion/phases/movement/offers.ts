import type { LegTerms } from '../../../mechanics/open-table/index.ts';
import type { Point } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Zone } from '../../../mechanics/blueprint-fleets/records.ts';
import type { LaunchTerms } from '../../specials/launching/offers.ts';

/** Where one straight move may lead; beyond its table the ship is destroyed (QR-8.2.5a). */
export interface LegEnvelope extends LegTerms {
  readonly ship: string;
  /** Fighters that may ride along. */
  readonly carry: readonly string[];
}

export interface MoveShipOffer extends OfferOf<'move-ship'>, LegEnvelope {}
export interface FullThrustOffer extends OfferOf<'full-thrust'>, LegEnvelope {}

export interface SplitSOffer extends OfferOf<'split-s'> {
  readonly ship: string;
  readonly from: Point;
  readonly to: Point;
  readonly facingCdeg: number;
  /** Disorder markers. */
  readonly price: number;
  /** It ends beyond the table's edge: the ship is destroyed. */
  readonly leavesTable: boolean;
  readonly carry: readonly string[];
}

export interface MoveFighterOffer extends OfferOf<'move-fighter'> {
  readonly fighter: string;
  readonly from: Point;
  readonly maxMils: number;
  readonly onTable: Zone;
}

export interface CatapultOffer extends OfferOf<'catapult-fighters'>, LaunchTerms {}

export type MovementOffer = MoveShipOffer | FullThrustOffer | SplitSOffer | MoveFighterOffer | CatapultOffer;
