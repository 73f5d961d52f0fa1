import * as z from 'zod';
import { facingCdeg, point, shipId } from '../../ids.ts';

/** Jumps to a beacon, or to a ship with an Aperture Beacon; `to` is the id of either (QR-8.3.5a, QR-11.6.3a). */
const shortRangeJump = z.strictObject({
  kind: z.literal('short-range-jump'),
  ship: shipId,
  to: shipId,
  at: point,
  facingCdeg,
});

/** Jumps by Hyperspace Matrix to any point of the table, then drifts (QR-11.6.16a). */
const matrixJump = z.strictObject({ kind: z.literal('matrix-jump'), ship: shipId, at: point, facingCdeg });

export const jumpCommands = [shortRangeJump, matrixJump] as const;
