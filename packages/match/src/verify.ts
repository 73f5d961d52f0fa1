/**
 * Whether a record is honest: every die recomputed from the seed, every command decided again with those dice, every act
 * judged again, and the end the one that the last state gives [REC-3 … REC-8 in packages/protocol/SPEC.md]. Pure: the
 * browser, the server and `pnpm verify-record` all ask this.
 */
import type { AnyRuleset } from '@broadside/rules/kernel';
import { chainOf, sameJson } from './chain.ts';
import type { DiceStream } from './dice-stream.ts';
import type { LedgerEntry } from './entry.ts';
import type { Ledger } from './ledger.ts';
import { applied, newLedger, withReceipts } from './ledger.ts';
import { commitmentFor, streamFor } from './pure-dice.ts';
import { receiptKeyOf } from './receipts.ts';
import type { MatchRecord } from './record.ts';
import { redecide } from './verify-acts.ts';
import { diceFaults } from './verify-dice.ts';
import type { Fault, RecordProblem } from './verify-fault.ts';
import { ReceiptsRead } from './verify-receipts.ts';

export interface Checked {
  readonly entries: number;
  readonly commands: number;
  readonly acts: number;
  readonly throws: number;
  readonly dice: number;
  readonly shuffles: number;
  /** Of things that were sealed, and those of them that were opened. */
  readonly receipts: number;
  readonly opened: number;
  /**
   * `decided-again`: the rules of the same edition came to the same events. `folded`: the rules are of another edition,
   * so that the events were followed, not decided again. `none`: no rules at hand; the dice alone were checked.
   */
  readonly rules: 'decided-again' | 'folded' | 'none';
  /** The edition of the rules that looked; null without any. */
  readonly edition: string | null;
  readonly fingerprint: string;
}

export type Verdict =
  | { readonly ok: true; readonly checked: Checked }
  | { readonly ok: false; readonly checked: Checked; readonly problems: readonly RecordProblem[] };

export interface VerifyOptions {
  /** Problems after which it stops looking; 20 unless given. */
  readonly most?: number;
}

