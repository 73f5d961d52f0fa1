import * as z from 'zod';
import { facingCdeg, fighterId, point, shipId, squadronId } from '../../ids.ts';

/** Sends a squadron to hyperspace instead of the table, as its side's placement (QR-5.2.5c, R-QR-57). */
const reserveSquadron = z.strictObject({ kind: z.literal('reserve-squadron'), squadron: squadronId });

/** Opens the way in for a squadron in reserve; `at` is the centre of its disc (QR-7.1.1a). */
const placeEntryPortal = z.strictObject({ kind: z.literal('place-entry-portal'), squadron: squadronId, at: point });

/** Places no more portals in this round (QR-7.0a). */
const passReserve = z.strictObject({ kind: z.literal('pass-reserve') });

/** Brings every ship of the squadron in by its portal, with fighters out where the owner likes (QR-8.3.4a, R-QR-63). */
const enterSquadron = z.strictObject({
  kind: z.literal('enter-squadron'),
  squadron: squadronId,
  ships: z.array(z.strictObject({ ship: shipId, at: point, facingCdeg })).max(50),
  fighters: z.array(z.strictObject({ fighter: fighterId, at: point })).max(100),
});

export const reserveCommands = [reserveSquadron, placeEntryPortal, passReserve, enterSquadron] as const;
