/** Answers to the questions that an attack asks while it is resolved; attacks themselves are declared by orders. */
import * as z from 'zod';
import { crippling, hex, weaponId } from '../../ids.ts';

export const attackCommands = [
  /** The target fires on what attacks it with this weapon; null lets the attack come (R-FC-126). */
  z.strictObject({ kind: z.literal('defensive-fire'), weapon: weaponId.nullable() }),
  /** Dice of the roll to be rolled again, by place, in this order (R-FC-108); none keeps them all. */
  z.strictObject({ kind: z.literal('reroll'), dice: z.array(z.int().min(0).max(199)).max(200) }),
  /** All dice of one's own roll again, by the Valour token or by Ferocious Attack (R-FC-120, R-FC-123). */
  z.strictObject({ kind: z.literal('roll-again'), by: z.enum(['valour', 'ferocious']).nullable() }),
  /** Take the unit instead of destroying it (R-FC-150). */
  z.strictObject({ kind: z.literal('capture'), capture: z.boolean() }),
  /** What a ramming fighter unit cripples (R-FC-143). */
  z.strictObject({ kind: z.literal('cripple'), crippling }),
  /** Move into the hex of the unit that was destroyed (R-FC-133). */
  z.strictObject({ kind: z.literal('overrun'), go: z.boolean() }),
  /** Where a patrol goes whose ship is no longer there for it (R-FC-166). */
  z.strictObject({ kind: z.literal('place-patrol'), at: hex }),
] as const;
