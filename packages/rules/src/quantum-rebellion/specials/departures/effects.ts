/** Departures: launches, and ships that leave by a portal, in writing; what that changes, and what the log says of it. */
import * as z from 'zod';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { launchFighters, type LaunchFightersOffer } from '../../../mechanics/blueprint-fleets/fighters/schema.ts';
import { shipName } from '../../../mechanics/blueprint-fleets/names.ts';
import { portalId, type PortalId, shipId, type ShipId } from '../../ids.ts';
import type { EvolversOf, NarratorsOf } from '../../state.ts';

/** Leaves the game by an open portal that the ship touches (QR-8.3.4b). */
const leaveByPortal = z.strictObject({ kind: z.literal('leave-by-portal'), ship: shipId });

export const departureCommands = [launchFighters, leaveByPortal] as const;

export interface LeaveByPortalOffer extends OfferOf<'leave-by-portal'> {
  readonly ship: ShipId;
  readonly portal: PortalId;
  /** What the opponent scores, in half points. */
  readonly halfPoints: number;
}

export type DepartureOffer = LaunchFightersOffer | LeaveByPortalOffer;

/** The ship goes through; that it has escaped follows in the events of damage. */
const portalTaken = z.strictObject({ kind: z.literal('portal-taken'), ship: shipId, portal: portalId });

export const departureEvents = [portalTaken] as const;
export type DepartureEvent = z.infer<(typeof departureEvents)[number]>;

export const evolveDepartures: EvolversOf<DepartureEvent> = {
  'portal-taken': (draft, event) => {
    const ship = draft.ships[event.ship];
    if (ship !== undefined) ship.activation.special = 'leave-by-portal';
  },
};

export const narrateDepartures: NarratorsOf<DepartureEvent> = {
  'portal-taken': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ' goes through the portal of ',
      shipName(before, before.portals[event.portal]?.opener ?? ''),
      '.',
    ],
    rules: ['QR-8.3.4b', 'R-QR-76'],
    tone: 'act',
  }),
};
