/** The Command & Control segment in writing: commands, offers and events. */
import * as z from 'zod';
import {
  commandEventsOf,
  openPortal,
  type OpenPortalOffer,
  setShieldsOf,
  type SetShieldsOffer,
} from '../../../mechanics/blueprint-fleets/command/schema.ts';
import { shipId, type ShipId, spaceId, type SpaceId, squadronId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { matchRecord } from '../../table.ts';

/** Lays a Full Stop marker (QR-8.1.1a). */
const shutDown = z.strictObject({ kind: z.literal('shut-down'), ship: shipId });
/** Lifts a Full Stop marker (QR-8.1.1f). */
const restart = z.strictObject({ kind: z.literal('restart'), ship: shipId });
export const commandSegmentCommands = [shutDown, restart, openPortal, setShieldsOf(spaceId)] as const;

export interface ShutDownOffer extends OfferOf<'shut-down'> {
  readonly ship: ShipId;
}

export interface RestartOffer extends OfferOf<'restart'> {
  readonly ship: ShipId;
}

export type CommandSegmentOffer = ShutDownOffer | RestartOffer | OpenPortalOffer | SetShieldsOffer<SpaceId>;

/** The squadron is past the earlier steps of its Command segment (QR-8.1a). */
const commandStepReached = z.strictObject({
  kind: z.literal('command-step-reached'),
  squadron: squadronId,
  step: matchRecord.shape.commandStep,
});
const driveShutDown = z.strictObject({ kind: z.literal('drive-shut-down'), ship: shipId });
const driveRestarted = z.strictObject({ kind: z.literal('drive-restarted'), ship: shipId });

export const commandSegmentEvents = [
  commandStepReached,
  driveShutDown,
  driveRestarted,
  ...commandEventsOf(spaceId),
] as const;
export type CommandSegmentEvent = z.infer<(typeof commandSegmentEvents)[number]>;
