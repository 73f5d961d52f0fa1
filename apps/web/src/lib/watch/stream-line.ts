/** A match as the watch stream tells it, for a page that has no socket: many watch, and a cache answers them [WATCH-14]. */
import { ApiError, emptyState, watch, type ClientState, type WatchedMatch } from '@broadside/client';
import type { MatchHeader } from '@broadside/protocol';
import { sharing } from '@broadside/rules/kernel';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { server } from '#lib/match/me.svelte.ts';
import { watcherOf } from './watcher.ts';
import { linesUpTo, nothingIsPlayed } from '#lib/match/looked-at.ts';
import type { SessionLine } from '#lib/match/session.svelte.ts';
import { rulesOf } from '#lib/match/rules-of.ts';

const readOnly = nothingIsPlayed('You watch this match. Nothing is played here.');

export class StreamLine implements SessionLine {
  readonly watched: WatchedMatch;
  readonly ruleset: AnyRuleset;
  readonly #listeners = new Set<(state: ClientState) => void>();
  readonly #stop: () => void;
  #state: ClientState;
  #next: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Whoever watches does not want to know how it ends before they come to it: nothing is fetched that they do not ask for. */
  readonly slow: boolean;

  private constructor(watched: WatchedMatch, ruleset: AnyRuleset, match: MatchHeader, slow = false) {
    this.watched = watched;
    this.ruleset = ruleset;
    this.slow = slow;
    const you = { viewer: 'public', seat: null, name: null } as const;
    this.#state = { ...emptyState, phase: 'live', match, you };
    this.#stop = watched.onChange(() => this.#take());
    this.#take();
    if (slow) return;
    watched.follow();
    this.#tell({ watching: watched.index?.viewers ?? 0 });
    const everyMs = watched.index?.here.everyMs ?? 60_000;
    // At a moment of its own, so that not all who came with the same news ask at once.
    this.#next = setTimeout(() => void this.#stay(everyMs), Math.random() * everyMs);
  }

  async #stay(everyMs: number): Promise<void> {
    // Whether one is counted is nobody's trouble: the next minute asks again.
    await this.watched.here(watcherOf()).catch(() => undefined);
    this.#tell({ watching: this.watched.index?.viewers ?? 0 });
    if (!this.#closed) this.#next = setTimeout(() => void this.#stay(everyMs), everyMs);
  }

  /** `stream`: the origin at which the stream is; empty on this site. Throws `ApiError`. */
  static async open(stream: string, id: string): Promise<StreamLine> {
    const watched = watch({ url: stream, match: id });
    try {
      const [{ match }] = await Promise.all([server.match(id), watched.open()]);
      const ruleset = await rulesOf(match.ruleset);
      if (ruleset === undefined) throw new Error(`This page has no rules of "${match.ruleset}".`);
      return new StreamLine(watched, ruleset, match);
    } catch (thrown) {
      watched.close();
      throw thrown;
    }
  }

  /** A match that is over, from an entry on, a few at a time. Throws `ApiError`. */
  static async slowly(match: MatchHeader, at: number): Promise<StreamLine> {
    const watched = watch({ url: '', match: match.id });
    try {
      const ruleset = await rulesOf(match.ruleset);
      if (ruleset === undefined) throw new Error(`This page has no rules of "${match.ruleset}".`);
      await watched.begin(at).catch((thrown: unknown) => {
        // A moment that never was.
        if (thrown instanceof ApiError && thrown.status === 404) return watched.begin(1);
        throw thrown;
      });
      // As long as its end is not known, it goes on.
      const { hidden: _, ...told } = match;
      return new StreamLine(watched, ruleset, { ...told, status: 'live' }, true);
    } catch (thrown) {
      watched.close();
      throw thrown;
    }
  }

  /** Whoever watched slowly has come to the end: its header tells it now. */
  async ended(): Promise<void> {
    await this.#askAgain();
  }

  #take(): void {
    const { seq, over, away } = this.watched.state;
    const entry = this.watched.entry(seq);
    const phase = away ? 'reconnecting' : 'live';
    if (entry === undefined || seq === this.#state.seq) return this.#tell({ phase });
    const { view, awaiting, outcome, table } = entry;
    const log = linesUpTo(seq, (each) => this.watched.entry(each)?.log);
    this.#tell({ phase, seq, view: sharing(this.#state.view, view), log, awaiting, outcome, table });
    // The header tells the end, with what comes of it.
    if (over && !this.slow) void this.#askAgain();
  }

  async #askAgain(): Promise<void> {
    const id = this.#state.match?.id ?? '';
    const told = await server.match(id).catch(() => undefined);
    if (told) this.#tell({ match: told.match });
  }

  #tell(change: Partial<ClientState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of [...this.#listeners]) listener(this.#state);
  }

  subscribe(listener: (state: ClientState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }
  onMessage(): () => void {
    return () => undefined;
  }
  offers(): readonly unknown[] {
    return [];
  }
  send = readOnly;
  act = readOnly;
  retry(): void {
    return undefined;
  }
  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
    this.#stop();
    this.watched.close();
    this.#listeners.clear();
  }
}
