/** The websocket of a season: what becomes public of it, entry by entry [LEAGUE-154]. */
import { seasonEventCodec } from '@broadside/competition/season/schemas';
import { listOf, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { Ping } from '../from-client.ts';
import { Closing, Pong, Failure } from '../from-server.ts';
import { protocolVersion } from '../limits.ts';
import { Instant } from '../words.ts';
import type { SeasonId } from './seasons.ts';

/** Entries of the journal that everybody reads. */
const seq = whole(0, 1_000_000);

export const SeasonHello = z.strictObject({
  t: z.literal('hello'),
  v: z.literal(protocolVersion),
  /** The last entry that the client has; null where it has none and wants those that come. */
  resume: seq.nullable(),
});

/** What a client says. */
export const FromSeasonClient = z.discriminatedUnion('t', [SeasonHello, Ping]);
export type FromSeasonClient = z.infer<typeof FromSeasonClient>;

export const SeasonWelcome = z.strictObject({
  t: z.literal('welcome'),
  v: z.literal(protocolVersion),
  seq,
  /** What the client missed follows; false: it asks for the season, and goes on from `seq`. */
  resumed: z.boolean(),
});

export const SeasonNews = z.strictObject({
  t: z.literal('entry'),
  seq,
  at: Instant,
  events: listOf(seasonEventCodec, 5000),
});
export type SeasonNews = z.infer<typeof SeasonNews>;

/** Entries up to `seq` were left out, since the connection was too slow: the client asks for the season. */
export const SeasonLeftOut = z.strictObject({ t: z.literal('left-out'), seq });

/** What the server says. */
export const FromSeason = z.discriminatedUnion('t', [SeasonWelcome, SeasonNews, SeasonLeftOut, Pong, Failure, Closing]);
export type FromSeason = z.infer<typeof FromSeason>;

/** Where a socket of a season is opened. */
export const seasonSocketPath = (id: SeasonId): string => `/api/seasons/${encodeURIComponent(id)}/socket`;
