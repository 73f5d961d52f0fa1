/** Mass Drivers in writing: commands, offers and events. */
import * as z from 'zod';
import { seat, shipId, spaceId, terrainId, type ShipId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { atLeastOne } from '../../../kernel/bounded.ts';

/** A load of cargo at the planet that the ship orbits (QR-11.6.21a). */
const fireMassDriver = z.strictObject({ kind: z.literal('fire-mass-driver'), ship: shipId, planet: terrainId });

export const massDriverCommands = [fireMassDriver] as const;

export interface FireMassDriverOffer extends OfferOf<'fire-mass-driver'> {
  readonly ship: ShipId;
  readonly planet: string;
  readonly damage: number;
  /** Shots that are left to the ship, this one included. */
  readonly shots: number;
}

export type MassDriverOffer = FireMassDriverOffer;

const planetStruck = z.strictObject({
  kind: z.literal('planet-struck'),
  by: seat,
  ship: shipId,
  planet: terrainId,
  /** The Cargo Space that a unit is taken from. */
  space: spaceId,
  /** Points of damage by this shot, and all that the planet has suffered. */
  damage: atLeastOne,
  total: atLeastOne,
});

export const massDriverEvents = [planetStruck] as const;
export type MassDriverEvent = z.infer<(typeof massDriverEvents)[number]>;
