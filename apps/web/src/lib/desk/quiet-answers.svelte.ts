/**
 * Questions that the page answers without asking: a person says once that nothing is wanted of the rest of an activation,
 * and every further question of that kind gets the safe answer, the one that the clock would give. Where a game has
 * secrets, what is asked follows from the open table alone, and the delay from nothing at all (ADR 9).
 */
import { untrack } from 'svelte';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import { drawDelay } from './answer-delay.ts';

export interface QuietQuestion {
  readonly kind: string;
  /** The activation in which it is asked: another value for another one. */
  readonly during: string;
}

/** What a game tells of the table. */
export interface Questions {
  /** The question that this seat is asked now, where it may be left to the page. */
  asked(): QuietQuestion | undefined;
  /** The activation that runs, whoever is asked. */
  during(): string | undefined;
  /** An instruction of the game's own answers what is asked now. */
  instructed?(): boolean;
}

export class QuietAnswers {
  readonly #session: MatchSession;
  readonly #questions: Questions;
  readonly #delay: () => number;
  #given = $state.raw<QuietQuestion | undefined>();
  /** The table at which an answer did not arrive: the person is asked instead. */
  #failed = $state.raw<object | null>(null);

  readonly #asked: QuietQuestion | undefined = $derived.by(() =>
    this.#session.myTurn ? this.#questions.asked() : undefined,
  );
  /** The question by the table that it is asked at: another one, or the same one asked again, has another key. */
  readonly #key: object | null = $derived.by(() => (this.#asked ? this.#session.state.view : null));

  /** What is asked now may be left to the page. */
  readonly offered: boolean = $derived.by(() => this.#asked !== undefined);
  /** Questions of this activation are left to the page. */
  readonly on: boolean = $derived.by(
    () => this.#given !== undefined && this.#given.during === this.#questions.during(),
  );
  /** The page is answering what is asked now. */
  readonly answers: boolean = $derived.by(
    () =>
      this.#asked !== undefined &&
      this.#failed !== this.#key &&
      ((this.on && this.#given?.kind === this.#asked.kind) || this.#questions.instructed?.() === true),
  );

  constructor(session: MatchSession, questions: Questions, delay: () => number = drawDelay) {
    this.#session = session;
    this.#questions = questions;
    this.#delay = delay;
    $effect(() => {
      const key = this.#key;
      if (!this.answers) return;
      const timer = setTimeout(
        () => void this.#answer(key),
        untrack(() => this.#delay()),
      );
      return () => clearTimeout(timer);
    });
  }

  /** Leaves this question and all of its kind to the page until the activation ends. */
  give(): void {
    this.#given = this.#asked;
    this.#failed = null;
  }

  /** Asks again from now on. */
  stop(): void {
    this.#given = undefined;
  }

  /** Another instruction was given: what failed before is tried again. */
  retry(): void {
    this.#failed = null;
  }

  async #answer(key: object | null): Promise<void> {
    if (key !== this.#key) return;
    const answer = this.#session.safeAnswer() as Readonly<Record<string, unknown>>;
    if (!(await this.#session.send(answer)) && key === this.#key) this.#failed = key;
  }
}
