import { expect, it } from 'vitest';
import { newClock, deadlineOf } from './clock.ts';
import { afterCounted, countedMs } from './rest.ts';
import { rest } from './tempo.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 0, 1);

it('takes no holiday beyond the years that clocks count', () => {
  const away = (to: number) => rest.safeParse({ night: null, holidays: [{ from: now, to }] }).success;
  expect(away(now + 30 * day)).toBe(true);
  expect(away(9_999_999_999_999)).toBe(true);
  for (const to of [1e13, 9e15, Number.MAX_SAFE_INTEGER]) expect(away(to)).toBe(false);
});

it('comes to the end of the longest holiday there is', () => {
  const longest = rest.parse({
    night: { fromMinute: 0, minutes: 720 },
    holidays: [{ from: 0, to: 9_999_999_999_999 }],
  });
  const up = afterCounted(now, day, longest);
  expect(up).toBeGreaterThan(9_999_999_999_999);
  expect(countedMs(now, up, longest)).toBe(day);
  const tempo = { kind: 'correspondence', decisionMs: day } as const;
  const clock = newClock(tempo, ['seat-1'], now, { 'seat-1': longest });
  if (clock === null) throw new Error('a clock runs');
  expect(deadlineOf(clock, tempo, 'seat-1')).toBe(up);
});
