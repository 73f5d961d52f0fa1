/** What a Swiss round is paired from: plain data, which may be sent to another thread. */
import type { CostLine } from '../cost.ts';

/** Which of the two sides of a match; what the sides are, a battle says. */
export type MatchSide = 'first' | 'second';

/** Stands for the bye where a start number is asked for. */
export const bye = 0;

export type Float = 'up' | 'down' | 'none';

/** What an entrant did in a round that is over. */
export interface PastRound {
  /** From 1. */
  readonly round: number;
  /** A `bye` is one that pairing gave; who was `absent` was not paired. Rounds that are not told of count as absent. */
  readonly kind: 'played' | 'forfeit-won' | 'forfeit-lost' | 'bye' | 'absent';
  /** Start number. */
  readonly opponent?: number;
  readonly side?: MatchSide;
  /** Whether the opponent had more or fewer points; a bye and a forfeit won are a float down unless something else is said. */
  readonly float?: Float;
}

export interface SwissEntrant {
  /** The start number, from 1, which is the seed. */
  readonly number: number;
  /** Points so far: a whole number in any unit, such as half points. */
  readonly score: number;
  /** Points of acceleration, which count for pairing alone; the unit is that of the score. */
  readonly virtual?: number;
  readonly past: readonly PastRound[];
  /** Whether they sit this round out. */
  readonly absent?: boolean;
  readonly club?: string;
  /** Drawn from the seed of the season; only the order of these numbers counts. */
  readonly lot: number;
}

/** Two start numbers in either order; one may be `bye`. */
export type NumberPair = readonly [number, number];

/** Two who are to meet whatever it costs; `second` may be `bye`. */
export interface Lock {
  readonly first: number;
  readonly second: number;
  /** Whether the sides are as written here too. */
  readonly sides?: boolean;
}

export interface SwissRound {
  /** From 1. */
  readonly round: number;
  readonly entrants: readonly SwissEntrant[];
  readonly forbidden?: readonly NumberPair[];
  readonly noSharedHours?: readonly NumberPair[];
  readonly locked?: readonly Lock[];
  /** Up to this round people of one club are kept apart; 0 where it is not said. */
  readonly clubRounds?: number;
  /** `fold` (where it is not said): first against last of a score group. `slide`: first against first of the lower half. */
  readonly within?: 'fold' | 'slide';
  /** The side of an odd start number in the first round; drawn by lot. `first` where it is not said. */
  readonly initialSide?: MatchSide;
  /** Lines that do not count in this season. */
  readonly without?: readonly CostLine[];
}

export const mostEntrants = 512;
export const mostPoints = 1_000_000;

/** Those who are to be paired, in the order of their numbers. Throws `RangeError` that says what is wrong. */
export function whoPlays(round: SwissRound): readonly SwissEntrant[] {
  const { entrants } = round;
  demand(Number.isInteger(round.round) && round.round >= 1, `Rounds are counted from 1: ${round.round} is none.`);
  demand(entrants.length <= mostEntrants, `A round has at most ${mostEntrants} entrants, not ${entrants.length}.`);
  for (const { number, score, virtual = 0, lot } of entrants) {
    demand(Number.isSafeInteger(number) && number >= 1, `A start number is a whole number from 1, not ${number}.`);
    for (const points of [score, virtual]) {
      const fits = Number.isInteger(points) && Math.abs(points) <= mostPoints;
      demand(
        fits,
        `Points are whole numbers up to ${mostPoints}: entrant ${number} has ${points}; choose a smaller unit.`,
      );
    }
    demand(Number.isSafeInteger(lot), `A lot is a whole number: entrant ${number} has ${lot}.`);
  }
  const numbers = new Set(entrants.map(({ number }) => number));
  demand(numbers.size === entrants.length, 'Two entrants have the same start number: give each their own.');
  const active = entrants.filter(({ absent }) => absent !== true).toSorted((a, b) => a.number - b.number);
  demandLocks(round.locked ?? [], new Set(active.map(({ number }) => number)));
  return active;
}

function demandLocks(locks: readonly Lock[], active: ReadonlySet<number>): void {
  const seen = new Set<number>();
  for (const { first, second } of locks) {
    for (const number of second === bye ? [first] : [first, second]) {
      demand(
        active.has(number),
        `Entrant ${number} is locked to an opponent but does not play this round: unlock the pair.`,
      );
      demand(!seen.has(number), `Entrant ${number} is locked twice: unlock one of the pairs.`);
      seen.add(number);
    }
  }
}

function demand(holds: boolean, otherwise: string): void {
  if (!holds) throw new RangeError(otherwise);
}

/** Points for pairing. */
export const pairingScore = ({ score, virtual = 0 }: SwissEntrant): number => score + virtual;

/** Who has more points first; of equal points, who has the earlier start number. */
export const byRank = (a: SwissEntrant, b: SwissEntrant): number =>
  pairingScore(b) - pairingScore(a) || a.number - b.number;

/** What the past of an entrant comes to for the next pairing. */
export interface PlayHistory {
  readonly entrant: SwissEntrant;
  /** Games played against each opponent. */
  readonly met: ReadonlyMap<number, number>;
  readonly freeWins: number;
  readonly unplayed: number;
  /** Of the games played, the last one last. */
  readonly sides: readonly MatchSide[];
  /** Games on the first side less games on the second. */
  readonly balance: number;
  readonly lastFloat: Float;
}

export function historyOf(entrant: SwissEntrant, round: number): PlayHistory {
  const before = entrant.past.filter((past) => past.round < round).toSorted((a, b) => a.round - b.round);
  const played = before.filter(({ kind }) => kind === 'played');
  const met = new Map<number, number>();
  for (const { opponent } of played) if (opponent !== undefined) met.set(opponent, (met.get(opponent) ?? 0) + 1);
  const sides = played.flatMap(({ side }) => side ?? []);
  const last = before.find((past) => past.round === round - 1);
  const freeWins = before.filter(isFreeWin).length;
  return {
    entrant,
    met,
    freeWins,
    unplayed: round - 1 - played.length,
    sides,
    balance: sides.reduce((sum, side) => sum + (side === 'first' ? 1 : -1), 0),
    lastFloat: last?.float ?? (last !== undefined && isFreeWin(last) ? 'down' : 'none'),
  };
}

const isFreeWin = ({ kind }: PastRound): boolean => kind === 'bye' || kind === 'forfeit-won';
