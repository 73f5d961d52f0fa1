import * as z from 'zod';
import { fighterId, point, shipId } from '../../ids.ts';

/** Fighters from aboard, each placed touching the carrier (QR-8.3.7a). */
const launchFighters = z.strictObject({
  kind: z.literal('launch-fighters'),
  ship: shipId,
  fighters: z.array(z.strictObject({ fighter: fighterId, at: point })).max(100),
});
/** Leaves the game by an open portal that the ship touches (QR-8.3.4b). */
const leaveByPortal = z.strictObject({ kind: z.literal('leave-by-portal'), ship: shipId });

export const specialCommands = [launchFighters, leaveByPortal] as const;
