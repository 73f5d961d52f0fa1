import type { FeatureId, UnitId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

export interface HarvestOffer extends OfferOf<'harvest'> {
  readonly unit: UnitId;
  /** Fields in reach that can be harvested. */
  readonly fields: readonly FeatureId[];
  /** How many of them at most. */
  readonly most: number;
}
