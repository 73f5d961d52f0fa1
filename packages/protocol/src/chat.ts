/** What people say to each other at a table, and what is done about what they say [CHAT-1 …]. */
import * as z from 'zod';
import { reportReasonLength, silenceHours, slowestChatSeconds } from './limits.ts';
import { ClipId } from './clips.ts';
import { Instant, MatchId, RowId, Seat, Seq, PersonId } from './words.ts';

/** The players' room and the spectators'. Neither hears the other before the end of the match [CHAT-2]. */
export const chatRooms = ['players', 'watchers'] as const;
export const ChatRoom = z.enum(chatRooms);
export type ChatRoom = z.infer<typeof ChatRoom>;

export const ChatLine = z.strictObject({
  /** Grows with time within a match. */
  id: z.int().positive(),
  /** Whoever said it, for muting; their name as it was then. */
  person: PersonId,
  name: z.string(),
  /** Where they sit; null for who watches. */
  seat: Seat.nullable(),
  /** Plain text: it is shown as it is, never as markup. */
  text: z.string(),
  at: Instant,
  /** The newest entry that whoever said it knew of, and the round then: where it stands in a replay [WATCH-19]. Absent for old lines. */
  seq: Seq.exactOptional(),
  round: z.string().nullable().exactOptional(),
  /** By a moderator: the text is empty [CHAT-9]. */
  removed: z.literal(true).exactOptional(),
  /** Said on this channel of TV, which showed the match; told in the match's room once everybody knows its end [WATCH-79]. */
  channel: z.string().exactOptional(),
});
export type ChatLine = z.infer<typeof ChatLine>;

/** Who writes to the watchers of a match; `members`: who competes in its league, and its officials. */
export const chatWriters = ['everybody', 'accounts', 'members', 'nobody'] as const;
/** How the watchers' room is written in [WATCH-75]; `slowSeconds`: between two messages of one person, 0 for none. */
export const WatchersChat = z.strictObject({
  who: z.enum(chatWriters, `one of ${chatWriters.join(', ')}`),
  slowSeconds: z.int().min(0).max(slowestChatSeconds),
});
export type WatchersChat = z.infer<typeof WatchersChat>;
export const usualWatchersChat: WatchersChat = { who: 'everybody', slowSeconds: 0 };

/** PUT /api/matches/:id/watchers-chat, of a league, and of a channel; null: as its league says, or as usual. */
export const WatchersChatBody = z.strictObject({ rule: WatchersChat.nullable() });
export type WatchersChatBody = z.infer<typeof WatchersChatBody>;
/** GET and PUT of the same; `of`: what says so, `mayChange`: whether the asking person may. */
export const WatchersChatPage = z.strictObject({
  rule: WatchersChat,
  of: z.enum(['match', 'channel', 'league', 'usual']),
  league: z.strictObject({ slug: z.string(), name: z.string() }).nullable(),
  mayChange: z.boolean(),
});
export type WatchersChatPage = z.infer<typeof WatchersChatPage>;

/** POST /api/matches/:id/chat/:message/report */
export const ReportParams = z.strictObject({ id: MatchId, message: RowId });
/** DELETE /api/matches/:id/chat/:message, for moderators. */
export const MessageParams = ReportParams;
export const ReportBody = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(1, 'say what is wrong with it')
    .max(reportReasonLength, `say it in at most ${String(reportReasonLength)} characters`),
});
export type ReportBody = z.infer<typeof ReportBody>;

/** A message that somebody reported, kept as it was said. */
export const ChatReport = z.strictObject({
  id: z.int().positive(),
  match: MatchId,
  /** The room in which it was said; `channel`: on TV; `clips`: it is the title of a clip. */
  room: z.enum([...chatRooms, 'channel', 'clips']),
  clip: ClipId.exactOptional(),
  /** The line in the match's chat (0: a clip), and whether it can still be read there: `gone` lines were too old to be kept. */
  message: z.strictObject({ id: z.int().min(0), stands: z.enum(['shown', 'removed', 'gone']) }),
  /** Whoever said it, as they were called then. */
  said: z.strictObject({ person: PersonId, name: z.string(), text: z.string(), at: Instant }),
  by: z.string(),
  reason: z.string(),
  at: Instant,
  /** Null: nobody has looked at it. */
  verdict: z.enum(['nothing', 'removed', 'silenced']).nullable(),
});
export type ChatReport = z.infer<typeof ChatReport>;

/** GET /api/reports, for moderators: those that wait first, then the newest; at most 100. */
export const ReportList = z.strictObject({ reports: z.array(ChatReport) });
export type ReportList = z.infer<typeof ReportList>;

/** GET /api/reports/waiting, for moderators: how many nobody has looked at. */
export const ReportsWaiting = z.strictObject({ waiting: z.int().min(0) });
export type ReportsWaiting = z.infer<typeof ReportsWaiting>;

/** GET /api/reports/:id, for moderators: the report with what was said in that room around it, oldest first. */
export const ReportContext = z.strictObject({ report: ChatReport, lines: z.array(ChatLine) });
export type ReportContext = z.infer<typeof ReportContext>;

export const ReportIdParams = z.strictObject({ id: RowId });

const hours = z.int().min(1).max(silenceHours);

/** POST /api/reports/:id: what comes of it. */
export const VerdictBody = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('nothing') }),
  /** The message is removed. */
  z.strictObject({ verdict: z.literal('removed') }),
  z.strictObject({ verdict: z.literal('silenced'), hours, remove: z.boolean().default(false) }),
]);
export type VerdictBody = z.input<typeof VerdictBody>;

/** POST /api/silences: somebody says nothing anywhere for `hours`; 0 ends that. They still play. */
export const SilenceBody = z.strictObject({ person: z.uuid(), hours: z.int().min(0).max(silenceHours) });
export type SilenceBody = z.infer<typeof SilenceBody>;
/** `until`: null where they may speak. */
export const Silence = z.strictObject({ person: z.uuid(), name: z.string(), until: Instant.nullable() });
export type Silence = z.infer<typeof Silence>;

/** GET /api/mutes: people whose words the asking person does not want to read. */
export const MuteList = z.strictObject({ people: z.array(PersonId) });
export type MuteList = z.infer<typeof MuteList>;
/** PUT and DELETE /api/mutes/:person */
export const MuteParams = z.strictObject({ person: z.uuid() });
