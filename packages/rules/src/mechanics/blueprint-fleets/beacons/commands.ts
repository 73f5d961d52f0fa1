import * as z from 'zod';
import { beaconId, fighterId, point, shipId } from '../ids.ts';

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
