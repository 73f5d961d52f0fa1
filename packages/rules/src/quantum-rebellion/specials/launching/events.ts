import * as z from 'zod';
import { listOf } from '../../../kernel/bounded.ts';
import { fighterId, point, portalId, shipId } from '../../ids.ts';

const fightersLaunched = z.strictObject({
  kind: z.literal('fighters-launched'),
  ship: shipId,
  fighters: listOf(z.strictObject({ fighter: fighterId, at: point })),
  /** Before the carrier's movement (QR-11.6.9a). */
  catapult: z.boolean(),
});

/** The ship goes through; that it has escaped follows in the events of damage. */
const portalTaken = z.strictObject({ kind: z.literal('portal-taken'), ship: shipId, portal: portalId });

export const specialEvents = [fightersLaunched, portalTaken] as const;
export type SpecialEvent = z.infer<(typeof specialEvents)[number]>;
