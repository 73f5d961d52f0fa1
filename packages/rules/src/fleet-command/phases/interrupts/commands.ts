import * as z from 'zod';
import { cardId } from '../../ids.ts';
import { interruptUse } from './frames.ts';

const playInterrupt = z.strictObject({ kind: z.literal('play-interrupt'), card: cardId, use: interruptUse });
/** Nothing now (R-FC-58). */
const decline = z.strictObject({ kind: z.literal('decline') });
/** Spends a card so that the patrol meets the attacker first (R-FC-160). */
const sendPatrol = z.strictObject({ kind: z.literal('send-patrol'), card: cardId });

export const interruptCommands = [playInterrupt, decline, sendPatrol] as const;
