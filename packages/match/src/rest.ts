/** Time that counts, and time that does not: a seat's nights and holidays [TEMPO-4]. */
import type { Rest } from './tempo.ts';

const minute = 60_000;
const dayMs = 1440 * minute;

/** Half-open stretches of time off that touch `from` to `to`, in order and without overlaps. */
function stretchesOff(from: number, to: number, { night, holidays }: Rest): [number, number][] {
  const off: [number, number][] = holidays.map((each) => [each.from, each.to]);
  if (night !== null && night.minutes > 0) {
    for (let day = Math.floor(from / dayMs) - 1; day * dayMs < to; day += 1) {
      const begins = day * dayMs + night.fromMinute * minute;
      off.push([begins, begins + night.minutes * minute]);
    }
  }
  const merged: [number, number][] = [];
  for (const [begins, ends] of off.sort((a, b) => a[0] - b[0])) {
    if (ends <= from || begins >= to) continue;
    const last = merged.at(-1);
    if (last !== undefined && begins <= last[1]) last[1] = Math.max(last[1], ends);
    else merged.push([Math.max(begins, from), ends]);
  }
  return merged.map(([begins, ends]) => [begins, Math.min(ends, to)]);
}

/** Milliseconds between two instants that count for a seat. */
export function countedMs(from: number, to: number, rest: Rest): number {
  if (to <= from) return 0;
  const off = stretchesOff(from, to, rest).reduce((sum, [begins, ends]) => sum + ends - begins, 0);
  return to - from - off;
}

/** The instant at which `ms` of counted time have passed since `from`. */
export function afterCounted(from: number, ms: number, rest: Rest): number {
  let [at, left] = [from, ms];
  // A week at a time: nights are at most half of it, holidays end.
  for (;;) {
    const until = at + 7 * dayMs;
    for (const [begins, ends] of stretchesOff(at, until, rest)) {
      if (begins - at >= left) return at + left;
      left -= begins - at;
      at = ends;
    }
    if (until - at >= left) return at + left;
    left -= until - at;
    at = until;
  }
}
