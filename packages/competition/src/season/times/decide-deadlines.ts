/** Deadlines, claims, rulings and appeals [LEAGUE-68 … LEAGUE-71]. */
import type { Act, ServerAct } from '../acts.ts';
import { actsFor, done, notOfficial, organises, refuse } from '../decide/asking.ts';
import type { SeasonAsking, SeasonDecision } from '../decide/asking.ts';
import type { SeasonEvent } from '../events.ts';
import { entrantOf } from '../season.ts';
import { isRefusal, openTableOf, tableOfEntrant } from './at-table.ts';
import type { TimedTable } from './at-table.ts';
import { mostAppeals } from './model.ts';
import type { TableRuled, TableRuling } from './model.ts';
import { evidenceOf, proposed, resultOfRuling } from './proposing.ts';
import { timesOf } from './terms.ts';

type Given<K extends Act['act']> = Extract<Act, { act: K }>;
type Server<K extends ServerAct['act']> = Extract<ServerAct, { act: K }>;

const [minute, hour] = [60_000, 3_600_000];

/** The table by its index. */
function tableAt(asking: SeasonAsking, round: number, pairing: number): TimedTable | SeasonDecision {
  const { season } = asking.ledger;
  const sides = season.rounds.find(({ number }) => number === round)?.pairings[pairing]?.sides;
  return openTableOf(season, round, sides?.[0] ?? 0, 'LEAGUE-68');
}

export function propose(asking: SeasonAsking, act: Server<'propose'>): SeasonDecision {
  const { ledger, by, at } = asking;
  const { round, pairing, claimed, facts } = act;
  const table = tableAt(asking, round, pairing);
  if (isRefusal(table)) return table;
  if (table.times.proposal !== null)
    return refuse('proposed', 'LEAGUE-68', 'A decision is proposed already. Wait for the officials.');
  const who = claimed === null ? undefined : entrantOf(ledger.season, claimed);
  if (claimed !== null && (who === undefined || !actsFor(by, who) || !table.pairing.sides.includes(claimed)))
    return refuse('not-official', 'LEAGUE-71', 'Only the two of this table can say who did not sit down.');
  if (claimed === null && at < table.dueAt)
    return refuse('not-due', 'LEAGUE-68', 'The deadline of this table is still to come.');
  const claimedBy = claimed === null ? null : table.pairing.sides[0] === claimed ? 0 : 1;
  const { ruling, proposal } = proposed(ledger, evidenceOf(ledger, table, facts, claimed === null ? table.dueAt : at));
  const waiting = claimedBy === null ? undefined : claimFault(asking, table, claimedBy, ruling, proposal.rule);
  if (waiting !== undefined) return refuse('too-early', 'LEAGUE-71', waiting);
  const effectAt = at + timesOf(ledger.season.terms).reviewHours * hour;
  return done({ kind: 'proposed', round, pairing, at, effectAt, claimedBy, ruling, proposal });
}

/** Why a claim does not hold. */
function claimFault(
  { ledger: { season }, at }: SeasonAsking,
  { times, dueAt }: TimedTable,
  side: 0 | 1,
  ruling: TableRuling,
  rule: string,
): string | undefined {
  const { waitingMinutes } = timesOf(season.terms).policy;
  const agreed = times.hour?.at;
  if (agreed === undefined) return 'No hour is agreed. Offer hours, and wait for the deadline.';
  const from = agreed + waitingMinutes * minute;
  if (at < from && at < dueAt)
    return `Wait for ${String(waitingMinutes)} minutes at the table from the agreed hour on; then claim.`;
  const theirs = rule === 'one-absent' && (ruling.answer !== 'forfeit' || ruling.winner === side);
  return theirs
    ? undefined
    : `You have not sat alone here for ${String(waitingMinutes)} minutes from the agreed hour on.`;
}

/** The events by which a ruling holds. */
function ruled(
  { round, index: pairing }: Pick<TimedTable, 'round' | 'index'>,
  at: number,
  how: TableRuled['how'],
  ruling: TableRuling,
): readonly SeasonEvent[] {
  const result = resultOfRuling(ruling);
  const event = { kind: 'ruled', round, pairing, at, how, ruling } as const;
  return result === null ? [event] : [event, { kind: 'result-posted', round, pairing, result }];
}