/** Checks a record. `ruleset`: the one it names, of whatever edition is at hand; undefined where there is none. */
export function verifyRecord(record: MatchRecord, ruleset: AnyRuleset | undefined, options?: VerifyOptions): Verdict {
  const steps = verifying(record, ruleset, options);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same step by step, for whoever shows how far it is: yields the entries that have been looked at. */
export function* verifying(
  record: MatchRecord,
  ruleset: AnyRuleset | undefined,
  { most = 20 }: VerifyOptions = {},
): Generator<number, Verdict> {
  const looking = new Looking(record, ruleset);
  for (const [index, entry] of record.entries.entries()) {
    looking.at(entry, index);
    if (looking.problems.length >= most) break;
    yield entry.seq;
  }
  looking.end();
  const { problems, checked } = looking;
  return problems.length === 0 ? { ok: true, checked } : { ok: false, checked, problems: problems.slice(0, most) };
}

/** What is known of a record as far as it has been read. */
class Looking {
  readonly problems: RecordProblem[] = [];
  readonly #record: MatchRecord;
  readonly #ruleset: AnyRuleset | undefined;
  readonly #stream: DiceStream;
  readonly #links: Generator<string, void>;
  readonly #ids = new Set<string>();
  readonly #past: Ledger[] = [];
  readonly #receipts: ReceiptsRead;
  #link: string;
  #cursor = 0;
  /** Undefined where the entries can no longer be followed. */
  #ledger: Ledger | undefined;
  #counts = { entries: 0, commands: 0, acts: 0, throws: 0, dice: 0, shuffles: 0 };

  constructor(record: MatchRecord, ruleset: AnyRuleset | undefined) {
    const { header, dice } = record;
    this.#record = record;
    this.#ruleset = ruleset?.id === header.ruleset ? ruleset : undefined;
    this.#stream = streamFor(dice.seed, dice.entropy);
    const receiptKey = receiptKeyOf(this.#stream);
    this.#receipts = new ReceiptsRead(receiptKey, record.entries);
    this.#links = chainOf(record);
    this.#link = this.#links.next().value ?? '';
    if (commitmentFor(dice.seed) !== dice.commitment)
      this.#fault(null, 'commitment', 'The SHA-256 of the seed is not the one that was published before the match.');
    const seats = header.seats.map(({ seat }) => seat);
    if (seats.some((seat, index) => seat !== `seat-${index + 1}`))
      this.#fault(null, 'seats', 'The seats are not numbered from seat-1 without gaps.');
    if (this.#ruleset !== undefined)
      this.#ledger = withReceipts(
        newLedger(this.#ruleset, seats, header.tempo, header.rests, header.terms),
        receiptKey,
      );
    if (this.#again) this.#plan(this.#ruleset);
  }

  /** The rules at hand are those of the match. */
  get #again(): boolean {
    return this.#ruleset?.edition === this.#record.header.edition;
  }

  get checked(): Checked {
    const rules = this.#ruleset === undefined ? 'none' : this.#again ? 'decided-again' : 'folded';
    return {
      ...this.#counts,
      ...this.#receipts.counts,
      rules,
      edition: this.#ruleset?.edition ?? null,
      fingerprint: this.#link,
    };
  }

  #fault(seq: number | null, what: Fault, sentence: string): void {
    this.problems.push({ seq, what, sentence });
  }

  /** The chairs are those that the setup puts at the table. */
  #plan(ruleset: AnyRuleset | undefined): void {
    const { setup, seats } = this.#record.header;
    const parsed = ruleset?.codec.setup.safeParse(setup);
    if (ruleset === undefined || parsed?.success !== true)
      return this.#fault(null, 'setup', 'The setup is not one of this ruleset.');
    const planned = ruleset.seatsOf(parsed.data);
    const told = seats.map(({ seat, team, side }) => ({ seat, team, side }));
    if (!sameJson(planned, told)) this.#fault(null, 'seats', 'The seats, teams and sides are not those of the setup.');
  }

  /** The next entry. */
  at(entry: LedgerEntry, index: number): void {
    this.#link = this.#links.next().value ?? '';
    this.#counts.entries += 1;
    if (entry.seq !== index + 1)
      this.#fault(entry.seq, 'order', `Entry ${entry.seq} stands where entry ${index + 1} belongs.`);
    const id = `${entry.seat} ${entry.commandId}`;
    if (this.#ids.has(id))
      this.#fault(entry.seq, 'command-id', `The command id ${entry.commandId} is used twice by one seat.`);
    this.#ids.add(id);
    if ((index === 0) !== (entry.kind === 'start'))
      this.#fault(entry.seq, 'order', 'The first entry, and no other, starts the match.');
    this.#dice(entry);
    this.#retell(entry);
    // What rules of another edition would seal may be written otherwise.
    for (const sentence of this.#receipts.faults(entry, this.#again ? this.#ledger : undefined))
      this.#fault(entry.seq, 'receipt', sentence);
    this.#cursor = entry.cursor;
  }

  #dice(entry: LedgerEntry): void {
    for (const { what, sentence } of diceFaults(this.#stream, this.#cursor, entry))
      this.#fault(entry.seq, what, sentence);
    for (const { sides, faces } of entry.draws) {
      if (sides < 0) this.#counts.shuffles += 1;
      else this.#counts.dice += faces.length;
      this.#counts.throws += sides < 0 ? 0 : 1;
    }
    if (entry.kind === 'table') this.#counts.acts += 1;
    else if (entry.kind === 'command') this.#counts.commands += 1;
  }

  #retell(entry: LedgerEntry): void {
    const before = this.#ledger;
    if (before === undefined) return;
    if (entry.seq !== before.seq + 1) {
      this.#ledger = undefined;
      return;
    }
    if (isOver(before)) this.#fault(entry.seq, 'after-end', 'The match was over before this entry.');
    try {
      const asking = { record: this.#record, ledger: before, stream: this.#stream, again: this.#again };
      for (const { what, sentence } of redecide(asking, entry)) this.#fault(entry.seq, what, sentence);
      this.#ledger = applied(before, entry, (seq) => this.#pastAt(seq)).ledger;
      this.#past[entry.seq] = this.#ledger;
    } catch (error) {
      this.#ledger = undefined;
      this.#fault(entry.seq, 'fold', `The rules cannot follow this entry: ${reasonOf(error)}`);
    }
  }

  #pastAt(seq: number): Ledger {
    const past = seq < 1 ? undefined : this.#past[seq];
    if (past === undefined) throw new Error(`There is no entry ${seq} to go back to.`);
    return past;
  }

  /** After the last entry. */
  end(): void {
    const { header, entries, outcome, fingerprint } = this.#record;
    if (this.#counts.entries < entries.length) return;
    if (this.#ledger !== undefined) {
      if (!isOver(this.#ledger)) this.#fault(null, 'outcome', 'The match is not over after its last entry.');
      else if (!sameJson(this.#ledger.outcome ?? null, outcome))
        this.#fault(null, 'outcome', 'The outcome is not the one to which the entries lead.');
    }
    if (header.startedAt !== entries[0]?.at || header.endedAt !== entries.at(-1)?.at)
      this.#fault(null, 'times', 'The match did not begin and end when its first and last entries were written.');
    if (this.#link !== fingerprint)
      this.#fault(null, 'fingerprint', 'Something in the file was changed: its fingerprint is another one.');
  }
}

const isOver = ({ table, outcome }: Ledger): boolean => table.ended !== null || outcome !== undefined;

const reasonOf = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};
