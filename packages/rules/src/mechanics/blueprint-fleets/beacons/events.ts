import * as z from 'zod';
import { face, listOf } from '../../../kernel/bounded.ts';
import { beaconId, point, seat, shipId, terrainId } from '../ids.ts';

const d6 = face(6);

const beaconDeployedOf = <S extends z.ZodType<string>>(space: S) =>
  z.strictObject({
    kind: z.literal('beacon-deployed'),
    ship: shipId,
    beacon: beaconId,
    /** The space of the module whose stock it comes from. */
    space,
    at: point,
  });

/** `face` and 1 for each of `modules` reach 6, and the beacon changes hands, or they do not. */
const beaconHackedOf = <M extends z.ZodType<number>>(modules: M) =>
  z.strictObject({
    kind: z.literal('beacon-hacked'),
    ship: shipId,
    beacon: beaconId,
    face: d6,
    modules,
    success: z.boolean(),
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

/** Of a game with these spaces of a blueprint, and so many modules that help to hack. */
export const beaconEventsOf = <S extends z.ZodType<string>, M extends z.ZodType<number>>(space: S, modules: M) =>
  [beaconDeployedOf(space), beaconHackedOf(modules), beaconsStarted, beaconsSwitched, targetsHeld] as const;
export type BeaconEvent = z.infer<ReturnType<typeof beaconEventsOf<z.ZodType<string>, z.ZodType<number>>>[number]>;
