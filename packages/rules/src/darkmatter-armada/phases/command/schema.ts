/** The Command Segment in writing: commands, offers and events. */
import * as z from 'zod';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import {
  commandEventsOf,
  openPortal,
  type OpenPortalOffer,
  setShieldsOf,
  type SetShieldsOffer,
} from '../../../mechanics/blueprint-fleets/command/schema.ts';
import { shipId, type ShipId, spaceId, type SpaceId, speed, type SpeedSetting, squadronId } from '../../ids.ts';
import { commandStep } from '../../table.ts';

/** Automated Repair restores a location (DA-12.7.3). */
const repairSpace = z.strictObject({ kind: z.literal('repair-space'), ship: shipId, space: spaceId });
/** DA-9.1.4a */
const setSpeed = z.strictObject({ kind: z.literal('set-speed'), ship: shipId, speed });
export const commandSegmentCommands = [repairSpace, openPortal, setSpeed, setShieldsOf(spaceId)] as const;

export interface RepairSpaceOffer extends OfferOf<'repair-space'> {
  readonly ship: ShipId;
  readonly spaces: readonly SpaceId[];
}

export interface SetSpeedOffer extends OfferOf<'set-speed'> {
  readonly ship: ShipId;
  readonly speed: SpeedSetting;
  /** Disorder markers that the change costs (DA-9.1.4b). */
  readonly price: number;
}

export type CommandSegmentOffer = RepairSpaceOffer | OpenPortalOffer | SetSpeedOffer | SetShieldsOffer<SpaceId>;

/** The squadron is past the earlier steps of its Command Segment (DA-9.1). */
const commandStepReached = z.strictObject({
  kind: z.literal('command-step-reached'),
  squadron: squadronId,
  step: commandStep,
});
const spaceRestored = z.strictObject({
  kind: z.literal('space-restored'),
  ship: shipId,
  space: spaceId,
  /** The Automated Repair module that did it. */
  by: spaceId,
});

export const commandSegmentEvents = [commandStepReached, spaceRestored, ...commandEventsOf(spaceId)] as const;
export type CommandSegmentEvent = z.infer<(typeof commandSegmentEvents)[number]>;
