/** Departures in writing: launches, and ships that leave by a portal. Commands, offers and events. */
import * as z from 'zod';
import {
  fighterId,
  point,
  type Point,
  portalId,
  shipId,
  type FighterId,
  type PortalId,
  type ShipId,
} from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { listOf } from '../../../kernel/bounded.ts';

/** Fighters from aboard, each placed touching the carrier (QR-8.3.7a). */
const launchFighters = z.strictObject({
  kind: z.literal('launch-fighters'),
  ship: shipId,
  fighters: z.array(z.strictObject({ fighter: fighterId, at: point })).max(100),
});
/** Leaves the game by an open portal that the ship touches (QR-8.3.4b). */
const leaveByPortal = z.strictObject({ kind: z.literal('leave-by-portal'), ship: shipId });

export const departureCommands = [launchFighters, leaveByPortal] as const;

/** What a carrier may launch. */
export interface LaunchTerms {
  readonly ship: ShipId;
  /** The fighters aboard. */
  readonly fighters: readonly FighterId[];
  /** How many may go without a price, and at most; beyond `free` the launch costs `price` Disorder in all. */
  readonly free: number;
  readonly most: number;
  readonly price: number;
  /** Each token stands with its centre on this ring about the carrier's post. */
  readonly around: Point;
  readonly ringMils: number;
}

export interface LaunchFightersOffer extends OfferOf<'launch-fighters'>, LaunchTerms {}

export interface LeaveByPortalOffer extends OfferOf<'leave-by-portal'> {
  readonly ship: ShipId;
  readonly portal: PortalId;
  /** What the opponent scores, in half points. */
  readonly halfPoints: number;
}

export type DepartureOffer = LaunchFightersOffer | LeaveByPortalOffer;

const fightersLaunched = z.strictObject({
  kind: z.literal('fighters-launched'),
  ship: shipId,
  fighters: listOf(z.strictObject({ fighter: fighterId, at: point })),
  /** Before the carrier's movement (QR-11.6.9a). */
  catapult: z.boolean(),
});

/** The ship goes through; that it has escaped follows in the events of damage. */
const portalTaken = z.strictObject({ kind: z.literal('portal-taken'), ship: shipId, portal: portalId });

export const departureEvents = [fightersLaunched, portalTaken] as const;
export type DepartureEvent = z.infer<(typeof departureEvents)[number]>;
