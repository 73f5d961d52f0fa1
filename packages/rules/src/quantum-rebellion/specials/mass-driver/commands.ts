import * as z from 'zod';
import { shipId, terrainId } from '../../ids.ts';

/** A load of cargo at the planet that the ship orbits (QR-11.6.21a). */
const fireMassDriver = z.strictObject({ kind: z.literal('fire-mass-driver'), ship: shipId, planet: terrainId });

export const massDriverCommands = [fireMassDriver] as const;
