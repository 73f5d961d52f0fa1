import * as z from 'zod';
import { fighterId, shipId } from '../../ids.ts';
import { aim } from './frames.ts';

/** All assaults of the squadron at once (QR-8.4.7.1a, R-QR-170). */
const board = z.strictObject({
  kind: z.literal('board'),
  assaults: z
    .array(z.strictObject({ target: shipId, ships: z.array(shipId).min(1).max(40), aim: aim.optional() }))
    .min(1)
    .max(40),
});

/** The defender's answer to an assault: who helps the ship before the dice (R-QR-164). */
const repel = z.strictObject({
  kind: z.literal('repel'),
  screens: z.array(shipId).max(40),
  escorts: z.array(fighterId).max(40),
});

export const boardingCommands = [board, repel] as const;
