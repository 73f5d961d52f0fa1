import * as z from 'zod';
import { listOf } from '../../../kernel/bounded.ts';
import { shipId } from '../../ids.ts';

const cloakEngaged = z.strictObject({ kind: z.literal('cloak-engaged'), ship: shipId });

/** `by`: its own order, or the loss of the device or of its power (QR-11.6.10d). */
const cloakDropped = z.strictObject({
  kind: z.literal('cloak-dropped'),
  ship: shipId,
  by: z.enum(['order', 'device', 'power']),
});

/** The after-effect of cloaks that have dropped ends with the round (R-QR-101, R-QR-178). */
const cloaksFaded = z.strictObject({ kind: z.literal('cloaks-faded'), ships: listOf(shipId) });

export const cloakEvents = [cloakEngaged, cloakDropped, cloaksFaded] as const;
export type CloakEvent = z.infer<(typeof cloakEvents)[number]>;
