import * as z from 'zod';
import { direction, hex, unitCardId } from '../../ids.ts';

/** Puts the named unit on the board; a factory builds the card named (R-FC-172, R-FC-176). */
const reinforce = z.strictObject({
  kind: z.literal('reinforce'),
  at: hex,
  facing: direction,
  build: unitCardId.optional(),
});

export const reinforceCommands = [reinforce] as const;
