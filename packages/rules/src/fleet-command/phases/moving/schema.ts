/** Moving in writing: commands, offers, what is waited for, and events. */
import * as z from 'zod';
import { allegiance, direction, featureId, hex, seat, type UnitId, unitId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Destination } from '../orders/offers.ts';
import { count, few, listOf } from '../../../kernel/bounded.ts';

/** Another way for a unit whose next hex is blocked; an empty path stops it here (R-FC-55). */
const goOn = z.strictObject({ kind: z.literal('go-on'), path: z.array(direction).max(60) });

export const movingCommands = [goOn] as const;

/** Another way for a blocked unit; `path: []` stops it. */
export interface GoOnOffer extends OfferOf<'go-on'> {
  readonly unit: UnitId;
  readonly destinations: readonly Destination[];
}
export type MovingOffer = GoOnOffer;

/** A unit on its way, hex by hex: hazard first, then the window of the hex (R-FC-233). */
export const movingFrame = z.strictObject({
  kind: z.literal('moving'),
  unit: unitId,
  /** Who decides where it goes when its way is blocked (R-FC-55); null for the automated enemy. */
  seat: seat.nullable(),
  /** A unit that is taken on its way goes no further. */
  side: allegiance,
  cause: z.enum(['move', 'lightning', 'interrupt', 'harvest', 'overrun']),
  /** Directions still to go, and where it has been, the hex of its start first. */
  path: listOf(direction),
  trail: listOf(hex).min(1),
  left: few,
  straight: z.boolean(),
  patrol: unitId.nullable(),
  /** It leaves the board by the escape zone in which it ends (R-FC-232). */
  leave: z.literal(true).optional(),
  /** `step` enters the next hex, `hazard` what waits there, `window` asks, `replan` waits for another way, `end` closes. */
  stage: z.enum(['step', 'hazard', 'window', 'replan', 'end']),
  /** Features whose hazard of this hex is still to come. */
  hazards: listOf(featureId),
});
export type MovingFrame = z.infer<typeof movingFrame>;

const unitStepped = z.strictObject({
  kind: z.literal('unit-stepped'),
  unit: unitId,
  from: hex,
  to: hex,
  facing: direction,
  cost: count,
});
const unitTurned = z.strictObject({ kind: z.literal('unit-turned'), unit: unitId, facing: direction });
const moveStopped = z.strictObject({
  kind: z.literal('move-stopped'),
  unit: unitId,
  why: z.enum(['engines', 'blocked', 'stopped']),
});

export const movingEvents = [unitStepped, unitTurned, moveStopped] as const;
export type MovingEvent = z.infer<(typeof movingEvents)[number]>;
