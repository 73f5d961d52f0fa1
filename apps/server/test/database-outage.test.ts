/** The database goes away under a server that runs: players are told, everything goes on, or the server says why not. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { moveFor } from '@broadside/bench/synthetic';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { PgBossJobs } from '../src/jobs/jobs.ts';
import { isDefunct } from '../src/store/cluster.ts';
import { startEmbedded } from '../src/store/embedded.ts';
import type { Embedded } from '../src/store/embedded.ts';
import { Guest, seatedMatch } from './harness.ts';
import { startProcess } from './server-process.ts';
import { dataFolder, killPostgres, postmasterOf } from './storm-houses.ts';

const waiting = 'The server is waiting for its database. Your match goes on by itself.';
const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await dataFolder();
  folders.push(folder);
  return folder;
}

/** Ends the PostgreSQL of a folder, without starting another. */
async function killOnly(folder: string): Promise<void> {
  const pid = await postmasterOf(folder);
  if (pid === undefined) throw new Error('PostgreSQL is not ready.');
  process.kill(pid, 'SIGKILL');
}

/** Starts it again, once those of its processes have ended that outlive it for a moment and still answer. */
async function revived(folder: string, embedded: Embedded): Promise<void> {
  const before = await postmasterOf(folder);
  while ((await postmasterOf(folder)) === before) await embedded.revive();
}

describe('a database of its own that is killed', () => {
  it('[WS-44] players are told and play on without doing anything, and so does the computer', async () => {
    const folder = await newFolder();
    const server = await startProcess({ DATABASE_URL: '', DATA_DIR: folder, BOT_DELAY_MS: '300' });
    const { ada, bob, id } = await seatedMatch(server.url);
    const tables = [ada.open(id), bob.open(id)] as const;
    const solo = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot' });
    const alone = ada.open(solo.match.id);
    await Promise.all([...tables, alone].map((table) => table.when((state) => state.seq === 1)));
    const told = tables.map((table) => table.when((state) => state.closing !== null));
    // The computer thinks when PostgreSQL ends, and a command is on its way.
    expect(await alone.send(moveFor(0))).toMatchObject({ kind: 'accepted' });
    const back = killPostgres(folder);
    const answer = tables[0].send(moveFor(0));
    for (const { closing } of await Promise.all(told))
      expect(closing).toMatchObject({ code: 'unavailable', sentence: waiting });
    await back;
    expect(await answer).toEqual({ kind: 'accepted', seq: 2 });
    expect(await tables[1].send(moveFor(1))).toEqual({ kind: 'accepted', seq: 3 });
    const gone = await alone.when((state) => state.seq >= 3 && state.awaiting.includes('seat-1'));
    expect(gone.match?.status).toBe('live');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    for (const table of [...tables, alone]) table.close();
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(await postmasterOf(folder)).toBeUndefined();
  });

  it('is started again however often it is killed, where it works in between', async () => {
    const folder = await newFolder();
    const embedded = await startEmbedded(join(folder, 'postgres'), 'broadside');
    for (let killed = 0; killed < 12; killed += 1) {
      embedded.worked();
      await killOnly(folder);
      await embedded.revive();
    }
    expect(await postmasterOf(folder)).toBeDefined();
    await embedded.stop();
  });

  it('ends with a sentence and code 1 where it cannot be started again', async () => {
    const folder = await newFolder();
    const server = await startProcess({ DATABASE_URL: '', DATA_DIR: folder });
    await rename(join(folder, 'postgres/global'), join(folder, 'postgres/lost'));
    await killOnly(folder);
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain('PostgreSQL ended and could not be started again. Its log says:\n');
    expect(server.output()).toMatch(/global.*No such file/);
  });

  it('[TEMPO-3] keeps the jobs that wait, and does them', async () => {
    const folder = await newFolder();
    const embedded = await startEmbedded(join(folder, 'postgres'), 'broadside');
    const jobs = new PgBossJobs(embedded.url, pino({ level: 'silent' }));
    const woken: string[] = [];
    await jobs.start((id) => Promise.resolve(void woken.push(id)));
    await jobs.wakeMatchAt('0123456789ab', Date.now() + 26_000);
    await killOnly(folder);
    await revived(folder, embedded);
    // Connections of before are found to be broken when they are used.
    const write = (): Promise<void> => jobs.wakeMatchAt('ba9876543210', Date.now()).catch(write);
    await write();
    while (woken.length < 2) await new Promise((next) => setTimeout(next, 100));
    expect(woken.sort()).toEqual(['0123456789ab', 'ba9876543210']);
    await jobs.stop();
    await embedded.stop();
  });
});

