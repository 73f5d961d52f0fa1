/** What a client knows about a match, as one immutable value: a new one for every change, with unchanged parts shared. */
import { chatLimits, readFrameLog, readSnapshotLog, usualWatchersChat } from '@broadside/protocol';
import type {
  ChatLine,
  ChatMessage,
  ChatRoom,
  FrameMessage,
  HeardOf,
  LogEntry,
  MatchHeader,
  Outcome,
  PassShown,
  PhraseWord,
  ResyncReason,
  Seat,
  SnapshotMessage,
  TableShown,
  TakeBack,
  You,
  WatchersChat,
} from '@broadside/protocol';
import { changed, hashView, sharing } from '@broadside/rules/kernel';
import type { View } from '@broadside/rules/kernel';
import type { EndCode } from './closed.ts';

/**
 * `connecting`: never been live yet; `live`: what is shown is what the server has; `reconnecting`: the last known state
 * is shown while the client tries again; `closed`: for good, by `close()` or because the server said so.
 */
export type Phase = 'connecting' | 'live' | 'reconnecting' | 'closed';

export interface ClientState {
  readonly phase: Phase;
  readonly match: MatchHeader | null;
  readonly you: You | null;
  /** Journal entries applied to `view`; 0 before the match starts. */
  readonly seq: number;
  /** Null before the match starts. Records that did not change keep their identity from one state to the next. */
  readonly view: View | null;
  /** The newest lines last; at most `logLimit` of them. */
  readonly log: readonly LogEntry[];
  readonly awaiting: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Clocks, pause, request: what stands beside the game; null before the match starts. */
  readonly table: TableShown | null;
  /** What this seat may take back; null for who only watches. */
  readonly takeBack: TakeBack | null;
  /** What was said, oldest first, in the rooms that one hears [CHAT-2]. */
  readonly chat: { readonly [K in ChatRoom]: readonly ChatLine[] };
  /** How the watchers' room is written in [WATCH-75]. */
  readonly watchersChat: WatchersChat;
  /** Who looks ahead of watchers here; told to seats, and to who does [WATCH-49]. */
  readonly passes: readonly PassShown[];
  /** How many watch, as it is shown: 0 below 3, exact to 100, then two figures. */
  readonly watching: number;
  /** Commands sent and not yet answered. */
  readonly pending: number;
  /** When the next attempt to connect is made (ms since 1970), while reconnecting. */
  readonly retryAt: number | null;
  /** How far the server's clock is ahead of this one, in milliseconds; 0 until it is known. */
  readonly skewMs: number;
  /** Why the server closed or will close the connection, in its own words; another attempt may follow. */
  readonly closing: HeardOf<'closing'> | null;
  /** The server says what this client cannot read: a newer client is needed, in a browser the page loaded again [WS-37]. */
  readonly outdated: boolean;
  /** Why the connection is closed for good; null until the phase is `closed`. */
  readonly ended: { readonly code: EndCode; readonly sentence: string } | null;
}

export const emptyState: ClientState = {
  phase: 'connecting',
  match: null,
  you: null,
  seq: 0,
  view: null,
  log: [],
  awaiting: [],
  outcome: null,
  table: null,
  takeBack: null,
  chat: { players: [], watchers: [] },
  watchersChat: usualWatchersChat,
  passes: [],
  watching: 0,
  pending: 0,
  retryAt: null,
  skewMs: 0,
  closing: null,
  outdated: false,
  ended: null,
};

/** A snapshot with its log as lines. */
export type ReadSnapshot = Omit<SnapshotMessage, 'words' | 'log'> & { readonly log: readonly LogEntry[] };
/** A frame with its lines, of which there may be none. */
export type ReadFrame = Omit<FrameMessage, 'words' | 'at' | 'log'> & { readonly log: readonly LogEntry[] };

/** What came of a message: the state, the words for the next one's lines, and the message with its lines. */
export interface Followed<M> {
  readonly state: ClientState;
  readonly words: readonly PhraseWord[];
  readonly message: M;
}

/**
 * The state after a snapshot: records equal to the ones held keep their identity, and so does a view that tells nothing
 * new. Undefined where its log cannot be read.
 */
export function withSnapshot(state: ClientState, sent: SnapshotMessage): Followed<ReadSnapshot> | undefined {
  const read = readSnapshotLog(sent);
  if (read === undefined) return undefined;
  const { words: _, ...rest } = sent;
  const message = { ...rest, log: read.log };
  return { state: shown(state, message), words: read.words, message };
}

function shown(state: ClientState, message: ReadSnapshot): ClientState {
  return {
    ...state,
    seq: message.seq,
    view: sharing(state.view, message.view),
    log: message.log,
    awaiting: message.awaiting,
    outcome: message.outcome,
    table: message.table,
    takeBack: message.takeBack ?? null,
  };
}

/**
 * The state after a frame, or why it does not continue this state (a gap, a word that is missing, changes that do not fit,
 * a hash that differs): the client then asks for a snapshot and says why [WS-36].
 */
export function withFrame(
  state: ClientState,
  words: readonly PhraseWord[],
  sent: FrameMessage,
  logLimit: number,
): Followed<ReadFrame> | ResyncReason {
  if (state.view === null || sent.seq !== state.seq + 1) return 'gap';
  const read = readFrameLog(words, sent);
  if (read === undefined) return 'words';
  let view: View;
  try {
    view = changed(state.view, sent.changes ?? {});
    if (sent.hash !== undefined && sent.hash !== hashView(view)) return 'hash';
  } catch {
    return 'changes';
  }
  const { words: _words, at: _at, ...rest } = sent;
  const message = { ...rest, log: read.log };
  const { seq, awaiting, outcome, table, takeBack } = message;
  const next = {
    ...state,
    seq,
    view,
    log: read.log.length === 0 ? state.log : [...state.log, ...read.log].slice(-logLimit),
    awaiting: awaiting ?? state.awaiting,
    outcome: outcome === undefined ? state.outcome : outcome,
    table: table ?? state.table,
    takeBack: takeBack ?? state.takeBack,
  };
  return { state: next, words: read.words, message };
}

/** The state with what was said: each line once, in the order of their ids, as it was told last [CHAT-3, CHAT-9]. */
export function withChat(before: ClientState, { room, messages, rule }: ChatMessage): ClientState {
  const state = rule ? { ...before, watchersChat: rule } : before;
  const held = state.chat[room];
  const known = new Map(held.map((line) => [line.id, line]));
  const fresh = messages.filter(({ id, removed }) => {
    const before = known.get(id);
    return before === undefined || before.removed !== removed;
  });
  if (fresh.length === 0) return state;
  const told = new Set(fresh.map(({ id }) => id));
  const lines = [...held.filter(({ id }) => !told.has(id)), ...fresh]
    .sort((a, b) => a.id - b.id)
    .slice(-chatLimits.kept);
  return { ...state, chat: { ...state.chat, [room]: lines } };
}
