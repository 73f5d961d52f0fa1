/**
 * A match followed by the watch stream [WATCH-9 … WATCH-13]: everything that is released of it, from its first entry on, at
 * addresses that any cache can serve. Nothing is sent, and nobody is asked who they are.
 */
import { WatchIndex, WatchNews, WatchSegment, segmentOf, watchSegmentEntries } from '@broadside/protocol';
import type { LogEntry, Outcome, Seat, TableShown, WatchFrame, WatchHere } from '@broadside/protocol';
import { changed, hashView } from '@broadside/rules/kernel';
import type { View } from '@broadside/rules/kernel';
import * as z from 'zod';
import { ApiError, caller } from './calls.ts';
import type { ApiOptions, Call } from './calls.ts';
import { Listeners } from './listeners.ts';
import { longPoll, longestWaitMs } from './long-poll.ts';

/** How a match stood after one entry of its journal, as everybody may know it. */
export interface WatchedEntry {
  readonly seq: number;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  readonly view: View;
  readonly log: readonly LogEntry[];
  readonly awaiting: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly table: TableShown | null;
}

export interface WatchOptions extends Omit<ApiOptions, 'timeoutMs'> {
  /** Where the stream is: the site, or a cache before it (http or https). */
  readonly url: string;
  readonly match: string;
  /** How many of the newest entries stay at hand; all of them unless given. Others are fetched again where they are wanted. */
  readonly keep?: number;
}

/** What a listener hears: how far the match is known to be released, and whether that is its end. */
export interface WatchedState {
  /** The newest entry that is known; 0 before the first. */
  readonly seq: number;
  readonly over: boolean;
  /** The stream does not answer at the moment; it is asked again. */
  readonly away: boolean;
}

/** One match as it is told to everybody; made by `watch`. */
export class WatchedMatch {
  readonly #call: Call;
  readonly #path: string;
  readonly #ended = new AbortController();
  readonly #entries = new Map<number, WatchedEntry>();
  readonly #loading = new Map<number, Promise<void>>();
  readonly #listeners = new Listeners<WatchedState>();
  #index: WatchIndex | undefined;
  #state: WatchedState = { seq: 0, over: false, away: false };
  readonly #keep: number;
  #following = false;

