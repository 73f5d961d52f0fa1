/** Cloaks in writing: commands, offers and events. */
import * as z from 'zod';
import { shipId, type ShipId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { listOf } from '../../../kernel/bounded.ts';

/** Switches the cloak on, or off, as the special action (QR-8.3.3a). */
const engageCloak = z.strictObject({ kind: z.literal('engage-cloak'), ship: shipId });
const disengageCloak = z.strictObject({ kind: z.literal('disengage-cloak'), ship: shipId });

export const cloakCommands = [engageCloak, disengageCloak] as const;

export interface EngageCloakOffer extends OfferOf<'engage-cloak'> {
  readonly ship: ShipId;
}

export interface DisengageCloakOffer extends OfferOf<'disengage-cloak'> {
  readonly ship: ShipId;
}

export type CloakOffer = EngageCloakOffer | DisengageCloakOffer;

const cloakEngaged = z.strictObject({ kind: z.literal('cloak-engaged'), ship: shipId });

/** `by`: its own order, or the loss of the device or of its power (QR-11.6.10d). */
const cloakDropped = z.strictObject({
  kind: z.literal('cloak-dropped'),
  ship: shipId,
  by: z.enum(['order', 'device', 'power']),
});

/** The after-effect of cloaks that have dropped ends with the round (R-QR-101, R-QR-178). */
const cloaksFaded = z.strictObject({ kind: z.literal('cloaks-faded'), ships: listOf(shipId) });

export const cloakEvents = [cloakEngaged, cloakDropped, cloaksFaded] as const;
export type CloakEvent = z.infer<(typeof cloakEvents)[number]>;
