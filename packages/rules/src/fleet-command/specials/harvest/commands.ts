import * as z from 'zod';
import { featureId } from '../../ids.ts';

/** Harvests these fields, all within the unit's reach (FC-HAR-1, R-FC-06). */
const harvest = z.strictObject({ kind: z.literal('harvest'), fields: z.array(featureId).min(1).max(16) });

export const harvestCommands = [harvest] as const;
