import type { Point } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

/** What a carrier may launch. */
export interface LaunchTerms {
  readonly ship: string;
  /** The fighters aboard. */
  readonly fighters: readonly string[];
  /** How many may go without a price, and at most; beyond `free` the launch costs `price` Disorder in all. */
  readonly free: number;
  readonly most: number;
  readonly price: number;
  /** Each token stands with its centre on this ring about the carrier's post. */
  readonly around: Point;
  readonly ringMils: number;
}

export interface LaunchFightersOffer extends OfferOf<'launch-fighters'>, LaunchTerms {}

export interface LeaveByPortalOffer extends OfferOf<'leave-by-portal'> {
  readonly ship: string;
  readonly portal: string;
  /** What the opponent scores, in half points. */
  readonly halfPoints: number;
}

export type SpecialOffer = LaunchFightersOffer | LeaveByPortalOffer;
