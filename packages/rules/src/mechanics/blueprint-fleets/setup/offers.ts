import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Footprint, Zone } from '../records.ts';
import type { FighterId, ShipId, SquadronId, TerrainId } from '../ids.ts';

export interface PlaceTerrainOffer extends OfferOf<'place-terrain'> {
  readonly terrain: TerrainId;
  readonly footprint: Footprint;
  /** The piece lies wholly in here (clear of the table's edges and of the deployment zones) … */
  readonly region: Zone;
  /** … and this far from every other piece, edge to edge. */
  readonly clearanceMils: number;
}

export interface ChooseDeployerOffer extends OfferOf<'choose-deployer'> {
  readonly first: boolean;
}

export interface DeploySquadronOffer extends OfferOf<'deploy-squadron'> {
  readonly squadron: SquadronId;
  readonly ships: readonly ShipId[];
  /** Those that may be out, touching their carrier. */
  readonly fighters: readonly FighterId[];
  readonly zone: Zone;
  /** The side's second strip, where it has one. */
  readonly otherZone: Zone | null;
}

export type HoldScoutsOffer = OfferOf<'hold-scouts'>;

export type SetupOffer = PlaceTerrainOffer | ChooseDeployerOffer | DeploySquadronOffer | HoldScoutsOffer;
