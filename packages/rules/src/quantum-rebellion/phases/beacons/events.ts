import * as z from 'zod';
import { atLeastOne, face, faces, listOf } from '../../../kernel/bounded.ts';
import { beaconId, fighterId, point, seat, shipId, spaceId, terrainId } from '../../ids.ts';

const d6 = face(6);

const beaconDeployed = z.strictObject({
  kind: z.literal('beacon-deployed'),
  ship: shipId,
  beacon: beaconId,
  /** The space of the module whose stock it comes from. */
  space: spaceId,
  at: point,
});

/** `face` and 1 for each of `modules` reach 6, and the beacon changes hands, or they do not. */
const beaconHacked = z.strictObject({
  kind: z.literal('beacon-hacked'),
  ship: shipId,
  beacon: beaconId,
  face: d6,
  modules: atLeastOne,
  success: z.boolean(),
});

const beaconAttacked = z.strictObject({
  kind: z.literal('beacon-attacked'),
  by: seat,
  beacon: beaconId,
  fighters: listOf(fighterId),
  faces: faces(6),
  destroyed: z.boolean(),
});

/** Beacons laid this round go online by themselves. */
const beaconsStarted = z.strictObject({ kind: z.literal('beacons-started'), beacons: listOf(beaconId) });

const beaconsSwitched = z.strictObject({
  kind: z.literal('beacons-switched'),
  by: seat,
  on: listOf(beaconId),
  off: listOf(beaconId),
});

/** Who controls the beacon targets, once all beacons are switched; null where nobody does. */
const targetsHeld = z.strictObject({
  kind: z.literal('targets-held'),
  targets: listOf(z.strictObject({ terrain: terrainId, by: seat.nullable() })),
});

export const beaconEvents = [
  beaconDeployed,
  beaconHacked,
  beaconAttacked,
  beaconsStarted,
  beaconsSwitched,
  targetsHeld,
] as const;
export type BeaconEvent = z.infer<(typeof beaconEvents)[number]>;
