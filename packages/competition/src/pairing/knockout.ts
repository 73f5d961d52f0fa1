/** A knockout from its seeds and the results so far: what is to be played now, and who has which place. */
import { layout } from './knockout/layout.ts';
import type { KnockoutTerms, LaidMatch, SlotSource } from './knockout/layout.ts';

export type { KnockoutTerms, SlotSource } from './knockout/layout.ts';

/** Results of one match in the order in which they came. */
export type BracketResult = { readonly match: string } & (
  | { readonly kind: 'game'; readonly winner: number | 'drawn' }
  /** The whole match goes to `winner` without (further) play. */
  | { readonly kind: 'walkover'; readonly winner: number }
  /** Neither goes on, in a double knockout neither to the losers: the next opponent has a bye. */
  | { readonly kind: 'both-out' }
);

/** One side of a match: an entrant, nobody (a bye), or not known yet. */
export type BracketSide = number | 'nobody' | 'open';

export interface BracketMatch {
  readonly id: string;
  readonly bracket: LaidMatch['bracket'];
  readonly round: number;
  readonly sides: readonly [BracketSide, BracketSide];
  /** Where the two come from. */
  readonly sources: readonly [SlotSource, SlotSource];
  readonly bestOf: number;
  /** Games won by each side. */
  readonly won: readonly [number, number];
  /** `waiting` for earlier matches, `ready` to be played, `decided`, or `bye` where it is not played at all. */
  readonly state: 'waiting' | 'ready' | 'decided' | 'bye';
  readonly winner?: number;
  /** The next game of a ready match; sides change with every game. */
  readonly next?: { readonly game: number; readonly first: number; readonly second: number };
}

export interface Bracket {
  readonly matches: readonly BracketMatch[];
  /**
   * Of those who are out, and of the winner; people who went out in the same round share the place, and places stay empty
   * above those who went out with their opponent.
   */
  readonly places: readonly { readonly entrant: number; readonly place: number }[];
  readonly finished: boolean;
}

export const mostInBracket = 512;

/** Matches that stand with other sides than the bracket says, because organisers decided so. */
export type KeptSides = ReadonlyMap<string, readonly [number, number]>;

/**
 * The bracket for `seeds`, start numbers with the first seed first. Where they are no power of two, the first seeds have byes.
 * Throws `RangeError` for fewer than two seeds, for a `bestOf` that is even, and for results that do not fit: of a match that is
 * not ready, or for somebody who is not in it.
 */
export function bracketOf(
  seeds: readonly number[],
  terms: KnockoutTerms,
  results: readonly BracketResult[] = [],
  kept: KeptSides = new Map(),
): Bracket {
  demandTerms(seeds, terms);
  const laid = layout(seeds.length, terms);
  const known = new Map<string, Resolved>();
  for (const match of laid) known.set(match.id, resolve(match, seeds, terms, known, results, kept));
  const unknown = results.find(({ match }) => !known.has(match));
  if (unknown !== undefined) throw new RangeError(`There is no match ${unknown.match} in this bracket.`);
  const matches = [...known.values()].map(({ match }) => match);
  return {
    matches,
    places: placesIn(seeds.length, laid, known),
    finished: matches.every(({ state }) => state === 'decided' || state === 'bye'),
  };
}

/** The matches that a correction of `match` may change, in order: all that wait for its winner or its loser. */
export function following(entrants: number, terms: KnockoutTerms, match: string): readonly string[] {
  const touched = new Set([match]);
  for (const { id, sources, onlyIfLost } of layout(entrants, terms)) {
    const waits = sources.some((source) => source.from !== 'seed' && touched.has(source.match));
    if (waits || (onlyIfLost !== undefined && touched.has(onlyIfLost))) touched.add(id);
  }
  touched.delete(match);
  return [...touched];
}

function demandTerms(seeds: readonly number[], { bestOf = 1, bestOfFinal = 1 }: KnockoutTerms): void {
  if (seeds.length < 2 || seeds.length > mostInBracket || new Set(seeds).size !== seeds.length) {
    throw new RangeError(`A knockout has 2 to ${mostInBracket} different entrants, not ${seeds.length}.`);
  }
  for (const games of [bestOf, bestOfFinal]) {
    if (Number.isInteger(games) && games % 2 === 1 && games > 0 && games < 100) continue;
    throw new RangeError(`A match is the best of an odd number of games from 1 to 99, not ${games}.`);
  }
}

interface Resolved {
  readonly match: BracketMatch;
  readonly winner: BracketSide;
  readonly loser: BracketSide;
  /** Who both went out of it. */
  readonly out: readonly number[];
}

type Sides = readonly [BracketSide, BracketSide];

