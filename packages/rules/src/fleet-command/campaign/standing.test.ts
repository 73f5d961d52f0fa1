import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { campaign, campaignResult, campaignStanding } from './standing.ts';

const file = campaign.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'example.json'), 'utf8')));
const standing = (...results: unknown[]) => campaignStanding(campaign.parse({ results }));
const one = (medals: Record<string, number>, ...winners: string[]) => ({ scenario: 'first-contact', medals, winners });

it('adds up the medals of all scenarios', () => {
  expect(campaignStanding(file)).toEqual({
    leader: 'Ben',
    places: [
      { name: 'Ben', medals: 6, won: 2, played: 4, place: 1 },
      { name: 'Ann', medals: 5, won: 1, played: 4, place: 2 },
    ],
  });
});

it('counts scenarios won where the medals are level', () => {
  const { leader, places } = standing(one({ Ann: 1, Ben: 1 }, 'Ann'), one({ Ann: 2, Ben: 2 }));
  expect(leader).toBe('Ann');
  expect(places.map(({ name, place }) => [name, place])).toEqual([
    ['Ann', 1],
    ['Ben', 2],
  ]);
});

it('is a draw where those are level too, and while nothing is played', () => {
  const drawn = standing(one({ Ben: 2, Ann: 1 }, 'Ben'), one({ Ben: 0, Ann: 1 }, 'Ann'));
  expect(drawn.leader).toBeNull();
  expect(drawn.places.map(({ name, place }) => [name, place])).toEqual([
    ['Ann', 1],
    ['Ben', 1],
  ]);
  expect(standing()).toEqual({ leader: null, places: [] });
});

it('refuses a winner who did not play', () => {
  const faulty = campaign.safeParse({ results: [one({ Ann: 1 }, 'Cid')] });
  expect(faulty.error?.issues.map(({ path }) => path.join('.'))).toEqual(['results.0.winners']);
});

it('takes its results from matches, whoever sat where', () => {
  const outcome = { winner: 'seat-2', reason: 'three medals are won', points: { 'seat-1': 1, 'seat-2': 3 } } as const;
  expect(campaignResult('nova-raid', outcome, { 'seat-1': 'Ben', 'seat-2': 'Ann' })).toEqual({
    scenario: 'nova-raid',
    medals: { Ben: 1, Ann: 3 },
    winners: ['Ann'],
  });
  const team = {
    winner: null,
    winners: ['seat-1', 'seat-2'],
    reason: '',
    points: { 'seat-1': 2, 'seat-2': 2 },
  } as const;
  const names = { 'seat-1': 'Reds', 'seat-2': 'Reds', 'seat-3': 'Blues' };
  expect(campaignResult('relic-raid', team, names)).toMatchObject({ medals: { Reds: 2, Blues: 0 }, winners: ['Reds'] });
});
