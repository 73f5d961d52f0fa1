/** What lies face down (R-FC-220): never in a record that all viewers share. */
import * as z from 'zod';
import { cardId, featureId, handId, sideId } from './ids.ts';

export const secrets = z.strictObject({
  /** The Command deck, the next card to be drawn last. */
  deck: z.array(cardId),
  /** The cards of each hand, sorted, so that the order tells nothing. */
  hands: z.record(handId, z.array(cardId)),
  /** Cards set aside in secret until all have chosen (R-FC-223). */
  committed: z.record(handId, z.array(cardId)),
  /** Stars of each face-down asteroid field. */
  values: z.record(featureId, z.int().min(0)),
  /** Fields whose value a side has looked at. */
  surveys: z.record(sideId, z.array(featureId)),
});
export type Secrets = z.infer<typeof secrets>;
