/** A match before its first entry. */
import { newLedger } from '@broadside/match';
import type { Ledger } from '@broadside/match';
import type { AnyRuleset } from '@broadside/rules/kernel';
import type { ListedMatch } from '../store/matches.ts';

export function originOf(match: ListedMatch, ruleset: AnyRuleset): Ledger {
  const rests = match.seats.flatMap(({ seat, rest }) => (rest === null ? [] : [[seat, rest] as const]));
  return newLedger(
    ruleset,
    match.seats.map(({ seat }) => seat),
    match.tempo,
    Object.fromEntries(rests),
    match.terms,
  );
}