  constructor({ url, match, keep = Infinity, ...options }: WatchOptions) {
    this.#keep = keep;
    const reach = { under: '/watch', credentials: 'omit', signal: this.#ended.signal } as const;
    this.#call = caller(url, { ...options, timeoutMs: longestWaitMs }, reach);
    this.#path = `/${match}`;
  }

  get state(): WatchedState {
    return this.#state;
  }

  /** Undefined before `open`. */
  get index(): WatchIndex | undefined {
    return this.#index;
  }

  /** Calls `listener` after every change. Returns how to stop. */
  onChange(listener: (state: WatchedState) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Asks for the index and for the newest entry; undefined before the first. Throws `ApiError`. */
  async open(): Promise<WatchedEntry | undefined> {
    this.#index = await this.#call(WatchIndex, 'GET', `${this.#path}/index.json`);
    const { seq, over } = this.#index;
    this.#tell({ seq: Math.max(seq, this.#state.seq), over });
    return seq === 0 ? undefined : this.reach(seq);
  }

  /**
   * Asks for what there is up to entry `seq`, and for nothing that tells how long the match is. It is known to be over when its
   * last entry is here. Throws `ApiError`.
   */
  async begin(seq: number): Promise<void> {
    const after = segmentOf(Math.max(1, seq)) * watchSegmentEntries;
    await this.#few(after, Math.max(1, seq) - after);
  }

  /** Asks for the next few entries after the newest one that is known. Throws `ApiError`. */
  async more(most: number): Promise<void> {
    await this.#few(this.#state.seq, Math.min(most, watchSegmentEntries));
  }

  async #few(after: number, most: number): Promise<void> {
    const path = `${this.#path}/after/${String(after)}/${String(most)}`;
    const { over, began, frames, view } = await this.#call(WatchNews, 'GET', path);
    if (frames.length > 0) this.#take(view ?? (await this.reach(after)).view, began, frames);
    this.#tell({ seq: Math.max(this.#state.seq, frames.at(-1)?.seq ?? 0), over });
  }

  /** What is at hand of entry `seq`. */
  entry(seq: number): WatchedEntry | undefined {
    return this.#entries.get(seq);
  }

  /** Entry `seq` of those that are released, fetched where it is not at hand. Throws `ApiError`. */
  async reach(seq: number): Promise<WatchedEntry> {
    if (!this.#entries.has(seq)) await this.#load(segmentOf(seq));
    const found = this.#entries.get(seq);
    if (found === undefined) throw new ApiError(404, 'not-there', 'This moment of the match is not there yet.');
    return found;
  }

  /** Takes an entry that was heard elsewhere, as over the socket of the match. */
  put(entry: WatchedEntry): void {
    if (!this.#entries.has(entry.seq)) this.#entries.set(entry.seq, entry);
    if (entry.seq > this.#state.seq) this.#tell({ seq: entry.seq, over: entry.outcome !== null });
  }

  /**
   * Says that somebody is here by the mark of their browser, or leaves it to others, as the index asks [WATCH-16]; how many watch
   * is in `index` then. Once in each `index.here.everyMs`. Throws `ApiError`.
   */
  async here(watcher: string): Promise<void> {
    this.#index = await this.#call(WatchIndex, 'GET', `${this.#path}/index.json`);
    const { oneIn } = this.#index.here;
    if (Math.random() * oneIn >= 1) return;
    await this.#call(z.unknown(), 'POST', `${this.#path}/here`, { watcher, oneIn } satisfies WatchHere);
  }

  /** Asks for what comes next as long as anything may, over cuts, until `close` or `rest`. Call `open` first. */
  follow(): void {
    if (this.#following) return;
    this.#following = true;
    void this.#goOn();
  }

  /** What comes next is heard elsewhere. */
  rest(): void {
    this.#following = false;
  }

  close(): void {
    this.#following = false;
    this.#ended.abort();
    this.#listeners.clear();
  }

  async #goOn(): Promise<void> {
    await longPoll({
      ask: () => this.#next(),
      goesOn: () => this.#following && !this.#state.over,
      away: (away) => this.#tell({ away }),
      ended: this.#ended.signal,
    });
    this.#following = false;
  }

  async #next(): Promise<boolean> {
    const after = this.#state.seq;
    const { over, began, frames, view } = await this.#call(WatchNews, 'GET', `${this.#path}/after/${String(after)}`);
    if (frames.length > 0) this.#take(view ?? (await this.reach(after)).view, began, frames);
    const seq = Math.max(this.#state.seq, frames.at(-1)?.seq ?? 0);
    if (seq !== this.#state.seq || over !== this.#state.over) this.#tell({ seq, over });
    this.#forget();
    return frames.length > 0;
  }

  /** Lets go of entries that are older than those to keep. */
  #forget(): void {
    const oldest = this.#state.seq - this.#keep;
    if (this.#entries.size <= this.#keep) return;
    // They came in order, but for those that were fetched again.
    for (const seq of this.#entries.keys()) if (seq <= oldest) this.#entries.delete(seq);
  }

  /** Fetches segment `n`, once for all who ask meanwhile. */
  #load(n: number): Promise<void> {
    const under = this.#loading.get(n) ?? this.#fetch(n).finally(() => this.#loading.delete(n));
    this.#loading.set(n, under);
    return under;
  }

  async #fetch(n: number): Promise<void> {
    const index = this.#index;
    if (index !== undefined && n < index.segments) {
      const path = `${this.#path}/${index.version}/s/${String(n)}`;
      const { view, began, frames } = await this.#call(WatchSegment, 'GET', path);
      return this.#take(view, began, frames);
    }
    const path = `${this.#path}/after/${String(n * watchSegmentEntries)}`;
    const { view, began, frames } = await this.#call(WatchNews, 'GET', path);
    if (view !== undefined) this.#take(view, began, frames);
  }

  /** Throws `ApiError` where the frames do not give the view that the server has. */
  #take(before: View, began: number | null, frames: readonly WatchFrame[]): void {
    let view = before;
    const told = frames.map(({ changes, ms, seq, log, awaiting, outcome, table, hash }): WatchedEntry => {
      view = changed(view, changes);
      if (hash !== undefined && hash !== hashView(view)) throw mistold();
      return { seq, at: (began ?? 0) + ms, view, log, awaiting, outcome, table };
    });
    for (const entry of told) if (!this.#entries.has(entry.seq)) this.#entries.set(entry.seq, entry);
  }

  #tell(change: Partial<WatchedState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.tell(this.#state);
  }
}

const mistold = (): ApiError =>
  new ApiError(200, 'unexpected', 'This match is told in a way that is unknown here. Load the page again.');

/** The match at the site or the cache that `options` name. */
export const watch = (options: WatchOptions): WatchedMatch => new WatchedMatch(options);
