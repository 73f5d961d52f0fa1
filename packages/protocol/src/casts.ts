/** Casts: somebody points, draws and writes for who watches a match [WATCH-52 … WATCH-57]. */
import { whole } from '@broadside/rules/kernel';
import type { IdCodec } from '@broadside/rules/kernel';
import * as z from 'zod';
import { ChannelId } from './channels.ts';
import { Handle } from './identity.ts';
import { Watcher } from './watching.ts';
import { CommandId, Instant, MatchId, PersonId, Seq } from './words.ts';

/** What bounds a cast. `bytes`: of one cue as JSON; `allBytes`: of all its cues. */
export const castLimits = {
  perSecond: 10,
  burst: 20,
  bytes: 4096,
  points: 64,
  cues: 20_000,
  allBytes: 4 * 1024 * 1024,
  members: 8,
  running: 3,
  perDay: 20,
  page: 200,
  listed: 20,
  title: 80,
  text: 300,
  label: 60,
  options: 6,
  voters: 50_000,
} as const;

export const CastId: IdCodec<'cast'> = z.string().regex(/^[0-9a-hjkmnp-tv-z]{10}$/);
export const CastParams = z.strictObject({ id: CastId });

/** A place on the stage: the drawn table from 0 to 1, whatever is drawn on it; x to the right, y down. */
const share = z.number().min(0).max(1);
export const StagePoint = z.tuple([share, share]);
export type StagePoint = z.infer<typeof StagePoint>;
const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'write a word')
    .max(most, `say it in at most ${String(most)} characters`)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u, 'write it in one line');
const record = z.string().min(1).max(80);

/** What a caster does. Of a family each: drawing, steering those who follow, writing. */
export const CueData = z.discriminatedUnion('kind', [
  /** Where the pointer went, each place with milliseconds after the cue. */
  z.strictObject({
    kind: z.literal('pointer'),
    path: z
      .array(z.tuple([share, share, z.int().min(0).max(2000)]))
      .min(1)
      .max(20),
  }),
  z.strictObject({ kind: z.literal('pen'), points: z.array(StagePoint).min(2).max(castLimits.points) }),
  z.strictObject({ kind: z.literal('arrow'), from: StagePoint, to: StagePoint }),
  z.strictObject({ kind: z.literal('ring'), at: StagePoint, radius: share }),
  /** Round a unit: `radius` in widths of the stage. */
  z.strictObject({ kind: z.literal('range'), record, at: StagePoint, radius: share }),
  z.strictObject({ kind: z.literal('label'), at: StagePoint, text: words(castLimits.label) }),
  /** Null: none any more. */
  z.strictObject({ kind: z.literal('spotlight'), record: record.nullable(), at: StagePoint.nullable() }),
  /** Where those look who follow the caster; zoom 1 shows the whole stage. */
  z.strictObject({ kind: z.literal('camera'), at: StagePoint, zoom: z.number().min(1).max(16) }),
  /** Back to an entry; null: to where the match stands. */
  z.strictObject({ kind: z.literal('moment'), to: Seq.nullable() }),
  /** Of a match whose end everybody knows: all hands are open to those who follow, or no more [WATCH-67]. */
  z.strictObject({ kind: z.literal('hands'), open: z.boolean() }),
  z.strictObject({ kind: z.literal('text'), text: words(castLimits.text) }),
  z.strictObject({
    kind: z.literal('poll'),
    question: words(120),
    options: z.array(words(castLimits.label)).min(2).max(castLimits.options),
  }),
  /** The poll is over; the server adds the votes. */
  z.strictObject({
    kind: z.literal('tally'),
    poll: CommandId,
    votes: z.array(whole(0, 1_000_000_000)).max(castLimits.options).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('undo'), cue: CommandId }),
  z.strictObject({ kind: z.literal('clear') }),
  /** The cast is over. */
  z.strictObject({ kind: z.literal('end') }),
]);
export type CueData = z.infer<typeof CueData>;
export type CueKind = CueData['kind'];

export const castRights = ['draw', 'steer', 'write'] as const;
export const CastRight = z.enum(castRights);
export type CastRight = z.infer<typeof CastRight>;
const rightOf: { readonly [K in CueKind]: CastRight } = {
  ...{ pointer: 'draw', pen: 'draw', arrow: 'draw', ring: 'draw', range: 'draw', undo: 'draw', clear: 'draw' },
  ...{ spotlight: 'draw', camera: 'steer', moment: 'steer', hands: 'steer' },
  ...{ label: 'write', text: 'write', poll: 'write', tally: 'write', end: 'write' },
};
/** What somebody needs for a cue. */
export const rightFor = (kind: CueKind): CastRight => rightOf[kind];

/** A cue over the socket of its match. `at`: the moment that it belongs to, in a match whose end everybody knows; else it is now. */
export const Cue = z.strictObject({
  t: z.literal('cue'),
  id: CommandId,
  cast: CastId,
  cue: CueData,
  at: z.strictObject({ seq: Seq, ms: z.int().min(0).max(3_600_000) }).exactOptional(),
});
export type CueMessage = z.infer<typeof Cue>;

/** A cue as it is told, once it may be. */
export const CueShown = z.strictObject({
  id: CommandId,
  /** Who made it, by number in the cast. */
  by: z.int().positive(),
  match: MatchId,
  /** The moment that it belongs to: so many milliseconds after this entry was seen. */
  seq: Seq,
  ms: z.int().min(0),
  cue: CueData,
});
export type CueShown = z.infer<typeof CueShown>;

