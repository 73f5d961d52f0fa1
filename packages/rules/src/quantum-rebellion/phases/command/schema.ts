/** The Command & Control segment in writing: commands, offers and events. */
import * as z from 'zod';
import {
  arc,
  type Arc,
  point,
  type Point,
  portalId,
  shipId,
  spaceId,
  type SpaceId,
  squadronId,
  type ShipId,
} from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { matchRecord } from '../../table.ts';

/** Lays a Full Stop marker (QR-8.1.1a). */
const shutDown = z.strictObject({ kind: z.literal('shut-down'), ship: shipId });
/** Lifts a Full Stop marker (QR-8.1.1f). */
const restart = z.strictObject({ kind: z.literal('restart'), ship: shipId });
/** Opens a way out into hyperspace; `at` is the centre of its disc (QR-8.1.2a). */
const openPortal = z.strictObject({ kind: z.literal('open-portal'), ship: shipId, at: point });
/** Sets the named Shield Generators to an arc, or lowers them with null; the others stay (QR-8.1.4a). */
const setShields = z.strictObject({
  kind: z.literal('set-shields'),
  ship: shipId,
  arcs: z.partialRecord(spaceId, arc.nullable()),
});

export const commandSegmentCommands = [shutDown, restart, openPortal, setShields] as const;

export interface ShutDownOffer extends OfferOf<'shut-down'> {
  readonly ship: ShipId;
}

export interface RestartOffer extends OfferOf<'restart'> {
  readonly ship: ShipId;
}

export interface OpenPortalOffer extends OfferOf<'open-portal'> {
  readonly ship: ShipId;
  readonly from: Point;
  readonly discRadiusMils: number;
  /** From the ship's post to the nearest edge of the disc. */
  readonly reachMils: number;
  /** From the disc's edge to the edge of any terrain. */
  readonly clearanceMils: number;
}

export interface SetShieldsOffer extends OfferOf<'set-shields'> {
  readonly ship: ShipId;
  /** Its working Shield Generators; no two protect the same arc. */
  readonly generators: readonly SpaceId[];
  readonly arcs: readonly (Arc | null)[];
}

export type CommandSegmentOffer = ShutDownOffer | RestartOffer | OpenPortalOffer | SetShieldsOffer;

/** The squadron is past the earlier steps of its Command segment (QR-8.1a). */
const commandStepReached = z.strictObject({
  kind: z.literal('command-step-reached'),
  squadron: squadronId,
  step: matchRecord.shape.commandStep,
});
const driveShutDown = z.strictObject({ kind: z.literal('drive-shut-down'), ship: shipId });
const driveRestarted = z.strictObject({ kind: z.literal('drive-restarted'), ship: shipId });
const portalOpened = z.strictObject({ kind: z.literal('portal-opened'), portal: portalId, ship: shipId, at: point });
/** The arcs of the generators that were set. */
const shieldsSet = z.strictObject({
  kind: z.literal('shields-set'),
  ship: shipId,
  arcs: z.partialRecord(spaceId, arc.nullable()),
});

export const commandSegmentEvents = [
  commandStepReached,
  driveShutDown,
  driveRestarted,
  portalOpened,
  shieldsSet,
] as const;
export type CommandSegmentEvent = z.infer<(typeof commandSegmentEvents)[number]>;
