import * as z from 'zod';
import { arc, point, portalId, shipId, spaceId, squadronId } from '../../ids.ts';
import { matchRecord } from '../../table.ts';

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
