/** A tournament report file, TRF16 or TRF26, as a season that is over [LEAGUE-166]: people by name, results, standings. */
import { CounterDice, commitmentFor, streamFor } from '@broadside/match';
import { exact, fraction, fromExact, multiply } from '../fraction.ts';
import { playerColumns } from '../trf/columns.ts';
import { TrfError, leagueOfTrf, readTrf } from '../trf/index.ts';
import type { LeagueOfTrf, TrfFile } from '../trf/index.ts';
import type { MeetingResult, RoundResults } from '../standings/index.ts';
import type { Act, ServerAct } from './acts.ts';
import { decideSeason } from './decide.ts';
import type { SeasonEvent } from './events.ts';
import { mostEntrants, mostRounds } from './formats.ts';
import { cursorOf, emptySeasonLedger, seqOf, withEntry } from './journal.ts';
import type { SeasonEntry, SeasonLedger } from './journal.ts';
import type { Bye, Pairing, SeasonRound, TableResult } from './season.ts';
import { tablesOf } from './table.ts';
import type { TakingIn } from './take-in.ts';
import { blankTerms } from './terms.ts';
import type { Scoring, SeasonTerms } from './terms.ts';

export interface GivenReport {
  readonly text: string;
  /** What was played: the file does not say. */
  readonly game: Pick<SeasonTerms, 'ruleset' | 'edition' | 'battles'>;
  /** Of the lots of the season here: 32 bytes in hexadecimal. */
  readonly seed: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Never throws: what is wrong with the file is told, with its line. */
export function takeInReport(given: GivenReport): TakingIn {
  try {
    const file = readTrf(given.text);
    const ledger = ledgerOf(file, leagueOfTrf(file), given);
    return { ok: true, season: ledger.season, entries: ledger.entries, seed: given.seed };
  } catch (error) {
    if (error instanceof TrfError || error instanceof NotTaken) return { ok: false, sentence: error.message };
    throw error;
  }
}

/** It is no fault of a line. */
class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

const longestName = 40;

/** On one line, without signs that nobody sees; empty where nothing is left. */
const plain = (told: string): string =>
  Array.from(
    told
      .normalize('NFC')
      .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, longestName)
    .join('')
    .trim();

/** Each one's own, by start number; who has none, or the same as another, is told by it. */
function namesOf({ input }: LeagueOfTrf): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  const taken = new Set<string>();
  for (const { number, name } of input.entrants) {
    const own = ` (${String(number)})`;
    const called = plain(name) === '' ? `Player ${String(number)}` : plain(name);
    const told = taken.has(called) ? `${called.slice(0, longestName - own.length)}${own}` : called;
    taken.add(told);
    names.set(number, told);
  }
  return names;
}

/** Points as whole numbers: where a file counts halves, everything is worth twice as much. */
function scoringOf({ points }: LeagueOfTrf): { readonly scoring: Scoring; readonly times: 1 | 2 } {
  const kinds = ['win', 'draw', 'loss', 'bye', 'halfBye', 'absent', 'forfeitWon', 'forfeitLost'] as const;
  const times = kinds.every((kind) => Number.isInteger(points[kind])) ? 1 : 2;
  const scoring = { ...blankTerms.scoring };
  for (const kind of kinds) scoring[kind] = points[kind] * times;
  return { scoring, times };
}

/** Lines of players by their start numbers, from 1. */
const linesOf = ({ records }: TrfFile): ReadonlyMap<number, number> =>
  new Map(records.flatMap((record, index) => (record.kind === 'player' ? [[record.number, index + 1] as const] : [])));

function ledgerOf(file: TrfFile, league: LeagueOfTrf, { game, seed, now }: GivenReport): SeasonLedger {
  const { entrants, rounds } = league.input;
  checkSize(file, entrants.length, rounds.length);
  const names = namesOf(league);
  const { scoring, times } = scoringOf(league);
  const numbers = [...names.keys()].toSorted((a, b) => a - b);
  const here = new Map(numbers.map((number, index) => [number, index + 1]));
  const terms: SeasonTerms = {
    ...{ ...blankTerms, ...game, scoring },
    format: { kind: 'swiss', rounds: rounds.length },
    registration: { limit: entrants.length, lateUntil: 0 },
  };
  const book = new Journal(seed, now);
  const name = plain(league.name ?? '') || 'A season from a report';
  book.ask({ act: 'open-season', name, terms, commitment: commitmentFor(seed) });
  book.ask({ act: 'open-registration' });
  book.ask({ act: 'enter-by-name', names: numbers.map((number) => names.get(number) ?? '') });
  book.ask({ act: 'seed', order: entrants.map(({ number }) => here.get(number) ?? 0) });
  for (const round of rounds) book.write({ act: 'publish-round' }, roundEvents(file, round, here, now));
  if (times === 2)
    book.ask({ act: 'announce', text: 'Points count twice here: the report that this season is from has halves.' });
  book.ask({ act: 'close', early: true });
  checkPoints(file, book.ledger, here, times);
  return book.ledger;
}

