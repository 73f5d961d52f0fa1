/** Scenarios in writing: commands, offers and events. */
import * as z from 'zod';
import { seat, shipId, spaceId, type SpaceId, squadronId, type ShipId } from '../ids.ts';
import type { OfferOf } from '../../kernel/ruleset/offer.ts';
import { amount, atLeastOne, count, faces } from '../../kernel/bounded.ts';
import { scenarioIds } from '../data/scenarios.ts';

/** A ship in orbit lands the troops of one of its Cargo Spaces (QR-12.2b). */
const landTroops = z.strictObject({ kind: z.literal('land-troops'), ship: shipId, space: spaceId });

/** A ship in orbit fires one turret at the enemy's troops (QR-12.3b). */
const orbitalBombardment = z.strictObject({
  kind: z.literal('orbital-bombardment'),
  ship: shipId,
  mount: z.enum(['T1', 'T2']),
});

export const scenarioCommands = [landTroops, orbitalBombardment] as const;

export interface LandTroopsOffer extends OfferOf<'land-troops'> {
  readonly ship: ShipId;
  readonly space: SpaceId;
  /** How many divisions it lands. */
  readonly divisions: number;
}

export interface OrbitalBombardmentOffer extends OfferOf<'orbital-bombardment'> {
  readonly ship: ShipId;
  readonly mount: 'T1' | 'T2';
  /** The lowest face of the d20 that removes a division. */
  readonly need: number;
}

export type ScenarioOffer = LandTroopsOffer | OrbitalBombardmentOffer;

/** The d6 on a scenario table; faces that show nothing to play are thrown again (R-QR-48). */
const scenarioRolled = z.strictObject({
  kind: z.literal('scenario-rolled'),
  table: z.enum(['competitive', 'narrative']),
  faces: faces(6).min(1),
  scenario: z.enum(scenarioIds),
});

const troopsLanded = z.strictObject({
  kind: z.literal('troops-landed'),
  by: seat,
  ship: shipId,
  space: spaceId,
  landed: count,
  /** The side's divisions afterwards. */
  divisions: count,
});

const planetBombarded = z.strictObject({
  kind: z.literal('planet-bombarded'),
  by: seat,
  ship: shipId,
  mount: z.enum(['T1', 'T2']),
  face: z.int().min(1).max(20),
  need: amount,
  /** The dice of the turret, which does not fire in this activation. */
  dice: atLeastOne,
  against: seat,
  lost: count,
  /** The enemy's divisions afterwards. */
  divisions: count,
});

/** A freighter of the convoy reaches its edge: neither destroyed nor scored (R-QR-185). */
const freighterExited = z.strictObject({
  kind: z.literal('freighter-exited'),
  ship: shipId,
  round: count,
  exits: count,
});

/** It changes sides, already activated (QR-12.4c, R-QR-173). */
const freighterCaptured = z.strictObject({
  kind: z.literal('freighter-captured'),
  ship: shipId,
  by: seat,
  squadron: squadronId,
});

export const scenarioEvents = [
  scenarioRolled,
  troopsLanded,
  planetBombarded,
  freighterExited,
  freighterCaptured,
] as const;
export type ScenarioEvent = z.infer<(typeof scenarioEvents)[number]>;
