/** Rounds that everybody sees, their matches and results [LEAGUE-14 … LEAGUE-18]. */
import { firstTeamAt } from '../../pairing/index.ts';
import type { Act, GivenResult, ServerAct } from '../acts.ts';
import { entrantOf, hasBegun, isAlone, leftBefore, playsIn } from '../season.ts';
import type { DraftedPair, Pairing, SeasonRound, Season } from '../season.ts';
import { timesOf } from '../times/terms.ts';
import { windowOf } from '../times/window.ts';
import { outdated } from './drafts.ts';
import { done, noEntrant, notOfficial, organises, refuse } from './asking.ts';
import type { SeasonAsking, SeasonDecision } from './asking.ts';

export function publishRound({ ledger: { season }, by, at }: SeasonAsking): SeasonDecision {
  if (!organises(by)) return notOfficial;
  const { draft, terms } = season;
  if (draft === null) return refuse('no-draft', 'LEAGUE-14', 'There is no draft. Pair the next round first.');
  const why = outdated(season, draft);
  if (why !== undefined)
    return refuse('outdated', 'LEAGUE-14', `${why}. Pair the rest again, or discard the draft and pair anew.`);
  const [first] = draft.unpaired;
  if (first !== undefined)
    return refuse(
      'unpaired',
      'LEAGUE-14',
      `Entrant ${String(first)} has neither an opponent nor a bye. Pair them, or give a bye.`,
    );
  const round: SeasonRound = {
    number: draft.round,
    ...windowOf(at, terms.roundDays, timesOf(terms)),
    pairings: draft.pairs.map((pair): Pairing => tableFor(season, draft.round, pair)),
    byes: draft.byes,
  };
  return done({ kind: 'round-published', round });
}

/** Whoever has left before loses a match of the bracket without playing it. */
function tableFor({ entrants }: Season, round: number, { sides, slot }: DraftedPair): Pairing {
  if (slot === undefined) return { sides, match: null, result: null };
  const here = sides.map((number) => entrants.some((each) => each.number === number && playsIn(each, round)));
  const winner = here[0] === true ? 0 : here[1] === true ? 1 : null;
  const result = here.every(Boolean) ? null : ({ how: 'forfeit', winner, reason: leftBefore } as const);
  return { sides, slot, match: null, result };
}

export function takeBackRound(
  { ledger: { season }, by }: SeasonAsking,
  { round }: Extract<Act, { act: 'take-back-round' }>,
): SeasonDecision {
  if (!organises(by)) return notOfficial;
  const last = season.rounds.at(-1);
  if (last?.number !== round)
    return refuse(
      'not-last',
      'LEAGUE-15',
      last === undefined
        ? 'No round is published.'
        : `Only the last round can be taken back: round ${String(last.number)}.`,
    );
  const begun = last.pairings.findIndex(hasBegun);
  if (begun >= 0)
    return refuse(
      'begun',
      'LEAGUE-15',
      `Table ${String(begun + 1)} of round ${String(round)} has begun. A round is taken back before that only.`,
    );
  if (season.draft !== null)
    return refuse('drafted', 'LEAGUE-15', `Discard the draft of round ${String(season.draft.round)} first.`);
  return done({ kind: 'round-taken-back', round });
}

/** Where somebody plays in a round: the table with this index; without one, of several one that is open, or the last. */
export function tableIn(
  season: Season,
  round: number,
  entrant: number,
  index?: number,
): { readonly index: number; readonly pairing: Pairing } | undefined {
  const pairings = season.rounds[round - 1]?.pairings ?? [];
  const own = ({ sides, void: gone }: Pairing): boolean => sides.includes(entrant) && gone !== true;
  const open = pairings.findIndex((each) => own(each) && each.result === null);
  const found = index ?? (open >= 0 ? open : pairings.findLastIndex(own));
  const pairing = pairings[found];
  return pairing === undefined || !own(pairing) ? undefined : { index: found, pairing };
}

export function noTable(season: Season, round: number, entrant: number): SeasonDecision {
  if (entrantOf(season, entrant) === undefined) return noEntrant(season, entrant);
  if (season.rounds[round - 1] === undefined)
    return refuse(
      'no-round',
      'LEAGUE-16',
      `Round ${String(round)} is not published. Name one up to ${String(season.rounds.length)}.`,
    );
  return refuse('no-table', 'LEAGUE-16', `Entrant ${String(entrant)} has no opponent in round ${String(round)}.`);
}

