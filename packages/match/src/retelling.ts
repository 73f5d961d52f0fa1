/** A record told again: the match as it stood after each entry, for a replay and for statistics. */
import type { AnyRuleset } from '@broadside/rules/kernel';
import { applied, newLedger } from './ledger.ts';
import type { Applied, Ledger } from './ledger.ts';
import type { MatchRecord } from './record.ts';

/** What each entry did, in order; the ledger of each is the match after it. */
export type Retold = readonly Applied[];

/** Tells a record entry by entry. Throws where the rules cannot follow: another edition may read events otherwise. */
export function* retelling(record: MatchRecord, ruleset: AnyRuleset): Generator<Applied, void> {
  const { seats, tempo, rests, terms } = record.header;
  const past: Ledger[] = [];
  let ledger: Ledger = newLedger(
    ruleset,
    seats.map(({ seat }) => seat),
    tempo,
    rests,
    terms,
  );
  for (const entry of record.entries) {
    const told = applied(ledger, entry, (seq) => pastIn(past, seq));
    ledger = told.ledger;
    past[entry.seq] = ledger;
    yield told;
  }
}

function pastIn(past: readonly Ledger[], seq: number): Ledger {
  const found = past[seq];
  if (found === undefined) throw new Error(`There is no entry ${seq} to go back to.`);
  return found;
}
