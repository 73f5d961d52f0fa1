/** Passes of overlays: who makes them, what they open, and that nobody else reads them. */
import { api, overlayPassesApi } from '@broadside/client';
import type { OverlayPassesApi } from '@broadside/client';
import { overlayPassLimits } from '@broadside/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { memberAt } from './members.ts';
import { begunAt, casterOf, leagueNight } from './watched-tables.ts';

const unlisted = { delay: null, listed: false } as const;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ settings: { WEB_DIR: '/nowhere' } });
});
afterAll(() => server.stop());

const passesOf = ({ cookie }: { readonly cookie: string }): OverlayPassesApi =>
  overlayPassesApi(server.url, { headers: { cookie } });
const statusOf = async (match: string, pass?: string): Promise<number> => {
  const query = pass === undefined ? '' : `?pass=${pass}`;
  return (await fetch(`${server.url}/api/matches/${match}/scoreboard.txt${query}`)).status;
};
async function tokenOf(who: { readonly cookie: string }, of: { match: string } | { league: string }): Promise<string> {
  const { token } = await passesOf(who).makeOverlayPass(of);
  if (token === undefined) throw new Error('No token was told.');
  return token;
}
async function query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
  try {
    return (await db.query<Row>(text, [...values])).rows;
  } finally {
    await db.end();
  }
}

describe('[WATCH-39] a pass', () => {
  it('opens the scoreboard of a match that lists do not show, until it is revoked', async () => {
    const { ada, bob, id } = await begunAt(server, unlisted);
    const other = await begunAt(server, unlisted, [ada, bob]);
    const token = await tokenOf(ada, { match: id });
    expect([await statusOf(id), await statusOf(id, 'bso_wrong'), await statusOf(other.id, token)]).toEqual([
      403, 403, 403,
    ]);
    expect(await api(server.url).scoreboard(id, token)).toMatchObject({ status: 'live', seq: 1 });
    const told = await fetch(`${server.url}/api/matches/${id}/scoreboard.json?pass=${token}`);
    expect(told.headers.get('cache-control')).toBe('private, max-age=1');
    const { passes } = await passesOf(ada).overlayPasses();
    expect(passes).toMatchObject([{ match: { id }, league: null }]);
    // It is another's, who cannot even tell that it is there.
    expect((await passesOf(bob).overlayPasses()).passes).toEqual([]);
    const [pass] = passes;
    expect(await refusal(passesOf(bob).revokeOverlayPass(pass?.id ?? ''))).toMatchObject({ code: 'no-pass' });
    expect((await passesOf(ada).revokeOverlayPass(pass?.id ?? '')).passes).toEqual([]);
    expect(await statusOf(id, token)).toBe(403);
  });

  it('is made by who plays there, and at most ten by one person', async () => {
    const { ada, id } = await begunAt(server, unlisted);
    const stranger = await memberAt(server, 'Stranger');
    expect(await refusal(tokenOf(stranger, { match: id }))).toMatchObject({ status: 403, code: 'not-seated' });
    expect(await refusal(tokenOf(stranger, { match: '000000000000' }))).toMatchObject({ status: 404 });
    const both = { match: id, league: 'narrow-sea' };
    expect(await refusal(passesOf(ada).makeOverlayPass(both))).toMatchObject({ status: 400 });
    for (let made = 0; made < overlayPassLimits.held; made += 1) await tokenOf(ada, { match: id });
    expect(await refusal(tokenOf(ada, { match: id }))).toMatchObject({ status: 409, code: 'full' });
  });

  it('of a league is made by its officials, is of its matches alone, and ends with the office', async () => {
    const night = await leagueNight(server, unlisted);
    const [table = ''] = night.tables;
    const elsewhere = await begunAt(server, unlisted);
    const caster = await casterOf(server, night);
    const [player] = night.people;
    const of = { league: night.slug };
    expect(await refusal(tokenOf(player ?? caster, of))).toMatchObject({ code: 'not-official' });
    const token = await tokenOf(caster, of);
    const alone = await tokenOf(caster, { match: table });
    const seen = async (): Promise<number[]> => [
      await statusOf(table),
      await statusOf(table, token),
      await statusOf(table, alone),
      await statusOf(elsewhere.id, token),
    ];
    expect(await seen()).toEqual([403, 200, 200, 403]);
    await query('delete from league_official');
    expect(await seen()).toEqual([403, 403, 403, 403]);
  });

  it('is kept as a hash, and stands in no log', async () => {
    const { ada, id } = await begunAt(server, unlisted);
    const token = await tokenOf(ada, { match: id });
    const rows = await query<{ row: string }>('select overlay_pass::text as row from overlay_pass');
    expect(JSON.stringify(rows)).not.toContain(token);
    const { withoutSecrets } = await import('../src/http/without-secrets.ts');
    expect(withoutSecrets(`/api/matches/${id}/scoreboard.txt?lines=score&pass=${token}&x=1`)).toBe(
      `/api/matches/${id}/scoreboard.txt?lines=score&pass=…&x=1`,
    );
  });
});
