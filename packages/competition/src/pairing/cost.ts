/** What is wrong with a pairing, as a list of lines: an earlier line counts for more than all later ones together. */

/** The lines in the order in which they count. */
export const costLines = [
  /** An official forbade the pair for the season. */
  'forbidden',
  /** How often the two have played each other. */
  'met-before',
  /** Rounds won without playing so far, of whom the bye goes to. */
  'bye-again',
  /** Points above the lowest score, of whom the bye goes to. */
  'bye-score',
  /** Rounds not played so far, of whom the bye goes to. */
  'bye-unplayed',
  /** Entrants with a later start number than whom the bye goes to. */
  'bye-seed',
  /** The square of the difference in points, in the unit of the scores. */
  'score-distance',
  /** Whoever floats the same way as in the last round. */
  'same-float',
  /** Whoever would play on one side for the third time running. */
  'third-on-side',
  /** By how many games more they had that side before, of those who get it again. */
  'side-balance',
  /** Both are of one club, in the first rounds. */
  'same-club',
  /** The two have no hour in common. */
  'no-shared-hours',
  /** The square of how far the pair is from the fold of its score group. */
  'fold',
  /** The product of the places in the order of the lots. */
  'lot',
] as const;

export type CostLine = (typeof costLines)[number];

/** Every line of a cost; whole numbers from zero up. */
export type Cost = { readonly [Line in CostLine]: number };

/** The lines above zero. */
export type CostShown = { readonly [Line in CostLine]?: number };

const costOf = (amount: (line: CostLine) => number): Cost =>
  Object.fromEntries(costLines.map((line) => [line, amount(line)])) as Cost;

export const noCost: Cost = costOf(() => 0);

/** Line by line. */
export const sumOfCosts = (costs: readonly Cost[]): Cost =>
  costOf((line) => costs.reduce((sum, cost) => sum + cost[line], 0));

/** The first line in which two costs differ, and by how much the second is above the first; undefined where they are equal. */
export function firstDifference(one: Cost, other: Cost): { readonly line: CostLine; readonly by: number } | undefined {
  const line = costLines.find((each) => one[each] !== other[each]);
  return line === undefined ? undefined : { line, by: other[line] - one[line] };
}

export const shown = (cost: Cost): CostShown =>
  Object.fromEntries(costLines.filter((line) => cost[line] > 0).map((line) => [line, cost[line]]));

/**
 * Makes each of the costs one whole number, so that sums of up to `addends` of them compare as the sums of their lines do: every
 * line gets as many bits as its greatest sum needs.
 */
export function packed(costs: readonly Cost[], addends: number): readonly bigint[] {
  let shift = 0n;
  const places: { readonly line: CostLine; readonly shift: bigint }[] = [];
  for (const line of costLines.toReversed()) {
    const greatest = costs.reduce((most, cost) => Math.max(most, cost[line]), 0);
    if (greatest === 0) continue;
    places.push({ line, shift });
    shift += BigInt((BigInt(greatest) * BigInt(addends)).toString(2).length);
  }
  return costs.map((cost) => {
    let sum = 0n;
    for (const place of places) if (cost[place.line] > 0) sum |= BigInt(cost[place.line]) << place.shift;
    return sum;
  });
}
