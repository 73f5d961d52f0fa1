import type { Arc, Point, SpaceId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

export interface ShutDownOffer extends OfferOf<'shut-down'> {
  readonly ship: string;
}

export interface RestartOffer extends OfferOf<'restart'> {
  readonly ship: string;
}

export interface OpenPortalOffer extends OfferOf<'open-portal'> {
  readonly ship: string;
  readonly from: Point;
  readonly discRadiusMils: number;
  /** From the ship's post to the nearest edge of the disc. */
  readonly reachMils: number;
  /** From the disc's edge to the edge of any terrain. */
  readonly clearanceMils: number;
}

export interface SetShieldsOffer extends OfferOf<'set-shields'> {
  readonly ship: string;
  /** Its working Shield Generators; no two protect the same arc. */
  readonly generators: readonly SpaceId[];
  readonly arcs: readonly (Arc | null)[];
}

export type CommandSegmentOffer = ShutDownOffer | RestartOffer | OpenPortalOffer | SetShieldsOffer;
