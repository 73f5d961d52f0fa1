/** Messages from the server to a client. */
import type { Changes, View, ViewRecord } from '@broadside/rules/kernel';
import { judging, request, stop, tempo } from '@broadside/match';
import * as z from 'zod';
import { ChatLine, ChatRoom, WatchersChat } from './chat.ts';
import { forgiving } from './forgiving.ts';
import { protocolVersion } from './limits.ts';
import { PassShown } from './passes.ts';
import { PhraseWords, SentEntry, SentLine } from './phrases.ts';
import { CommandId, Instant, JsonValue, MatchHeader, Outcome, Rejection, Seat, SeatHeader, Seq } from './words.ts';

const WireRecord: z.ZodType<ViewRecord> = z.record(z.string(), JsonValue);
export const WireView: z.ZodType<View> = z.record(z.string(), WireRecord);

/** What changes in a view, by its records [WS-10]. */
export const ViewChanges: z.ZodType<Changes> = z.record(z.string(), JsonValue);

/** Canonical hash of a view, as `hashView` of the rules' kernel computes it. */
export const ViewHash = z.string().min(1).max(64);

/** Why something was not done, outside the rules of the game. `code` is one of `errorCodes`. */
export const errorCodes = [
  'bad-message', // not JSON, not an object of a known type, or with fields that are wrong
  'too-large', // longer than maxFrameBytes
  'binary', // a binary frame
  'wrong-version', // hello with another protocol version
  'hello-first', // another message before hello
  'not-seated', // a command from somebody who does not sit in this match
  'not-live', // a command while the match is open, finished or frozen
  'future-seq', // a command decided on a state that does not exist yet
  'bad-command', // the command is not one the ruleset knows
  'frozen', // the match met a fault in the server's rules and is stopped
  'closing', // the server is shutting down
  'no-name', // a word in the chat from somebody who has no name yet
  'unavailable', // the journal cannot be written just now; nothing happened
] as const;
export const ErrorCode = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** The first answer to `hello`. */
export const Welcome = z.strictObject({
  t: z.literal('welcome'),
  v: z.literal(protocolVersion),
  match: MatchHeader,
  you: z.strictObject({
    viewer: z.enum(['seat', 'public', 'referee']),
    seat: Seat.nullable(),
    name: z.string().nullable(),
    /** With a live pass: ahead of all others who watch [WATCH-50]. */
    ahead: z.literal(true).exactOptional(),
  }),
  seq: Seq,
});

/** The table beside the game, the same for everybody [ACT-1, TEMPO-1]. */
export const TableShown = z.strictObject({
  tempo,
  clock: z
    .strictObject({
      /** Milliseconds that each seat had left at `since`; only those of awaited seats run. */
      left: z.record(Seat, z.number()),
      since: Instant,
      /** Seats whose bank is empty: they have the overtime for each decision. */
      overtime: z.array(Seat),
      /** When the time of each awaited seat is up; its hours off are in it. */
      deadlines: z.record(Seat, Instant),
    })
    .nullable(),
  paused: z.strictObject({ at: Instant, until: Instant.nullable() }).nullable(),
  /** A judge has stopped the clocks, and says why [ACT-11]. */
  stopped: stop.nullable(),
  /** Who judges here, who waits for a judge, warnings and penalties; absent where there was never any of it [LEAGUE-95 … LEAGUE-103]. */
  judging: judging.exactOptional(),
  /** What waits for an answer. */
  request: request.nullable(),
  /** Seats that have decided something that still holds: until every side has, one may abort alone [ACT-8]. */
  decided: z.array(Seat),
  /** Seats for which the clock has answered often enough that the other side may claim the match [ACT-10]. */
  absent: z.array(Seat),
});
export type TableShown = z.infer<typeof TableShown>;

/** What this seat may take back, as the entry to return to: freely, or by asking; with neither, nothing. Seats only. */
export const TakeBack = z.strictObject({ free: Seq.exactOptional(), ask: Seq.exactOptional() });
export type TakeBack = z.infer<typeof TakeBack>;

/** The whole view; sent when the match starts, on arrival, and whenever changes would not do. */
export const Snapshot = z.strictObject({
  t: z.literal('snapshot'),
  seq: Seq,
  view: WireView,
  /** All words that later lines may be written with; those of `log` are. */
  words: PhraseWords,
  log: z.array(SentEntry),
  awaiting: z.array(Seat),
  outcome: Outcome.nullable(),
  table: TableShown,
  takeBack: TakeBack.exactOptional(),
  hash: ViewHash,
});

