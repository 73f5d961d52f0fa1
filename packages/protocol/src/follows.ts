/** What people follow, and at which moment of a match they are told [WATCH-26 … WATCH-28]. */
import { text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { Instant } from './words.ts';

/** What can be followed. */
export const followKinds = ['person', 'league', 'season', 'match'] as const;
export const FollowKind = z.enum(followKinds);
export type FollowKind = z.infer<typeof FollowKind>;

/** When one is told of a match: as it begins, with a round of it, as it ends; or it is only kept. */
export const FollowTell = z.enum(['start', 'round', 'end', 'nothing']);
export type FollowTell = z.infer<typeof FollowTell>;

/** Things that one person follows at once. */
export const mostFollows = 200;

/** Of a person the id or the handle, of a league its address, of a season and a match the id. */
const subject = { kind: FollowKind, id: text(60).min(1) };

/** DELETE /api/follows */
export const FollowEndBody = z.strictObject(subject);
export type FollowEndBody = z.infer<typeof FollowEndBody>;

/** PUT /api/follows */
export const FollowBody = z
  .strictObject({ ...subject, tell: FollowTell, round: whole(1, 1000).exactOptional() })
  .refine(
    ({ kind, tell, round }) => (tell === 'round') === (round !== undefined) && (tell !== 'round' || kind === 'match'),
    'name a `round` with `tell` round, of a match, and with nothing else',
  );
export type FollowBody = z.infer<typeof FollowBody>;

/** Something that the asking person follows. */
export const FollowEntry = z.strictObject({
  kind: FollowKind,
  id: z.string(),
  /** As everybody reads it. */
  name: z.string(),
  tell: FollowTell,
  round: z.int().nullable(),
  since: Instant,
});
export type FollowEntry = z.infer<typeof FollowEntry>;

/** How one thing can be followed by whoever asks. */
export const FollowAsked = z.strictObject({
  follows: FollowEntry.nullable(),
  /** What may be chosen now; none where it cannot be followed. */
  tells: z.array(FollowTell),
  /** The first round that may be asked for; null where there are no rounds, or none follows. */
  fromRound: z.int().nullable(),
  /** Why it cannot be followed. */
  refused: z.strictObject({ code: z.string(), sentence: z.string() }).nullable(),
});
export type FollowAsked = z.infer<typeof FollowAsked>;

/** GET /api/leagues/:slug/feed.atom; with `spoilers=hide` no result is told. */
export const FeedQuery = z.strictObject({ spoilers: z.literal('hide').exactOptional() });

/** GET /api/follows, of one thing where it is named. */
export const FollowQuery = z
  .strictObject({ kind: FollowKind.exactOptional(), id: subject.id.exactOptional() })
  .refine(({ kind, id }) => (kind === undefined) === (id === undefined), 'name `kind` and `id`, or neither');
/** GET, PUT and DELETE /api/follows */
export const FollowList = z.strictObject({
  /** All that the asking person follows, the newest first. */
  follows: z.array(FollowEntry),
  most: z.int(),
  /** What was named. */
  asked: FollowAsked.nullable(),
});
export type FollowList = z.infer<typeof FollowList>;
