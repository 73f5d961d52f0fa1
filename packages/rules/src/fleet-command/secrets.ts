/** What lies face down: never in a record that all viewers share (FC-COMP-9, R-FC-220). */
import * as z from 'zod';
import { count, listOf, mapOf } from '../kernel/bounded.ts';
import { cardId, featureId, handId, sideId } from './ids.ts';

export const secrets = z.strictObject({
  /** The Command deck, the next card to be drawn last. */
  deck: listOf(cardId),
  /** The cards of each hand, sorted, so that the order tells nothing. */
  hands: mapOf(handId, listOf(cardId)),
  /** Cards set aside in secret until all have chosen (FC-MISC-15, R-FC-223). */
  committed: mapOf(handId, listOf(cardId)),
  /** Stars of each face-down asteroid field. */
  values: mapOf(featureId, count),
  /** Fields whose value a side has looked at. */
  surveys: mapOf(sideId, listOf(featureId)),
});
export type Secrets = z.infer<typeof secrets>;
