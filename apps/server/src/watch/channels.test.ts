/** The election of channels over ten thousand random days: what is shown may be shown, and stays until its end. */
import { seededRandom } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import {
  abandonedMs,
  afterglowMs,
  carries,
  channelId,
  channelOf,
  elect,
  freshMs,
  mayBegin,
  unseen,
} from './channels.ts';
import type { ChannelState, ReleasedMatch, TvChannel } from './channels.ts';

const rulesets = ['sea', 'space', 'ice'];
const channels: readonly TvChannel[] = [
  ...rulesets.map((ruleset) => ({ kind: 'ruleset' as const, ruleset })),
  { kind: 'best' },
  { kind: 'under-1500' },
  { kind: 'bots' },
  { kind: 'league', slug: 'narrow-sea' },
];

/** A match as its table knows it. */
interface Played extends Omit<ReleasedMatch, 'freshAt' | 'endedAt'> {
  readonly entries: readonly number[];
  readonly delayMs: number;
  readonly ends: boolean;
  /** From then on somebody there wants to be left out. */
  readonly leftOutAt: number;
}

/** What everybody may know of it at `now`. */
function released({ entries, delayMs, ends, leftOutAt, ...match }: Played, now: number): ReleasedMatch {
  const count = entries.filter((at) => at + delayMs <= now).length;
  const last = entries[count - 1];
  const freshAt = last === undefined ? null : last + delayMs;
  const featured = match.featured && now < leftOutAt;
  return { ...match, featured, freshAt, endedAt: ends && count === entries.length ? freshAt : null };
}

type Random = () => number;
const upTo = (random: Random, most: number): number => Math.floor(random() * most);
const minute = 60_000;
const started = 1_000_000_000;

function someMatch(random: Random, id: number, others: readonly Played[]): Played {
  let at = started + upTo(random, 40 * minute);
  const step = random() < 0.2 ? 30 * minute : 2 * minute;
  const entries = Array.from({ length: 1 + upTo(random, 8) }, () => (at += upTo(random, step)));
  const rating = (): number | null => (random() < 0.3 ? null : 1200 + upTo(random, 900));
  return {
    id: `m${String(id)}`,
    ruleset: rulesets[upTo(random, rulesets.length)] ?? 'sea',
    league: random() < 0.4 ? 'narrow-sea' : null,
    stage: upTo(random, 4),
    sitters: Array.from({ length: 1 + upTo(random, 4) }, () => ({ bot: random() < 0.2, rating: rating() })),
    featured: random() < 0.8,
    slow: random() < 0.1,
    rematchOf: random() < 0.2 ? (others[0]?.id ?? null) : null,
    entries,
    delayMs: random() < 0.5 ? 0 : upTo(random, 20) * minute,
    ends: random() < 0.7,
    leftOutAt: random() < 0.1 ? started + upTo(random, 60 * minute) : Infinity,
  };
}

/** One look at all channels; answers what is wrong. */
function faultsAt(matches: readonly ReleasedMatch[], states: Map<string, ChannelState>, now: number): string[] {
  return channels.flatMap((channel) => {
    const id = channelId(channel);
    const before = states.get(id) ?? unseen;
    const after = elect(channel, before, matches, now);
    states.set(id, after);
    const shown = matches.find((match) => match.id === after.match);
    const was = matches.find((match) => match.id === before.match);
    const over = (match: ReleasedMatch): boolean => match.endedAt !== null && now >= match.endedAt + afterglowMs;
    const goesOn = was?.featured && was.endedAt === null && now - (was.freshAt ?? 0) < abandonedMs;
    const could = matches.some((match) => carries(channel, match) && mayBegin(match, now));
    return [
      shown && !shown.featured ? 'shows who does not want to be shown' : [],
      shown?.freshAt === null ? 'shows what nobody may know' : [],
      shown && over(shown) ? 'shows an end for too long' : [],
      shown && !carries(channel, shown) ? 'shows what is of another channel' : [],
      goesOn && after.match !== before.match ? 'changes in mid-match' : [],
      shown && after.match !== before.match && now - (shown.freshAt ?? 0) >= freshMs ? 'takes what is stale' : [],
      could && after.match === null ? 'shows nothing' : [],
      after.match !== before.match && after.since <= before.since ? 'goes back' : [],
      elect(channel, after, matches, now) !== after ? 'cannot decide' : [],
    ]
      .flat()
      .map((fault) => `${id} ${fault} at ${String(now)}`);
  });
}

const plain: ReleasedMatch = {
  ...{ id: 'a', ruleset: 'sea', league: null, stage: 0, featured: true, freshAt: 1000, slow: false },
  ...{ endedAt: null, rematchOf: null, sitters: [{ bot: false, rating: 1600 }] },
};
const best: TvChannel = { kind: 'best' };

