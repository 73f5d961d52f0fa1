/** What there is to watch: the Watch page, channels of TV, walls [WATCH-40 … WATCH-49]. The same for whoever asks. */
import { listOf, text, whole } from '@broadside/rules/kernel';
import type { IdCodec } from '@broadside/rules/kernel';
import * as z from 'zod';
import { LeagueSlug, SeasonId } from './leagues/seasons.ts';
import { WatchFrame } from './watching.ts';
import { Instant, MatchHeader, MatchId, RulesetId, Seat, Seq } from './words.ts';

/** Where a match stands in a season of a league. */
export const MatchPlace = z.strictObject({
  slug: LeagueSlug,
  /** Name of the league. */
  league: z.string(),
  season: SeasonId,
  round: whole(1, 100_000),
  table: whole(1, 5000),
});
export type MatchPlace = z.infer<typeof MatchPlace>;

/** A match as everybody may know it. */
export const MatchToWatch = z.strictObject({
  match: MatchHeader,
  /** Of those whose rating at this game has settled. */
  ratings: z.array(z.strictObject({ seat: Seat, rating: z.int() })),
  place: MatchPlace.nullable(),
  /** When its newest entry was released; null before the first. */
  freshAt: Instant.nullable(),
});
export type MatchToWatch = z.infer<typeof MatchToWatch>;

/** A table of a season whose hour is near. */
export const TableSoon = z.strictObject({
  ...MatchPlace.shape,
  ruleset: RulesetId,
  /** Who meets there. */
  names: z.array(z.string()),
  /** The agreed hour. */
  at: Instant,
});
export type TableSoon = z.infer<typeof TableSoon>;

/** Where the watch stream is: the origin of a cache, or '' for this site [WATCH-14]. */
const stream = z.string();

/** GET /api/watch?ruleset=…&league=… */
export const WatchQuery = z.strictObject({ ruleset: RulesetId.exactOptional(), league: LeagueSlug.exactOptional() });
export const WatchPage = z.strictObject({
  stream,
  /** All matches that go on, before the filters. */
  running: z.int().min(0),
  /** Leagues that have something here, before the filters. */
  leagues: z.array(z.strictObject({ slug: LeagueSlug, league: z.string() })),
  /** The one worth looking at first; null where nobody plays. It stands in `live`, too. */
  featured: MatchId.nullable(),
  /** The best first. */
  live: z.array(MatchToWatch),
  /** The first one first. */
  soon: z.array(TableSoon),
  /** The newest first. */
  finished: z.array(MatchToWatch),
});
export type WatchPage = z.infer<typeof WatchPage>;

/** `best`, `under-1500`, `bots`, the id of a ruleset, or `league-` and the address of a league. */
export const ChannelId: IdCodec<'channel'> = text(60).min(1);
export const ChannelCard = z.strictObject({
  id: ChannelId,
  kind: z.enum(['best', 'ruleset', 'league', 'under-1500', 'bots']),
  name: z.string(),
});
export type ChannelCard = z.infer<typeof ChannelCard>;

/** GET /api/tv */
export const ChannelList = z.strictObject({
  channels: z.array(z.strictObject({ ...ChannelCard.shape, on: MatchToWatch.nullable() })),
});
export type ChannelList = z.infer<typeof ChannelList>;

/** GET /api/tv/:channel, and GET /watch/tv/:channel/after/:n as soon as there is another `n`. */
export const ChannelProgramme = z.strictObject({
  stream,
  channel: ChannelCard,
  /** The place from which to wait for the next match. */
  n: Instant,
  /** Null: nothing is on. */
  on: MatchToWatch.nullable(),
  /** Of the channel's league, the next table whose hour is near. */
  next: TableSoon.nullable(),
});
export type ChannelProgramme = z.infer<typeof ChannelProgramme>;

/** The last place that an address may name: 1,024 to the millisecond, for a century. */
const farthest = 4_500_000_000_000_000;

export const ChannelParams = z.strictObject({ channel: ChannelId });
export const ChannelAfterParams = z.strictObject({
  channel: ChannelId,
  n: z.coerce.number().int().min(0).max(farthest),
});

/** PUT /api/leagues/:slug/tv: the match that the league's channel is to show; null: as the election says. */
export const TvPickBody = z.strictObject({ match: MatchId.nullable() });
export type TvPickBody = z.infer<typeof TvPickBody>;
/** GET and PUT /api/leagues/:slug/tv, for organisers: what is shown, what was picked, and what may be. */
export const TvDesk = z.strictObject({
  on: MatchId.nullable(),
  picked: MatchId.nullable(),
  /** Matches of the league that go on for everybody, by round and table. */
  choices: listOf(MatchToWatch, 300),
});
export type TvDesk = z.infer<typeof TvDesk>;

/** Boards that one wall shows. */
export const mostOnWall = 12;

/** `WALL` of an address: that of a league, or the ids of up to 12 matches, each with a comma after it. */
export const WallId: IdCodec<'wall'> = text(mostOnWall * 13).regex(
  /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|(?:[0-9a-hjkmnp-tv-z]{12},){1,12})$/,
);
export const wallOfMatches = (ids: readonly string[]): string => ids.map((id) => `${id},`).join('');

export const WallAfterParams = z.strictObject({ channel: WallId, n: ChannelAfterParams.shape.n });

/** One board of a wall. */
export const WallBoard = z.strictObject({
  match: MatchId,
  /** The newest entry that is released. */
  seq: Seq,
  /** Everybody may know the end. */
  over: z.boolean(),
  /** When the first of `frames` was written. */
  began: Instant.nullable(),
  /** Entries up to `seq` of which everybody has known since the place that was asked about; none where they are too many. */
  frames: z.array(WatchFrame),
  /** At the first place: who plays there, and where it stands in its season. */
  told: MatchToWatch.nullable(),
});
export type WallBoard = z.infer<typeof WallBoard>;

/** GET /watch/wall/:channel/after/:n */
export const WallNews = z.strictObject({
  stream,
  /** The place from which to wait for the next: it only grows while the same boards are shown. */
  n: whole(0, farthest),
  /** Seasons of the league with a round that is played, and that round. */
  rounds: z.array(z.strictObject({ season: SeasonId, name: z.string(), round: whole(1, 100_000) })),
  /** In the order of seasons and tables, or of the address. */
  boards: z.array(WallBoard),
});
export type WallNews = z.infer<typeof WallNews>;
