/** How fast a released bundle is played back: with the thinking times of its table, none of them longer than this. */
const longestMs = 3000;
const shortestMs = 250;
/** Whoever is further behind sees the newest at once. */
const mostBehind = 300;

/** How long the table thought between two entries, as far as anybody is kept waiting for it; `least` at the least. */
export const thoughtMs = (before: number, after: number, least: number): number =>
  Math.min(longestMs, Math.max(least, after - before));

/** The entry that is shown next after `shown`, of those up to `newest`, and after how many milliseconds; `at`: when each was written. */
export function nextShown(
  shown: number,
  newest: number,
  at: (seq: number) => number | undefined,
): { readonly seq: number; readonly afterMs: number } | undefined {
  if (newest <= shown) return undefined;
  if (shown === 0 || newest - shown > mostBehind) return { seq: newest, afterMs: 0 };
  return { seq: shown + 1, afterMs: thoughtMs(at(shown) ?? 0, at(shown + 1) ?? 0, shortestMs) };
}
