/**
 * A live connection to one match: connects, resumes after a cut, applies changes, keeps commands until they are
 * answered. Behaviours are those of packages/protocol/SPEC.md.
 */
import type { TableAct } from '@broadside/match';
import { logPageLines, maxFrameBytes, protocolVersion } from '@broadside/protocol';
import type { CueData, Heard, HeardOf, PhraseWord, ResyncReason } from '@broadside/protocol';
import type { AnyRuleset, Catalog, Rejection } from '@broadside/rules/kernel';
import { ConnectionClosedError } from './closed.ts';
import type { EndCode } from './closed.ts';
import { commandId } from './identifiers.ts';
import { Line } from './line.ts';
import type { LineOptions } from './line.ts';
import { Listeners } from './listeners.ts';
import { PendingCommands } from './pending.ts';
import type { Answer, Asked, CueOptions } from './pending.ts';
import { Preview } from './preview.ts';
import { readMessage } from './reading.ts';
import type { Unread } from './reading.ts';
import { emptyState, withChat, withFrame, withSnapshot } from './state.ts';
import type { ClientState, Followed, ReadFrame, ReadSnapshot } from './state.ts';

/** How a connection is made; `url` alone is enough to watch in a browser. */
export interface ConnectOptions extends LineOptions {
  /**
   * Where rulesets are loaded from, for `offers` and `check`: `catalog` of `@broadside/rules/catalog`, or a map with the one
   * that is played. Without it those answer nothing, and no ruleset is loaded.
   */
  readonly catalog?: Catalog;
  /** Log lines kept; 200 unless told. */
  readonly logLimit?: number;
  /** Unanswered commands kept; 32 unless told. One more is answered `failed` `busy`. */
  readonly pendingLimit?: number;
  /** A random value that the browser keeps, 16 to 64 of A-Z a-z 0-9 _ -, so that its tabs count as one who watches [WATCH-15]. */
  readonly watcher?: string;
  /** Hears of what went wrong beside the play; unless given, nobody does. */
  readonly onProblem?: (problem: ConnectionProblem) => void;
}

/** What went wrong beside the play; the connection goes on. `ruleset`: it could not be loaded; the next cut asks for it again. */
export interface ConnectionProblem {
  readonly kind: 'ruleset';
  readonly error: unknown;
}

/** A message of the server, with the log of frames and snapshots as lines. */
export type ReadMessage = Exclude<Heard, { t: 'frame' | 'snapshot' }> | ReadFrame | ReadSnapshot;

/** One viewer at one match; made by `connect`. */
export class Connection {
  #state: ClientState = emptyState;
  /** A snapshot will come: frames before it may not continue what is known. */
  #resyncAsked = false;
  #unreadTold = false;
  #pings = 0;
  /** What lines of the log are written with [WS-15]. */
  #words: readonly PhraseWord[] = [];
  #pinged: { readonly n: number; readonly at: number } | undefined;
  readonly #logLimit: number;
  readonly #watcher: { readonly watcher?: string };
  readonly #line: Line;
  readonly #preview: Preview;
  readonly #pending: PendingCommands;
  readonly #listeners = new Listeners<ClientState>();
  readonly #messageListeners = new Listeners<ReadMessage>();
  readonly #problems = new Listeners<ConnectionProblem>();

