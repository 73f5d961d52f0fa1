/** A match that is looked at again, entry by entry: from its record, where everything is known, or as one seat saw it. */
import type { LogEntry, MatchHeader, Outcome, ReplayPage, Seat, TableShown } from '@broadside/protocol';
import { claimedName, judgeWords, tableLine, viewFor } from '@broadside/match';
import type { Applied, Judge, LedgerEntry, MatchRecord } from '@broadside/match';
import { changed } from '@broadside/rules/kernel';
import type { AnyRuleset, Json, View, Viewer } from '@broadside/rules/kernel';
import { botTitle } from '../match/names.ts';

/** From where one looks: a seat, the public, or a referee, who sees everything. */
export type Look = Seat | 'public' | 'referee';

/** The table after one entry. */
export interface ReplayMoment {
  readonly seq: number;
  readonly view: View;
  readonly awaiting: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly table: TableShown | null;
}

/** All moments of a match; entries count from 1 to `count`. */
export interface Moments {
  readonly ruleset: AnyRuleset;
  readonly header: MatchHeader;
  readonly count: number;
  /** From where it can be looked at, the usual place first. */
  readonly looks: readonly Look[];
  moment(seq: number, look: Look): ReplayMoment;
  /** What is read of one entry. */
  lines(seq: number, look: Look): readonly LogEntry[];
  /** Who asked for an entry, and the faces that fell, where that is known. */
  entry(seq: number): Pick<LedgerEntry, 'seat' | 'kind' | 'command' | 'draws' | 'at'> | undefined;
  /** The position after an entry as people write it; undefined where not everything is known. */
  position(seq: number): Json | undefined;
}

export const viewerOf = (look: Look): Viewer =>
  look === 'public' || look === 'referee' ? { kind: look } : { kind: 'seat', seat: look };

/** The header that a record has of its own. `claimed`: it was not played here, and nobody here answers for the names. */
export function headerOf({ header, dice, outcome }: MatchRecord, claimed: boolean): MatchHeader {
  const nameOf = (name: string): string => (claimed ? claimedName(name) : name);
  return {
    id: header.match,
    ruleset: header.ruleset,
    edition: header.edition,
    name: header.name,
    summary: header.summary,
    status: outcome === null ? 'aborted' : 'finished',
    seats: header.seats.map((seat) => ({ ...seat, name: nameOf(seat.name), connected: true, open: false })),
    createdAt: header.startedAt,
    ...(claimed ? { imported: true as const } : {}),
    round: null,
    outcome,
    tempo: header.tempo,
    dice,
  };
}

export class RecordMoments implements Moments {
  readonly ruleset: AnyRuleset;
  readonly record: MatchRecord;
  readonly header: MatchHeader;
  readonly looks: readonly Look[];
  readonly #told: readonly Applied[];

  constructor(record: MatchRecord, ruleset: AnyRuleset, told: readonly Applied[], claimed: boolean) {
    this.record = record;
    this.ruleset = ruleset;
    this.header = headerOf(record, claimed);
    this.looks = ['public', 'referee', ...record.header.seats.map(({ seat }) => seat)];
    this.#told = told;
  }

  get count(): number {
    return this.#told.length;
  }

  #at(seq: number): Applied {
    const told = this.#told[seq - 1];
    if (told === undefined) throw new Error(`The record has no entry ${String(seq)}.`);
    return told;
  }

  /** An entry as the rules tell it. */
  told(seq: number): Applied {
    return this.#at(seq);
  }

  moment(seq: number, look: Look): ReplayMoment {
    const { ledger } = this.#at(seq);
    const { awaiting, outcome = null, table } = ledger;
    const view = viewFor(ledger, viewerOf(look));
    const { tempo, paused, stopped, judging, request } = table;
    return {
      seq,
      view,
      awaiting,
      outcome,
      table: { tempo, clock: null, paused, stopped, ...(judging && { judging }), request, decided: [], absent: [] },
    };
  }

  lines(seq: number, look: Look): readonly LogEntry[] {
    const at = this.record.entries[seq - 1]?.at ?? 0;
    const { steps, happened } = this.#at(seq);
    const lines = steps.flatMap(({ event, before, after }): LogEntry[] => {
      const line = this.ruleset.narrate(event, before, after, viewerOf(look));
      return line === undefined ? [] : [{ seq, at, ...line }];
    });
    const acts = happened.map((event): LogEntry => ({ seq, at, ...tableLine(event, this.#nameOf) }));
    return [...lines, ...acts];
  }

  readonly #nameOf = (who: Seat | Judge): string => {
    if (typeof who !== 'string') return this.header.imported ? claimedName(judgeWords(who)) : judgeWords(who);
    const found = this.header.seats.find(({ seat }) => seat === who);
    return found?.kind === 'bot' ? botTitle(found.name) : (found?.name ?? who);
  };

  entry(seq: number): LedgerEntry | undefined {
    return this.record.entries[seq - 1];
  }

  position(seq: number): Json {
    return JSON.parse(JSON.stringify(this.ruleset.toPosition(this.#at(seq).ledger.state))) as Json;
  }
}

/** What one's own seat saw of a match that is still played. */
export class OwnMoments implements Moments {
  readonly ruleset: AnyRuleset;
  readonly header: MatchHeader;
  readonly looks: readonly Look[];
  readonly #frames: ReplayPage['frames'];
  readonly #views: readonly View[];

  constructor(ruleset: AnyRuleset, header: MatchHeader, seat: Seat, frames: ReplayPage['frames']) {
    this.ruleset = ruleset;
    // Who is at the table now says nothing of then.
    this.header = { ...header, seats: header.seats.map((each) => ({ ...each, connected: true })) };
    this.looks = [seat];
    this.#frames = frames;
    let view: View = {};
    this.#views = frames.map((frame) => (view = changed(view, frame.changes)));
  }

  get count(): number {
    return this.#frames.length;
  }

  moment(seq: number): ReplayMoment {
    const [frame, view] = [this.#frames[seq - 1], this.#views[seq - 1]];
    if (frame === undefined || view === undefined) throw new Error(`There is no entry ${String(seq)} yet.`);
    return { seq, view, awaiting: frame.awaiting, outcome: frame.outcome, table: frame.table ?? null };
  }

  lines(seq: number): readonly LogEntry[] {
    return this.#frames[seq - 1]?.log ?? [];
  }

  entry(): undefined {
    return undefined;
  }
  position(): undefined {
    return undefined;
  }
}
