/** Short-range jumps in writing: commands and offers. */
import * as z from 'zod';
import { recordId } from '../../../kernel/bounded.ts';
import type { Id, IdCodec } from '../../../kernel/ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { facingCdeg, point, type Point, shipId, type ShipId } from '../ids.ts';
import type { Zone } from '../records.ts';

/** What a ship jumps to: a beacon, or a ship that serves as one. */
export const gateId: IdCodec<'ship' | 'beacon'> = recordId;
export type GateId = Id<'ship' | 'beacon'>;

/** Jumps to a beacon, or to a ship that serves as one; `to` is the id of either. */
const shortRangeJump = z.strictObject({
  kind: z.literal('short-range-jump'),
  ship: shipId,
  to: gateId,
  at: point,
  facingCdeg,
});

/** Jumps by Hyperspace Matrix to any point of the table, then drifts. */
const matrixJump = z.strictObject({ kind: z.literal('matrix-jump'), ship: shipId, at: point, facingCdeg });

export const jumpCommands = [shortRangeJump, matrixJump] as const;

export interface ShortRangeJumpOffer extends OfferOf<'short-range-jump'> {
  readonly ship: ShipId;
  readonly from: Point;
  /** The beacon, or the ship that serves as one. */
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
