import { describe, expect, it } from 'vitest';
import { ServerClock } from './server-clock.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const dateAt = (ms: number): string => new Date(ms).toUTCString();

describe('the server’s time in a browser', () => {
  it('is the browser’s until the server was heard', () => {
    const clock = new ServerClock();
    clock.hear(null, noon, noon);
    clock.hear('yesterday', noon, noon);
    expect(clock.at(noon)).toBe(noon);
  });

  it('comes nearer with each answer, whatever the browser’s clock shows', () => {
    const clock = new ServerClock();
    const ahead = 10 * 60_000;
    for (const ms of [0, 1250, 2430, 5690, 8970]) {
      const asked = noon + ms;
      clock.hear(dateAt(asked + 20 + ahead), asked, asked + 40);
    }
    expect(Math.abs(clock.at(noon) - (noon + ahead))).toBeLessThan(150);
  });

  it('begins anew where a clock was set', () => {
    const clock = new ServerClock();
    clock.hear(dateAt(noon), noon, noon + 30);
    clock.hear(dateAt(noon), noon - 3_600_000, noon - 3_600_000 + 30);
    expect(Math.abs(clock.at(noon) - (noon + 3_600_000))).toBeLessThan(1100);
  });
});
