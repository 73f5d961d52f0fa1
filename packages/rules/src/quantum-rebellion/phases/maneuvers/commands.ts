import * as z from 'zod';
import { facingCdeg, fighterId, shipId, terrainId } from '../../ids.ts';

const distanceMils = z.int().min(0).max(200_000);
const segments = z.int().min(0).max(99);
/** Own fighters in contact that ride along (R-QR-86). */
const carry = z.array(fighterId).max(100);
const orbiting = { ship: shipId, planet: terrainId, segments, carry };

/** A straight leg that ends beside the planet, then along the circle (QR-8.3.9.1b). */
const enterOrbit = z.strictObject({
  kind: z.literal('enter-orbit'),
  ...orbiting,
  courseCdeg: facingCdeg,
  distanceMils,
});
/** Along the circle that the ship is on (QR-8.3.9.2a). */
const followOrbit = z.strictObject({ kind: z.literal('follow-orbit'), ...orbiting });
/** Along the circle, then away with the whole base move (QR-8.3.9.3b). */
const leaveOrbit = z.strictObject({
  kind: z.literal('leave-orbit'),
  ...orbiting,
  courseCdeg: facingCdeg,
  distanceMils,
  facingCdeg,
});
/** Part of the base move, the circle for free, the rest of the base move (QR-8.3.10a). */
const slingshot = z.strictObject({
  kind: z.literal('slingshot'),
  ...orbiting,
  approach: z.strictObject({ courseCdeg: facingCdeg, distanceMils }),
  exit: z.strictObject({ courseCdeg: facingCdeg, distanceMils, facingCdeg }),
});
/** Turns on the spot before the move, by Maneuvering Thrusters (QR-11.6.20b). */
const pivotShip = z.strictObject({ kind: z.literal('pivot-ship'), ship: shipId, facingCdeg });

export const maneuverCommands = [enterOrbit, followOrbit, leaveOrbit, slingshot, pivotShip] as const;
