/** What each entrant has after each round, and did in it: what pairing looks back on. */
import type { MatchSide, PastRound } from '../pairing/index.ts';
import type { Pairing, TableResult, SeasonRound, Season } from './season.ts';
import type { Scoring } from './terms.ts';

/** Points of a side for a result. */
function pointsFor(result: TableResult, side: 0 | 1, scoring: Scoring): number {
  const won = result.winner === side;
  if (result.how === 'forfeit') return won ? scoring.forfeitWon : scoring.forfeitLost;
  if (result.winner === null) return scoring.draw;
  return won ? scoring.win : scoring.loss;
}

const byePoints = { bye: 'bye', half: 'halfBye', zero: 'absent' } as const;
const matchSides: readonly [MatchSide, MatchSide] = ['first', 'second'];

/** An entrant's way through the rounds so far. */
export interface EntrantWay {
  score: number;
  readonly past: PastRound[];
}

/** By number, over all rounds before `before`. A table without a result counts for nothing yet, but they have met. */
export function waysBefore(
  { rounds, terms: { scoring }, entrants }: Season,
  before: number,
): ReadonlyMap<number, EntrantWay> {
  const ways = new Map(entrants.map(({ number }): [number, EntrantWay] => [number, { score: 0, past: [] }]));
  for (const round of rounds) if (round.number < before) goOn(ways, round, scoring);
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
      if (pairing.result !== null) way.score += pointsFor(pairing.result, side, scoring);
    }
  for (const { entrant, as } of byes) {
    const way = ways.get(entrant);
    if (way === undefined) continue;
    way.past.push({ round, kind: as === 'bye' ? 'bye' : 'absent' });
    way.score += scoring[byePoints[as]];
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
