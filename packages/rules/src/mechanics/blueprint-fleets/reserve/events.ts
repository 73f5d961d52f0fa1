import * as z from 'zod';
import { count, listOf } from '../../../kernel/bounded.ts';
import { facingCdeg, fighterId, point, portalId, seat, shipId, squadronId } from '../ids.ts';

const squadronReserved = z.strictObject({ kind: z.literal('squadron-reserved'), squadron: squadronId, by: seat });

/** Told only where a side has something in reserve. */
const reservePhaseBegan = z.strictObject({ kind: z.literal('reserve-phase-began'), round: count });
const reservePhaseEnded = z.strictObject({ kind: z.literal('reserve-phase-ended') });

const entryPortalPlaced = z.strictObject({
  kind: z.literal('entry-portal-placed'),
  portal: portalId,
  squadron: squadronId,
  by: seat,
  /** The ship that leads the squadron. */
  opener: shipId,
  at: point,
});

const reservePassed = z.strictObject({ kind: z.literal('reserve-passed'), by: seat });

/** It came too late and is lost with all aboard. */
const squadronStranded = z.strictObject({
  kind: z.literal('squadron-stranded'),
  squadron: squadronId,
  round: count,
  /** The side that scores. */
  to: seat,
  ships: listOf(z.strictObject({ ship: shipId, halfPoints: count })),
  fighters: listOf(fighterId),
});

/** The ships stand on the table and the portal is gone; the terrain they arrived in follows. */
const squadronEntered = z.strictObject({
  kind: z.literal('squadron-entered'),
  squadron: squadronId,
  by: seat,
  portal: portalId,
  ships: listOf(z.strictObject({ ship: shipId, at: point, facingCdeg })),
  fighters: listOf(z.strictObject({ fighter: fighterId, at: point })),
  /** By agreement its ships still make their move. */
  mayMove: z.boolean().optional(),
});

export const reserveEvents = [
  squadronReserved,
  reservePhaseBegan,
  reservePhaseEnded,
  entryPortalPlaced,
  reservePassed,
  squadronStranded,
  squadronEntered,
] as const;
export type ReserveEvent = z.infer<(typeof reserveEvents)[number]>;
