import type { Hex } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

export interface DeployUnitOffer extends OfferOf<'deploy-unit'> {
  readonly unit: string;
  /** Free hexes of the side's set-up zones. */
  readonly hexes: readonly Hex[];
}
export type SetupOffer = DeployUnitOffer;
