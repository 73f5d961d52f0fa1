/** A whole table in this page, without a server: one person plays every seat, goes back, and sets the dice. */
import { emptyState, type Answer, type ClientState } from '@broadside/client';
import { sharing, withBots } from '@broadside/rules/kernel';
import type { AnyRuleset, Json, LogLine, Random, Seat, View, Viewer } from '@broadside/rules/kernel';
import type { SessionLine } from '../match/session.svelte.ts';
import {
  goTo,
  stateNow,
  stepsTo,
  tried,
  type History,
  type Opening,
  type Played,
} from '@broadside/rules/kernel/lone-table';

/** From where one looks: whoever is asked, or one place whoever is asked. */
export type LookFrom = 'asked' | Seat | 'public' | 'referee';

export interface LocalTableOptions {
  readonly history: History;
  readonly name: string;
  readonly look?: LookFrom;
  /** What the thrown dice and the computer's choices follow. */
  readonly random?: Random;
  /** What those at the table are called; "Seat 1" unless told. */
  readonly nameOf?: (seat: Seat) => string;
  /** What the log says before anything has happened. */
  readonly opening?: LogLine;
}

type Listener = (state: ClientState) => void;
/** Log lines shown at most. */
const LOG_LIMIT = 200;

/** The first that answers at once. */
const botOf = ({ bots }: AnyRuleset) => bots.find(({ ponders }) => ponders !== true);

const viewerOf = (look: Exclude<LookFrom, 'asked'>): Viewer =>
  look === 'public' || look === 'referee' ? { kind: look } : { kind: 'seat', seat: look };

export class LocalTable implements SessionLine {
  readonly ruleset: AnyRuleset;
  #history: History;
  #look: LookFrom;
  #seat: Seat | null = null;
  #laid: readonly number[] = [];
  /** What was there before the last command was given at an earlier step. */
  #dropped: History | undefined;
  #state: ClientState;
  /** Computed once for each view and seat. */
  #offers: readonly unknown[] | undefined;
  #bot: AnyRuleset['bots'][number] | undefined;
  readonly #random: Random;
  readonly #opening: LogLine | undefined;
  readonly #listeners = new Set<Listener>();
  readonly #lines = new WeakMap<Opening | Played, Map<string, readonly LogLine[]>>();
  readonly #times = new WeakMap<Opening | Played, number>();