/**
 * What entry `seq` changed for this audience, whose view must stand at `seq - 1`. What is absent is as it was [WS-16]; of
 * the log, nothing is added.
 */
export const Frame = z.strictObject({
  t: z.literal('frame'),
  seq: Seq,
  changes: ViewChanges.exactOptional(),
  /** When it was; with `log`. */
  at: Instant.exactOptional(),
  /** Words that come after those that are known. */
  words: PhraseWords.exactOptional(),
  log: z.array(SentLine).exactOptional(),
  awaiting: z.array(Seat).exactOptional(),
  outcome: Outcome.nullable().exactOptional(),
  table: TableShown.exactOptional(),
  takeBack: TakeBack.exactOptional(),
  hash: ViewHash.exactOptional(),
});

/** The command is durable and is journal entry `seq`. */
export const Accepted = z.strictObject({ t: z.literal('accepted'), id: CommandId, seq: Seq });

/** The rules forbid the command; nothing changed. `seq` is the state that judged it. */
export const Rejected = z.strictObject({ t: z.literal('rejected'), id: CommandId, seq: Seq, reason: Rejection });

/** Nothing changed; `sentence` says what would be right. `id` names the command where there was one. */
export const Failure = z.strictObject({
  t: z.literal('error'),
  id: CommandId.exactOptional(),
  code: ErrorCode,
  sentence: z.string(),
});

/** Who is at the table: the seats, and how many watch, as it is shown [WATCH-15]. */
export const Presence = z.strictObject({
  t: z.literal('presence'),
  seats: z.array(SeatHeader),
  watching: z.int().min(0),
});

/** The header changed: somebody sat down, the match started, finished or froze. */
export const MatchChanged = z.strictObject({ t: z.literal('match'), match: MatchHeader });

/** What was said in a room: the last on arrival, and each new line. Oldest first; a line may come twice. */
export const Chat = z.strictObject({
  t: z.literal('chat'),
  room: ChatRoom,
  messages: z.array(ChatLine),
  /** How the watchers' room is written in, where that is not as usual, or has just changed [WATCH-75]. */
  rule: WatchersChat.exactOptional(),
});

/** Who holds a live pass here, told to the seats and to holders: at arrival where there are any, and with each change [WATCH-49]. */
export const Passes = z.strictObject({ t: z.literal('passes'), passes: z.array(PassShown) });

export const Pong = z.strictObject({ t: z.literal('pong'), n: z.int().min(0), at: Instant });

/** The server closes this socket now; come back after `retryAfterMs`. */
export const Closing = z.strictObject({
  t: z.literal('closing'),
  code: z.enum([
    'shutdown',
    'flooding',
    'slow',
    'not-found',
    'unavailable',
    'signed-out',
    'seat-changed',
    'judge-left',
    'pass-ended',
    'stream',
  ]),
  sentence: z.string(),
  retryAfterMs: z.int().min(0),
  /** With `stream`: where the watch stream is, as an origin; empty on this site [WATCH-14]. */
  stream: z.string().exactOptional(),
});

export const FromServer = z.discriminatedUnion('t', [
  Welcome,
  Snapshot,
  Frame,
  Accepted,
  Rejected,
  Failure,
  Presence,
  MatchChanged,
  Chat,
  Passes,
  Pong,
  Closing,
]);
export type FromServer = z.infer<typeof FromServer>;

/** What a client makes of a message: fields that it does not know are left out, codes that it does not know stay. */
export const Heard = forgiving(
  z.discriminatedUnion('t', [
    Welcome,
    Snapshot,
    Frame,
    Accepted,
    Rejected,
    Failure.extend({ code: z.string() }),
    Presence,
    MatchChanged,
    Chat,
    Passes,
    Pong,
    Closing.extend({ code: z.string() }),
  ]),
);
export type Heard = z.infer<typeof Heard>;
export type HeardOf<T extends Heard['t']> = Extract<Heard, { t: T }>;
/** Every `t` that a client knows. */
export const heardTypes: ReadonlySet<unknown> = new Set(FromServer.options.map(({ shape }) => shape.t.value));
export type WelcomeMessage = z.infer<typeof Welcome>;
export type SnapshotMessage = z.infer<typeof Snapshot>;
export type FrameMessage = z.infer<typeof Frame>;
export type PresenceMessage = z.infer<typeof Presence>;
export type ClosingMessage = z.infer<typeof Closing>;
export type You = WelcomeMessage['you'];
export type ChatMessage = z.infer<typeof Chat>;
