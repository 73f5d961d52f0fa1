import * as z from 'zod';
import { seat } from '../../ids.ts';

/** The Initiative Phase: dice first, then the winner chooses (QR-6.1). */
export const initiativeFrame = z.discriminatedUnion('step', [
  z.strictObject({ kind: z.literal('initiative'), step: z.literal('roll') }),
  z.strictObject({ kind: z.literal('initiative'), step: z.literal('choose'), winner: seat }),
]);