describe('[WATCH-40] [WATCH-41] [WATCH-42] channels', () => {
  it('show what may be shown until its end, on 10,000 random days', () => {
    const random = seededRandom(31);
    const seen = new Map<string, number>();
    for (let day = 0; day < 10_000; day += 1) {
      const played: Played[] = [];
      for (let id = 0; id < 1 + upTo(random, 6); id += 1) played.push(someMatch(random, id, played));
      const states = new Map<string, ChannelState>();
      for (let now = started; now < started + 100 * minute; now += 1 + upTo(random, 12 * minute)) {
        const faults = faultsAt(
          played.map((match) => released(match, now)),
          states,
          now,
        );
        if (faults.length > 0) expect(faults, `day ${String(day)}`).toEqual([]);
        for (const [id, { match }] of states) if (match !== null) seen.set(id, (seen.get(id) ?? 0) + 1);
      }
    }
    // A day on which nothing is ever shown would show nothing.
    expect(Math.min(...channels.map((channel) => seen.get(channelId(channel)) ?? 0))).toBeGreaterThan(1000);
  });

  it('prefer people, then strength that has settled, and in a league what hangs on it', () => {
    const strong = { ...plain, id: 'b', sitters: [{ bot: false, rating: 2000 }] };
    const bots = { ...plain, id: 'c', sitters: [{ bot: true, rating: 2500 }] };
    const unsettled = { ...plain, id: 'd', sitters: [...plain.sitters, { bot: false, rating: null }] };
    const final = { ...plain, id: 'e', league: 'narrow-sea', stage: 9, sitters: [{ bot: false, rating: 1400 }] };
    const early = { ...strong, id: 'f', league: 'narrow-sea', stage: 1 };
    expect(elect(best, unseen, [bots, unsettled, plain, strong], 1000).match).toBe('b');
    expect(elect(best, unseen, [bots, unsettled], 1000).match).toBe('d');
    expect(elect({ kind: 'league', slug: 'narrow-sea' }, unseen, [early, final], 1000).match).toBe('e');
    expect(elect(best, unseen, [early, final], 1000).match).toBe('f');
    expect(elect({ kind: 'under-1500' }, unseen, [plain, final], 1000).match).toBe('e');
    expect(elect({ kind: 'bots' }, unseen, [plain, bots], 1000).match).toBe('c');
  });
});

describe('[WATCH-42] a channel whose match has ended', () => {
  const ended = { ...plain, endedAt: 5000, freshAt: 5000 };
  const again = { ...plain, id: 'again', freshAt: 9000, rematchOf: 'a', sitters: [{ bot: false, rating: 900 }] };
  const better = { ...plain, id: 'better', freshAt: 9000, sitters: [{ bot: false, rating: 2400 }] };
  const before: ChannelState = { match: 'a', since: 1000, picked: null };

  it('shows the end for 20 s, then the rematch, then the best of the others', () => {
    expect(elect(best, before, [ended, again, better], 5000 + afterglowMs - 1)).toBe(before);
    expect(elect(best, before, [ended, better, again], 5000 + afterglowMs).match).toBe('again');
    expect(elect(best, before, [ended, better], 5000 + afterglowMs)).toEqual({
      match: 'better',
      since: 25_000,
      picked: null,
    });
    expect(elect(best, before, [ended], 5000 + afterglowMs).match).toBeNull();
  });
});

describe('[WATCH-43] what an organiser picks', () => {
  const channel: TvChannel = { kind: 'league', slug: 'narrow-sea' };
  const own = { ...plain, league: 'narrow-sea' };
  const other = { ...own, id: 'b', stage: 5 };
  const before: ChannelState = { match: 'b', since: 1000, picked: 'a' };

  it('comes at once where everybody knows of it, and else as soon as they do', () => {
    expect(elect(channel, before, [other, own], 2000)).toEqual({ match: 'a', since: 2000, picked: 'a' });
    expect(elect(channel, before, [other, { ...own, freshAt: null }], 2000)).toBe(before);
  });

  it('is forgotten with its end, and where it may not be shown', () => {
    for (const gone of [
      { ...own, endedAt: 1500 },
      { ...own, featured: false },
      { ...own, league: 'another' },
    ])
      expect(elect(channel, before, [other, gone], 2000)).toEqual({ match: 'b', since: 1000, picked: null });
  });
});

describe('[WATCH-40] the address of a channel', () => {
  it('names one, whatever a league is called', () => {
    for (const channel of [...channels, { kind: 'league', slug: 'best' } as const])
      expect(channelOf(channelId(channel), rulesets)).toEqual(channel);
    expect(channelOf('worst', rulesets)).toBeUndefined();
  });
});
