import type { Hex, UnitCardId, UnitId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

export interface ReinforceOffer extends OfferOf<'reinforce'> {
  readonly unit: UnitId;
  readonly hexes: readonly Hex[];
  /** What the factory builds, and its cost in stars; null where the unit itself comes. */
  readonly build: UnitCardId | null;
  readonly cost: number;
}
