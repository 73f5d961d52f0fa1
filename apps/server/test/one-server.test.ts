/** One server for each database: a second one refuses, waits for one that stops, and goes where it has lost it. */
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { Guest, newDatabase, seatedMatch } from './harness.ts';
import { freePort } from './free-port.ts';
import { startProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { dataFolder } from './storm-houses.ts';

const running: ServerProcess[] = [];
afterEach(async () => {
  for (const { child, exited } of running.splice(0)) {
    child.kill('SIGTERM');
    await exited;
  }
});

async function start(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startProcess(settings);
  running.push(server);
  return server;
}

async function query(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** The connection whose lock says which server has the database. */
const claims = `from pg_stat_activity where application_name like 'broadside %' and datname = current_database()`;

/** A server that plays on: a move of one player reaches the other. */
async function expectPlay({ url }: ServerProcess): Promise<void> {
  const { ada, bob, id } = await seatedMatch(url);
  const [one, two] = [ada.open(id), bob.open(id)];
  await one.when((state) => state.seq === 1);
  expect(await one.send({ kind: 'volley', target: 15 })).toMatchObject({ kind: 'accepted', seq: 2 });
  await two.when((state) => state.seq === 2);
  one.close();
  two.close();
}

describe('two servers on one database', () => {
  it('the second says why it does not start, and the first plays on', async () => {
    const settings = { DATABASE_URL: await newDatabase(), TAKEOVER_SECONDS: '1' };
    const first = await start(settings);
    const refused = expect(startProcess(settings)).rejects;
    await refused.toThrow(
      /Waiting up to 1 s[\s\S]*ended with 1|ended with 1: [\s\S]*Waiting up to 1 s[\s\S]*Another server uses this database/,
    );
    await expectPlay(first);
  });

  it('so does one with the same folder, which leaves the PostgreSQL of the first alone', async () => {
    const folder = await dataFolder();
    const settings = { DATABASE_URL: '', DATA_DIR: folder, TAKEOVER_SECONDS: '1' };
    const first = await start(settings);
    await expect(startProcess(settings)).rejects.toThrow(/ended with 1: [\s\S]*Another process uses the database/);
    await expectPlay(first);
    // One that waits gets it, with a PostgreSQL that is started anew.
    const next = start({ ...settings, TAKEOVER_SECONDS: '60' });
    await new Promise((later) => setTimeout(later, 1000));
    first.child.kill('SIGTERM');
    expect(await first.exited, first.output()).toBe(0);
    await expectPlay(await next);
    (await next).child.kill('SIGTERM');
    expect(await (await next).exited, (await next).output()).toBe(0);
    await rm(folder, { recursive: true, force: true });
  });

  it('one that waits takes over from one that is stopped, or killed', async () => {
    const settings = { DATABASE_URL: await newDatabase(), TAKEOVER_SECONDS: '60' };
    let server = await start(settings);
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const next = start(settings);
      await new Promise((later) => setTimeout(later, 1000));
      server.child.kill(signal);
      expect(await server.exited, server.output()).toBe(signal === 'SIGTERM' ? 0 : null);
      server = await next;
      await expectPlay(server);
    }
  });

  it('whose connection is cut takes the database again before anybody else does', async () => {
    const settings = { DATABASE_URL: await newDatabase(), TAKEOVER_SECONDS: '1' };
    const server = await start(settings);
    const { rows } = await query(settings.DATABASE_URL, `select pid, pg_terminate_backend(pid) ${claims}`);
    expect(rows).toHaveLength(1);
    const [{ pid: cut }] = rows as [{ readonly pid: number }];
    for (;;) {
      const now = await query(settings.DATABASE_URL, `select pid ${claims} and pid <> ${String(cut)}`);
      if (now.rowCount === 1) break;
      await new Promise((later) => setTimeout(later, 50));
    }
    await expect(startProcess(settings)).rejects.toThrow('Another server uses this database');
    await expectPlay(server);
  });

  it('which has lost the database to another stops with a sentence and code 1, and tells its players', async () => {
    const settings = { DATABASE_URL: await newDatabase(), PORT: await freePort() };
    const server = await start(settings);
    const ada = await Guest.arrive(server.url, 'Ada');
    const { match } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
    const socket = ada.raw(match.id);
    await socket.send({ t: 'hello', v: 2 });
    await socket.next((message) => message.t === 'presence');
    // Another server that waits in line for the lock, and gets it when the connection of the first breaks.
    const other = new pg.Client({ connectionString: settings.DATABASE_URL });
    await other.connect();
    const taken = other.query(`select pg_advisory_lock(hashtextextended('broadside server', 0))`);
    for (;;) {
      const waits = await query(
        settings.DATABASE_URL,
        `select 1 from pg_locks where locktype = 'advisory' and not granted`,
      );
      if (waits.rowCount === 1) break;
      await new Promise((later) => setTimeout(later, 50));
    }
    await query(settings.DATABASE_URL, `select pg_terminate_backend(pid) ${claims}`);
    await taken;
    expect(await socket.next((message) => message.t === 'closing')).toMatchObject({ code: 'unavailable' });
    expect(await server.exited, server.output()).toBe(1);
    expect(server.output()).toContain('Another server uses this database. Stop that one first');
    await other.end();
  });
});