function checkSize(file: TrfFile, players: number, rounds: number): void {
  if (players < 2) throw new NotTaken('This report has fewer than two players (lines that begin with 001).');
  if (players > mostEntrants)
    throw new NotTaken(`A season has up to ${String(mostEntrants)} entrants; this report has ${String(players)}.`);
  if (rounds < 1) throw new NotTaken('Nobody has played in this report yet. Take it in when it is over.');
  if (rounds > mostRounds)
    throw new NotTaken(`A season has up to ${String(mostRounds)} rounds; this report has ${String(rounds)}.`);
  const corrected = file.records.findIndex(
    ({ kind, ...record }) => kind === 'text' && 'code' in record && record.code === '299',
  );
  if (corrected >= 0)
    throw new TrfError(corrected + 1, [1, 3], '299', 'points given or taken are not taken in: leave the line out');
}

/** Its entries, as if everything had been asked here. */
class Journal {
  readonly #seed: string;
  readonly #now: number;
  ledger: SeasonLedger = emptySeasonLedger;

  constructor(seed: string, now: number) {
    this.#seed = seed;
    this.#now = now;
  }

  ask(act: Act | ServerAct): void {
    const lots = new CounterDice(streamFor(this.#seed, ''), cursorOf(this.ledger));
    const by = { person: null, office: 'server' } as const;
    const decision = decideSeason({ ledger: this.ledger, by, at: this.#now, lots, seed: this.#seed }, act);
    if (!decision.ok) throw new NotTaken(decision.reason.sentence);
    this.#add({ act, events: decision.events, draws: lots.draws, cursor: lots.cursor });
  }

  write(act: Act, events: readonly SeasonEvent[]): void {
    this.#add({ act, events, draws: [], cursor: cursorOf(this.ledger) });
  }

  #add(entry: Pick<SeasonEntry, 'act' | 'events' | 'draws' | 'cursor'>): void {
    const seq = seqOf(this.ledger) + 1;
    this.ledger = withEntry(this.ledger, { ...entry, seq, at: this.#now, by: null, actId: `report-${String(seq)}` });
  }
}

const byeKinds = { bye: 'bye', 'half-bye': 'half', absent: 'zero' } as const;

function roundEvents(
  file: TrfFile,
  { number, entries }: RoundResults,
  here: ReadonlyMap<number, number>,
  now: number,
): readonly SeasonEvent[] {
  const pairings: Pairing[] = [];
  const byes: Bye[] = [];
  const results: TableResult[] = [];
  const of = (entrant: number): number => here.get(entrant) ?? 0;
  for (const each of entries) {
    if (each.kind === 'solo') continue;
    if (each.kind !== 'meeting') byes.push({ entrant: of(each.entrant), as: byeKinds[each.kind] });
    else {
      const [first, second] = each.sides;
      pairings.push({ sides: [of(first), of(second)], match: null, result: null });
      results.push(resultOf(each.result) ?? openTable(file, first, number));
    }
  }
  const round: SeasonRound = { number, opensAt: now, endsAt: now, pairings, byes };
  return [
    { kind: 'round-published', round },
    ...results.map((result, pairing): SeasonEvent => ({ kind: 'result-posted', round: number, pairing, result })),
  ];
}

function openTable(file: TrfFile, player: number, round: number): never {
  const line = linesOf(file).get(player) ?? 1;
  const wanted = `round ${String(round)} has no result of this player yet: take the report in when it is over`;
  throw new TrfError(line, playerColumns.number, String(player), wanted);
}

function resultOf(result: MeetingResult): TableResult | null {
  if (result.kind === 'waiting') return null;
  if (result.kind === 'double-forfeit') return { how: 'forfeit', winner: null, reason: 'So the report has it.' };
  const winner = result.outcome === 'draw' ? null : result.outcome === 'first' ? 0 : 1;
  if (result.kind === 'forfeit') return { how: 'forfeit', winner, reason: 'So the report has it.' };
  const reason = result.kind === 'adjudicated' ? 'Not to be rated, as the report has it.' : 'So the report has it.';
  return { how: 'played', winner, book: null, reason };
}

/** What the report says of somebody's points is what their results come to. */
function checkPoints(file: TrfFile, { season }: SeasonLedger, here: ReadonlyMap<number, number>, times: number): void {
  const [table] = tablesOf(season, () => 'x');
  const found = new Map(table?.rows.map(({ number, points }) => [number, points.value]));
  for (const [index, record] of file.records.entries()) {
    if (record.kind !== 'player' || record.points === null) continue;
    const told = exact(multiply(fromExact(record.points), fraction(times)));
    const come = found.get(here.get(record.number) ?? 0) ?? '0';
    if (come === told) continue;
    const sum = Number(come) / times;
    throw new TrfError(
      index + 1,
      playerColumns.points,
      record.points,
      `the results of this player come to ${String(sum)}`,
    );
  }
}
