/**
 * A Swiss round as one matching of least cost over everybody and, where somebody is left over, the bye. The cost of a pair is
 * a list of lines (`cost.ts`), and the sums of a whole round are compared line by line: so a rematch is made only where no
 * complete pairing is without one, and so on down the lines.
 */
import { packed, shown, sumOfCosts } from './cost.ts';
import type { Cost, CostShown } from './cost.ts';
import { minimumCostMatching } from './matching.ts';
import { Costs } from './swiss/pair-cost.ts';
import type { PossiblePair } from './swiss/pair-cost.ts';
import { byRank, bye, pairingScore } from './swiss/entrants.ts';
import type { Float, Lock, SwissRound } from './swiss/entrants.ts';

export { bye, mostEntrants, mostPoints } from './swiss/entrants.ts';
export type { Float, Lock, NumberPair, PastRound, MatchSide, SwissEntrant, SwissRound } from './swiss/entrants.ts';

export interface DraftPair {
  /** Start numbers, each on its side. */
  readonly first: number;
  readonly second: number;
  /** Of the first and the second; to be kept in their past. */
  readonly floats: readonly [Float, Float];
  readonly locked: boolean;
  /** What is wrong with the pair. */
  readonly cost: CostShown;
}

export interface DraftBye {
  readonly entrant: number;
  readonly locked: boolean;
  readonly cost: CostShown;
}

export interface SwissDraft {
  readonly round: number;
  /** Those with most points first. */
  readonly pairs: readonly DraftPair[];
  /** One where the number is odd; more only where they are locked. */
  readonly byes: readonly DraftBye[];
  /** The sum of all pairs and byes, line by line. */
  readonly cost: Cost;
  /** No complete pairing is without a rematch, beside what is locked: somebody has to agree to it. */
  readonly needsRematch: boolean;
  /** The same for a pair that an official forbade. */
  readonly needsForbidden: boolean;
  /** The same for a bye of somebody who has won a round without playing. */
  readonly needsSecondBye: boolean;
}

/**
 * Pairs a round; the same input gives the same draft, in whatever order the entrants stand. Where all pairs are locked, it says
 * what they cost. Takes about 50 ms for 128 entrants. Throws `RangeError` for input that is none: numbers that appear twice,
 * points that are not whole, somebody locked who does not play, more than `mostEntrants`.
 */
export function pairSwiss(round: SwissRound): SwissDraft {
  const costs = new Costs(round);
  const locked = (round.locked ?? []).map(({ first, second, sides }) => costs.pair(first, second, sides));
  const taken = new Set(locked.flatMap(({ first, second }) => [first, second]));
  const free = costs.numbers.filter((number) => !taken.has(number));
  return draftOf(round, locked, best(costs, free.length % 2 === 0 ? free : [...free, bye]));
}

/** The complete pairing of some start numbers, an even number of them, that costs least. */
function best(costs: Costs, numbers: readonly number[]): readonly PossiblePair[] {
  const pairs = numbers.flatMap((a, at) =>
    numbers.slice(at + 1).map((b, past) => ({ at, other: at + 1 + past, a, b })),
  );
  const edges = pairs.map(({ a, b }) => costs.pair(a, b));
  const weights = packed(
    edges.map(({ cost }) => cost),
    numbers.length / 2,
  );
  const graph = pairs.map(({ at, other }, index) => ({ a: at, b: other, weight: weights[index] ?? 0n }));
  const matching = minimumCostMatching(numbers.length, graph) ?? [];
  return edges.filter((_, index) => {
    const pair = pairs[index];
    return pair !== undefined && matching[pair.at] === pair.other;
  });
}

function draftOf(round: SwissRound, locked: readonly PossiblePair[], made: readonly PossiblePair[]): SwissDraft {
  const edges = [...locked, ...made];
  const isMade = (edge: PossiblePair): boolean => made.includes(edge);
  const needs = (line: keyof Cost): boolean => made.some(({ cost }) => cost[line] > 0);
  return {
    round: round.round,
    pairs: inOrder(
      round,
      edges.filter(({ second }) => second !== bye),
    ).map((edge) => ({
      first: edge.first,
      second: edge.second,
      floats: [edge.float, opposite[edge.float]],
      locked: !isMade(edge),
      cost: shown(edge.cost),
    })),
    byes: edges
      .filter(({ second }) => second === bye)
      .map((edge) => ({ entrant: edge.first, locked: !isMade(edge), cost: shown(edge.cost) }))
      .toSorted((a, b) => a.entrant - b.entrant),
    cost: sumOfCosts(edges.map(({ cost }) => cost)),
    needsRematch: needs('met-before'),
    needsForbidden: needs('forbidden'),
    needsSecondBye: needs('bye-again'),
  };
}

const opposite: { readonly [F in Float]: Float } = { up: 'down', down: 'up', none: 'none' };

/** Tables as they are usually numbered: by the higher score of the two, then the lower one, then the earlier start number. */
function inOrder(round: SwissRound, edges: readonly PossiblePair[]): readonly PossiblePair[] {
  const entrants = new Map(round.entrants.map((entrant) => [entrant.number, entrant]));
  const keyed = edges.map((edge) => {
    const both = [edge.first, edge.second].flatMap((number) => entrants.get(number) ?? []).toSorted(byRank);
    const [higher, lower] = both.map(pairingScore);
    return { edge, higher: higher ?? 0, lower: lower ?? 0, number: both[0]?.number ?? 0 };
  });
  return keyed
    .toSorted((a, b) => b.higher - a.higher || b.lower - a.lower || a.number - b.number)
    .map(({ edge }) => edge);
}

/** Pairs the rest around some pairs that stay. */
export const pairRest = (round: SwissRound, locked: readonly Lock[]): SwissDraft => pairSwiss({ ...round, locked });
