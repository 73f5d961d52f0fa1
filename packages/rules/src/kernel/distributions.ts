/** Distributions of whole numbers: the chance of 0, 1, 2, … in this order. */

export type Distribution = readonly number[];

/** That `need` or more comes up on one die. */
export const chanceOf = (need: number, sides = 6): number => Math.min(1, Math.max(0, (sides + 1 - need) / sides));

/** Successes of `dice` dice, each succeeding with chance `p`. */
export function binomial(dice: number, p: number): Distribution {
  let chances: number[] = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + 1).fill(0);
    for (const [count, chance] of chances.entries()) {
      next[count] = (next[count] ?? 0) + chance * (1 - p);
      next[count + 1] = (next[count + 1] ?? 0) + chance * p;
    }
    chances = next;
  }
  return chances;
}

/** What two independent numbers come to, put together by `of`, which is a whole number from 0 up. */
export function combined(a: Distribution, b: Distribution, of: (one: number, other: number) => number): Distribution {
  const chances: number[] = [];
  for (const [i, one] of a.entries())
    for (const [j, other] of b.entries()) {
      const at = of(i, j);
      while (chances.length <= at) chances.push(0);
      chances[at] = (chances[at] ?? 0) + one * other;
    }
  return chances;
}

export const sumOf = (a: Distribution, b: Distribution): Distribution => combined(a, b, (one, other) => one + other);

export const expected = (chances: Distribution): number =>
  chances.reduce((sum, chance, count) => sum + chance * count, 0);

/** The chance of at least so many, from 0 (certain) on. */
export const atLeastEach = (chances: Distribution): Distribution =>
  chances.map((_, least) => chances.slice(least).reduce((sum, each) => sum + each, 0));

/** Several distributions, each with its weight, as one. */
export function mixed(parts: readonly { readonly weight: number; readonly chances: Distribution }[]): Distribution {
  const length = Math.max(1, ...parts.map(({ chances }) => chances.length));
  return Array.from({ length }, (_, count) =>
    parts.reduce((sum, { weight, chances }) => sum + weight * (chances[count] ?? 0), 0),
  );
}

/** The chances of `count` more than so many. */
export const shifted = (chances: Distribution, by: number): Distribution => [
  ...new Array<number>(by).fill(0),
  ...chances,
];
