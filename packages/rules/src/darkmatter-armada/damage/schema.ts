/** Damage in writing: critical hits with the spaces they strike, and the frames that wait in the midst of them. */
import * as z from 'zod';
import { count, listOf, ruleId } from '../../kernel/bounded.ts';
import type { OfferOf } from '../../kernel/ruleset/offer.ts';
import { cause } from '../../mechanics/blueprint-fleets/losses/events.ts';
import { arc, facingCdeg, point, shipId, type ShipId, type SpaceId, spaceId } from '../ids.ts';

const d20 = z.int().min(1).max(20);

/** The defender names what a Vulnerable Design loses besides (DA-12.4.20). */
const chooseNeighbour = z.strictObject({ kind: z.literal('choose-neighbour'), space: spaceId });
export const damageCommands = [chooseNeighbour] as const;

export interface ChooseNeighbourOffer extends OfferOf<'choose-neighbour'> {
  readonly ship: ShipId;
  readonly space: SpaceId;
}

/** Critical hits still to come, one after the other, then what is due; `face` is the d20 of the first where it has fallen. */
export const criticalsFrame = z.strictObject({
  kind: z.literal('criticals'),
  ship: shipId,
  left: count,
  face: d20.nullable(),
  cause,
});

/** A ship of Vulnerable Design has been struck at `space`. */
export const vulnerableFrame = z.strictObject({ kind: z.literal('vulnerable'), ship: shipId, space: spaceId });

/** A hyperdrive is about to throw its ship elsewhere (R-DA-146). */
export const overloadFrame = z.strictObject({ kind: z.literal('overload'), ship: shipId, cause });

export const criticalResult = z.enum([
  'destroyed',
  /** A bridge or a reactor that works on after its first hit. */
  'struck',
  /** Life Support loses crew instead. */
  'crew',
  /** A bridge or a reactor is hit for the last time. */
  'fatal',
  /** The hit passed below the lowest space. */
  'missed',
]);
export type CriticalResult = z.infer<typeof criticalResult>;

const criticalHit = z.strictObject({
  kind: z.literal('critical-hit'),
  ship: shipId,
  /** Every d20 with the space it points at, those rolled again first; none where no die chooses the space. */
  rolls: listOf(z.strictObject({ face: d20, space: spaceId })),
  /** Spaces that pass the hit on, in order (DA-9.4.11.7b). */
  passed: listOf(spaceId),
  space: spaceId.nullable(),
  result: criticalResult,
  /** The rule that decided the result. */
  rule: ruleId,
  /** The arc that a Shield Generator gave up. */
  shieldDropped: arc.nullable(),
  cause,
});

const cloakLost = z.strictObject({ kind: z.literal('cloak-lost'), ship: shipId, cause });

const hyperdriveOverloaded = z.strictObject({
  kind: z.literal('hyperdrive-overloaded'),
  ship: shipId,
  face: d20,
  /** Of Expert Navigators. */
  bonus: count,
  from: point,
  to: point,
  /** Null where the ship stays. */
  bearingCdeg: facingCdeg.nullable(),
  /** By the table, and as far as the ship came. */
  rolledMils: count,
  distanceMils: count,
  cause,
});

export const damageEvents = [criticalHit, cloakLost, hyperdriveOverloaded] as const;
export type DamageEvent = z.infer<(typeof damageEvents)[number]>;
