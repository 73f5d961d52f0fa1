/** Markers in writing: which there are, and what happens to them. */
import { listOf } from '../../kernel/bounded.ts';
import { cause } from '../../mechanics/blueprint-fleets/losses/events.ts';
import { shipId, type ShipId, speed, squadronId } from '../ids.ts';
import { gridFault, passingMarker } from '../table.ts';
import * as z from 'zod';
import type { OfferOf } from '../../kernel/ruleset/offer.ts';

/** Those that pass with an activation (R-DA-14), by their fields of the ship. */
export const passing = z.enum(['commsDown', 'fireControl', 'reactorScram']);
export type Passing = z.infer<typeof passing>;

const markerPlaced = z.strictObject({
  kind: z.literal('marker-placed'),
  ship: shipId,
  marker: passing,
  is: passingMarker,
  cause,
});

/** At the end of an activation: those that have influenced it leave, those of its combat stay for the next one. */
const markersPassed = z.strictObject({
  kind: z.literal('markers-passed'),
  squadron: squadronId,
  left: listOf(z.strictObject({ ship: shipId, marker: passing })),
  stay: listOf(z.strictObject({ ship: shipId, marker: passing })),
});

/** Defense Grid Fault is laid (2) or steps down. */
const gridFaultSet = z.strictObject({ kind: z.literal('grid-fault-set'), ship: shipId, level: gridFault, cause });

const evasionBegan = z.strictObject({ kind: z.literal('evasion-began'), ship: shipId, skipsCombat: z.boolean() });
const evasionEnded = z.strictObject({ kind: z.literal('evasion-ended'), ship: shipId });

/** A ship's speed; `forced`: by damage or a marker, without a choice (R-DA-67). */
const speedSet = z.strictObject({ kind: z.literal('speed-set'), ship: shipId, speed, forced: z.boolean() });

const cloakSwitched = z.strictObject({ kind: z.literal('cloak-switched'), ship: shipId, on: z.boolean() });

export const markerEvents = [
  markerPlaced,
  markersPassed,
  gridFaultSet,
  evasionBegan,
  evasionEnded,
  cloakSwitched,
  speedSet,
] as const;
export type MarkerEvent = z.infer<(typeof markerEvents)[number]>;

/** `keepCombat` pays a Disorder so that the ship fights in this activation all the same (DA-9.3.6b). */
const evade = z.strictObject({ kind: z.literal('evade'), ship: shipId, keepCombat: z.boolean() });
export const evasiveCommands = [evade] as const;

export interface EvadeOffer extends OfferOf<'evade'> {
  readonly ship: ShipId;
  readonly keepCombat: boolean;
  /** Its bonus die at its present speed. */
  readonly die: number;
}

/** Switches the cloak on, or off, as the special action (R-DA-85). */
const engageCloak = z.strictObject({ kind: z.literal('engage-cloak'), ship: shipId });
const disengageCloak = z.strictObject({ kind: z.literal('disengage-cloak'), ship: shipId });
export const cloakCommands = [engageCloak, disengageCloak] as const;

export interface CloakOffer extends OfferOf<'engage-cloak' | 'disengage-cloak'> {
  readonly ship: ShipId;
}
