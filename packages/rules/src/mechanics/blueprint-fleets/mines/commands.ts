import * as z from 'zod';
import { facingCdeg, point, shipId } from '../ids.ts';

/** Where the Minelayer means to lay, and how it faces; the drift table says where that really is. */
const layMines = z.strictObject({ kind: z.literal('lay-mines'), ship: shipId, at: point, facingCdeg });

/** Leaves the ship to deploy with its squadron: laying is its owner's choice. */
const keepMines = z.strictObject({ kind: z.literal('keep-mines'), ship: shipId });

/** Gives up the free Standard Movement after laying. */
const stayOnField = z.strictObject({ kind: z.literal('stay-on-field'), ship: shipId });

export const mineCommands = [layMines, keepMines, stayOnField] as const;
