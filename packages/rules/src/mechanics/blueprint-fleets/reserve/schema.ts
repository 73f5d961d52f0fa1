import * as z from 'zod';
import { facingCdeg, fighterId, point, seat, shipId, squadronId } from '../ids.ts';
import { listOf } from '../../../kernel/bounded.ts';

/** Sends a squadron to hyperspace instead of the table, as its side's placement. */
const reserveSquadron = z.strictObject({ kind: z.literal('reserve-squadron'), squadron: squadronId });

/** Opens the way in for a squadron in reserve; `at` is the centre of its disc. */
const placeEntryPortal = z.strictObject({ kind: z.literal('place-entry-portal'), squadron: squadronId, at: point });

/** Places no more portals in this round. */
const passReserve = z.strictObject({ kind: z.literal('pass-reserve') });

/** Brings every ship of the squadron in by its portal, with fighters out where the owner likes. */
const enterSquadron = z.strictObject({
  kind: z.literal('enter-squadron'),
  squadron: squadronId,
  ships: z.array(z.strictObject({ ship: shipId, at: point, facingCdeg })).max(50),
  fighters: z.array(z.strictObject({ fighter: fighterId, at: point })).max(100),
});

export const reserveCommands = [reserveSquadron, placeEntryPortal, passReserve, enterSquadron] as const;

/** The Reserve Phase: `turn` places a portal or passes; `passed` place no more in this round. */
export const reserveFrame = z.strictObject({ kind: z.literal('reserve'), turn: seat, passed: listOf(seat) });

/** A squadron that activates at its portal: its owner places the ships. */
export const entryFrame = z.strictObject({ kind: z.literal('entry'), squadron: squadronId, by: seat });
