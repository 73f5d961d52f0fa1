/** Who plays in which group. */
import type { NumberPair } from './swiss.ts';

export interface GroupEntrant {
  /** Start number, which is the seed. */
  readonly number: number;
  /** Drawn from the seed of the season; only the order counts. */
  readonly lot: number;
}

/** Start numbers by group, in the order in which they stand in it. */
export type Groups = readonly (readonly number[])[];

/**
 * Deals entrants out into `count` groups whose sizes differ by one at most.
 * - `snake`: by seed, forth and back, so that the groups are of equal strength.
 * - `lot`: by lot alone.
 * - `hours`: as `snake`; then two at a time change groups as long as fewer pairs of a group are without an hour in common, and
 *   of such exchanges the one that keeps the groups most equal.
 *
 * Throws `RangeError` where a group would have fewer than two.
 */
export function inGroups(
  entrants: readonly GroupEntrant[],
  count: number,
  how: 'snake' | 'lot' | 'hours',
  noSharedHours: readonly NumberPair[] = [],
): Groups {
  if (!Number.isInteger(count) || count < 1 || entrants.length < 2 * count) {
    throw new RangeError(`${entrants.length} entrants do not fill ${count} groups of two and more.`);
  }
  const byLot = entrants.toSorted((a, b) => a.lot - b.lot || a.number - b.number).map(({ number }) => number);
  if (how === 'lot') return dealt(byLot, count, false);
  const bySeed = entrants.map(({ number }) => number).toSorted((a, b) => a - b);
  const snake = dealt(bySeed, count, true);
  return how === 'snake' ? snake : new Exchange(snake, noSharedHours).settled();
}

function dealt(numbers: readonly number[], count: number, back: boolean): Groups {
  return Array.from({ length: count }, (_, group) =>
    numbers.filter((_number, at) => {
      const row = Math.floor(at / count);
      return (back && row % 2 === 1 ? count - 1 - (at % count) : at % count) === group;
    }),
  );
}

/** Groups in which two at a time change places. */
class Exchange {
  readonly #group = new Map<number, number>();
  readonly #strangers = new Map<number, Set<number>>();
  /** By group: the sum of the places in the order of the seeds. */
  readonly #strength: number[];
  readonly #rank: ReadonlyMap<number, number>;

  constructor(groups: Groups, noSharedHours: readonly NumberPair[]) {
    const numbers = groups.flat().toSorted((a, b) => a - b);
    this.#rank = new Map(numbers.map((number, rank) => [number, rank]));
    groups.forEach((group, at) => group.forEach((number) => this.#group.set(number, at)));
    this.#strength = groups.map((group) => group.reduce((sum, number) => sum + this.#rankOf(number), 0));
    for (const number of numbers) this.#strangers.set(number, new Set());
    for (const [a, b] of noSharedHours) {
      if (a === b || !this.#group.has(a) || !this.#group.has(b)) continue;
      this.#strangers.get(a)?.add(b);
      this.#strangers.get(b)?.add(a);
    }
  }

  settled(): Groups {
    const numbers = [...this.#rank.keys()];
    while (numbers.filter((number) => this.#improve(number, numbers)).length > 0);
    return this.#strength.map((_, group) => numbers.filter((number) => this.#group.get(number) === group));
  }

  #rankOf(number: number): number {
    return this.#rank.get(number) ?? 0;
  }

  /** Strangers of somebody in a group, without one of them. */
  #strangersIn(number: number, group: number, without: number): number {
    let count = 0;
    for (const stranger of this.#strangers.get(number) ?? []) {
      if (stranger !== without && this.#group.get(stranger) === group) count += 1;
    }
    return count;
  }

  /** Lets somebody change with whom it helps most; false where it helps with nobody. */
  #improve(number: number, others: readonly number[]): boolean {
    const own = this.#group.get(number) ?? 0;
    if (this.#strangersIn(number, own, number) === 0) return false;
    let best: { readonly other: number; readonly fewer: number; readonly uneven: number } | undefined;
    for (const other of others) {
      const group = this.#group.get(other) ?? 0;
      if (group === own) continue;
      const before = this.#strangersIn(number, own, number) + this.#strangersIn(other, group, other);
      const after = this.#strangersIn(number, group, other) + this.#strangersIn(other, own, number);
      const fewer = before - after;
      const uneven = this.#unevenness(own, group, this.#rankOf(other) - this.#rankOf(number));
      if (fewer <= 0 || (best !== undefined && (best.fewer - fewer || uneven - best.uneven) >= 0)) continue;
      best = { other, fewer, uneven };
    }
    if (best === undefined) return false;
    const { other } = best;
    const group = this.#group.get(other) ?? 0;
    const moved = this.#rankOf(other) - this.#rankOf(number);
    this.#strength[own] = (this.#strength[own] ?? 0) + moved;
    this.#strength[group] = (this.#strength[group] ?? 0) - moved;
    this.#group.set(number, group).set(other, own);
    return true;
  }

  /** How uneven two groups would be after an exchange. */
  #unevenness(own: number, other: number, moved: number): number {
    return Math.abs((this.#strength[own] ?? 0) - (this.#strength[other] ?? 0) + 2 * moved);
  }
}
