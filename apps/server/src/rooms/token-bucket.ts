export interface MessageRate {
  readonly perSecond: number;
  /** So many at once. */
  readonly burst: number;
}

/**
 * A bucket of tokens that is one number, since every socket has one: the moment, in whole milliseconds of a steady clock, at
 * which it will be full again. Answers that moment after one more token was taken at `now`; undefined where there is none.
 * `perSecond` divides 1000.
 */
export function afterTaking(fullAt: number, now: number, { perSecond, burst }: MessageRate): number | undefined {
  const each = 1000 / perSecond;
  const next = Math.max(fullAt, now) + each;
  return next - now > burst * each ? undefined : next;
}
