import * as z from 'zod';
import { cardId } from '../../ids.ts';

const cards = z.array(cardId).max(60);

/** Cards put away before drawing; none is fine (FC-SEQ-2). */
const discardCards = z.strictObject({ kind: z.literal('discard-cards'), cards });
/** Cards given for +1 each on the initiative die (FC-SEQ-4). */
const bidInitiative = z.strictObject({ kind: z.literal('bid-initiative'), cards });
/** The other side wins (R-FC-226). */
const concede = z.strictObject({ kind: z.literal('concede') });

export const roundCommands = [discardCards, bidInitiative, concede] as const;
