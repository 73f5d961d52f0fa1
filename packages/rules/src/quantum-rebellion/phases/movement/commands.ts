import * as z from 'zod';
import { facingCdeg, fighterId, point, shipId } from '../../ids.ts';

const leg = {
  ship: shipId,
  /** The direction of the move, clockwise from north. */
  courseCdeg: facingCdeg,
  distanceMils: z.int().min(0).max(200_000),
  /** The facing at its end. */
  facingCdeg,
  /** Own fighters in contact that ride along (R-QR-86). */
  carry: z.array(fighterId).max(100),
};

const moveShip = z.strictObject({ kind: z.literal('move-ship'), ...leg });
/** A second Standard Movement right after the first, as the special action (R-QR-108). */
const fullThrust = z.strictObject({ kind: z.literal('full-thrust'), ...leg });
/** Half the maximum straight ahead, then about, instead of the Standard Movement (R-QR-103). */
const splitS = z.strictObject({ kind: z.literal('split-s'), ship: shipId, carry: leg.carry });
const moveFighter = z.strictObject({ kind: z.literal('move-fighter'), fighter: fighterId, to: point });
/** Launches before the carrier moves, as its special action (QR-11.6.9a). */
const catapultFighters = z.strictObject({
  kind: z.literal('catapult-fighters'),
  ship: shipId,
  fighters: z.array(z.strictObject({ fighter: fighterId, at: point })).max(100),
});

export const movementCommands = [moveShip, fullThrust, splitS, moveFighter, catapultFighters] as const;
