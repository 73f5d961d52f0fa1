import * as z from 'zod';
import { facingCdeg, fighterId, shipId, terrainId } from '../ids.ts';

const distanceMils = z.int().min(0).max(200_000);
const segments = z.int().min(0).max(99);
/** Own fighters in contact that ride along. */
const carry = z.array(fighterId).max(100);
const orbiting = { ship: shipId, planet: terrainId, segments, carry };

/** A straight leg that ends beside the planet, then along the circle. */
const enterOrbit = z.strictObject({
  kind: z.literal('enter-orbit'),
  ...orbiting,
  courseCdeg: facingCdeg,
  distanceMils,
});
/** Along the circle that the ship is on. */
const followOrbit = z.strictObject({ kind: z.literal('follow-orbit'), ...orbiting });
/** Along the circle, then away with the whole base move. */
const leaveOrbit = z.strictObject({
  kind: z.literal('leave-orbit'),
  ...orbiting,
  courseCdeg: facingCdeg,
  distanceMils,
  facingCdeg,
});
/** Part of the base move, the circle for free, the rest of the base move. */
const slingshot = z.strictObject({
  kind: z.literal('slingshot'),
  ...orbiting,
  approach: z.strictObject({ courseCdeg: facingCdeg, distanceMils }),
  exit: z.strictObject({ courseCdeg: facingCdeg, distanceMils, facingCdeg }),
});
/** Turns on the spot before the move, by Maneuvering Thrusters. */
const pivotShip = z.strictObject({ kind: z.literal('pivot-ship'), ship: shipId, facingCdeg });

export const maneuverCommands = [enterOrbit, followOrbit, leaveOrbit, slingshot, pivotShip] as const;
export type ManeuverCommand = z.infer<(typeof maneuverCommands)[number]>;
/** A movement with a part on a circle. */
export type RouteCommand = Exclude<ManeuverCommand, { kind: 'pivot-ship' }>;
export type RouteKind = RouteCommand['kind'];
