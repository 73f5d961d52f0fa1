import * as z from 'zod';
import { direction } from '../../ids.ts';

/** Another way for a unit whose next hex is blocked; an empty path stops it here (R-FC-55). */
const goOn = z.strictObject({ kind: z.literal('go-on'), path: z.array(direction).max(60) });

export const movingCommands = [goOn] as const;