const title = words(castLimits.title);
const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'a language as in "en" or "pt-BR"');
const link = z
  .url({ protocol: /^https$/, error: 'an address that begins with https://' })
  .max(300)
  .nullable();

/** POST /api/casts: of a match, of a league's nights, or of what a channel of TV shows. */
export const NewCastBody = z
  .strictObject({
    match: MatchId.exactOptional(),
    /** Its address. */
    league: z.string().min(1).max(60).exactOptional(),
    channel: ChannelId.exactOptional(),
    title,
    language,
    link: link.default(null),
  })
  .refine(
    ({ match, league, channel }) => [match, league, channel].filter((each) => each !== undefined).length === 1,
    'name a match, a league or a channel: one of them',
  );
export type NewCastBody = z.input<typeof NewCastBody>;

/** PUT /api/casts/:id, for who made it. */
export const CastBody = z.strictObject({ title, language, link });
export type CastBody = z.infer<typeof CastBody>;

export const CastMemberShown = z.strictObject({
  number: z.int().positive(),
  person: PersonId,
  name: z.string(),
  rights: z.array(CastRight),
  /** Asked, and has not answered; told to members alone. */
  invited: z.literal(true).exactOptional(),
});
export type CastMemberShown = z.infer<typeof CastMemberShown>;

export const CastPage = z.strictObject({
  id: CastId,
  match: MatchId.nullable(),
  league: z.strictObject({ slug: z.string(), name: z.string() }).nullable(),
  channel: ChannelId.nullable(),
  title: z.string(),
  language: z.string(),
  link: z.string().nullable(),
  /** By an official of the league. */
  official: z.boolean(),
  /** `removed`: by an official or a moderator; its cues are gone. */
  status: z.enum(['running', 'ended', 'removed']),
  since: Instant,
  casters: z.array(CastMemberShown),
});
export type CastPage = z.infer<typeof CastPage>;

/** GET /api/casts/:id; `own`: the number of the asking person, whether they run it or may end it. */
export const CastDesk = CastPage.extend({ own: z.int().positive().nullable(), mayEnd: z.boolean() });
export type CastDesk = z.infer<typeof CastDesk>;

/** GET /api/casts: of a match, of its league, and of the channels that show it or did when it was cast; the league's first. */
export const CastQuery = z.strictObject({ match: MatchId });
export const CastList = z.strictObject({ casts: z.array(CastPage) });
export type CastList = z.infer<typeof CastList>;

/** POST /api/casts/:id/members: who made it asks somebody, by handle, or takes them off; they answer. */
export const CastMemberBody = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('invite'), handle: Handle, rights: z.array(CastRight).min(1).max(castRights.length) }),
  z.strictObject({ do: z.literal('accept') }),
  /** Oneself, or for who made it somebody else. */
  z.strictObject({ do: z.literal('leave'), member: z.int().min(1).max(100) }),
]);
export type CastMemberBody = z.infer<typeof CastMemberBody>;

const place = z.coerce.number().int().min(0).max(1_000_000);
/** GET /api/casts/:id/cues */
export const CueQuery = z.strictObject({ after: place.default(0) });
/** GET /watch/cast/:id/after/:n */
export const CastAfterParams = z.strictObject({ id: CastId, n: place });
/** Cues after place `after`, in the order in which they are told, at most 200; `n`: the place of the last of them. */
export const CastNews = z.strictObject({
  n: z.int().min(0),
  status: CastPage.shape.status,
  cues: z.array(CueShown),
});
export type CastNews = z.infer<typeof CastNews>;

/** GET /api/casts/:id/cast.json */
export const CastExport = z.strictObject({ format: z.literal(1), cast: CastPage, cues: z.array(CueShown) });
export type CastExport = z.infer<typeof CastExport>;

/** POST /watch/cast/:id/vote, as JSON under `text/plain`, as WatchHere is. */
export const CastVote = z.strictObject({ watcher: Watcher, poll: CommandId, option: z.int().min(0).max(5) });
export type CastVote = z.infer<typeof CastVote>;

/** POST /api/casts/:id/cues/:cue/report */
export const CueReportParams = z.strictObject({ id: CastId, cue: CommandId });
/** A cue that somebody reported. */
export const CueReport = z.strictObject({
  id: z.int().positive(),
  cast: z.strictObject({ id: CastId, title: z.string(), status: CastPage.shape.status }),
  cue: CueData,
  /** Whoever made it. */
  person: PersonId,
  name: z.string(),
  by: z.string(),
  reason: z.string(),
  at: Instant,
  /** Null: nobody has looked at it. */
  verdict: z.enum(['nothing', 'removed']).nullable(),
});
export type CueReport = z.infer<typeof CueReport>;
/** GET /api/cast-reports, for moderators: those that wait first, then the newest; at most 100. */
export const CueReportList = z.strictObject({ reports: z.array(CueReport) });
export type CueReportList = z.infer<typeof CueReportList>;
/** POST /api/cast-reports/:id; `removed`: the cast is ended, and its cues are gone. */
export const CueVerdictBody = z.strictObject({ verdict: z.enum(['nothing', 'removed']) });
export type CueVerdictBody = z.infer<typeof CueVerdictBody>;
