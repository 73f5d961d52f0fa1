/**
 * A live connection to one match: connects, resumes after a cut, applies patches, keeps commands until they are
 * answered. Behaviours are those of packages/protocol/SPEC.md.
 */
import type { TableAct } from '@broadside/match';
import { logPageLines, protocolVersion } from '@broadside/protocol';
import type { Heard as Message, HeardOf } from '@broadside/protocol';
import type { AnyRuleset, Rejection } from '@broadside/rules/kernel';
import { backoffMs, defaultBackoff } from './backoff.ts';
import type { BackoffOptions } from './backoff.ts';
import { commandId } from './identifiers.ts';
import { PendingCommands } from './pending.ts';
import type { Answer, Asked } from './pending.ts';
import { readMessage } from './reading.ts';
import type { Unread } from './reading.ts';
import { defaultSocket, socketOpen } from './socket.ts';
import type { SocketConstructor, SocketLike } from './socket.ts';
import { emptyState, withChat, withFrame, withSnapshot } from './state.ts';
import type { TableState } from './state.ts';

export interface ConnectOptions {
  /** The match's websocket: `socketUrl(base, matchId)`. */
  readonly url: string;
  /** Where rulesets are loaded from, for `offers` and `check`; without it those answer nothing. */
  readonly catalog?: { readonly [id: string]: () => Promise<AnyRuleset> };
  readonly WebSocket?: SocketConstructor;
  readonly backoff?: BackoffOptions;
  /** Log lines kept; 200 unless told. */
  readonly logLimit?: number;
  /** Unanswered commands kept; 32 unless told. */
  readonly pendingLimit?: number;
  /** Silence after which the connection is probed, and again after which it is given up, in milliseconds. */
  readonly silenceMs?: number;
}

type Listener = (state: TableState) => void;

export class Connection {
  #state: TableState = emptyState;
  #ruleset: AnyRuleset | null = null;
  #socket: SocketLike | null = null;
  #attempt = 0;
  #resyncAsked = false;
  #unreadTold = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;
  #pings = 0;
  #pinged: { readonly n: number; readonly at: number } | undefined;
  #offers: { view: unknown; seat: string; list: readonly unknown[] } | null = null;
  readonly #options: ConnectOptions;
  readonly #Socket: SocketConstructor;
  readonly #pending: PendingCommands;
  readonly #listeners = new Set<Listener>();
  readonly #messageListeners = new Set<(message: Message) => void>();

  constructor(options: ConnectOptions) {
    this.#options = options;
    this.#Socket = options.WebSocket ?? defaultSocket();
    this.#pending = new PendingCommands(options.pendingLimit ?? 32);
    this.#open();
  }

  get state(): TableState {
    return this.#state;
  }

  /** The match's ruleset once it is known and loaded. */
  get ruleset(): AnyRuleset | null {
    return this.#ruleset;
  }

  /** Calls `listener` now and after every change; a Svelte store. Returns how to stop. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  /** Every message of the server after it was applied: frames for animation, errors, closing. */
  onMessage(listener: (message: Message) => void): () => void {
    this.#messageListeners.add(listener);
    return () => this.#messageListeners.delete(listener);
  }