  constructor(options: ConnectOptions) {
    this.#logLimit = options.logLimit ?? logPageLines;
    this.#watcher = options.watcher === undefined ? {} : { watcher: options.watcher };
    if (options.onProblem !== undefined) this.#problems.add(options.onProblem);
    this.#preview = new Preview(options.catalog ?? {});
    this.#pending = new PendingCommands(options.pendingLimit ?? 32);
    this.#line = new Line(options, {
      opened: () => this.#hello(),
      heard: (text) => this.#receive(text),
      silent: () => this.#ping(),
      cut: () => this.#cut(),
    });
    this.#line.open();
  }

  /** What is known now; the same value until something changes. */
  get state(): ClientState {
    return this.#state;
  }

  /** The match's ruleset once it is known and loaded; null before, and without a `catalog` that has it. */
  get ruleset(): AnyRuleset | null {
    return this.#preview.ruleset;
  }

  /** Calls `listener` now and after every change; a Svelte store. Returns how to stop. */
  subscribe(listener: (state: ClientState) => void): () => void {
    const stop = this.#listeners.add(listener);
    try {
      listener(this.#state);
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  /** Every message of the server after it was applied: frames for animation, errors, closing. Returns how to stop. */
  onMessage(listener: (message: ReadMessage) => void): () => void {
    return this.#messageListeners.add(listener);
  }

  /**
   * Resolves with the first state for which `test` holds, the present one included. Rejects with `ConnectionClosedError`
   * when the connection is closed before, with the signal's reason when that aborts, and with what `test` throws.
   */
  when(test: (state: ClientState) => boolean, options: { readonly signal?: AbortSignal } = {}): Promise<ClientState> {
    const { signal } = options;
    return new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        stop();
        signal?.removeEventListener('abort', aborted);
        act();
      };
      const fail = (reason: Error): void => settle(() => reject(reason));
      const aborted = (): void => fail(signal?.reason as Error);
      const look = (state: ClientState): void => {
        try {
          if (test(state)) settle(() => resolve(state));
          else if (state.ended !== null) fail(new ConnectionClosedError(state.ended.code, state.ended.sentence));
        } catch (error) {
          fail(error as Error);
        }
      };
      const stop = this.#listeners.add(look);
      signal?.addEventListener('abort', aborted);
      if (signal?.aborted === true) aborted();
      else look(this.#state);
    });
  }

  /**
   * Gives a command of the ruleset, with a new id, and resolves with what came of it. Where the connection is cut it is kept
   * and sent again with its id, so that it acts once [WS-21]. Never rejects but with a `TypeError` for what is no JSON.
   */
  send(command: Readonly<Record<string, unknown>>): Promise<Answer> {
    return this.#ask({ t: 'command', id: commandId(), seq: this.#state.seq, command });
  }

  /** Asks something of the table itself: to take back, a draw, a pause [ACT-1 … ACT-10]. Kept and answered as a command is. */
  act(act: TableAct): Promise<Answer> {
    return this.#ask({ t: 'act', id: commandId(), seq: this.#state.seq, act });
  }

  /** Says something in one's own room of the match [CHAT-1]. Kept and answered as a command is. */
  say(text: string): Promise<Answer> {
    return this.#ask({ t: 'say', id: commandId(), text });
  }

  /**
   * Points, draws or writes in a cast of this match; `at`: the moment that it belongs to, where everybody knows the end [WATCH-53].
   * Kept and answered as a command is; the cue bears the id.
   */
  cue(cast: string, cue: CueData, { id = commandId(), at }: CueOptions = {}): Promise<Answer> {
    return this.#ask({ t: 'cue', id, cast, cue, ...(at && { at }) });
  }

  async #ask(message: Asked): Promise<Answer> {
    const bytes = new TextEncoder().encode(JSON.stringify(message)).length;
    if (bytes > maxFrameBytes) {
      const sentence = `This has ${bytes} bytes. Nothing longer than ${maxFrameBytes} is taken.`;
      return { kind: 'failed', code: 'too-large', sentence };
    }
    if (this.#state.ended !== null) {
      return { kind: 'failed', code: 'closed', sentence: 'The connection is closed. Open the match again.' };
    }
    const { kept, answer } = this.#pending.add(message);
    if (kept) {
      if (this.#state.phase === 'live') this.#transmit(message);
      this.#update({ pending: this.#pending.size });
    }
    return answer;
  }

  /**
   * What this seat may do now, from the view alone; computed once for each view. Empty for a spectator, before the match
   * starts, and as long as `ruleset` is null. Another seat may be awaited all the same: see `state.awaiting`.
   */
  offers(): readonly unknown[] {
    return this.#preview.offers(this.#state);
  }

  /**
   * Why the server would refuse `command`, one that the ruleset's codec accepts, as the view stands. Undefined: it would
   * accept; or there is nothing to judge by, where `offers` is empty for want of a seat, a view or the ruleset.
   */
  check(command: unknown): Rejection | undefined {
    return this.#preview.check(this.#state, command);
  }

  /** Tries again now instead of waiting: the browser came online, the tab came back. Does nothing while connected. */
  retry(): void {
    if (this.#state.ended === null && this.#line.down) this.#line.open();
  }

  /** Ends the connection for good: no timer, no socket and no listener is left; what was unanswered is `failed` `closed`. */
  close(): void {
    if (this.#state.ended === null) this.#finish('closed', 'The connection was closed.');
  }

  #finish(code: EndCode, sentence: string): void {
    this.#line.close();
    this.#pending.failAll('closed', sentence);
    this.#update({ phase: 'closed', ended: { code, sentence }, pending: 0, retryAt: null });
    this.#listeners.clear();
    this.#messageListeners.clear();
    this.#problems.clear();
  }

  #update(change: Partial<ClientState>): void {
    this.#set({ ...this.#state, ...change });
  }

  #set(state: ClientState): void {
    this.#state = state;
    // Only clocks need to know how far apart the two machines' are.
    if (this.#pinged === undefined && state.phase === 'live' && (state.table?.clock ?? null) !== null) this.#ping();
    this.#listeners.tell(state);
  }

  #transmit(message: object): void {
    this.#line.send(JSON.stringify(message));
  }

  /** Resumes where it holds what this viewer was told last, and all of it. */
  #hello(): void {
    const resume = this.#state.view === null || this.#resyncAsked ? {} : { resume: this.#state.seq };
    this.#transmit({ t: 'hello', v: protocolVersion, ...resume, ...this.#watcher });
  }

  #cut(): void {
    this.#unreadTold = false;
    const { closing, match } = this.#state;
    if (closing?.code === 'not-found' || closing?.code === 'stream' || closing?.code === 'pass-ended')
      return this.#finish(closing.code, closing.sentence);
    if (closing?.code === 'seat-changed') {
      this.#resyncAsked = true; // what another viewer was told is not gone on with
      this.#update({ closing: null }); // a socket that is cut before its welcome is a cut like any other
      return this.#line.open();
    }
    const retryAt = this.#line.again(closing?.retryAfterMs ?? 0);
    this.#update({ phase: match === null ? 'connecting' : 'reconnecting', retryAt });
  }

  #receive(text: string): void {
    const reading = readMessage(text);
    if (reading === undefined) return;
    if ('unread' in reading) return this.#missRead(reading);
    const { message } = reading;
    if (message.t === 'snapshot') {
      const whole = withSnapshot(this.#state, message);
      if (whole === undefined) this.#missRead({ unread: message.t, id: undefined });
      else this.#follow(whole);
    } else if (message.t !== 'frame') {
      this.#apply(message);
      this.#messageListeners.tell(message);
    } else if (message.seq > this.#state.seq)
      this.#follow(withFrame(this.#state, this.#words, message, this.#logLimit));
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

  /** Shows what came, or asks for the whole where it does not continue what is known. */
  #follow(followed: Followed<ReadFrame | ReadSnapshot> | ResyncReason): void {
    if (typeof followed === 'string') {
      if (!this.#resyncAsked) this.#transmit({ t: 'resync', because: followed });
      this.#resyncAsked = true;
      return;
    }
    const { state, words, message } = followed;
    if (message.t === 'snapshot') this.#resyncAsked = false;
    this.#words = words;
    this.#set(state);
    this.#messageListeners.tell(message);
  }

  #apply(message: Exclude<Heard, { t: 'frame' | 'snapshot' }>): void {
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message);
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
        // The server is there and says when to come back: nothing is to be added to that, however often it says so.
        this.#line.settled();
        if (message.code === 'signed-out') this.#forget(message.sentence);
        return this.#update({ closing: message });
      case 'chat':
        return this.#set(withChat(this.#state, message));
      case 'passes':
        return this.#update({ passes: message.passes });
      case 'pong':
        return this.#compareClocks(message.n, message.at);
    }
  }

  /** What the seat knew is not for whoever looks now [HTTP-39]. */
  #forget(sentence: string): void {
    this.#pending.failAll('signed-out', sentence);
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
    this.#line.settled();
    const { you, view } = this.#state;
    if (you !== null && view !== null && you.seat !== message.you.seat) {
      this.#forget('You are signed in as somebody else now. Load the table again.');
      if (!this.#resyncAsked) this.#transmit({ t: 'resync' });
      this.#resyncAsked = true;
    }
    const { match, you: now } = message;
    this.#update({ phase: 'live', match, you: now, retryAt: null, closing: null, outdated: false });
    for (const asked of this.#pending.messages()) this.#transmit(asked);
    this.#loadRuleset(message.match.ruleset);
  }

  #loadRuleset(id: string): void {
    this.#preview.load(id).then(
      (came) => {
        if (came && this.#state.ended === null) this.#update({});
      },
      (error: unknown) => this.#problems.tell({ kind: 'ruleset', error }),
    );
  }

  #answer(id: string, answer: Answer): void {
    this.#pending.settle(id, answer);
    this.#update({ pending: this.#pending.size });
  }

  #failure(message: HeardOf<'error'>): void {
    if (message.code === 'wrong-version') {
      this.#update({ outdated: true });
      return this.#finish('wrong-version', message.sentence);
    }
    if (message.id === undefined) return;
    // While the server stops, the command may still be done by the next one: it is kept and sent again.
    if (message.code === 'closing') return;
    this.#answer(message.id, { kind: 'failed', code: message.code, sentence: message.sentence });
  }
}

/**
 * Opens a connection to a match; it resumes after every cut and looks after itself until `close()`. Throws where `url` is
 * no websocket's address, or where the platform has no WebSocket and none was given.
 */
export function connect(options: ConnectOptions): Connection {
  return new Connection(options);
}
