import * as z from 'zod';

/** The winner of the initiative takes its place in the order of this round (QR-6.1b). */
const chooseOrder = z.strictObject({ kind: z.literal('choose-order'), place: z.enum(['first', 'second']) });

export const initiativeCommands = [chooseOrder] as const;
