import type { Point } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Zone } from '../../../mechanics/blueprint-fleets/records.ts';

export interface ShortRangeJumpOffer extends OfferOf<'short-range-jump'> {
  readonly ship: string;
  readonly from: Point;
  /** The beacon, or the ship with the Aperture Beacon. */
  readonly to: string;
  /** The post ends within so much of here, clear of all bases; any facing. */
  readonly around: Point;
  readonly reachMils: number;
  readonly onTable: Zone;
}

export interface MatrixJumpOffer extends OfferOf<'matrix-jump'> {
  readonly ship: string;
  readonly from: Point;
  /** The post may be meant for anywhere in here that is clear of all bases; any facing. Then it drifts. */
  readonly onTable: Zone;
}

export type JumpOffer = ShortRangeJumpOffer | MatrixJumpOffer;
