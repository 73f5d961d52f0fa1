/** The End Phase in writing: commands, what is waited for, and events. */
import * as z from 'zod';
import { endingEvents } from '../../../mechanics/blueprint-fleets/end/ending.ts';
import { dieSize, terrainId } from '../../ids.ts';

/** Gives the match up, at any time. */
const concede = z.strictObject({ kind: z.literal('concede') });
export const endCommands = [concede] as const;

/** The End Phase, step by step (R-DA-152). */
export const endFrame = z.strictObject({
  kind: z.literal('end'),
  /**
   * Whether the match is over; crews and mines, after which beacons are switched; portals and the marks of the round; the Disorder
   * of each ship.
   */
  step: z.enum(['check', 'markers', 'closing', 'disorder']),
});

/** Fighters in a minefield lower its die; null: it is gone (DA-4.5.5c). */
const minefieldSwept = z.strictObject({
  kind: z.literal('minefield-swept'),
  terrain: terrainId,
  die: dieSize.nullable(),
});

export const endEvents = [minefieldSwept, ...endingEvents] as const;
export type EndEvent = z.infer<(typeof endEvents)[number]>;
