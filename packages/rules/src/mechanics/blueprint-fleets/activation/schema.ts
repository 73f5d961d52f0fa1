/** An activation in writing: commands, offers, what is waited for, and events. */
import * as z from 'zod';
import { seat, squadronId, type SquadronId } from '../ids.ts';
import { combatMode, segment, type Segment } from '../records.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { listOf } from '../../../kernel/bounded.ts';

const activateSquadron = z.strictObject({ kind: z.literal('activate-squadron'), squadron: squadronId });

/** Ends the named segment for the whole squadron; naming it keeps a double press from ending two. */
const endSegment = z.strictObject({ kind: z.literal('end-segment'), segment });

export const activationCommands = [activateSquadron, endSegment] as const;

export interface ActivateOffer extends OfferOf<'activate-squadron'> {
  readonly squadron: SquadronId;
}

export interface EndSegmentOffer extends OfferOf<'end-segment'> {
  readonly segment: Segment;
}

export type ActivationOffer = ActivateOffer | EndSegmentOffer;

/**
 * The Squadron Activation Phase: `turn` chooses a squadron, acts with it segment by segment, and at the end may call
 * its fighters home; `over` while what they do at home is still decided.
 */
export const activationFrame = z.strictObject({
  kind: z.literal('activation'),
  turn: seat,
  step: z.enum(['choose', 'act', 'recall', 'over']),
  /** Sides that have only hidden squadrons left and have let their turn go by since somebody last acted. */
  passed: listOf(seat).optional(),
});

const activationBegan = z.strictObject({ kind: z.literal('activation-began'), squadron: squadronId, by: seat });
const segmentBegan = z.strictObject({
  kind: z.literal('segment-began'),
  squadron: squadronId,
  segment,
  /** The segments passed because nothing could be done in them. */
  skipped: listOf(segment),
});
/** A block of attacks opens; the one before it cannot be reopened. */
const combatModeBegan = z.strictObject({ kind: z.literal('combat-mode-began'), mode: combatMode });
const activationEnded = z.strictObject({ kind: z.literal('activation-ended'), squadron: squadronId });

export const activationEvents = [activationBegan, segmentBegan, combatModeBegan, activationEnded] as const;
export type ActivationEvent = z.infer<(typeof activationEvents)[number]>;
