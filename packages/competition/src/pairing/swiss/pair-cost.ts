/** The cost of each pair that a round could have, the bye included. */
import { noCost } from '../cost.ts';
import type { Cost } from '../cost.ts';
import { byRank, bye, pairingScore, historyOf, whoPlays } from './entrants.ts';
import type { Float, NumberPair, PlayHistory, SwissEntrant, SwissRound } from './entrants.ts';
import { distanceFromFold, placesOf } from './fold.ts';
import type { GroupPlace } from './fold.ts';
import { sideCost, sideOfHigher } from './sides.ts';

/** Two who could meet, or one who could have the bye; then `second` is `bye`. */
export interface PossiblePair {
  readonly first: number;
  readonly second: number;
  readonly cost: Cost;
  /** Of `first`; `second` floats the other way. */
  readonly float: Float;
}

interface Player extends PlayHistory {
  readonly place: GroupPlace;
  /** In the order of the lots, from 0. */
  readonly lot: number;
}

/** Everything about a round that the cost of a pair depends on. */
export class Costs {
  readonly #round: SwissRound;
  readonly #players = new Map<number, Player>();
  readonly #forbidden: PairSet;
  readonly #noHours: PairSet;
  readonly #ignored: ReadonlySet<string>;
  readonly #lowest: number;
  /** Start numbers of those who are to be paired, in order. */
  readonly numbers: readonly number[];

  /** Throws `RangeError` where the round is not one. */
  constructor(round: SwissRound) {
    this.#round = round;
    const active = whoPlays(round);
    const places = placesOf(active);
    const lots = active.toSorted((a, b) => a.lot - b.lot || a.number - b.number);
    const lotOf = new Map(lots.map(({ number }, at) => [number, at]));
    for (const entrant of active) {
      const place = places.get(entrant.number);
      if (place === undefined) continue;
      const lot = lotOf.get(entrant.number) ?? 0;
      this.#players.set(entrant.number, { ...historyOf(entrant, round.round), place, lot });
    }
    this.#forbidden = new PairSet(round.forbidden ?? []);
    this.#noHours = new PairSet(round.noSharedHours ?? []);
    this.#ignored = new Set(round.without ?? []);
    this.#lowest = active.reduce((least, entrant) => Math.min(least, pairingScore(entrant)), Infinity);
    this.numbers = active.map(({ number }) => number);
  }

  /** `a` against `b`, one of whom may be the bye; with `sides` as they are written, else as is best. */
  pair(a: number, b: number, sides = false): PossiblePair {
    if (b === bye) return this.#byeFor(this.#player(a));
    if (a === bye) return this.#byeFor(this.#player(b));
    const [one, other] = [this.#player(a), this.#player(b)];
    const [higher, lower] = byRank(one.entrant, other.entrant) < 0 ? [one, other] : [other, one];
    const side = sideOfHigher(higher, lower, this.#round.initialSide ?? 'first');
    const [first, second] = sides ? [one, other] : side === 'first' ? [higher, lower] : [lower, higher];
    return {
      first: first.entrant.number,
      second: second.entrant.number,
      cost: this.#counted(this.#meeting(first, second)),
      float: floatOf(first.entrant, second.entrant),
    };
  }

  #player(number: number): Player {
    const player = this.#players.get(number);
    if (player === undefined) throw new RangeError(`Entrant ${number} does not play this round.`);
    return player;
  }

  #meeting(first: Player, second: Player): Cost {
    const [one, other] = [first.entrant, second.entrant];
    const side = sideCost(first, second);
    const early = this.#round.round <= (this.#round.clubRounds ?? 0);
    return {
      ...noCost,
      forbidden: count(this.#forbidden.has(one.number, other.number)),
      'met-before': first.met.get(other.number) ?? 0,
      'score-distance': (pairingScore(one) - pairingScore(other)) ** 2,
      'same-float': count(floatsAgain(first, second)) + count(floatsAgain(second, first)),
      'third-on-side': side.third,
      'side-balance': side.balance,
      'same-club': count(early && one.club !== undefined && one.club === other.club),
      'no-shared-hours': count(this.#noHours.has(one.number, other.number)),
      fold: distanceFromFold(first.place, second.place, this.#round.within ?? 'fold'),
      lot: first.lot * second.lot,
    };
  }

  #byeFor({ entrant, freeWins, unplayed }: Player): PossiblePair {
    const { number } = entrant;
    const cost = {
      ...noCost,
      forbidden: count(this.#forbidden.has(number, bye)),
      'bye-again': freeWins,
      'bye-score': pairingScore(entrant) - this.#lowest,
      'bye-unplayed': unplayed,
      'bye-seed': this.numbers.length - 1 - this.numbers.indexOf(number),
    };
    return { first: number, second: bye, cost: this.#counted(cost), float: 'down' };
  }

  #counted(cost: Cost): Cost {
    if (this.#ignored.size === 0) return cost;
    return { ...cost, ...Object.fromEntries([...this.#ignored].map((line) => [line, 0])) };
  }
}

const count = (holds: boolean): number => (holds ? 1 : 0);

function floatOf(of: SwissEntrant, against: SwissEntrant): Float {
  const difference = pairingScore(of) - pairingScore(against);
  return difference > 0 ? 'down' : difference < 0 ? 'up' : 'none';
}

const floatsAgain = (of: Player, against: Player): boolean =>
  of.lastFloat !== 'none' && of.lastFloat === floatOf(of.entrant, against.entrant);

class PairSet {
  readonly #partners = new Map<number, Set<number>>();

  constructor(pairs: readonly NumberPair[]) {
    for (const [a, b] of pairs) {
      this.#partners.set(a, (this.#partners.get(a) ?? new Set()).add(b));
      this.#partners.set(b, (this.#partners.get(b) ?? new Set()).add(a));
    }
  }

  has(a: number, b: number): boolean {
    return this.#partners.get(a)?.has(b) === true;
  }
}
