/** Bodies of the HTTP API for records of matches that are over, and for replays of one that is not. */
import type { MatchId } from './words.ts';
import { matchRecord } from '@broadside/match';
import * as z from 'zod';
import { TableShown, ViewChanges, ViewHash } from './from-server.ts';
import { LogEntry, MatchHeader, Outcome, RowId, Seat, Seq } from './words.ts';

/** GET /api/matches/:id/record: docs/records.md tells the form. */
export const RecordFile = matchRecord;

/** POST /api/records: the record itself. */
export const ImportBody = z.unknown().meta({ 'x-bounded-by': 'maxImportBytes; then it is read as a record' });

/** The match as which it is kept here. 200: it was there already; 201: it is new. */
export const Imported = z.strictObject({
  match: MatchHeader,
  /** The rules here have decided every command again: what they cannot is not kept. */
  rules: z.literal('decided-again'),
});
export type Imported = z.infer<typeof Imported>;

export const ReplayQuery = z.strictObject({ after: z.coerce.number().int().min(0).max(2_147_483_647).default(0) });
export const ReplayFrame = z.strictObject({
  t: z.literal('frame'),
  seq: Seq,
  changes: ViewChanges,
  /** The lines of the entry, written out. */
  log: z.array(LogEntry),
  awaiting: z.array(Seat),
  outcome: Outcome.nullable(),
  table: TableShown,
  hash: ViewHash.exactOptional(),
});
export type ReplayFrame = z.infer<typeof ReplayFrame>;

/** GET /api/matches/:id/replay: up to 100 entries after `after` as the asking player saw them; none: that was all. */
export const ReplayPage = z.strictObject({
  /** The first frame after 0 builds the view from nothing; each later one changes the view before it. */
  frames: z.array(ReplayFrame),
});
export type ReplayPage = z.infer<typeof ReplayPage>;

/** GET /match/:id/picture.svg, picture.png: after entry `at`, or now; 0 is the table as it may be set up. */
export const PictureQuery = z.strictObject({ at: z.literal('0').transform(Number).or(RowId).exactOptional() });

/** The path of a match's record as a file. */
export function recordPath(matchId: MatchId): string {
  return `/api/matches/${matchId}/record`;
}
