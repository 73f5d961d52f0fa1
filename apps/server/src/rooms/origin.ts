/** A match before its first entry. */
import { newLedger, withReceipts } from '@broadside/match';
import type { Ledger } from '@broadside/match';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { receiptKey } from '../dice/seed.ts';
import type { ListedMatch } from '../store/matches.ts';

export function originOf(match: ListedMatch, ruleset: AnyRuleset): Ledger {
  const rests = match.seats.flatMap(({ seat, rest }) => (rest === null ? [] : [[seat, rest] as const]));
  const empty = newLedger(
    ruleset,
    match.seats.map(({ seat }) => seat),
    match.tempo,
    Object.fromEntries(rests),
    match.terms,
  );
  return withReceipts(empty, receiptKey(match.seed, match.dice.entropy ?? ''));
}
