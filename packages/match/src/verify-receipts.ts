/** Whether the receipts that a record keeps fit what was sealed, and what was shown of it when it was opened [SEAL-6]. */
import { sameJson } from './chain.ts';
import type { LedgerEntry } from './entry.ts';
import type { Ledger } from './ledger.ts';
import { receiptFault } from './receipt-check.ts';
import { entrySealsOf, saltOf } from './receipts.ts';

/** The receipts of a record as far as it has been read. */
export class ReceiptsRead {
  /** Receipts that were given, and those of them that were opened. */
  readonly counts = { receipts: 0, opened: 0 };
  readonly #key: string;
  /** A record of before receipts has none at all; where one entry has any, all have theirs. */
  readonly #kept: boolean;
  readonly #given = new Map<string, string>();

  constructor(receiptKey: string, entries: readonly LedgerEntry[]) {
    this.#key = receiptKey;
    this.#kept = entries.some(({ seals }) => seals !== undefined);
  }

  /** What is wrong with the receipts of an entry. `after`: the match after it; absent where the rules cannot tell what was sealed. */
  faults({ seq, seals }: LedgerEntry, after: Ledger | undefined): string[] {
    const faults: string[] = [];
    for (const { id, receipt } of seals?.sealed ?? []) {
      this.#given.set(`${String(seq)} ${id}`, receipt);
      this.counts.receipts += 1;
    }
    for (const each of seals?.opened ?? []) {
      const { id, since, salt, receipt } = each;
      const of = `The receipt of "${id}" of entry ${String(since)}`;
      this.counts.opened += 1;
      if (this.#given.get(`${String(since)} ${id}`) !== receipt)
        faults.push(`${of} is not the one that was given there.`);
      if (saltOf(this.#key, { seq: since, id }) !== salt)
        faults.push(`${of} has a salt that does not follow from the seed.`);
      const fault = receiptFault(each, id);
      if (fault !== undefined) faults.push(`${of} does not fit. ${fault}`);
    }
    if (faults.length > 0 || after === undefined || !this.#kept) return faults;
    if (sameJson(entrySealsOf(after) ?? null, seals ?? null)) return [];
    return ['What was sealed or opened here has other receipts than the record keeps.'];
  }
}
