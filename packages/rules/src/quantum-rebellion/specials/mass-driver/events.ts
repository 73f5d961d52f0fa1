import * as z from 'zod';
import { atLeastOne } from '../../../kernel/bounded.ts';
import { seat, shipId, spaceId, terrainId } from '../../ids.ts';

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
