/** Jumps and leaving by a portal in writing: commands, offers and events. */
import * as z from 'zod';
import { count, face } from '../../../kernel/bounded.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { gateId, jumpCommands as familyCommands } from '../../../mechanics/blueprint-fleets/jumps/schema.ts';
import { facingCdeg, point, portalId, shipId, type ShipId } from '../../ids.ts';

/** Leaves the game in the End Phase by a portal that the ship touches (DA-9.3.4). */
const engageHyperdrive = z.strictObject({ kind: z.literal('engage-hyperdrive'), ship: shipId });
export const jumpCommands = [...familyCommands, engageHyperdrive] as const;

export interface EngageHyperdriveOffer extends OfferOf<'engage-hyperdrive'> {
  readonly ship: ShipId;
}

/** A short-range jump, by a gate or by Matrix; what it meets at its end follows in events of its own. */
const shipJumped = z.strictObject({
  kind: z.literal('ship-jumped'),
  ship: shipId,
  how: z.enum(['short-range-jump', 'matrix-jump']),
  /** The beacon or the ship that it jumped to; null by Matrix. */
  to: gateId.nullable(),
  from: point,
  /** The point that was meant, and where the ship is after its drift. */
  meant: point,
  at: point,
  facingCdeg,
  drift: z
    .strictObject({
      face: face(20),
      bonus: count,
      /** Null where the table gives no drift. */
      bearingCdeg: facingCdeg.nullable(),
      rolledMils: count,
      driftedMils: count,
    })
    .nullable(),
});

/** The ship leaves by this portal in the End Phase (R-DA-87). */
const hyperdriveEngaged = z.strictObject({ kind: z.literal('hyperdrive-engaged'), ship: shipId, portal: portalId });

export const jumpEvents = [shipJumped, hyperdriveEngaged] as const;
export type JumpEvent = z.infer<(typeof jumpEvents)[number]>;