const noProposal = (round: number, entrant: number): SeasonDecision =>
  refuse(
    'no-proposal',
    'LEAGUE-69',
    `Nothing is proposed for the table of entrant ${String(entrant)} in round ${String(round)}. Look again.`,
  );

const inThePast = refuse('past', 'LEAGUE-69', 'The new deadline is over already. Name a later one.');
const isPast = (ruling: TableRuling | null, at: number): boolean =>
  ruling?.answer === 'extension' && ruling.until <= at;

export function ruleOnProposals(asking: SeasonAsking, { tables }: Given<'rule-on-proposals'>): SeasonDecision {
  const { ledger, by, at } = asking;
  if (!organises(by)) return notOfficial;
  const events: SeasonEvent[] = [];
  const seen = new Set<string>();
  for (const { round, entrant, ruling } of tables) {
    const table = openTableOf(ledger.season, round, entrant, 'LEAGUE-69');
    if (isRefusal(table)) return table;
    const { proposal } = table.times;
    const key = `${String(round)}.${String(table.index)}`;
    if (proposal === null || seen.has(key)) return noProposal(round, entrant);
    if (isPast(ruling, at)) return inThePast;
    seen.add(key);
    events.push(...ruled(table, at, ruling === null ? 'accepted' : 'changed', ruling ?? proposal.ruling));
  }
  return done(...events);
}

export function letTakeEffect(asking: SeasonAsking, { round, pairing }: Server<'let-take-effect'>): SeasonDecision {
  const table = tableAt(asking, round, pairing);
  if (isRefusal(table)) return table;
  const { proposal } = table.times;
  const { at } = asking;
  if (proposal === null) return noProposal(round, table.pairing.sides[0]);
  if (at < proposal.effectAt)
    return refuse('not-due', 'LEAGUE-69', 'The time of the officials for this proposal is not over.');
  const { ruling } = proposal;
  // Nobody looked for longer than it would have lasted: the time is given from now on.
  const given =
    ruling.answer === 'extension' && ruling.until <= at
      ? { ...ruling, until: at + timesOf(asking.ledger.season.terms).policy.extensionHours * hour }
      : ruling;
  return done(...ruled(table, at, 'in-effect', given));
}

export function appeal(asking: SeasonAsking, { round, entrant, text }: Given<'appeal'>): SeasonDecision {
  const { ledger, by, at } = asking;
  const table = tableOfEntrant(ledger.season, round, entrant);
  if (isRefusal(table)) return table;
  const who = entrantOf(ledger.season, entrant);
  if (who === undefined || !actsFor(by, who))
    return refuse('not-official', 'LEAGUE-70', 'Only the two of this table can appeal.');
  const { times, side, index: pairing } = table;
  if (times.ruled === null && times.proposal === null)
    return refuse('nothing-ruled', 'LEAGUE-70', 'Nothing was decided or proposed for this table.');
  if (times.appeals.some(({ answer }) => answer === null))
    return refuse('appealed', 'LEAGUE-70', 'An appeal waits for its answer already.');
  if (times.appeals.filter((each) => each.by === side).length >= mostAppeals)
    return refuse('too-many', 'LEAGUE-70', 'You have appealed very often. The answer stands.');
  return done({ kind: 'appealed', round, pairing, at, by: side, text });
}

export function answerAppeal(
  asking: SeasonAsking,
  { round, entrant, granted, text }: Given<'answer-appeal'>,
): SeasonDecision {
  const { ledger, by, at } = asking;
  if (!organises(by)) return notOfficial;
  const table = tableOfEntrant(ledger.season, round, entrant);
  if (isRefusal(table)) return table;
  const { times, index: pairing } = table;
  if (!times.appeals.some(({ answer }) => answer === null))
    return refuse('no-appeal', 'LEAGUE-70', 'No appeal of this table waits for an answer.');
  if (isPast(granted, at)) return inThePast;
  const answered = { kind: 'appeal-answered', round, pairing, at, text, granted } as const;
  if (granted === null) return done(answered);
  // To be played still: the result that stands is no more.
  const cleared = granted.answer === 'extension' && table.pairing.result !== null;
  return done(
    answered,
    ...(cleared ? [{ kind: 'result-cleared', round, pairing } as const] : []),
    ...ruled(table, at, 'appeal', granted),
  );
}
