/** Setting up in writing: commands, offers, what is waited for, and events. */
import * as z from 'zod';
import { direction, hex, type Hex, seat, sideId, unitId, type UnitId } from '../../ids.ts';
import type { OfferOf } from '../../../kernel/ruleset/offer.ts';

/** Puts one unit on the board before play, with what is aboard it (FC-FB-12, R-FC-207, R-FC-234). */
const deployUnit = z.strictObject({ kind: z.literal('deploy-unit'), unit: unitId, at: hex, facing: direction });

export const setupCommands = [deployUnit] as const;

export interface DeployUnitOffer extends OfferOf<'deploy-unit'> {
  readonly unit: UnitId;
  /** Free hexes of the side's set-up zones. */
  readonly hexes: readonly Hex[];
}
export type SetupOffer = DeployUnitOffer;

/** After the first initiative roll the sides place their units one by one; `side` places the next (R-FC-207). */
export const deploymentFrame = z.strictObject({ kind: z.literal('deployment'), side: sideId });
export type DeploymentFrame = z.infer<typeof deploymentFrame>;

const deploymentBegan = z.strictObject({ kind: z.literal('deployment-began'), first: sideId });
/** `by` is null for the automated enemy. */
const unitDeployed = z.strictObject({
  kind: z.literal('unit-deployed'),
  unit: unitId,
  by: seat.nullable(),
  at: hex,
  facing: direction,
});

export const setupEvents = [deploymentBegan, unitDeployed] as const;
export type SetupEvent = z.infer<(typeof setupEvents)[number]>;
