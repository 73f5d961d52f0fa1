/** What an attack is likely to do: exact sums over the dice of the hits and of the interception. */

/** Chances of 0, 1, 2, … successes. */
export type Distribution = readonly number[];

/** Dice of which each succeeds on `need` or more of six. */
export interface DicePool {
  readonly dice: number;
  readonly need: number;
}

const chanceOf = (need: number): number => Math.min(1, Math.max(0, (7 - need) / 6));

/** Chances of each number of successes among dice with different needs. */
export function successes(pools: readonly DicePool[]): Distribution {
  let chances: number[] = [1];
  for (const { dice, need } of pools) {
    const p = chanceOf(need);
    for (let die = 0; die < dice; die++) {
      const next = new Array<number>(chances.length + 1).fill(0);
      for (const [count, chance] of chances.entries()) {
        next[count] = (next[count] ?? 0) + chance * (1 - p);
        next[count + 1] = (next[count + 1] ?? 0) + chance * p;
      }
      chances = next;
    }
  }
  return chances;
}

/** Chances of each number of hits left when every defence success stops one. */
export function leftOver(hits: Distribution, stops: Distribution): Distribution {
  const left = new Array<number>(hits.length).fill(0);
  for (const [hit, chance] of hits.entries())
    for (const [stop, other] of stops.entries()) {
      const rest = Math.max(0, hit - stop);
      left[rest] = (left[rest] ?? 0) + chance * other;
    }
  return left;
}

export const mean = (chances: Distribution): number => chances.reduce((sum, chance, count) => sum + chance * count, 0);

/** The chance of `count` successes or more. */
export const atLeast = (chances: Distribution, count: number): number =>
  chances.reduce((sum, chance, n) => (n >= count ? sum + chance : sum), 0);

/** Mean successes of pools, without the whole distribution. */
export const expected = (pools: readonly DicePool[]): number =>
  pools.reduce((sum, { dice, need }) => sum + dice * chanceOf(need), 0);
