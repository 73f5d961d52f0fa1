import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { ShipId } from '../../ids.ts';

export interface RepairOffer extends OfferOf<'repair'> {
  readonly ship: ShipId;
  readonly dice: number;
  /** The lowest face that repairs. */
  readonly need: number;
}

export interface ChooseRepairsOffer extends OfferOf<'choose-repairs'> {
  readonly ship: ShipId;
  readonly spaces: readonly string[];
  /** How many of them. */
  readonly count: number;
}

export type EndDamageControlOffer = OfferOf<'end-damage-control'>;

export type EndOffer = RepairOffer | ChooseRepairsOffer | EndDamageControlOffer;
