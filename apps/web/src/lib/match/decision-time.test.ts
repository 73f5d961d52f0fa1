import { describe, expect, it } from 'vitest';
import { decisionTime, type DecisionTime, type SeenClock } from './decision-time.svelte.ts';

const second = 1000;
/** A minute, which began at the hundredth second. */
const asked: SeenClock = { taken: 3, since: 100 * second, deadline: 160 * second, now: 100 * second };

/** What becomes of it, looked at each second until `untilS`. */
function follow(seen: SeenClock, untilS: number, before?: DecisionTime): DecisionTime {
  let time = decisionTime(before, seen);
  for (let now = seen.now; now <= untilS * second; now += second) time = decisionTime(time, { ...seen, now });
  return time;
}

describe('the time for a decision', () => {
  it('is late at a quarter, and calls once', () => {
    expect(follow(asked, 144)).toMatchObject({ wholeMs: 60_000, leftMs: 16_000, late: false, calls: 0 });
    expect(follow(asked, 145)).toMatchObject({ leftMs: 15_000, late: true, calls: 1 });
    expect(follow(asked, 175)).toMatchObject({ leftMs: 0, late: true, calls: 1 });
  });

  it('begins anew with the next decision, and calls once more for that', () => {
    const first = follow(asked, 150);
    const next = { taken: 4, since: 150 * second, deadline: 170 * second, now: 150 * second };
    expect(decisionTime(first, next)).toMatchObject({ wholeMs: 20_000, late: false, calls: 1 });
    expect(follow(next, 168, first)).toMatchObject({ late: true, calls: 2 });
  });

  it('goes on after a break, and after another seat has decided: neither calls again', () => {
    const late = follow(asked, 150);
    const goesOn = { ...asked, since: 155 * second, deadline: 165 * second, now: 155 * second };
    expect(follow(goesOn, 164, late)).toMatchObject({ wholeMs: 60_000, late: true, calls: 1 });
  });

  it('is another one where the clock has answered for the seat', () => {
    const over = follow(asked, 161);
    const overtime = { ...asked, since: 161 * second, deadline: 181 * second, now: 161 * second };
    expect(decisionTime(over, overtime)).toMatchObject({ wholeMs: 20_000, late: false });
    expect(follow(overtime, 178, over)).toMatchObject({ late: true, calls: 2 });
  });

  it('does not call whoever comes when it is late', () => {
    expect(follow({ ...asked, now: 150 * second }, 158)).toMatchObject({ late: true, calls: 0 });
  });
});
