/** Evasive Action in writing. */
import * as z from 'zod';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';
import { shipId, type ShipId } from '../../ids.ts';

/** `keepCombat` pays a Disorder so that the ship fights in this activation all the same (DA-9.3.6b). */
const evade = z.strictObject({ kind: z.literal('evade'), ship: shipId, keepCombat: z.boolean() });
export const evasiveCommands = [evade] as const;

export interface EvadeOffer extends OfferOf<'evade'> {
  readonly ship: ShipId;
  readonly keepCombat: boolean;
  /** Its bonus die at its present speed. */
  readonly die: number;
}
