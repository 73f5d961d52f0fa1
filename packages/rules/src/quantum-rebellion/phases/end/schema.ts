/** The End Phase in writing: commands, offers, what is waited for, and events. */
import * as z from 'zod';
import { seat, shipId, type ShipId, spaceId, terrainId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { amount, count, faces, listOf, ruleId, whole } from '../../../kernel/bounded.ts';
import { endingEvents } from '../../../mechanics/blueprint-fleets/end/ending.ts';

/** Damage control teams of one ship roll (QR-9.2a). */
const repair = z.strictObject({ kind: z.literal('repair'), ship: shipId });

/** The owner picks the locations that the dice repair (R-QR-175). */
const chooseRepairs = z.strictObject({
  kind: z.literal('choose-repairs'),
  ship: shipId,
  spaces: z.array(spaceId).min(1).max(20),
});

/** The side rolls for no other ship in this End Phase. */
const endDamageControl = z.strictObject({ kind: z.literal('end-damage-control') });

/** Gives the match up, at any time (R-QR-180). */
const concede = z.strictObject({ kind: z.literal('concede') });

export const endCommands = [repair, chooseRepairs, endDamageControl, concede] as const;

export interface RepairOffer extends OfferOf<'repair'> {
  readonly ship: ShipId;
  readonly dice: number;
  /** The lowest face that repairs. */
  readonly need: number;
}

export interface ChooseRepairsOffer extends OfferOf<'choose-repairs'> {
  readonly ship: ShipId;
  readonly spaces: readonly string[];
  /** How many of them. */
  readonly count: number;
}

export type EndDamageControlOffer = OfferOf<'end-damage-control'>;

export type EndOffer = RepairOffer | ChooseRepairsOffer | EndDamageControlOffer;

/** The End Phase, step by step (R-QR-174). */
export const endFrame = z.discriminatedUnion('step', [
  z.strictObject({ kind: z.literal('end'), step: z.literal('check') }),
  /** `seat` may roll for its damaged ships; `done` have rolled, `waiting` are the sides after it. */
  z.strictObject({
    kind: z.literal('end'),
    step: z.literal('repairs'),
    seat,
    done: listOf(shipId),
    waiting: listOf(seat),
  }),
  z.strictObject({ kind: z.literal('end'), step: z.literal('markers') }),
  /** After the beacons: the rest of the markers. */
  z.strictObject({ kind: z.literal('end'), step: z.literal('closing') }),
  z.strictObject({ kind: z.literal('end'), step: z.literal('disorder') }),
]);

/** The dice of a ship repair `repairs` of its locations, and the owner has to say which (R-QR-175). */
export const damageControlFrame = z.strictObject({
  kind: z.literal('damage-control'),
  ship: shipId,
  repairs: whole(1, 99),
});

const damageControlRolled = z.strictObject({
  kind: z.literal('damage-control-rolled'),
  ship: shipId,
  faces: faces(6),
  /** The lowest face that repairs, and the rule that made it so. */
  need: amount,
  rule: ruleId,
  /** Locations that the results repair; two results for one with Vulnerable Design. */
  repairs: count,
});

const spacesRepaired = z.strictObject({ kind: z.literal('spaces-repaired'), ship: shipId, spaces: listOf(spaceId) });

const damageControlEnded = z.strictObject({ kind: z.literal('damage-control-ended'), by: seat });

const minefieldSwept = z.strictObject({
  kind: z.literal('minefield-swept'),
  terrain: terrainId,
  ships: listOf(shipId),
  strength: count,
});

export const endEvents = [
  damageControlRolled,
  spacesRepaired,
  damageControlEnded,
  minefieldSwept,
  ...endingEvents,
] as const;
export type EndEvent = z.infer<(typeof endEvents)[number]>;
