/** What whoever hides outcomes is sent: of matches that are over, of seasons, of links and pictures; and what their players are. */
import { api, leaguesApi } from '@broadside/client';
import { hideSpoilersCookie } from '@broadside/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { begunAt, endOf } from './watched-tables.ts';
import type { BegunMatch } from './watched-tables.ts';

let server: TestServer;
let match: BegunMatch;
let reason: string;
beforeAll(async () => {
  server = await startServer();
  match = await begunAt(server);
  await endOf(match);
  reason = (await api(server.url).match(match.id)).match.outcome?.reason ?? '';
});
afterAll(() => server.stop());

const cookie = hideSpoilersCookie;
const body = async (path: string, headers: Record<string, string> = { cookie }): Promise<string> =>
  (await fetch(`${server.url}${path}`, { headers })).text();

describe('[WATCH-21] whoever hides outcomes', () => {
  it('gets no outcome and no seed from any list or page of the API, and everybody else does', async () => {
    const { dice, seats } = (await api(server.url).match(match.id)).match;
    const ada = seats[0]?.name ?? '';
    const { person } = await match.ada.api.me();
    expect(reason).not.toBe('');
    for (const path of ['/api/watch', '/api/matches', `/api/matches/${match.id}`, `/api/players/${person?.id ?? ''}`]) {
      const [open, hidden] = [await body(path, {}), await body(path)];
      expect(open, path).toContain(`"reason":"${reason}"`);
      expect(hidden, path).toContain(match.id);
      expect(hidden, path).toContain(ada);
      expect(hidden, path).not.toContain(`"reason":"${reason}"`);
      expect(hidden, path).not.toContain(dice.seed ?? 'no seed');
      expect(hidden, path).not.toContain('"winner"');
    }
    expect(await body('/api/watch')).toContain('"outcome":null');
  });

  it('gets an answer that nobody keeps, whatever is known already', async () => {
    const { headers } = await fetch(`${server.url}/api/watch`, { headers: { cookie } });
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['private, no-store', null]);
  });

  it('is told all of their own matches', async () => {
    const own = { cookie: `${match.ada.cookie}; ${cookie}` };
    expect(await body(`/api/matches/${match.id}`, own)).toContain(`"reason":"${reason}"`);
  });
});

describe('[WATCH-22] a season', () => {
  it('has no result of others, and standings by name, but for its organisers', async () => {
    const { leaguePerson, syntheticTerms, nextId } = await import('./league-people.ts');
    const olga = await leaguePerson(server, 'Olga');
    const slug = `hidden-${nextId()}`;
    await olga.leagues.createLeague({ name: 'Hidden', slug });
    const { id } = await olga.leagues.openSeason(slug, { name: 'Season', terms: syntheticTerms });
    await olga.act(id, { act: 'open-registration' });
    const [zoe, yan, dan] = await Promise.all(['Zoe', 'Yan', 'Dan'].map((name) => leaguePerson(server, name)));
    for (const each of [zoe, yan]) await each?.act(id, { act: 'enter' });
    await olga.act(id, { act: 'draft-round' });
    await olga.act(id, { act: 'publish-round' });
    const result = { how: 'forfeit', winner: 0, reason: 'The other did not come.' } as const;
    const entered = await olga.act(id, { act: 'enter-result', round: 1, entrant: 1, result });
    expect(entered.season.rounds[0]?.pairings[0]?.result?.winner).toBe(0);
    const as = (who?: { cookie: string }) =>
      leaguesApi(server.url, { headers: { cookie: who ? `${who.cookie}; ${cookie}` : cookie } });
    const resultFor = async (who?: { cookie: string }) =>
      (await as(who).season(id)).season.rounds[0]?.pairings[0]?.result ?? null;
    expect(await resultFor()).toBeNull();
    expect(await resultFor(dan)).toBeNull();
    expect(await resultFor(zoe)).toMatchObject({ winner: 0 });
    expect(await resultFor(olga)).toMatchObject({ winner: 0 });
    const { tables } = await as().seasonStandings(id);
    expect(tables[0]?.rows.map(({ name, points, place }) => [name, points, place])).toEqual([
      ['Yan', '0', null],
      ['Zoe', '0', null],
    ]);
    expect((await as().seasonRound(id, 1)).round.pairings[0]?.result).toBeNull();
  });
});
