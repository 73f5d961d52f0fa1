// A table without a server: the ruleset runs in the page, the other seat is the ruleset's bot. For fixtures only.
import type { Answer, TableState } from '@broadside/client';
import { emptyState } from '@broadside/client';
import { diff, patch, play, playFrom, SeededDice, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, Seat, View } from '@broadside/rules/kernel';
import { quantumRebellion } from '@broadside/rules/quantum-rebellion';
import type { Line } from '../src/lib/match/session.svelte.ts';

const begin = (ruleset: AnyRuleset, setup: unknown, random: () => number) =>
  play(ruleset, setup, new SeededDice(random));
type Match = ReturnType<typeof begin>;
function beginAt(ruleset: AnyRuleset, position: unknown, random: () => number): Match {
  const read = ruleset.fromPosition(position);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return playFrom(ruleset, read.value, new SeededDice(random));
}

export interface LocalOptions {
  readonly seed: number;
  /** Quantum Rebellion where nothing is said. */
  readonly ruleset?: AnyRuleset;
  readonly preset?: number;
  /** A table set up by hand, instead of a preset. */
  readonly position?: unknown;
  /** How long the other seat thinks, in milliseconds. */
  readonly thinksMs?: number;
  readonly seat: Seat | null;
  /** The bot plays our seat as well until this holds. */
  readonly until: (state: TableState, offers: readonly { readonly kind: string }[]) => boolean;
}

export class LocalLine implements Line {
  readonly ruleset: AnyRuleset;
  #match: Match;
  #state: TableState;
  readonly #listeners = new Set<(state: TableState) => void>();
  readonly #random: () => number;
  readonly #options: LocalOptions;

  constructor(options: LocalOptions) {
    const ruleset: AnyRuleset = options.ruleset ?? quantumRebellion;
    this.ruleset = ruleset;
    this.#options = options;
    this.#random = seededRandom(options.seed);
    const preset = ruleset.presets[options.preset ?? 0];
    if (!preset) throw new Error('There is no such preset.');
    const dice = seededRandom(options.seed + 1);
    this.#match =
      options.position === undefined ? begin(ruleset, preset.setup, dice) : beginAt(ruleset, options.position, dice);
    const seats = ruleset.seatsOf(preset.setup).map((place) => ({
      ...place,
      name: place.seat === options.seat ? 'Maren K.' : 'J. Okafor',
      kind: 'person' as const,
      connected: true,
      open: false,
    }));
    this.#state = {
      ...emptyState,
      phase: 'live',
      you: { viewer: options.seat ? 'seat' : 'public', seat: options.seat, name: 'Maren K.' },
      match: {
        id: '0123456789ab',
        ruleset: ruleset.id,
        edition: ruleset.edition,
        name: 'Fixture',
        summary: ruleset.presets[0]?.name ?? '',
        status: 'live',
        seats,
        createdAt: Date.now(),
        round: null,
        outcome: null,
        dice: { commitment: '0'.repeat(64), entropy: null, seed: null },
      },
      watching: 3,
    };
    this.#record();
    this.#run(true);
  }

  #record(): void {
    const viewer = this.#options.seat
      ? { kind: 'seat' as const, seat: this.#options.seat }
      : { kind: 'public' as const };
    const view = this.#match.view(viewer) as View;
    const shared = this.#state.view ? patch(this.#state.view, diff(this.#state.view, view)) : view;
    const log = this.#match.narration(viewer).map((line) => ({ ...line, seq: this.#match.seq, at: Date.now() }));
    this.#state = {
      ...this.#state,
      seq: this.#match.seq,
      view: shared,
      log: [...this.#state.log, ...log].slice(-200),
      awaiting: this.#match.awaiting,
      outcome: this.#match.outcome ?? null,
    };
  }

  /** The bot plays whoever is asked, our seat only while the fixture is being brought to its moment. */
  #run(first: boolean): void {
    const bot = this.ruleset.bots[0];
    for (let step = 0; step < 4000; step++) {
      const by = this.#match.awaiting[0];
      if (!bot || !by) return;
      const offers = this.#match.offers(by) as readonly { readonly kind: string }[];
      if (by === this.#options.seat && (!first || this.#options.until(this.#state, offers))) return;
      if (this.#options.seat === null && this.#options.until(this.#state, offers)) return;
      const decision = this.#match.apply(bot.choose(this.#match.viewOf(by), offers, by, this.#random), by);
      if (!decision.ok) throw new Error(decision.reason.sentence);
      this.#record();
    }
  }

  subscribe(listener: (state: TableState) => void): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  onMessage(): () => void {
    return () => undefined;
  }

  async send(command: Readonly<Record<string, unknown>>): Promise<Answer> {
    await new Promise((resolve) => setTimeout(resolve, 120));
    const seat = this.#options.seat;
    if (!seat) return { kind: 'failed', code: 'not-seated', sentence: 'You watch this match.' };
    const decision = this.#match.apply(command, seat);
    if (!decision.ok) return { kind: 'rejected', seq: this.#match.seq, reason: decision.reason };
    this.#record();
    this.#tell();
    setTimeout(() => {
      this.#run(false);
      this.#tell();
    }, this.#options.thinksMs ?? 300);
    return { kind: 'accepted', seq: this.#match.seq };
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this.#state);
  }

  retry(): void {}
  close(): void {}
}
