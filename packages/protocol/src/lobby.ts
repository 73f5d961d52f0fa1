/** Bodies of the lobby: open challenges, looking for an opponent, ratings, playing again. */
import { rest, tempo } from '@broadside/match';
import * as z from 'zod';
import { Handle } from './identity.ts';
import { Instant, MatchHeader, MatchId, RulesetId, Seat } from './words.ts';

/** A person's rating at one ruleset [HTTP-64]. */
export const RatingShown = z.strictObject({
  ruleset: RulesetId,
  /** Rounded; 1500 is where everybody begins. */
  rating: z.int(),
  /** Two thirds of the likely strengths lie within the rating give or take this. */
  deviation: z.int().min(0),
  /** Too few matches to be sure: the deviation is above 110. */
  provisional: z.boolean(),
  /** Rated matches so far. */
  matches: z.int().min(0),
});
export type RatingShown = z.infer<typeof RatingShown>;

/** Somebody as lists name them; `id` and `handle` lead to their profile. */
export const PlayerShown = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** Null: a guest. */
  handle: z.string().nullable(),
});
export type PlayerShown = z.infer<typeof PlayerShown>;

/** Why a live match asks nobody: paused by agreement, or its clocks stopped by a judge, whichever was paused before [ACT-9, ACT-11]. */
export const LobbyStandstill = z.discriminatedUnion('why', [
  /** `until`: when it goes on by itself; null: when somebody says so. */
  z.strictObject({ why: z.literal('paused'), until: Instant.nullable() }),
  z.strictObject({ why: z.literal('stopped') }),
]);
export type LobbyStandstill = z.infer<typeof LobbyStandstill>;

/** A match of the asking person's that is not over. */
export const OwnMatch = z.strictObject({
  match: MatchHeader,
  /** Null: they made it and sit nowhere. */
  seat: Seat.nullable(),
  /** It is the asking person's decision. */
  waits: z.boolean(),
  /** When their time is up, where a clock runs for them. */
  deadline: Instant.nullable(),
  /** Present while it stands still. */
  standstill: LobbyStandstill.exactOptional(),
});
export type OwnMatch = z.infer<typeof OwnMatch>;

/** An open match that waits for whoever comes [HTTP-62]. */
export const Challenge = z.strictObject({
  match: MatchHeader,
  by: PlayerShown,
  /** The maker's rating at this ruleset. */
  rating: RatingShown.nullable(),
  /** How many options differ from the usual. */
  changed: z.int().min(0),
  /** The asking person's own: they may withdraw it. */
  mine: z.boolean(),
});
export type Challenge = z.infer<typeof Challenge>;

/** GET /api/lobby?shown=true: everything that the front page shows, with an ETag [HTTP-60]. */
export const Lobby = z.strictObject({
  /** Those that wait for the asking person first, then by deadline, then the newest. */
  mine: z.array(OwnMatch),
  /** Newest first. */
  challenges: z.array(Challenge),
  live: z.array(MatchHeader),
  /** Of those that were made within a week and are finished the one worth looking back on; null where there is none. */
  best: MatchHeader.nullable(),
  /** The asking person's that are over, newest first. */
  played: z.array(MatchHeader),
  /** The asking person's ratings. */
  ratings: z.array(RatingShown),
  /** People who were here within the last minute, and those of them who let their name be seen. */
  online: z.strictObject({ count: z.int().min(0), people: z.array(PlayerShown) }),
});
export type Lobby = z.infer<typeof Lobby>;
/** `shown`: the asking person's name may stand among those who are online. */
export const LobbyQuery = z.strictObject({ shown: z.enum(['true', 'false']).exactOptional() });

/** DELETE /api/matches/:id */
export const Withdrawn = z.strictObject({ id: MatchId });
export type Withdrawn = z.infer<typeof Withdrawn>;

/** POST /api/seeks */
export const SeekBody = z.strictObject({
  ruleset: RulesetId,
  tempo,
  /** Nights and holidays, in correspondence. */
  rest: rest.exactOptional(),
});
export type SeekBody = z.input<typeof SeekBody>;

/** POST and GET /api/seeks: `match` is the table that was found; `range` how far the other's rating may lie by now. */
export const SeekState = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('none') }),
  z.strictObject({
    state: z.literal('waiting'),
    ruleset: RulesetId,
    since: Instant,
    /** Null: everybody will do. */
    range: z.int().min(0).nullable(),
  }),
  z.strictObject({ state: z.literal('paired'), match: MatchId }),
]);
export type SeekState = z.infer<typeof SeekState>;

/** GET /api/players/:who: a handle or a person's id. */
export const PlayerParams = z.strictObject({ who: z.union([z.uuid(), Handle]) });
export const PlayedMatch = z.strictObject({
  match: MatchHeader,
  seat: Seat,
  /** What the match did to the rating; null where it was not rated. */
  change: z.int().nullable(),
});
/** One of the first three places of a season that is closed. */
const LeagueBadge = z.strictObject({
  place: z.int().min(1).max(3),
  /** The team that came to it; null: the person alone. */
  team: z.string().nullable(),
  season: z.strictObject({ id: z.string(), name: z.string() }),
  league: z.strictObject({ slug: z.string(), name: z.string() }),
});
export type LeagueBadge = z.infer<typeof LeagueBadge>;
export const PlayerProfile = z.strictObject({
  player: PlayerShown,
  ratings: z.array(RatingShown),
  /** What they came to in leagues, the newest first. */
  badges: z.array(LeagueBadge),
  /** The last that are over, newest first. */
  played: z.array(PlayedMatch),
});
export type PlayerProfile = z.infer<typeof PlayerProfile>;

/** GET /api/matches/:id/players: who sits there, with their ratings at its ruleset. */
export const SeatedPlayers = z.strictObject({
  players: z.array(z.strictObject({ seat: Seat, player: PlayerShown, rating: RatingShown.nullable() })),
});
export type SeatedPlayers = z.infer<typeof SeatedPlayers>;

/** GET and POST /api/matches/:id/rematch, for its players. */
export const Rematch = z.strictObject({
  /** Both sides can play again. */
  possible: z.boolean(),
  /** Who offers it. */
  by: z.string().nullable(),
  /** The asking person offers it. */
  mine: z.boolean(),
  /** The match that came of it. */
  match: MatchId.nullable(),
});
export type Rematch = z.infer<typeof Rematch>;
