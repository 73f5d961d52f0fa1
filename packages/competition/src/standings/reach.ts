/** Which places are still possible. */
import { add, compare, fraction, multiply } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import type { RoundResults, StandingsInput } from './input.ts';
import type { LineState, PlaceReach } from './output.ts';
import { possibleEnds } from './outcomes.ts';
import { pointRange } from './points.ts';
import type { RankedEntrant } from './ranking.ts';
import type { StandingsTerms } from './terms.ts';

/** Those with a place, best first, in a league that is known so far. */
type RankingOf = (input: StandingsInput) => readonly RankedEntrant[];

/**
 * By number. Exact where nothing is left to play, or where the last open results are so few that each of their ends is
 * tried. Otherwise a bound: everybody gains the least and the most that the terms give for each round left, and any
 * tie-break may go either way. What officials give or take is not foreseen.
 * Nobody's reach where nobody knows how many rounds there will be.
 */
export function reaches(
  ranked: readonly RankedEntrant[],
  input: StandingsInput,
  terms: StandingsTerms,
  after: number,
  rankingOf: RankingOf,
): ReadonlyMap<number, PlaceReach> {
  if (terms.rounds === null) return new Map();
  const left = Math.max(0, terms.rounds - after);
  const waiting = waitingOf(input, after);
  if (left === 0 && waiting.size === 0) return exactReaches([ranked]);
  const ends = possibleEnds(input, terms, after);
  if (ends) return exactReaches(ends.map(rankingOf));
  const { least, most } = pointRange(terms.points);
  const matches = matchesInARound(input);
  const span = ranked.map(({ sheet, points }) => {
    const rounds = fraction((sheet.left ? 0 : left * matches) + (waiting.get(sheet.entrant.number) ?? 0));
    const highest = most === null && rounds.of > 0n ? null : add(points, multiply(most ?? fraction(0), rounds));
    return { number: sheet.entrant.number, lowest: add(points, multiply(least, rounds)), highest };
  });
  return new Map(
    span.map(({ number, lowest, highest }) => {
      const ahead = span.filter((each) => surelyAbove(each.lowest, highest)).length;
      const behind = span.filter((each) => surelyAbove(lowest, each.highest)).length;
      return [number, { best: ahead + 1, worst: ranked.length - behind, kind: 'bound' }];
    }),
  );
}

/** The best place of each, and the last that they fill together with those who share theirs. */
function exactReaches(all: readonly (readonly RankedEntrant[])[]): ReadonlyMap<number, PlaceReach> {
  const found = new Map<number, PlaceReach>();
  for (const ranked of all) {
    const lasts = lastPlaces(ranked);
    for (const { sheet, place } of ranked) {
      const { number } = sheet.entrant;
      const { best, worst } = found.get(number) ?? { best: place, worst: place };
      const last = lasts.get(place) ?? place;
      found.set(number, { best: Math.min(best, place), worst: Math.max(worst, last), kind: 'exact' });
    }
  }
  return found;
}

/** Null: without limit. */
const surelyAbove = (lowest: Fraction, highest: Fraction | null): boolean =>
  highest !== null && compare(lowest, highest) > 0;

/** Of those who share a place, the last place that they fill together is theirs too. */
function lastPlaces(ranked: readonly RankedEntrant[]): ReadonlyMap<number, number> {
  return new Map(ranked.map(({ place }, index) => [place, index + 1]));
}

/** The most that any entrant has in one round: 1 but where a round is a time in which everybody may play several. */
function matchesInARound({ rounds }: StandingsInput): number {
  const counts = rounds.flatMap(({ entries }) => {
    const inRound = new Map<number, number>();
    for (const each of entries) {
      for (const side of each.kind === 'meeting' ? each.sides : [each.entrant]) {
        inRound.set(side, (inRound.get(side) ?? 0) + 1);
      }
    }
    return [...inRound.values()];
  });
  return counts.reduce((most, count) => Math.max(most, count), 1);
}

/** How many results of each entrant are still open. */
function waitingOf({ rounds }: StandingsInput, after: number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { number, entries } of rounds) {
    if (number > after) continue;
    for (const each of entries) {
      if (!isWaiting(each)) continue;
      for (const side of each.kind === 'meeting' ? each.sides : [each.entrant])
        counts.set(side, (counts.get(side) ?? 0) + 1);
    }
  }
  return counts;
}

const isWaiting = (entry: RoundResults['entries'][number]): boolean =>
  entry.kind === 'meeting' ? entry.result.kind === 'waiting' : entry.kind === 'solo' && entry.outcome === 'waiting';

/** Within each line of the terms or not, now and at the end. `last`: the last place of those who share this one. */
export function linesOf(
  place: number,
  last: number,
  reach: PlaceReach | undefined,
  { lines }: StandingsTerms,
): readonly LineState[] {
  return lines.map(({ id, from, to }) => {
    const touches = place <= to && last >= from;
    const now = !touches ? 'out' : place >= from && last <= to ? 'in' : 'tied';
    if (!reach) return { id, now, end: 'possible' };
    if (reach.best > to || reach.worst < from) return { id, now, end: 'out-of-reach' };
    return { id, now, end: reach.best >= from && reach.worst <= to ? 'sure' : 'possible' };
  });
}
