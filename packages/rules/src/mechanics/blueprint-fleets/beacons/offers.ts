import type { BeaconId, FighterId, Point, ShipId } from '../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Beacon, Zone } from '../records.ts';

export interface DeployBeaconOffer extends OfferOf<'deploy-beacon'> {
  readonly ship: ShipId;
  /** Beacons that its working modules still hold. */
  readonly stock: number;
  /** The centre of the beacon is between these distances of the ship's post, both the same in contact, and in `onTable`. */
  readonly around: Point;
  readonly minMils: number;
  readonly maxMils: number;
  readonly onTable: Zone;
  /** A free place; any other of these will do. */
  readonly at: Point;
}

export interface HackBeaconOffer extends OfferOf<'hack-beacon'> {
  readonly ship: ShipId;
  readonly beacon: BeaconId;
  /** The lowest face of the d6 that turns the beacon. */
  readonly need: number;
}

export interface AttackBeaconOffer extends OfferOf<'attack-beacon'> {
  readonly beacon: BeaconId;
  /** Tokens that may go; any of them. */
  readonly fighters: readonly FighterId[];
}

export interface SwitchBeaconsOffer extends OfferOf<'switch-beacons'> {
  /** The side's beacons as they are now. */
  readonly beacons: readonly { readonly beacon: BeaconId; readonly status: Beacon['status'] }[];
}

export type BeaconOffer = DeployBeaconOffer | HackBeaconOffer | AttackBeaconOffer | SwitchBeaconsOffer;