  /** Resolves with the first state for which `test` holds; rejects when the connection closes before. */
  when(test: (state: TableState) => boolean): Promise<TableState> {
    return new Promise((resolve, reject) => {
      const stop = (): void => void this.#listeners.delete(listener);
      const listener: Listener = (state) => {
        if (test(state)) {
          stop();
          resolve(state);
        } else if (state.phase === 'closed') {
          stop();
          reject(new Error(state.closing?.sentence ?? 'The connection is closed.'));
        }
      };
      this.#listeners.add(listener);
      listener(this.#state);
    });
  }

  /** Asks for a command, with a new id that is kept until there is an answer, across reconnects. */
  send(command: Readonly<Record<string, unknown>>): Promise<Answer> {
    return this.#ask({ t: 'command', id: commandId(), seq: this.#state.seq, command });
  }

  /** Asks something of the table itself: to take back, a draw, a pause. Kept and answered as a command is. */
  act(act: TableAct): Promise<Answer> {
    return this.#ask({ t: 'act', id: commandId(), seq: this.#state.seq, act });
  }

  /** Says something in one's own room of the match [CHAT-1]. */
  say(text: string): Promise<Answer> {
    return this.#ask({ t: 'say', id: commandId(), text });
  }

  #ask(message: Asked): Promise<Answer> {
    if (this.#state.phase === 'closed') {
      const sentence = 'The connection is closed. Open the match again.';
      return Promise.resolve({ kind: 'failed', code: 'closed', sentence });
    }
    const { kept, answer } = this.#pending.add(message);
    if (kept) {
      if (this.#state.phase === 'live') this.#transmit(message);
      this.#update({ pending: this.#pending.size });
    }
    return answer;
  }

  /** What this seat may do now, from the view alone; nothing for a spectator. Computed once per view. */
  offers(): readonly unknown[] {
    const { view, you } = this.#state;
    if (this.#ruleset === null || view === null || you === null || you.seat === null) return [];
    if (this.#offers === null || this.#offers.view !== view || this.#offers.seat !== you.seat) {
      const list = this.#ruleset.offers(view, you.seat) as readonly unknown[];
      this.#offers = { view, seat: you.seat, list };
    }
    return this.#offers.list;
  }

  /** Why the server would refuse `command` now; undefined where it would accept, or where no seat is held. */
  check(command: unknown): Rejection | undefined {
    const { view, you } = this.#state;
    if (this.#ruleset === null || view === null || you === null || you.seat === null) return undefined;
    return this.#ruleset.check(view, command, you.seat);
  }

  /** Tries again now instead of waiting: the browser came online, the tab came back. */
  retry(): void {
    if (this.#state.phase === 'reconnecting' && this.#socket === null) this.#open();
  }

  close(): void {
    this.#finish('The connection was closed.');
    this.#socket?.close(1000);
    this.#socket = null;
  }

  #finish(sentence: string): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#probe);
    this.#pending.failAll(sentence);
    this.#update({ phase: 'closed', pending: 0, retryAt: null });
  }

  #update(change: Partial<TableState>): void {
    this.#set({ ...this.#state, ...change });
  }

  #set(state: TableState): void {
    this.#state = state;
    // Only clocks need to know how far apart the two machines' are.
    if (this.#pinged === undefined && state.phase === 'live' && (state.table?.clock ?? null) !== null) this.#ping();
    for (const listener of [...this.#listeners]) listener(state);
  }

  #transmit(message: object): void {
    if (this.#socket?.readyState === socketOpen) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    clearTimeout(this.#timer);
    const socket = new this.#Socket(this.#options.url);
    this.#socket = socket;
    socket.onopen = (): void => {
      const resume = this.#state.view === null ? {} : { resume: this.#state.seq };
      this.#transmit({ t: 'hello', v: protocolVersion, ...resume });
      this.#listen();
    };
    socket.onmessage = (event: { readonly data?: unknown }): void => {
      if (this.#socket !== socket || typeof event.data !== 'string') return;
      this.#listen();
      this.#receive(event.data);
    };
    socket.onerror = (): void => undefined; // a close event always follows
    socket.onclose = (): void => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** Every sign of life starts the silence anew; after one silence the server is probed, after two given up. */
  #listen(): void {
    clearTimeout(this.#probe);
    const silenceMs = this.#options.silenceMs ?? 15_000;
    this.#probe = setTimeout(() => {
      this.#ping();
      this.#probe = setTimeout(() => {
        const socket = this.#socket;
        this.#lost();
        socket?.close();
      }, silenceMs);
    }, silenceMs);
  }

  #lost(): void {
    clearTimeout(this.#probe);
    this.#socket = null;
    this.#resyncAsked = false;
    this.#unreadTold = false;
    const { phase, closing } = this.#state;
    if (phase === 'closed') return;
    if (closing !== null && closing.code === 'not-found') return this.#finish(closing.sentence);
    const wait =
      Math.max(closing?.retryAfterMs ?? 0, 0) +
      backoffMs(this.#attempt, this.#options.backoff ?? defaultBackoff, Math.random);
    this.#attempt += 1;
    this.#timer = setTimeout(() => this.#open(), wait);
    this.#update({ phase: this.#state.match === null ? 'connecting' : 'reconnecting', retryAt: Date.now() + wait });
  }

  #receive(text: string): void {
    const reading = readMessage(text);
    if (reading === undefined) return;
    if ('unread' in reading) return this.#missRead(reading);
    this.#apply(reading.message);
    for (const listener of [...this.#messageListeners]) listener(reading.message);
  }

  /** Asks for the whole, once for each socket, and says why; where that does not help, only a newer client does [WS-36]. */
  #missRead({ unread, id }: Unread): void {
    const outdated = this.#unreadTold || unread === 'welcome' || unread === 'snapshot';
    if (!this.#unreadTold) this.#transmit({ t: 'resync', because: 'unread' });
    this.#unreadTold = true;
    this.#resyncAsked = true;
    const sentence = 'The answer cannot be read here: this page is older than the server. Load it again.';
    if (id !== undefined) this.#answer(id, { kind: 'failed', code: 'unread', sentence });
    if (outdated) this.#update({ outdated });
  }

  #apply(message: Message): void {
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message);
      case 'snapshot':
        this.#resyncAsked = false;
        return this.#set(withSnapshot(this.#state, message));
      case 'frame': {
        if (message.seq <= this.#state.seq) return;
        const next = withFrame(this.#state, message, this.#options.logLimit ?? logPageLines);
        if (typeof next !== 'string') return this.#set(next);
        if (!this.#resyncAsked) this.#transmit({ t: 'resync', because: next });
        this.#resyncAsked = true;
        return;
      }
      case 'accepted':
        return this.#answer(message.id, { kind: 'accepted', seq: message.seq });
      case 'rejected':
        return this.#answer(message.id, { kind: 'rejected', seq: message.seq, reason: message.reason });
      case 'error':
        return this.#failure(message);
      case 'presence': {
        const match = this.#state.match === null ? null : { ...this.#state.match, seats: message.seats };
        return this.#update({ match, watching: message.watching });
      }
      case 'match':
        return this.#update({ match: message.match });
      case 'closing':
        if (message.code === 'signed-out') this.#forget(message.sentence);
        return this.#update({ closing: message });
      case 'chat':
        return this.#set(withChat(this.#state, message));
      case 'pong':
        return this.#compareClocks(message.n, message.at);
    }
  }

  /** What the seat knew is not for whoever looks now [HTTP-39]. */
  #forget(sentence: string): void {
    this.#pending.failAll(sentence);
    this.#update({
      you: null,
      view: null,
      seq: 0,
      log: [],
      awaiting: [],
      takeBack: null,
      pending: 0,
      chat: emptyState.chat,
    });
  }

  #ping(): void {
    this.#pings += 1;
    this.#pinged = { n: this.#pings, at: Date.now() };
    this.#transmit({ t: 'ping', n: this.#pings });
  }

