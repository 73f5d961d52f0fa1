/** The moment of a match that somebody watches: the public one as the socket tells it, or one behind it. Nothing is sent but chat. */
import { emptyState, type Answer, type ClientState, type ReadMessage, type WatchedEntry } from '@broadside/client';
import { sharing } from '@broadside/rules/kernel';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { nothingIsPlayed } from '#lib/match/looked-at.ts';
import type { SessionLine } from '#lib/match/session.svelte.ts';

const readOnly = nothingIsPlayed('You watch this match. Nothing is played here.');

export class WatchLine implements SessionLine {
  readonly #live: SessionLine;
  readonly #listeners = new Set<(state: ClientState) => void>();
  readonly #stop: () => void;
  #now: ClientState = emptyState;
  #shown: ClientState = emptyState;
  /** Where one looks, if that is behind the public moment. */
  #moment: { readonly entry: WatchedEntry; readonly log: ClientState['log'] } | undefined;

  constructor(live: SessionLine) {
    this.#live = live;
    this.#stop = live.subscribe((state) => {
      this.#now = state;
      this.#tell();
    });
  }

  get ruleset(): AnyRuleset | null {
    return this.#live.ruleset;
  }
  /** As the socket tells it. */
  get now(): ClientState {
    return this.#now;
  }

  /** Looks at a moment of before, with the lines of the log up to it; without one, at the public moment. */
  show(entry?: WatchedEntry, log: ClientState['log'] = []): void {
    this.#moment = entry && { entry, log };
    this.#tell();
  }

  #tell(): void {
    this.#shown = this.#moment === undefined ? this.#now : this.#behind(this.#moment.entry, this.#moment.log);
    for (const listener of [...this.#listeners]) listener(this.#shown);
  }

  /** Nothing of it tells what came later: not the end, not who is here, not what was said. */
  #behind({ seq, view, awaiting, table }: WatchedEntry, log: ClientState['log']): ClientState {
    const { match, chat } = this.#now;
    const seats = match?.seats.map((each) => ({ ...each, connected: true })) ?? [];
    return {
      ...this.#now,
      match: match && { ...match, status: 'live', outcome: null, seats },
      seq,
      // Records that did not change keep their identity, so that only what moved is drawn again.
      view: sharing(this.#shown.view, view),
      log,
      awaiting,
      outcome: null,
      table,
      chat: { players: [], watchers: chat.watchers.filter((line) => (line.seq ?? 0) <= seq) },
      watching: 0,
    };
  }

  subscribe(listener: (state: ClientState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#shown);
    return () => this.#listeners.delete(listener);
  }
  onMessage(listener: (message: ReadMessage) => void): () => void {
    return this.#live.onMessage(listener);
  }
  offers(): readonly unknown[] {
    return [];
  }
  send = readOnly;
  act = readOnly;
  say(text: string): Promise<Answer> {
    return this.#live.say?.(text) ?? readOnly();
  }
  retry(): void {
    this.#live.retry();
  }
  /** The socket is somebody else's. */
  close(): void {
    this.#stop();
    this.#listeners.clear();
  }
}