export function enterResult(
  { ledger: { season }, by }: SeasonAsking,
  { round, entrant, result, table: index, board }: Extract<Act, { act: 'enter-result' }>,
): SeasonDecision {
  if (!organises(by)) return notOfficial;
  const table = tableIn(season, round, entrant, index);
  if (table === undefined) return noTable(season, round, entrant);
  const at = { round, pairing: table.index };
  const { boards = [] } = table.pairing;
  if (isAlone(table.pairing) && result.how === 'played' && result.book === null)
    return refuse(
      'no-points',
      'LEAGUE-120',
      'A score series is about the points of the book. Enter them, or a forfeit where nothing was played.',
    );
  if (board === undefined && (boards.length === 0 || result.how === 'forfeit'))
    return done({ kind: 'result-posted', ...at, result });
  if (board === undefined || boards[board] === undefined)
    return refuse(
      'no-board',
      'LEAGUE-114',
      boards.length === 0
        ? 'This table has no boards. Enter its result without one.'
        : `Name a board from 0 to ${String(boards.length - 1)}: a match of teams is the sum of its boards.`,
    );
  return done({ kind: 'board-posted', ...at, board, result });
}

export function matchMade(
  { ledger: { season } }: SeasonAsking,
  { round, entrant, match, table: index, board }: Extract<ServerAct, { act: 'match-made' }>,
): SeasonDecision {
  const table = tableIn(season, round, entrant, index);
  const place = board === undefined ? table?.pairing : table?.pairing.boards?.[board];
  if (table === undefined || place === undefined) return noTable(season, round, entrant);
  if (place.match !== null) return refuse('made', 'LEAGUE-17', 'This table has its match already. Sit down there.');
  if (place.result !== null) return refuse('decided', 'LEAGUE-17', 'This table has its result already.');
  return done({ kind: 'match-made', round, pairing: table.index, match, ...(board === undefined ? {} : { board }) });
}

interface TableOfMatch {
  readonly round: number;
  /** Of the pairing. */
  readonly index: number;
  /** Between teams. */
  readonly board: number | undefined;
  readonly result: Pairing['result'];
}

/** The table of a match. */
function tableOf({ rounds }: Season, match: string): TableOfMatch | undefined {
  for (const { number: round, pairings } of rounds)
    for (const [index, { match: own, result, boards = [] }] of pairings.entries()) {
      if (own === match) return { round, index, board: undefined, result };
      const board = boards.findIndex((each) => each.match === match);
      if (board >= 0) return { round, index, board, result: boards[board]?.result ?? null };
    }
  return undefined;
}

const noMatch = refuse('no-match', 'LEAGUE-18', 'No table of this season has this match.');

export function postResult(
  { ledger: { season } }: SeasonAsking,
  { match, result }: Extract<ServerAct, { act: 'post-result' }>,
): SeasonDecision {
  const table = tableOf(season, match);
  if (table === undefined) return noMatch;
  if (table.result !== null) return refuse('decided', 'LEAGUE-18', 'This table has its result already.');
  const { round, index: pairing, board } = table;
  if (board === undefined) return done({ kind: 'result-posted', round, pairing, result });
  return done({ kind: 'board-posted', round, pairing, board, result: byTeam(board, result) });
}

export function matchGone(
  { ledger: { season } }: SeasonAsking,
  { match, reason }: Extract<ServerAct, { act: 'match-gone' }>,
): SeasonDecision {
  const table = tableOf(season, match);
  if (table === undefined) return noMatch;
  const { round, index: pairing, board } = table;
  return done({ kind: 'match-gone', round, pairing, reason, ...(board === undefined ? {} : { board }) });
}

/** The result of a board by team: at every other board the second team has the first side. */
function byTeam(board: number, result: GivenResult): GivenResult {
  if (firstTeamAt(board) === 0) return result;
  const winner = result.winner === null ? null : result.winner === 0 ? 1 : 0;
  if (result.how === 'forfeit') return { ...result, winner };
  const { book } = result;
  return { ...result, winner, book: book === null ? null : [book[1], book[0]] };
}

/** Whether every table has its result, and which lacks one first. */
export function openTable({ rounds }: Season): string | undefined {
  for (const { number, pairings } of rounds) {
    const index = pairings.findIndex(({ result }) => result === null);
    if (index >= 0) return `Table ${String(index + 1)} of round ${String(number)} has no result yet`;
  }
  return undefined;
}
