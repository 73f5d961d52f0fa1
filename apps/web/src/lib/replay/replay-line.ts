/** The moment of a match that is looked at, as a table's session takes it: nothing can be sent from here. */
import { emptyState, type ClientState } from '@broadside/client';
import { sharing } from '@broadside/rules/kernel';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { linesUpTo, nothingIsPlayed } from '../match/looked-at.ts';
import type { SessionLine } from '../match/session.svelte.ts';
import type { Look, Moments } from './moments.ts';

const readOnly = nothingIsPlayed('This is a replay. Nothing is played here.');

export class ReplayLine implements SessionLine {
  readonly ruleset: AnyRuleset;
  readonly #moments: Moments;
  readonly #listeners = new Set<(state: ClientState) => void>();
  #at: number;
  #look: Look;
  #state: ClientState = emptyState;

  constructor(moments: Moments, at: number, look: Look) {
    this.ruleset = moments.ruleset;
    this.#moments = moments;
    this.#at = within(moments, at);
    this.#look = look;
    this.#show();
  }

  get at(): number {
    return this.#at;
  }
  get look(): Look {
    return this.#look;
  }

  goTo(at: number): void {
    this.#at = within(this.#moments, at);
    this.#show();
  }

  lookFrom(look: Look): void {
    this.#look = look;
    this.#show();
  }

  #show(): void {
    const { header: played, count } = this.#moments;
    const header = { ...played, name: `Replay of ${played.name}` };
    const { seq, view, awaiting, outcome, table } = this.#moments.moment(this.#at, this.#look);
    const held = this.#state.view;
    const last = seq === count;
    this.#state = {
      ...emptyState,
      phase: 'live',
      match: last ? header : { ...header, status: 'live', outcome: null },
      you: { viewer: 'public', seat: null, name: null },
      seq,
      // Records that did not change keep their identity, so that only what moved is drawn again.
      view: sharing(held, view),
      log: this.#log(this.#at),
      awaiting: last && outcome !== null ? [] : awaiting,
      outcome,
      table,
    };
    for (const listener of [...this.#listeners]) listener(this.#state);
  }

  /** Lines of the entries before one: all of the match is at hand. */
  older(before: number): ClientState['log'] {
    return this.#log(before - 1);
  }

  #log(last: number): ClientState['log'] {
    return linesUpTo(last, (seq) => this.#moments.lines(seq, this.#look));
  }

  subscribe(listener: (state: ClientState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }
  send = readOnly;
  act = readOnly;
  /** Nobody is asked in a replay. */
  offers(): readonly unknown[] {
    return [];
  }
  onMessage(): () => void {
    return () => undefined;
  }
  retry(): void {
    return undefined;
  }
  close(): void {
    this.#listeners.clear();
  }
}

const within = ({ count }: Moments, at: number): number => Math.min(Math.max(1, Math.trunc(at) || 1), count);
