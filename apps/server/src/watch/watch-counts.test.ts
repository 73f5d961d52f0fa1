/** How many watch: counted quickly, told seldom, of nobody. */
import { seededRandom } from '@broadside/rules/kernel';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { SimulatedTime } from '../../test/simulated-time.ts';
import { publicIdentity } from '../rooms/peer.ts';
import type { Peer } from '../rooms/peer.ts';
import { PresenceBoard } from '../rooms/presence.ts';
import { defaultRoomSettings } from '../rooms/ports.ts';
import type { MinuteCount } from '../store/watch-minutes.ts';
import { hereEveryMs, shownCount } from './tally.ts';
import { WatchCounts } from './watch-counts.ts';

const id = '0123456789ab';
const startedAt = 100 * 86_400_000;

function counted() {
  const time = new SimulatedTime(startedAt);
  const kept: MinuteCount[] = [];
  const told: number[] = [];
  const boards: PresenceBoard[] = [];
  const counts = new WatchCounts({
    time,
    logger: pino({ level: 'silent' }),
    keep: (minutes) => Promise.resolve(void kept.push(...minutes)),
    tell() {
      told.push(counts.shown(id));
      for (const board of boards) board.tellCount();
    },
  });
  return { time, kept, told, boards, counts, after: (ms: number) => time.moveTo(time.now() + ms) };
}

/** A random value, as a browser makes one. */
const browser = (number: number): string => `browser-${String(number).padStart(12, '0')}`;

it('[WATCH-15] is shown from 3 on, exact to 100, then with two figures', () => {
  const shown = [0, 1, 2, 3, 42, 100, 101, 104, 105, 1234, 1250, 9949, 9951, 123_456].map(shownCount);
  expect(shown).toEqual([0, 0, 0, 3, 42, 100, 100, 100, 110, 1200, 1300, 9900, 10_000, 120_000]);
});

describe('[WATCH-15] by socket', () => {
  it('a thousand who come in ten seconds tell each of them less than ten times', async () => {
    const { time, counts, boards, after } = counted();
    const board = new PresenceBoard({ settings: defaultRoomSettings, counts }, id, () => [], undefined);
    boards.push(board);
    const heard = new Map<Peer, { watching: number }[]>();
    for (let come = 0; come < 1000; come += 1) {
      const messages: { watching: number }[] = [];
      const push = (frame: Buffer): unknown =>
        messages.push(JSON.parse(frame.subarray(frame.indexOf('{')).toString()) as { watching: number });
      const peer = { viewer: { kind: 'public' }, identity: publicIdentity, push } as unknown as Peer;
      heard.set(peer, messages);
      board.add(peer, browser(come));
      await after(10);
    }
    await time.moveTo(time.now() + 10_000);
    const most = Math.max(...[...heard.values()].map((messages) => messages.length));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(10);
    expect([...heard.values()].map((messages) => messages.at(-1)?.watching)).toEqual(Array(1000).fill(1000));
    for (const peer of heard.keys()) board.remove(peer);
    await after(5000);
    expect(counts.shown(id)).toBe(0);
  });

  it('two tabs of a browser are one, also with one of them over HTTP; sockets that say nothing are one each', async () => {
    const { counts, after, told } = counted();
    const match = counts.of(id);
    const [one, two] = [match.come(browser(1)), match.come(browser(1))];
    for (const number of [1, 2, 3]) counts.here(id, browser(number), 1);
    expect(told).toEqual([]);
    await after(5000);
    expect(counts.shown(id)).toBe(3);
    match.leave(one);
    const silent = [match.come(undefined), match.come(undefined)];
    await after(5000);
    expect(counts.shown(id)).toBe(5);
    for (const mark of [two, ...silent]) match.leave(mark);
    await after(5000);
    expect(told).toEqual([3, 5, 3]);
  });
});

describe('[WATCH-16] over HTTP', () => {
  it('who says nothing any more is gone after little more than a minute', async () => {
    const { counts, after } = counted();
    for (let number = 0; number < 7; number += 1) counts.here(id, browser(number), 1);
    await after(hereEveryMs);
    expect(counts.shown(id)).toBe(7);
    await after(10_000);
    expect(counts.shown(id)).toBe(0);
  });

  it('is within a tenth at 10,000 of whom some say that they are there', async () => {
    const { time, counts } = counted();
    const random = seededRandom(7);
    const pages = Array.from({ length: 10_000 }, (_, number) => ({ number, at: startedAt + random() * 300_000 }));
    let said = 0;
    const shown: number[] = [];
    const oneIns = new Set<number>();
    for (let now = startedAt + 500; now < startedAt + 900_000; now += 1000) {
      await time.moveTo(now);
      const oneIn = counts.oneIn(id);
      if (now > startedAt + 420_000) shown.push(counts.shown(id));
      if (now > startedAt + 420_000) oneIns.add(oneIn);
      for (const page of pages) {
        if (page.at > now) continue;
        page.at += hereEveryMs;
        if (random() * oneIn >= 1) continue;
        if (now > startedAt + 840_000) said += 1;
        counts.here(id, browser(page.number), oneIn);
      }
    }
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(9000);
    expect(Math.max(...shown)).toBeLessThanOrEqual(11_000);
    // In the last minute a fifth of them.
    expect(said).toBeLessThan(2300);
    expect([...oneIns]).toEqual([5]);
  });

  it('nobody counts as more than the server has named lately', async () => {
    const { counts, after } = counted();
    counts.here(id, browser(1), 1_000_000);
    counts.here(id, browser(2), 1_000_000);
    await after(5000);
    expect(counts.shown(id)).toBe(0);
    for (let number = 0; number < 6500; number += 1) counts.here(id, browser(number), 1);
    await after(5000);
    expect(counts.oneIn(id)).toBe(3);
    counts.here(id, browser(9999), 50);
    await after(5000);
    expect(counts.shown(id)).toBe(6500);
  });
});

it('[WATCH-17] keeps the most of each minute, and nothing of a match that nobody watches', async () => {
  const { kept, counts, after } = counted();
  const match = counts.of(id);
  const marks = [1, 2, 3, 4].map((number) => match.come(browser(number)));
  await after(10_000);
  for (const mark of marks.slice(1)) match.leave(mark);
  await after(120_000);
  match.leave(marks[0]!);
  await after(300_000);
  const minute = startedAt / 60_000;
  expect(kept).toEqual([4, 1, 1].map((viewers, later) => ({ matchId: id, minute: minute + later, viewers })));
});