  /** The server's time belongs to the middle of the way there and back. */
  #compareClocks(n: number, serverAt: number): void {
    if (this.#pinged?.n !== n) return;
    const now = Date.now();
    this.#update({ skewMs: Math.round(serverAt - (this.#pinged.at + now) / 2) });
  }

  #welcome(message: HeardOf<'welcome'>): void {
    this.#attempt = 0;
    const { you, view } = this.#state;
    if (you !== null && view !== null && you.seat !== message.you.seat) {
      this.#forget('You are somebody else now. Look at the table again.');
      this.#transmit({ t: 'resync' });
      this.#resyncAsked = true;
    }
    this.#update({
      phase: 'live',
      match: message.match,
      you: message.you,
      retryAt: null,
      closing: null,
      outdated: false,
    });
    for (const asked of this.#pending.messages()) this.#transmit(asked);
    const load = this.#options.catalog?.[message.match.ruleset];
    if (this.#ruleset !== null || load === undefined) return;
    void load().then((ruleset) => {
      this.#ruleset = ruleset;
      this.#update({});
    });
  }

  #answer(id: string, answer: Answer): void {
    this.#pending.settle(id, answer);
    this.#update({ pending: this.#pending.size });
  }

  #failure(message: HeardOf<'error'>): void {
    if (message.code === 'wrong-version') this.#update({ outdated: true });
    if (message.id === undefined) return;
    // While the server stops, the command may still be done by the next one: it is kept and sent again.
    if (message.code === 'closing') return;
    this.#answer(message.id, { kind: 'failed', code: message.code, sentence: message.sentence });
  }
}

/** Opens a connection to a match; it looks after itself until `close()`. */
export function connect(options: ConnectOptions): Connection {
  return new Connection(options);
}
