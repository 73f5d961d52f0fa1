/** Which match of the week a quiet front page shows, and how often it is looked for. */
import type { RatingShown } from '@broadside/protocol';
import { describe, expect, it } from 'vitest';
import type { ListedMatch } from '../store/matches.ts';
import { bestOf, BestOfWeek } from './best.ts';

const ended = (id: string, createdAt: number, people: readonly string[], points = 3): ListedMatch =>
  ({
    id,
    ruleset: 'sea',
    createdAt,
    outcome: { winner: 'seat-1', reason: 'All gone', points: { 'seat-1': points, 'seat-2': 0 } },
    seats: [0, 1].map((at) => ({ seat: `seat-${String(at + 1)}`, personId: people[at] ?? null })),
  }) as unknown as ListedMatch;
const rated = (rating: number, provisional = false): RatingShown =>
  ({ ruleset: 'sea', rating, deviation: 60, provisional, matches: 9 }) as const;
const ratings: Readonly<Record<string, RatingShown>> = {
  ada: rated(1900),
  bob: rated(1700),
  cy: rated(1500),
  dee: rated(2400, true),
};
const ratingOf = (person: string): RatingShown | null => ratings[person] ?? null;
const best = (...matches: readonly ListedMatch[]): string | undefined => bestOf(matches, ratingOf)?.id;

describe('the best match', () => {
  it('is none of none', () => expect(best()).toBeUndefined());
  it('is of people before computers, however strong who plays one', () =>
    expect(best(ended('bot', 9, ['ada']), ended('two', 1, ['eve', 'fay']))).toBe('two'));
  it('is that of the strongest, of whom enough is known', () =>
    expect(best(ended('new', 9, ['dee', 'cy']), ended('old', 1, ['ada', 'bob']))).toBe('old'));
  it('is the newest of those alike', () =>
    expect(best(ended('old', 1, ['eve', 'fay']), ended('new', 9, ['gil', 'hal']))).toBe('new'));
  it('is one in which somebody scored, before one that was given up at once', () =>
    expect(best(ended('left', 9, ['ada', 'bob'], 0), ended('fought', 1, ['cy']))).toBe('fought'));
});

describe('the best of the week', () => {
  /** A week of which `has` ended, and how often it was asked for. */
  function week(has: readonly ListedMatch[]) {
    const asked: number[] = [];
    const now = { has, fails: false };
    const matches = {
      finishedSince: (since: number): Promise<ListedMatch[]> => {
        asked.push(since);
        if (now.fails) return Promise.reject(new Error('The database is away.'));
        return Promise.resolve(now.has.filter(({ createdAt }) => createdAt >= since));
      },
    };
    const looked = new BestOfWeek(matches, { lookUp: () => Promise.resolve(ratingOf) });
    return { now, asked, at: async (when: number) => (await looked.at(when))?.id };
  }
  const day = 24 * 3_600_000;

  it('is looked for once in half a minute', async () => {
    const { now, asked, at } = week([ended('one', 10 * day, ['cy'])]);
    expect(await Promise.all([at(10 * day), at(10 * day + 29_000)])).toEqual(['one', 'one']);
    now.has = [ended('two', 10 * day, ['ada', 'bob'])];
    expect(await at(10 * day + 29_999)).toBe('one');
    expect(asked).toEqual([3 * day]);
    expect(await at(10 * day + 30_000)).toBe('two');
  });
  it('is none that is older', async () => expect(await week([ended('one', day, ['cy'])]).at(9 * day)).toBeUndefined());
  it('is looked for again where there was none, or the database was away', async () => {
    const { now, at } = week([]);
    expect(await at(day)).toBeUndefined();
    now.fails = true;
    await expect(at(day)).rejects.toThrow('away');
    Object.assign(now, { fails: false, has: [ended('one', day, ['cy'])] });
    expect(await at(day)).toBe('one');
  });
});
