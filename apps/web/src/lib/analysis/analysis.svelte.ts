/** The analysis table as its page sees it: the local table, the session that the board plays through, what can be filed. */
import type { Json, Rejection, Seat } from '@broadside/rules/kernel';
import { MatchSession } from '#lib/match/session.svelte.ts';
import type { Refused } from './case-draft.ts';
import type { History } from '@broadside/rules/kernel/lone-table';
import { kindInWords, labelOf, type StepLabel } from './labels.ts';
import type { LocalTable, LookFrom } from './local-table.ts';
import { facesOf } from '@broadside/rules/kernel/lone-table';

/** How many refusals of one step are kept. */
const REFUSALS_KEPT = 8;

/** The session of a table in this page. It remembers what the rules refused, so that a refusal can be filed. */
class LocalSession extends MatchSession {
  override readonly shared: boolean = false;
  readonly #refusals: Refused[] = [];
  #refusedAt: unknown;

  override check(command: Readonly<Record<string, unknown>>): Rejection | undefined {
    const reason = super.check(command);
    if (reason && this.seat !== null) this.#remember(this.seat, command, reason);
    return reason;
  }

  #remember(by: Seat, command: unknown, reason: Rejection): void {
    this.#forgetOthers();
    const known = this.#refusals.findIndex((each) => each.by === by && each.reason.sentence === reason.sentence);
    if (known >= 0) this.#refusals.splice(known, 1);
    this.#refusals.unshift({ by, command: JSON.parse(JSON.stringify(command)) as Json, reason });
    this.#refusals.length = Math.min(this.#refusals.length, REFUSALS_KEPT);
  }

  /** What was refused at another step says nothing of this one. */
  #forgetOthers(): void {
    if (this.#refusedAt === this.state.view) return;
    this.#refusedAt = this.state.view;
    this.#refusals.length = 0;
  }

  /** What was refused at this step, the latest first. */
  refusals(): readonly Refused[] {
    this.#forgetOthers();
    return [...this.#refusals];
  }
}

export class Analysis {
  readonly table: LocalTable;
  readonly session: LocalSession;
  history = $state.raw<History>() as History;
  look = $state<LookFrom>('asked');
  laid = $state.raw<readonly number[]>([]);
  dropped = $state(0);
  readonly #stop: () => void;
  readonly #labels = new WeakMap<object, StepLabel>();

  /** What each step is called, the table as it was set up first. */
  readonly labels: readonly StepLabel[] = $derived.by(() => [
    { text: 'The table as it was set up', seat: null },
    ...this.history.played.map((step) => {
      const known = this.#labels.get(step);
      if (known) return known;
      const lines = this.table.linesOf(step, { kind: 'referee' });
      const label = labelOf(lines, step.by, kindInWords(step.command), facesOf(step.rolls));
      this.#labels.set(step, label);
      return label;
    }),
  ]);
  readonly over: boolean = $derived.by(() => this.session.state.outcome !== null);

  constructor(table: LocalTable) {
    this.table = table;
    this.session = new LocalSession(table);
    this.#stop = table.subscribe(() => {
      this.history = table.history;
      this.look = table.look;
      this.laid = table.laid;
      this.dropped = table.dropped;
    });
  }

  goTo(at: number): void {
    this.table.goTo(at);
  }

  /** One order of the computer's for whoever is asked; the sentence where it could not be given. */
  async playOne(): Promise<string | undefined> {
    await this.table.fetchBot();
    const answer = this.table.giveByBot();
    if (answer === undefined || answer.kind === 'accepted') return undefined;
    return answer.kind === 'rejected' ? answer.reason.sentence : answer.sentence;
  }

  /** `Seat 2, The Stone Fist`: a seat with what it plays. */
  seatTitle(seat: Seat): string {
    const place = this.session.state.match?.seats.find((each) => each.seat === seat);
    return [`Seat ${seat.slice('seat-'.length)}`, place?.side].filter(Boolean).join(', ');
  }

  close(): void {
    this.#stop();
    this.session.close();
  }
}
