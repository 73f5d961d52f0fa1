/** Short-range jumps in writing: commands, offers and events. */
import * as z from 'zod';
import { facingCdeg, type GateId, gateId, point, type Point, shipId, type ShipId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import type { Zone } from '../../../mechanics/blueprint-fleets/records.ts';
import { count } from '../../../kernel/bounded.ts';

/** Jumps to a beacon, or to a ship with an Aperture Beacon; `to` is the id of either (QR-8.3.5a, QR-11.6.3a). */
const shortRangeJump = z.strictObject({
  kind: z.literal('short-range-jump'),
  ship: shipId,
  to: gateId,
  at: point,
  facingCdeg,
});

/** Jumps by Hyperspace Matrix to any point of the table, then drifts (QR-11.6.16a). */
const matrixJump = z.strictObject({ kind: z.literal('matrix-jump'), ship: shipId, at: point, facingCdeg });

export const jumpCommands = [shortRangeJump, matrixJump] as const;

export interface ShortRangeJumpOffer extends OfferOf<'short-range-jump'> {
  readonly ship: ShipId;
  readonly from: Point;
  /** The beacon, or the ship with the Aperture Beacon. */
  readonly to: GateId;
  /** The post ends within so much of here, clear of all bases; any facing. */
  readonly around: Point;
  readonly reachMils: number;
  readonly onTable: Zone;
}

export interface MatrixJumpOffer extends OfferOf<'matrix-jump'> {
  readonly ship: ShipId;
  readonly from: Point;
  /** The post may be meant for anywhere in here that is clear of all bases; any facing. Then it drifts. */
  readonly onTable: Zone;
}

export type JumpOffer = ShortRangeJumpOffer | MatrixJumpOffer;

/** A short-range jump, by a beacon or by Matrix; the terrain it ends in follows in the events of movement. */
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
      face: z.int().min(1).max(20),
      direction: z.enum(['fore', 'fore-starboard', 'aft-starboard', 'aft', 'aft-port', 'fore-port', 'none']),
      /** By the table, and as far as the bases in its way let it go. */
      rolledMils: count,
      driftedMils: count,
    })
    .nullable(),
});

export const jumpEvents = [shipJumped] as const;
export type JumpEvent = z.infer<(typeof jumpEvents)[number]>;
