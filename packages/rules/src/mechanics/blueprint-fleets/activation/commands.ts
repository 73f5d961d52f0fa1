import * as z from 'zod';
import { squadronId } from '../ids.ts';
import { segment } from '../records.ts';

const activateSquadron = z.strictObject({ kind: z.literal('activate-squadron'), squadron: squadronId });

/** Ends the named segment for the whole squadron; naming it keeps a double press from ending two. */
const endSegment = z.strictObject({ kind: z.literal('end-segment'), segment });

export const activationCommands = [activateSquadron, endSegment] as const;
