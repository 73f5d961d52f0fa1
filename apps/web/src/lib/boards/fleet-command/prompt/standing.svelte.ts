/** The standing instruction of one seat at one table: kept in this browser, and carried out while the table is open. */
import { untrack } from 'svelte';
import type { MatchSession } from '#lib/match/session.svelte.ts';
import { fromView, handOf, type OpenTable, type Sight, type WindowFrame } from '../rules.ts';
import { always, asksPerson, drawDelay, inForce, parsed, written, type Instruction } from './standing.ts';

/** Everything of a sight that all viewers share: what an instruction may look at. */
function openTableOf({ own: _own, values: _values, ...open }: Sight): OpenTable {
  return open;
}

export class StandingInstructions {
  readonly #session: MatchSession;
  readonly #delay: () => number;
  #given = $state.raw<Instruction>(always);
  /** The window whose answer did not arrive: the person is asked instead. */
  #failed = $state.raw<object | null>(null);

  readonly #table: OpenTable = $derived.by(() => openTableOf(fromView(this.#session.state.view ?? {})));
  readonly #window: WindowFrame | undefined = $derived.by(() => {
    const frame = this.#table.frames?.at(-1);
    return this.#session.myTurn && frame?.kind === 'window' ? frame : undefined;
  });
  /** The window that is open for this seat, by the table that it is open at: another one, or the same one offered again, has another key. */
  readonly #key: object | null = $derived.by(() => (this.#window ? this.#session.state.view : null));

  readonly instruction: Instruction = $derived.by(() =>
    this.#table.match ? inForce(this.#given, this.#table) : always,
  );
  /** Players who share a hand would silence each other: there everybody is asked (R-FC-204). */
  readonly offered: boolean = $derived.by(() => {
    const { seat } = this.#session;
    const hand = seat === null || !this.#table.match ? undefined : handOf(this.#table, seat);
    return hand?.seats.length === 1 && this.#table.match.outcome === null;
  });
  /** The instruction is answering the window that is open now. */
  readonly answers: boolean = $derived.by(
    () =>
      this.offered &&
      this.#window !== undefined &&
      this.#failed !== this.#key &&
      !asksPerson(this.#given, this.#table, this.#window),
  );

  constructor(session: MatchSession, delay: () => number = drawDelay) {
    this.#session = session;
    this.#delay = delay;
    $effect(() => {
      const place = this.#place;
      if (place !== undefined) untrack(() => (this.#given = parsed(read(place))));
    });
    $effect(() => {
      const key = this.#key;
      if (!this.answers) return;
      const timer = setTimeout(
        () => void this.#decline(key),
        untrack(() => this.#delay()),
      );
      return () => clearTimeout(timer);
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
    this.#failed = null;
    try {
      if (this.#place !== undefined) localStorage.setItem(this.#place, written(instruction));
    } catch {
      // Storage may be closed to us; the instruction then lasts as long as the page.
    }
  }

  async #decline(key: object | null): Promise<void> {
    if (key !== this.#key) return;
    if (!(await this.#session.send({ kind: 'decline' })) && key === this.#key) this.#failed = key;
  }
}

function read(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}
