/** Beacons in writing: commands, offers, and what is waited for. */
import * as z from 'zod';
import {
  beaconId,
  type BeaconId,
  fighterId,
  type FighterId,
  point,
  type Point,
  seat,
  shipId,
  type ShipId,
} from '../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Beacon, Zone } from '../records.ts';
import { listOf } from '../../../kernel/bounded.ts';

/** Lays a beacon of the ship's stock. */
const deployBeacon = z.strictObject({ kind: z.literal('deploy-beacon'), ship: shipId, at: point });
/** Turns an enemy beacon by countermeasures. */
const hackBeacon = z.strictObject({ kind: z.literal('hack-beacon'), ship: shipId, beacon: beaconId });
/** Tokens that touch a beacon try to destroy it. */
const attackBeacon = z.strictObject({
  kind: z.literal('attack-beacon'),
  beacon: beaconId,
  fighters: z.array(fighterId).min(1).max(40),
});
/** In the End Phase: these beacons of the side are online, its others offline. */
const switchBeacons = z.strictObject({ kind: z.literal('switch-beacons'), online: z.array(beaconId).max(400) });

export const beaconCommands = [deployBeacon, hackBeacon, attackBeacon, switchBeacons] as const;

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

/** `seat` switches its beacons, if it has any; `waiting` are the sides after it. */
export const beaconPowerFrame = z.strictObject({ kind: z.literal('beacon-power'), seat, waiting: listOf(seat) });
