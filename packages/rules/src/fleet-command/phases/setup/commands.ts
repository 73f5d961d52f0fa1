import * as z from 'zod';
import { direction, hex, unitId } from '../../ids.ts';

/** Puts one unit on the board before play, with what is aboard it (FC-FB-12, R-FC-207, R-FC-234). */
const deployUnit = z.strictObject({ kind: z.literal('deploy-unit'), unit: unitId, at: hex, facing: direction });

export const setupCommands = [deployUnit] as const;
