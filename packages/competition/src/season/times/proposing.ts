/** The evidence of a table, and what the terms answer to it [LEAGUE-68]. */
import { proposeAtDeadline } from '../../deadline/index.ts';
import type { PairingEvidence, SideEvidence } from '../../deadline/index.ts';
import type { SeasonLedger } from '../journal.ts';
import { isAlone } from '../season.ts';
import type { GivenResult } from '../acts.ts';
import type { TableFacts } from './acts.ts';
import type { TimedTable } from './at-table.ts';
import type { SideIndex, TableProposal, TableRuling } from './model.ts';
import { timesOf } from './terms.ts';
import { contactUntil } from './window.ts';

/** When an entrant gave up at once; null where it plays. */
function leftAt({ entries, reversed }: SeasonLedger, entrant: number): number | null {
  const gone = entries.findLast(
    ({ seq, act }) => !reversed.has(seq) && act.act === 'leave' && act.entrant === entrant && act.after === 'now',
  );
  return gone?.at ?? null;
}

function sideEvidence(
  ledger: SeasonLedger,
  { times, pairing }: TimedTable,
  facts: TableFacts,
  side: SideIndex,
): SideEvidence {
  const entrant = pairing.sides[side];
  const who = ledger.season.entrants.find(({ number }) => number === entrant);
  const [own, others] = [side, 1 - side].map((by) => times.offers.filter((offer) => offer.by === by));
  return {
    entrant,
    leftAt: who?.status === 'left' ? leftAt(ledger, entrant) : null,
    offered: (own ?? []).map(({ at }) => at),
    seen: (others ?? []).flatMap(({ seenAt }) => seenAt ?? []),
    answered: (others ?? []).flatMap(({ answer }) =>
      answer === null || answer.kind === 'replaced' ? [] : [answer.at],
    ),
    sat: facts.stays[side],
  };
}

/** All that is known of a table up to `dueAt`. */
export function evidenceOf(ledger: SeasonLedger, table: TimedTable, facts: TableFacts, dueAt: number): PairingEvidence {
  const { of, times } = table;
  return {
    opensAt: of.opensAt,
    contactUntil: contactUntil(of, timesOf(ledger.season.terms)),
    dueAt,
    sides: [sideEvidence(ledger, table, facts, 0), sideEvidence(ledger, table, facts, 1)],
    agreedFor: times.hour?.at ?? null,
    match: facts.match,
    extensions: times.extensions,
    alone: isAlone(table.pairing),
  };
}

/** What the terms propose for the evidence. */
export function proposed(
  { season }: SeasonLedger,
  evidence: PairingEvidence,
): Pick<TableProposal, 'ruling' | 'proposal'> {
  const { answer, winner, until, ...proposal } = proposeAtDeadline(evidence, timesOf(season.terms).policy);
  return { ruling: rulingOf(answer, winner, until, evidence), proposal };
}

function rulingOf(
  answer: TableRuling['answer'],
  winner: SideIndex | null,
  until: number | null,
  { match }: PairingEvidence,
): TableRuling {
  switch (answer) {
    case 'forfeit':
      return winner === null ? { answer: 'both-lose' } : { answer, winner };
    case 'extension':
      return { answer, until: until ?? 0 };
    case 'as-it-stands':
      return { answer, winner, book: match?.book ?? [0, 0] };
    default:
      return { answer };
  }
}

/** The result that a ruling gives a table; null where it is to be played still. */
export function resultOfRuling(ruling: TableRuling): GivenResult | null {
  switch (ruling.answer) {
    case 'forfeit':
      return { how: 'forfeit', winner: ruling.winner, reason: 'Not played in its time.' };
    case 'both-lose':
      return { how: 'forfeit', winner: null, reason: 'Not played in its time.' };
    case 'draw':
      return { how: 'played', winner: null, book: null, reason: 'A draw by the terms: not played in its time.' };
    case 'as-it-stands':
      return { how: 'played', winner: ruling.winner, book: [...ruling.book], reason: 'Points as they stood.' };
    case 'extension':
      return null;
  }
}
