/** A record told again: the match as it stood after each entry, for a replay and for statistics. */
import type { AnyRuleset } from '@broadside/rules/kernel';
import { applied, newLedger, withReceipts } from './ledger.ts';
import type { LedgerEntry } from './entry.ts';
import type { Applied, Ledger } from './ledger.ts';
import { streamFor } from './pure-dice.ts';
import { entrySealsOf, receiptKeyOf } from './receipts.ts';
import type { MatchRecord, RecordSource } from './record.ts';
import type { EntrySeals } from './seals.ts';

/** What each entry did, in order; the ledger of each is the match after it. */
export type Retold = readonly Applied[];

/** Tells a record entry by entry. Throws where the rules cannot follow: another edition may read events otherwise. */
export const retelling = ({ header, dice, entries }: MatchRecord, ruleset: AnyRuleset): Generator<Applied, void> =>
  toldAgain({ ...header, dice, entries }, ruleset);

type Telling = Pick<RecordSource, 'seats' | 'tempo' | 'rests' | 'terms' | 'dice' | 'entries'>;

export function* toldAgain(telling: Telling, ruleset: AnyRuleset): Generator<Applied, void> {
  const { tempo, rests, terms, dice, entries } = telling;
  const past: Ledger[] = [];
  const seats = telling.seats.map(({ seat }) => seat);
  const receiptKey = receiptKeyOf(streamFor(dice.seed, dice.entropy));
  let ledger: Ledger = withReceipts(newLedger(ruleset, seats, tempo, rests, terms), receiptKey);
  for (const entry of entries) {
    const told = applied(ledger, entry, (seq) => pastIn(past, seq));
    ledger = told.ledger;
    past[entry.seq] = ledger;
    yield told;
  }
}

/**
 * The entries of a match with the receipts that they gave and opened, as a record keeps them. They stay as they are where
 * nothing is ever sealed, and where rules of another edition are at hand, which might seal otherwise.
 */
export function entriesWithReceipts(
  source: Telling & Pick<RecordSource, 'ruleset' | 'edition'>,
  ruleset: AnyRuleset | undefined,
): readonly LedgerEntry[] {
  const { entries, edition } = source;
  if (ruleset?.sealing === undefined || ruleset.id !== source.ruleset || ruleset.edition !== edition) return entries;
  const sealed = new Map<number, EntrySeals>();
  try {
    for (const { ledger } of toldAgain(source, ruleset)) {
      const seals = entrySealsOf(ledger);
      if (seals !== undefined) sealed.set(ledger.seq, seals);
    }
  } catch {
    // What these rules cannot follow is kept as it was written.
    return entries;
  }
  if (sealed.size === 0) return entries;
  return entries.map((entry) => {
    const seals = sealed.get(entry.seq);
    return seals === undefined ? entry : { ...entry, seals };
  });
}

function pastIn(past: readonly Ledger[], seq: number): Ledger {
  const found = past[seq];
  if (found === undefined) throw new Error(`There is no entry ${seq} to go back to.`);
  return found;
}