function resolve(
  laid: LaidMatch,
  seeds: readonly number[],
  terms: KnockoutTerms,
  known: ReadonlyMap<string, Resolved>,
  results: readonly BracketResult[],
  kept: KeptSides,
): Resolved {
  const side = (source: SlotSource): BracketSide =>
    source.from === 'seed' ? (seeds[source.seed - 1] ?? 'nobody') : (known.get(source.match)?.[source.from] ?? 'open');
  const [a, b] = laid.sources;
  const { id, bracket, round } = laid;
  const sides: Sides = kept.get(id) ?? [side(a), side(b)];
  const bestOf = (bracket === 'final' ? terms.bestOfFinal : undefined) ?? terms.bestOf ?? 1;
  const own = results.filter(({ match }) => match === id);
  const base = { id, bracket, round, sides, sources: laid.sources, bestOf, won: [0, 0] } as const;
  const first = laid.onlyIfLost === undefined ? undefined : known.get(laid.onlyIfLost);
  const open = sides.includes('open') || first?.winner === 'open';
  const needed = first === undefined || kept.has(id) || (first.match.state === 'decided' && first.winner === sides[1]);
  if (own.length > 0 && (open || !needed || sides.includes('nobody'))) {
    throw new RangeError(`Match ${id} has a result, but it is not ready to be played: take that result back.`);
  }
  if (open) return { match: { ...base, state: 'waiting' }, winner: 'open', loser: 'open', out: [] };
  if (!needed) return { match: { ...base, state: 'bye' }, winner: 'nobody', loser: 'nobody', out: [] };
  const [one, other] = sides;
  if (typeof one !== 'number' || typeof other !== 'number') {
    const winner = one === 'nobody' ? other : one;
    return { match: { ...base, state: 'bye' }, winner, loser: 'nobody', out: [] };
  }
  return played(base, [one, other], own, seeds);
}

function played(
  base: Omit<BracketMatch, 'state'>,
  sides: readonly [number, number],
  results: readonly BracketResult[],
  seeds: readonly number[],
): Resolved {
  const won: [number, number] = [0, 0];
  const decided = (winner: number): Resolved => ({
    match: { ...base, won, state: 'decided', winner },
    winner,
    loser: winner === sides[0] ? sides[1] : sides[0],
    out: [],
  });
  for (const [index, result] of results.entries()) {
    const last = index === results.length - 1;
    if (result.kind === 'both-out') {
      if (!last) throw tooMany(base.id);
      return { match: { ...base, won, state: 'decided' }, winner: 'nobody', loser: 'nobody', out: sides };
    }
    if (result.winner !== 'drawn' && !sides.includes(result.winner)) {
      throw new RangeError(`Match ${base.id} is between ${sides[0]} and ${sides[1]}: ${result.winner} cannot win it.`);
    }
    const ends = result.kind === 'walkover';
    if (result.winner !== 'drawn' && !ends) won[result.winner === sides[0] ? 0 : 1] += 1;
    const leader = leads(won, index + 1, base.bestOf);
    const winner = ends ? result.winner : leader === undefined ? undefined : sides[leader];
    if (winner === undefined) continue;
    if (!last) throw tooMany(base.id);
    return decided(winner);
  }
  const game = results.length + 1;
  // The better seed begins on the first side.
  const [better, worse] = seeds.indexOf(sides[0]) < seeds.indexOf(sides[1]) ? sides : sides.toReversed();
  const [first = 0, second = 0] = game % 2 === 1 ? [better, worse] : [worse, better];
  return {
    match: { ...base, won, state: 'ready', next: { game, first, second } },
    winner: 'open',
    loser: 'open',
    out: [],
  };
}

const tooMany = (id: string): RangeError =>
  new RangeError(`Match ${id} was decided before its last result: take that one back.`);

/** Which side has won: by more than half of the games, or by being ahead after all of them; draws may add games. */
function leads(won: readonly [number, number], games: number, bestOf: number): 0 | 1 | undefined {
  const [one, other] = won;
  const most = Math.max(one, other);
  if (one === other || (most <= bestOf / 2 && games < bestOf)) return undefined;
  return one > other ? 0 : 1;
}

function placesIn(
  entrants: number,
  laid: readonly LaidMatch[],
  known: ReadonlyMap<string, Resolved>,
): Bracket['places'] {
  const goesOn = new Set(
    laid.flatMap(({ sources }) => sources.flatMap((source) => (source.from === 'loser' ? [source.match] : []))),
  );
  const places = new Map<number, number>();
  for (const { id, place, bracket } of laid) {
    const { match, loser, out } = known.get(id) ?? {};
    // Who lost the first of two finals is not out where a second one follows.
    const again = id === 'F1' && match?.winner !== undefined && match.winner === match.sides[1];
    if (again) continue;
    if (typeof loser === 'number' && !goesOn.has(id)) places.set(loser, place);
    for (const each of out ?? []) places.set(each, place);
    const top = bracket === 'third-place' ? 3 : bracket === 'final' ? 1 : undefined;
    const winner = known.get(id)?.winner;
    if (top !== undefined && typeof winner === 'number') places.set(winner, top);
  }
  // A bracket has room for more than there are: nobody stands behind the last place for that.
  return [...places]
    .map(([entrant, place]) => ({ entrant, place: Math.min(place, entrants) }))
    .toSorted((a, b) => a.place - b.place || a.entrant - b.entrant);
}