describe('a database elsewhere that goes away', () => {
  async function away(): Promise<{ readonly folder: string; readonly elsewhere: Embedded }> {
    const folder = await newFolder();
    return { folder, elsewhere: await startEmbedded(join(folder, 'postgres'), 'broadside') };
  }

  it('[WS-44, HTTP-8] whoever asks meanwhile is told in a sentence, and everything goes on when it is back', async () => {
    const { folder, elsewhere } = await away();
    const server = await startProcess({ DATABASE_URL: elsewhere.url });
    const ada = await Guest.arrive(server.url, 'Ada');
    const { match } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot' });
    const table = ada.open(match.id);
    await table.when((state) => state.seq === 1);
    await killOnly(folder);
    await table.when((state) => state.closing !== null);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { ok: false, sentence: 'The server is waiting for its database.' },
    ]);
    for (const path of ['/api/me', '/api/matches', `/api/matches/${match.id}`, `/api/matches/${match.id}/log`]) {
      const answer = await fetch(`${server.url}${path}`, { headers: { cookie: ada.cookie } });
      const { error } = (await answer.json()) as { error: { code: string; sentence: string } };
      expect([path, answer.status, error.code]).toEqual([path, 503, 'unavailable']);
      expect(error.sentence).toBe('The server is waiting for its database. Try again in a moment.');
    }
    // Whoever comes back too early is sent away again, and comes again.
    const early = ada.raw(match.id);
    expect(await early.next((message) => message.t === 'closing')).toMatchObject({ sentence: waiting });
    expect((await early.closed).code).toBe(1013);
    const answer = table.send(moveFor(0));
    await revived(folder, elsewhere);
    expect(await answer).toEqual({ kind: 'accepted', seq: 2 });
    await table.when((state) => state.seq >= 3);
    table.close();
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    await elsewhere.stop();
  });

  it('a server that is stopped meanwhile stops, with code 0', async () => {
    const { folder, elsewhere } = await away();
    const server = await startProcess({ DATABASE_URL: elsewhere.url });
    const { ada, id } = await seatedMatch(server.url);
    const table = ada.open(id);
    await table.when((state) => state.seq === 1);
    await killOnly(folder);
    void table.send(moveFor(0));
    await table.when((state) => state.closing !== null);
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    table.close();
    await elsewhere.stop();
  });
});

it('knows a process that has ended and was not collected', async () => {
  // The parent becomes a `sleep` and looks after nobody. Only then its child is ended: a shell might have collected it.
  const parent = spawn('sh', ['-c', 'sleep 30 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const pid = await new Promise<number>((tell) => parent.stdout.once('data', (said: Buffer) => tell(Number(said))));
  if (process.platform === 'linux') {
    const becomes = async (reached: () => boolean): Promise<void> => {
      while (!reached()) await new Promise((next) => setTimeout(next, 20));
    };
    await becomes(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8') === 'sleep\n');
    expect(isDefunct(pid)).toBe(false);
    process.kill(pid, 'SIGKILL');
    await becomes(() => isDefunct(pid));
  }
  expect(isDefunct(process.pid)).toBe(false);
  parent.kill();
});
