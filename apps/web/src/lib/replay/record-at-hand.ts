/** A page that shows a record lends it to whatever on it would fetch one. */
import type { MatchRecord } from '@broadside/match';

export const RECORD_AT_HAND = Symbol('record at hand');
export type RecordAtHand = () => Promise<MatchRecord>;
