/** How fast a released bundle is played back: with the thinking times of its table, none of them longer than this. */
const longestMs = 3000;
const shortestMs = 250;
/** Whoever is further behind sees the newest at once. */
const mostBehind = 300;

/** The entry that is shown next after `shown`, of those up to `newest`, and after how many milliseconds; `at`: when each was written. */
export function nextShown(
  shown: number,
  newest: number,
  at: (seq: number) => number | undefined,
): { readonly seq: number; readonly afterMs: number } | undefined {
  if (newest <= shown) return undefined;
  if (shown === 0 || newest - shown > mostBehind) return { seq: newest, afterMs: 0 };
  const gap = (at(shown + 1) ?? 0) - (at(shown) ?? 0);
  return { seq: shown + 1, afterMs: Math.min(longestMs, Math.max(shortestMs, gap)) };
}
