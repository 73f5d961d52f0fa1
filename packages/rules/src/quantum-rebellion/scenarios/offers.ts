import type { OfferOf } from '../../kernel/ruleset/offer.ts';
import type { SpaceId } from '../ids.ts';

export interface LandTroopsOffer extends OfferOf<'land-troops'> {
  readonly ship: string;
  readonly space: SpaceId;
  /** How many divisions it lands. */
  readonly divisions: number;
}

export interface OrbitalBombardmentOffer extends OfferOf<'orbital-bombardment'> {
  readonly ship: string;
  readonly mount: 'T1' | 'T2';
  /** The lowest face of the d20 that removes a division. */
  readonly need: number;
}

export type ScenarioOffer = LandTroopsOffer | OrbitalBombardmentOffer;
