/** Mass Drivers in writing, and what a shot changes and says (DA-12.7.22). */
import * as z from 'zod';
import { count } from '../../../kernel/bounded.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { shipName, sideName } from '../../../mechanics/blueprint-fleets/names.ts';
import { divisions } from '../../../mechanics/blueprint-fleets/scenarios/landing-effects.ts';
import { seat, shipId, spaceId, type ShipId } from '../../ids.ts';
import type { EvolversOf, NarratorsOf } from '../../state.ts';

/** A load of cargo at the enemy's troops on the planet that the ship orbits. */
export const massDriverCommands = [z.strictObject({ kind: z.literal('fire-mass-driver'), ship: shipId })] as const;

export interface MassDriverOffer extends OfferOf<'fire-mass-driver'> {
  readonly ship: ShipId;
  /** Units of cargo that are left to fire, this one included. */
  readonly shots: number;
}

export const massDriverEvents = [
  z.strictObject({
    kind: z.literal('planet-struck'),
    by: seat,
    ship: shipId,
    /** The Cargo Space that a unit is taken from. */
    space: spaceId,
    against: seat,
    lost: count,
    /** The enemy's divisions afterwards. */
    divisions: count,
  }),
] as const;
export type MassDriverEvent = z.infer<(typeof massDriverEvents)[number]>;

export const evolveMassDriver: EvolversOf<MassDriverEvent> = {
  'planet-struck': (draft, event) => {
    const [ship, side] = [draft.ships[event.ship], draft.sides[event.against]];
    if (ship === undefined || side === undefined) return;
    ship.activation.special = 'fire-mass-driver';
    ship.spent[event.space] = (ship.spent[event.space] ?? 0) + 1;
    side.divisions = event.divisions;
  },
};

export const narrateMassDriver: NarratorsOf<MassDriverEvent> = {
  'planet-struck': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ' fires its Mass Driver at the planet: ',
      sideName(before, event.against),
      ` has ${divisions(event.divisions)} on it.`,
    ],
    rules: ['DA-12.7.22', 'R-DA-159', 'R-DA-173'],
    tone: 'act',
  }),
};
