/** Scenarios in writing: the special actions of those about a planet, what comes of them, and what happens to a convoy. */
import * as z from 'zod';
import { amount, count } from '../../../kernel/bounded.ts';
import type { Seat } from '../../../kernel/contract.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { seat, shipId, type ShipId, squadronId } from '../ids.ts';

/** A game hands in the ids of its spaces and turrets, and what its bombardments hold besides. */
export const landingSchemaOf = <Space extends z.ZodType, Turret extends z.ZodType, More extends z.ZodRawShape>(
  space: Space,
  mount: Turret,
  more: More,
) => ({
  commands: [
    /** A ship in orbit lands the troops of one of its Cargo Spaces. */
    z.strictObject({ kind: z.literal('land-troops'), ship: shipId, space }),
    /** A ship in orbit fires one turret at the enemy's troops. */
    z.strictObject({ kind: z.literal('orbital-bombardment'), ship: shipId, mount }),
  ] as const,
  events: [
    z.strictObject({
      kind: z.literal('troops-landed'),
      by: seat,
      ship: shipId,
      space,
      landed: count,
      /** The side's divisions afterwards. */
      divisions: count,
    }),
    z.strictObject({
      kind: z.literal('planet-bombarded'),
      by: seat,
      ship: shipId,
      mount,
      face: z.int().min(1).max(20),
      need: amount,
      against: seat,
      lost: count,
      /** The enemy's divisions afterwards. */
      divisions: count,
      ...more,
    }),
  ] as const,
});

export interface LandTroopsOffer<Space extends string = string> extends OfferOf<'land-troops'> {
  readonly ship: ShipId;
  readonly space: Space;
  /** How many divisions it lands. */
  readonly divisions: number;
}

export interface OrbitalBombardmentOffer<Mount extends string = string> extends OfferOf<'orbital-bombardment'> {
  readonly ship: ShipId;
  readonly mount: Mount;
  /** The lowest face of the d20 that removes a division. */
  readonly need: number;
}

/** As the family reads and makes them; a game's own events hold more. */
interface TroopsLanded<Space extends string> {
  readonly kind: 'troops-landed';
  readonly by: Seat;
  readonly ship: ShipId;
  readonly space: Space;
  readonly landed: number;
  readonly divisions: number;
}
interface PlanetBombarded<Mount extends string> {
  readonly kind: 'planet-bombarded';
  readonly by: Seat;
  readonly ship: ShipId;
  readonly mount: Mount;
  readonly face: number;
  readonly need: number;
  readonly against: Seat;
  readonly lost: number;
  readonly divisions: number;
}
export type LandingEvent<Space extends string = string, Mount extends string = string, More = unknown> =
  TroopsLanded<Space> | (PlanetBombarded<Mount> & More);

/** A freighter of the convoy reaches its edge: neither destroyed nor scored. */
const freighterExited = z.strictObject({
  kind: z.literal('freighter-exited'),
  ship: shipId,
  round: count,
  exits: count,
});
export type FreighterExited = z.infer<typeof freighterExited>;

/** It changes sides, already activated. */
const freighterCaptured = z.strictObject({
  kind: z.literal('freighter-captured'),
  ship: shipId,
  by: seat,
  squadron: squadronId,
});

export const convoyEvents = [freighterExited, freighterCaptured] as const;
export type ConvoyEvent = z.infer<(typeof convoyEvents)[number]>;
