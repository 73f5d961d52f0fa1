/** A score series: everybody plays the same battles against the automated enemy, and the points of the book are compared. */

/** Which attempts at a battle count. */
export type SeriesCounts = 'best' | 'last' | 'sum';

/** Those that count of one entrant's attempts at a battle, in the order in which they were made. The first of equally good ones. */
export function countingAttempts<A extends { readonly points: number }>(
  attempts: readonly A[],
  counts: SeriesCounts,
): readonly A[] {
  if (counts === 'sum') return attempts;
  if (counts === 'last') return attempts.slice(-1);
  const most = Math.max(...attempts.map(({ points }) => points));
  return attempts.filter(({ points }) => points === most).slice(0, 1);
}
