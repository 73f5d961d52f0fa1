/** The watch stream over HTTP [WATCH-9 … WATCH-13]: what everybody may know of a match, at addresses that any cache can serve. */
import { watchDelay } from '@broadside/match';
import * as z from 'zod';
import { WireView } from './from-server.ts';
import { ReplayFrame } from './records.ts';
import { Instant, MatchId, Seat, Seq } from './words.ts';

/** The form of what the stream answers. It grows where the same entries are told in another form. */
export const watchFormat = 2;

/** Entries in a segment, and at most in what `after` answers. */
export const watchSegmentEntries = 64;

/** Under which the segments of a match stand: the edition of the rules that tell it, with the form. */
export const watchVersion = (edition: string): string => `${edition}-${String(watchFormat)}`;

/** The segment in which an entry stands. */
export const segmentOf = (seq: number): number => Math.floor((seq - 1) / watchSegmentEntries);

/** The last number that an address may name. */
const most = 2_147_483_647;

export const WatchParams = z.strictObject({ match: MatchId });
export const SegmentParams = z.strictObject({
  match: MatchId,
  version: z.string().min(1).max(60),
  n: z.coerce.number().int().min(0).max(most),
});
export const WatchAfterParams = z.strictObject({ match: MatchId, seq: z.coerce.number().int().min(0).max(most) });

/** GET /watch/:match/after/:seq/:most: so few entries that whoever does not want to know the end yet has little of what lies ahead. */
export const WatchFewParams = z.strictObject({
  ...WatchAfterParams.shape,
  most: z.coerce.number().int().min(1).max(watchSegmentEntries),
});

/** A random value that a browser keeps, so that its tabs count as one: the only thing that is ever said of who watches. */
export const Watcher = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'Send 16 to 64 of A-Z a-z 0-9 _ - by chance.');

/** POST /watch/:match/here, as JSON under `text/plain`, so that a page of any origin may send it without asking first. */
export const WatchHere = z.strictObject({
  watcher: Watcher,
  /** As the index said when this page drew its lot. */
  oneIn: z.int().min(1).max(1_000_000),
});
export type WatchHere = z.infer<typeof WatchHere>;

/** GET /watch/:match/events: from which entry on; a browser that comes again says it by itself. */
const lastSeq = z.coerce.number().int().min(0).max(most);
export const WatchEventsQuery = z.strictObject({ after: lastSeq.exactOptional() });
export const WatchEventsHeaders = z.looseObject({ 'last-event-id': lastSeq.exactOptional() });

/** GET /watch/:match/index.json */
export const WatchIndex = z.strictObject({
  format: z.literal(watchFormat),
  /** What stands in the addresses of segments. */
  version: z.string(),
  match: MatchId,
  ruleset: z.string(),
  /** How late all of this is; null: not at all. */
  delay: watchDelay.nullable(),
  /** The newest entry that is released; 0 before the first. */
  seq: Seq,
  /** Segments that are closed: 0 to one less. */
  segments: z.int().min(0),
  seats: z.array(z.strictObject({ seat: Seat, team: z.int(), side: z.string() })),
  /** Everybody may know the end. */
  over: z.boolean(),
  /** How many watch, as it is shown: from 3 on, exact to 100, then two figures; 0 where they are fewer. */
  viewers: z.int().min(0),
  /** Once in this time one in `oneIn` pages, by lot, says that it is there. */
  here: z.strictObject({ everyMs: z.int().positive(), oneIn: z.int().positive() }),
});
export type WatchIndex = z.infer<typeof WatchIndex>;

/** One entry as the public sees it: people by the sides that they play. */
export const WatchFrame = ReplayFrame.extend({
  /** Milliseconds since `began`. */
  ms: z.int(),
});
export type WatchFrame = z.infer<typeof WatchFrame>;

const frames = {
  /** When the first of these entries was written; null where there are none. */
  began: Instant.nullable(),
  /** Each changes the view of the entry before it. The last one has the hash of its view. */
  frames: z.array(WatchFrame),
};

/** GET /watch/:match/:version/s/:n: entries 64n + 1 to 64n + 64, or to the last of a match that is over. */
export const WatchSegment = z.strictObject({
  version: z.string(),
  n: z.int().min(0),
  /** The whole view before the first of them: empty in segment 0. */
  view: WireView,
  ...frames,
});
export type WatchSegment = z.infer<typeof WatchSegment>;

/** GET /watch/:match/after/:seq: the entries after it, at most 64; none where there was nothing newer for 25 s. */
export const WatchNews = z.strictObject({
  /** Nothing follows. */
  over: z.boolean(),
  /** The whole view before the first of them, where a segment begins with it: who comes late needs no segment before. */
  view: WireView.exactOptional(),
  ...frames,
});
export type WatchNews = z.infer<typeof WatchNews>;