  constructor(options: LocalTableOptions) {
    const { history, name } = options;
    this.ruleset = history.ruleset;
    this.#history = history;
    this.#look = options.look ?? 'asked';
    this.#random = options.random ?? Math.random;
    this.#opening = options.opening;
    const nameOf = options.nameOf ?? ((seat: Seat) => `Seat ${seat.slice('seat-'.length)}`);
    this.#state = {
      ...emptyState,
      phase: 'live',
      match: {
        id: '000000000000',
        ruleset: this.ruleset.id,
        edition: this.ruleset.edition,
        name,
        summary: name,
        status: 'live',
        seats: history.opening.seats.map((place) => ({
          ...place,
          name: nameOf(place.seat),
          kind: 'person',
          connected: true,
          open: false,
        })),
        createdAt: Date.now(),
        round: null,
        outcome: null,
        tempo: { kind: 'none' },
        dice: { commitment: '0'.repeat(64), entropy: null, seed: null },
      },
    };
    this.#show();
  }

  get history(): History {
    return this.#history;
  }
  get state(): ClientState {
    return this.#state;
  }
  get look(): LookFrom {
    return this.#look;
  }
  /** The faces that fall next. */
  get laid(): readonly number[] {
    return this.#laid;
  }
  /** Steps that the last command swept away, and that `undo` brings back. */
  get dropped(): number {
    return this.#dropped === undefined ? 0 : this.#dropped.played.length - this.#dropped.at;
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => this.#listeners.delete(listener);
  }

  /** Gives a command for the seat that is sat in. */
  send(command: Readonly<Record<string, unknown>>): Promise<Answer> {
    return Promise.resolve(
      this.#seat === null
        ? {
            kind: 'failed',
            code: 'not-seated',
            sentence: 'Nobody is asked from here. Look from the seat that is asked.',
          }
        : this.give(this.#seat, command),
    );
  }

  /** Gives a command for any seat. What was played after the step that is looked at goes, until `undo`. */
  give(by: Seat, command: unknown): Answer {
    const before = this.#history;
    // A draft may hold what its screen still changes.
    const given = JSON.parse(JSON.stringify(command)) as Json;
    const outcome = tried(before, { by, command: given }, this.#laid, this.#random);
    if (outcome.kind === 'refused') return { kind: 'rejected', seq: this.#state.seq, reason: outcome.reason };
    if (outcome.kind === 'dice') return { kind: 'failed', code: 'bad-command', sentence: outcome.sentence };
    this.#dropped = before.at < before.played.length ? before : undefined;
    this.#laid = outcome.left;
    this.#history = outcome.history;
    this.#show();
    return { kind: 'accepted', seq: this.#state.seq };
  }

  /** The bot that `giveByBot` asks, where a page was built without it. */
  async fetchBot(): Promise<void> {
    this.#bot ??= botOf(await withBots(this.ruleset));
  }

  /** One command that the ruleset's bot chooses for a seat that is asked; undefined where nobody is. */
  giveByBot(by: Seat | undefined = this.#asked()): Answer | undefined {
    const bot = this.#bot ?? botOf(this.ruleset);
    if (!bot || by === undefined) return undefined;
    return this.give(by, bot.choose(this.#viewFor(viewerOf(by)), this.offersOf(by), by, this.#random));
  }

  /** Whatever the seat that is sat in may do now. */
  offers(): readonly unknown[] {
    return (this.#offers ??= this.#seat === null ? [] : this.offersOf(this.#seat));
  }

  /** Whatever a seat may do now. */
  offersOf(by: Seat): readonly unknown[] {
    return this.ruleset.offers(this.#viewFor(viewerOf(by)), by) as readonly unknown[];
  }

  /** Looks at the table after `at` commands. */
  goTo(at: number): void {
    this.#become(goTo(this.#history, at));
  }

  /** Brings back what the last command swept away, at the step where it was given. */
  undo(): void {
    if (this.#dropped === undefined) return;
    const before = this.#dropped;
    this.#dropped = undefined;
    this.#become(before);
  }

  /** Goes on with a history that came from elsewhere, of the same table. */
  take(history: History): void {
    this.#dropped = undefined;
    this.#become(history);
  }

  lookFrom(look: LookFrom): void {
    this.#look = look;
    this.#show();
  }

  lay(faces: readonly number[]): void {
    this.#laid = [...faces];
    this.#show();
  }

  #become(history: History): void {
    if (history === this.#history) return;
    this.#history = history;
    this.#show();
  }

  /** Whoever is asked: the one that sits already, where several are. */
  #asked(): Seat | undefined {
    const asked = this.ruleset.awaiting(stateNow(this.#history));
    return this.#seat !== null && asked.includes(this.#seat) ? this.#seat : asked[0];
  }

  #viewFor(viewer: Viewer): View {
    return this.ruleset.view(stateNow(this.#history), viewer) as View;
  }

  #show(): void {
    const look = this.#look === 'asked' ? (this.#asked() ?? this.#seat ?? 'public') : this.#look;
    const viewer = viewerOf(look);
    const seat = viewer.kind === 'seat' ? viewer.seat : null;
    const now = stateNow(this.#history);
    const held = this.#state.view;
    const seen = this.#viewFor(viewer);
    const view = sharing(held, seen);
    if (view !== held || seat !== this.#seat) this.#offers = undefined;
    this.#seat = seat;
    this.#state = {
      ...this.#state,
      you: { viewer: this.#seat === null ? 'public' : 'seat', seat: this.#seat, name: null },
      // Never 0: a table that was set up has begun.
      seq: this.#history.at + 1,
      view,
      log: this.#log(viewer),
      awaiting: this.ruleset.awaiting(now),
      outcome: this.ruleset.outcome(now) ?? null,
    };
    for (const listener of [...this.#listeners]) listener(this.#state);
  }

  #log(viewer: Viewer): ClientState['log'] {
    const opening = this.#opening ? [{ ...this.#opening, seq: 0, at: this.#state.match?.createdAt ?? 0 }] : [];
    const entries = stepsTo(this.#history, this.#history.at).flatMap((step, index) =>
      this.linesOf(step, viewer).map((line) => ({ ...line, seq: index + 1, at: this.#timeOf(step) })),
    );
    return [...opening, ...entries].slice(-LOG_LIMIT);
  }

  /** What a viewer reads of one step. */
  linesOf(step: Opening | Played, viewer: Viewer): readonly LogLine[] {
    const key = viewer.kind === 'seat' ? viewer.seat : viewer.kind;
    const known = this.#lines.get(step) ?? new Map<string, readonly LogLine[]>();
    this.#lines.set(step, known);
    const told = known.get(key);
    if (told !== undefined) return told;
    const lines = step.steps.flatMap(({ event, before, after }): readonly LogLine[] => {
      const line = this.ruleset.narrate(event, before, after, viewer);
      return line === undefined ? [] : [line];
    });
    known.set(key, lines);
    return lines;
  }

  #timeOf(step: Opening | Played): number {
    const time = this.#times.get(step) ?? Date.now();
    this.#times.set(step, time);
    return time;
  }

  /** There is nobody to ask for a pause or a take back: whoever plays alone goes back by the steps. */
  act(): Promise<Answer> {
    const sentence = 'Nobody else sits here. Go back by the steps.';
    return Promise.resolve({ kind: 'failed', code: 'not-seated', sentence });
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
