/** What each entrant has after each round, and did in it: what pairing looks back on. */
import type { MatchSide, PastRound } from '../pairing/index.ts';
import { bookPoints, resultPoints } from '../standings/points.ts';
import type { ResultMark } from '../standings/index.ts';
import { pointTerms } from './bands.ts';
import { drawAt } from './stages.ts';
import { satOut } from './season.ts';
import type { Pairing, TableResult, SeasonRound, Season } from './season.ts';
import type { Scoring } from './terms.ts';

/** Points are whole here: see `terms.ts`. */
const pointsFor = (mark: ResultMark, forfeit: boolean, scoring: Scoring): number =>
  Number(resultPoints(mark, forfeit, pointTerms(scoring)).of);

/** What a result of a table brings one of its sides. */
function pointsOf(result: TableResult, side: 0 | 1, scoring: Scoring): number {
  const book = result.how === 'played' ? result.book : null;
  const byBook = book === null ? undefined : bookPoints(book[side], book[side === 0 ? 1 : 0], pointTerms(scoring));
  return byBook === undefined ? pointsFor(markOf(result, side), result.how === 'forfeit', scoring) : Number(byBook.of);
}

function markOf({ how, winner }: TableResult, side: 0 | 1): ResultMark {
  if (winner === null) return how === 'forfeit' ? 'lost' : 'drawn';
  return winner === side ? 'won' : 'lost';
}

const matchSides: readonly [MatchSide, MatchSide] = ['first', 'second'];

/** An entrant's way through the rounds so far. */
export interface EntrantWay {
  score: number;
  readonly past: PastRound[];
}

/**
 * By number, over all rounds of the stage before `before`; they are counted from 1. A table without a result counts for nothing yet,
 * but they have met.
 */
export function waysBefore(season: Season, before: number): ReadonlyMap<number, EntrantWay> {
  const { rounds, terms, entrants } = season;
  const { scoring } = terms;
  const first = drawAt(season, before)?.from ?? 1;
  const ways = new Map(entrants.map(({ number }): [number, EntrantWay] => [number, { score: 0, past: [] }]));
  for (const round of rounds)
    if (round.number >= first && round.number < before)
      goOn(ways, { ...round, number: round.number - first + 1 }, scoring);
  return ways;
}

function goOn(
  ways: ReadonlyMap<number, EntrantWay>,
  { number: round, pairings, byes }: SeasonRound,
  scoring: Scoring,
): void {
  const scores = new Map([...ways].map(([number, { score }]) => [number, score]));
  for (const pairing of pairings)
    for (const side of [0, 1] as const) {
      const own = pairing.sides[side];
      const way = ways.get(own);
      if (way === undefined) continue;
      way.past.push(pastOf(pairing, side, round, scores));
      const { result } = pairing;
      if (result !== null) way.score += pointsOf(result, side, scoring);
    }
  for (const { entrant, as } of byes) {
    const way = ways.get(entrant);
    if (way === undefined) continue;
    way.past.push({ round, kind: as === 'bye' ? 'bye' : 'absent' });
    way.score += pointsFor(satOut[as], false, scoring);
  }
}

function pastOf(
  { sides, result }: Pairing,
  side: 0 | 1,
  round: number,
  scores: ReadonlyMap<number, number>,
): PastRound {
  const opponent = sides[side === 0 ? 1 : 0];
  const difference = (scores.get(opponent) ?? 0) - (scores.get(sides[side]) ?? 0);
  const float = difference > 0 ? 'up' : difference < 0 ? 'down' : 'none';
  if (result?.how === 'forfeit') return { round, kind: result.winner === side ? 'forfeit-won' : 'forfeit-lost' };
  return { round, kind: 'played', opponent, side: matchSides[side], float };
}
