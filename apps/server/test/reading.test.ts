/** Reading the past of a match beside live play: over the routes, with the process of readers. */
import { moveFor } from '@broadside/bench/synthetic';
import type { Connection } from '@broadside/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Journal } from '../src/store/journal.ts';
import { newDatabase, open, seatedMatch, startServer } from './harness.ts';
import type { Guest, TestServer } from './harness.ts';

/** Entries that the server's own process has read from the journal. */
let entriesRead = 0;
/** Until it is resolved, nobody is told that an entry is durable. */
let held: Promise<void> | undefined;

const watched = (journal: Journal): Journal =>
  new Proxy(journal, {
    get(target, name: keyof Journal) {
      if (name === 'append')
        return async (...given: Parameters<Journal['append']>) => {
          await target.append(...given);
          await held;
        };
      if (name === 'read')
        return async (...given: Parameters<Journal['read']>) => {
          const entries = await target.read(...given);
          entriesRead += entries.length;
          return entries;
        };
      return target[name].bind(target);
    },
  });

const moves = 350;
let server: TestServer;
let databaseUrl: string;
let match: { readonly ada: Guest; readonly bob: Guest; readonly id: string };

async function play(tables: readonly Connection[], from: number, to: number): Promise<void> {
  for (let index = from; index < to; index += 1)
    expect(await tables[index % 2]?.send(moveFor(index))).toMatchObject({ kind: 'accepted' });
}

beforeAll(async () => {
  databaseUrl = await newDatabase();
  server = await startServer({ databaseUrl, wrapJournal: watched });
  match = await seatedMatch(server.url);
  const tables = [match.ada.open(match.id), match.bob.open(match.id)];
  await Promise.all(tables.map((table) => table.when((state) => state.seq === 1)));
  await play(tables, 0, moves);
  for (const table of tables) table.close();
}, 120_000);
afterAll(() => server.stop());

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers: { cookie: match.ada.cookie, ...headers } });

describe('reading a long match', () => {
  it('is not the work of the process that play goes on in', async () => {
    const { id } = match;
    const before = entriesRead;
    for (const path of ['log', 'log?before=120', 'replay', 'replay?after=180', 'replay?after=9999']) {
      const answer = await get(`/api/matches/${id}/${path}`);
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.text();
    }
    expect(entriesRead - before).toBe(0);
  }, 60_000);

  it('costs nothing where the reader has the page already', async () => {
    const path = `/api/matches/${match.id}/log?before=100`;
    const first = await get(path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect(((await first.json()) as { lines: unknown[] }).lines.length).toBeGreaterThan(50);
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(path, { 'if-none-match': etag, cookie: match.bob.cookie })).status).toBe(200);
  }, 60_000);

  it('is sent packed to whoever takes it so, and plain to everybody else', async () => {
    const sent = async (encoding: string): Promise<readonly [string | null, unknown]> => {
      const answer = await get(`/api/matches/${match.id}/log?before=90`, { 'accept-encoding': encoding });
      return [answer.headers.get('content-encoding'), await answer.json()];
    };
    const [[packed, lines], [plain, same]] = [await sent('gzip'), await sent('identity')];
    expect([packed, plain]).toEqual(['gzip', null]);
    expect(same).toEqual(lines);
  }, 60_000);

  it('[WS-11] shows nothing that is durable before the players see it', async () => {
    const { ada, bob, id } = match;
    const tables = [ada.open(id), bob.open(id)];
    await Promise.all(tables.map((table) => table.when((state) => state.seq === moves + 1)));
    let release: () => void = () => undefined;
    held = new Promise((done) => (release = done));
    const answer = tables[0]?.send({ kind: 'note', text: 'not yet' });
    while ((await server.journal.lastSeq(id)) < moves + 2) await new Promise((next) => setTimeout(next, 10));
    expect(await (await get(`/api/matches/${id}/log`)).text()).not.toContain('not yet');
    expect(await (await get(`/api/matches/${id}/replay?after=${String(moves)}`)).text()).not.toContain('not yet');
    release();
    held = undefined;
    expect(await answer).toMatchObject({ kind: 'accepted' });
    expect(await (await get(`/api/matches/${id}/log`)).text()).toContain('not yet');
    for (const table of tables) table.close();
  }, 60_000);

  it('loads it and shows it to everybody from its last snapshots', async () => {
    await server.stop();
    server = await startServer({ databaseUrl, wrapJournal: watched });
    entriesRead = 0;
    // The server that they knew is gone: the new one has another address.
    const arrive = async (cookie: string | undefined): Promise<number> => {
      const table = open(server.url, match.id, cookie);
      await table.when((state) => state.seq >= moves + 1 && state.log.length >= 200);
      table.close();
      return entriesRead;
    };
    // The load, and the 200 lines of the log, an entry each: nothing before the stretches that they lie in.
    expect(await arrive(match.ada.cookie)).toBeLessThanOrEqual(300);
    const afterFirst = entriesRead;
    expect(await arrive(match.bob.cookie)).toBe(afterFirst);
    expect(await arrive(undefined)).toBe(afterFirst);
  }, 60_000);
});
