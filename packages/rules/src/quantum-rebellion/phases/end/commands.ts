import * as z from 'zod';
import { shipId, spaceId } from '../../ids.ts';

/** Damage control teams of one ship roll (QR-9.2a). */
const repair = z.strictObject({ kind: z.literal('repair'), ship: shipId });

/** The owner picks the locations that the dice repair (R-QR-175). */
const chooseRepairs = z.strictObject({
  kind: z.literal('choose-repairs'),
  ship: shipId,
  spaces: z.array(spaceId).min(1).max(20),
});

/** The side rolls for no other ship in this End Phase. */
const endDamageControl = z.strictObject({ kind: z.literal('end-damage-control') });

/** Gives the match up, at any time (R-QR-180). */
const concede = z.strictObject({ kind: z.literal('concede') });

export const endCommands = [repair, chooseRepairs, endDamageControl, concede] as const;
