/** The standing instruction of one seat at one table: kept in this browser, and carried out while the table is open. */
import { untrack } from 'svelte';
import { QuietAnswers } from '#lib/desk/quiet-answers.svelte.ts';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import { fromView, handOf, type OpenTable, type Sight, type WindowFrame } from '../rules.ts';
import { always, asksPerson, inForce, parsed, turnOf, written, type Instruction } from './standing.ts';

/** Everything of a sight that all viewers share: what an instruction may look at. */
function openTableOf({ own: _own, values: _values, ...open }: Sight): OpenTable {
  return open;
}

export class StandingInstructions {
  readonly #session: MatchSession;
  /** Windows that are answered without asking, by an instruction or for the rest of a turn. */
  readonly quiet: QuietAnswers;
  #given = $state.raw<Instruction>(always);

  readonly #table: OpenTable = $derived.by(() => openTableOf(fromView(this.#session.state.view ?? {})));
  readonly #window: WindowFrame | undefined = $derived.by(() => {
    const frame = this.#table.frames?.at(-1);
    return this.offered && frame?.kind === 'window' ? frame : undefined;
  });

  readonly instruction: Instruction = $derived.by(() =>
    this.#table.match ? inForce(this.#given, this.#table) : always,
  );
  /** Players who share a hand would silence each other: there everybody is asked (R-FC-204). */
  readonly offered: boolean = $derived.by(() => {
    const { seat } = this.#session;
    const hand = seat === null || !this.#table.match ? undefined : handOf(this.#table, seat);
    return hand?.seats.length === 1 && this.#table.match.outcome === null;
  });

  constructor(session: MatchSession) {
    this.#session = session;
    this.quiet = new QuietAnswers(session, {
      asked: () => {
        const during = this.#window && turnOf(this.#table);
        return during === undefined ? undefined : { kind: 'window', during };
      },
      during: () => turnOf(this.#table),
      instructed: () => this.#window !== undefined && !asksPerson(this.#given, this.#table, this.#window),
    });
    $effect(() => {
      const place = this.#place;
      if (place !== undefined) untrack(() => (this.#given = parsed(read(place))));
    });
  }

  readonly #place: string | undefined = $derived.by(() => {
    const { match } = this.#session.state;
    const { seat } = this.#session;
    return match && seat ? `standing:${match.id}:${seat}` : undefined;
  });

  /** Gives another instruction; the window that is open now is put to the person or answered by it. */
  give(instruction: Instruction): void {
    this.#given = instruction;
    this.quiet.stop();
    this.quiet.retry();
    try {
      if (this.#place !== undefined) localStorage.setItem(this.#place, written(instruction));
    } catch {
      // Storage may be closed to us; the instruction then lasts as long as the page.
    }
  }
}

function read(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}
