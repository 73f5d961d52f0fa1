/** Bodies of the HTTP API for the tables of a season: who meets whom when, and when people can play [LEAGUE-60 … LEAGUE-74]. */
import { givenResult, tableTimesCodec, zoneName } from '@broadside/competition/season/schemas';
import { listOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { LeagueSlug, Office, SeasonId } from './seasons.ts';
import { CommandId, Instant, MatchId } from '../words.ts';

const date = text(10).regex(/^\d{4}-\d\d-\d\d$/, 'a date such as 2027-03-28');

/** When somebody can play: see packages/competition/src/hours. */
export const PlayingHours = z.strictObject({
  zone: zoneName,
  /** Spans of the week, in minutes since midnight; 1 is Monday. */
  weekly: listOf(z.strictObject({ day: whole(1, 7), from: whole(0, 1439), to: whole(1, 1440) }), 168),
  /** Days on which they are away, both included. */
  away: listOf(z.strictObject({ from: date, to: date }), 200),
});
export type PlayingHours = z.infer<typeof PlayingHours>;

/** GET and PUT /api/hours */
export const OwnHours = z.strictObject({
  /** Null: nothing was said yet. */
  hours: PlayingHours.nullable(),
  /** Whether there is a secret address of the person's calendar. */
  feed: z.boolean(),
});
export type OwnHours = z.infer<typeof OwnHours>;

/** POST /api/hours/feed: the address is shown once; an earlier one ends. */
export const NewFeed = z.strictObject({ url: z.string() });
export type NewFeed = z.infer<typeof NewFeed>;

/** A table of a round, from 1 in the order of its pairings. */
export const TableParams = z.strictObject({
  id: SeasonId,
  round: z.coerce.number().int().min(1).max(100_000),
  table: z.coerce.number().int().min(1).max(1000),
});

/** GET /api/seasons/:id/rounds/:round/tables/:table: a pairing, as far as the asking person may know of it. */
export const PairingPage = z.strictObject({
  season: z.strictObject({ id: SeasonId, name: z.string() }),
  league: z.strictObject({ slug: LeagueSlug, name: z.string() }),
  /** Of the ruleset, and of the battle: null where nobody has settled it yet. */
  game: z.strictObject({ name: z.string(), battle: z.string().nullable() }),
  round: whole(1, 100_000),
  table: whole(1, 1000),
  sides: z.tuple([pairingSide(), pairingSide()]),
  opensAt: Instant,
  endsAt: Instant,
  /** Until when both have to make contact. */
  contactUntil: Instant,
  /** The deadline, with every extension. */
  dueAt: Instant,
  terms: z.strictObject({
    zone: zoneName,
    noticeHours: whole(0, 168),
    matchMinutes: whole(15, 1440),
    reviewHours: whole(0, 336),
    waitingMinutes: whole(0, 240),
    tempo: z.enum(['live', 'correspondence', 'none']),
    /** When a match by correspondence begins at the latest; null: it waits for both. */
    beginsAt: Instant.nullable(),
  }),
  match: MatchId.nullable(),
  result: givenResult.nullable(),
  times: tableTimesCodec,
  /** The side of the asking person. */
  own: z.union([z.literal(0), z.literal(1)]).nullable(),
  office: Office.nullable(),
  /** What only the two and organisers know, by side: when they can play, and since when they are at the table. */
  between: z
    .strictObject({
      hours: z.tuple([PlayingHours.nullable(), PlayingHours.nullable()]),
      here: z.tuple([Instant.nullable(), Instant.nullable()]),
    })
    .nullable(),
  /** The server's clock. */
  now: Instant,
});
export type PairingPage = z.infer<typeof PairingPage>;

function pairingSide() {
  return z.strictObject({
    /** 0: the automated enemy, where one plays alone. */
    entrant: whole(0, 10_000),
    name: z.string(),
    /** False: an organiser entered them by name. */
    account: z.boolean(),
  });
}

/** POST …/claim: the other one did not sit down. An id is for one claim. */
export const ClaimBody = z.strictObject({ id: CommandId });

/** GET /api/feeds/:token */
/** GET /api/feeds/:token/following.ics */
export const FollowingFeedParams = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{20,60}$/) });
export const FeedParams = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{20,60}\.ics$/) });
