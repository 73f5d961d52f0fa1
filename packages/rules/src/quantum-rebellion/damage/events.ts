import * as z from 'zod';
import { listOf, ruleId } from '../../kernel/bounded.ts';
import { cause, lossEvents } from '../../mechanics/blueprint-fleets/losses/events.ts';
import { arc, shipId, spaceId } from '../ids.ts';

export const criticalResult = z.enum([
  /** The space stops working until it is repaired. */
  'offline',
  /** Cargo Space: gone for good (QR-11.6.8b). */
  'destroyed',
  /** Life Support: crew is lost instead (QR-11.6.17a). */
  'crew',
  /** A second hit on a damaged Bridge or Reactor. */
  'fatal',
  /** Nothing fitted there, out of order already, Reinforced Hull, or Life Support of an unmanned ship. */
  'no-effect',
]);
export type CriticalResult = z.infer<typeof criticalResult>;

/** `rolls` holds every d20, the re-rolled ones of Armor Plating first (QR-11.6.2b); the last one counts. */
const criticalHit = z.strictObject({
  kind: z.literal('critical-hit'),
  ship: shipId,
  rolls: listOf(z.strictObject({ face: z.int().min(1).max(20), space: spaceId })).min(1),
  space: spaceId,
  result: criticalResult,
  /** The rule that decided the result. */
  rule: ruleId,
  /** The arc that its shield gave up (R-QR-80). */
  shieldDropped: arc.nullable(),
  cause,
});

export const damageEvents = [...lossEvents, criticalHit] as const;
export type DamageEvent = z.infer<(typeof damageEvents)[number]>;
