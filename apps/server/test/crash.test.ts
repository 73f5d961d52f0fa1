/** Crashes are real: the process is killed and another goes on with the same database. */
import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveFor } from '@broadside/bench/synthetic';
import type { Answer } from '@broadside/client';
import { describe, expect, it } from 'vitest';
import { PgJournal } from '../src/store/pg-journal.ts';
import { newDatabase, open, seatedMatch, Guest } from './harness.ts';
import { freePort } from './free-port.ts';
import { startProcess } from './server-process.ts';

describe('a server that is killed', () => {
  it('[WS-11, WS-21] keeps every acknowledged command exactly once; tables go on where they were', async () => {
    const settings = { DATABASE_URL: await newDatabase(), PORT: await freePort(), SNAPSHOT_EVERY: '7' };
    let server = await startProcess(settings);
    const { ada, bob, id } = await seatedMatch(server.url);
    const tables = [ada.open(id), bob.open(id), open(server.url, id, undefined)] as const;
    const [one, two, watcher] = tables;
    await Promise.all(tables.map((table) => table.when((state) => state.seq === 1)));
    const answers: Answer[] = [];
    for (let round = 0; round < 2; round += 1) {
      const killAt = 10 + Math.floor(Math.random() * 10);
      for (let move = 0; move < 30; move += 1) {
        const mover = answers.length % 2 === 0 ? one : two;
        const answer = mover.send(
          move % 3 === 0 ? { kind: 'volley', target: answers.length % 2 === 0 ? 20 : 2 } : moveFor(answers.length),
        );
        if (move === killAt) {
          // While the command is on its way: it was either journalled or not, and the client sends it again.
          server.child.kill('SIGKILL');
          await server.exited;
          server = await startProcess(settings);
        }
        answers.push(await answer);
      }
    }
    expect(answers).toEqual(answers.map((_answer, index) => ({ kind: 'accepted', seq: index + 2 })));
    const last = answers.length + 1;
    const states = await Promise.all(
      tables.map((table) => table.when((state) => state.seq === last && state.phase === 'live')),
    );
    const journal = new PgJournal({ url: settings.DATABASE_URL });
    const entries = await journal.read(id, 0, 1000);
    await journal.close();
    expect(entries.map((entry) => entry.seq)).toEqual(Array.from({ length: last }, (_, index) => index + 1));
    expect(new Set(entries.map((entry) => entry.commandId)).size).toBe(last);
    // No die is rolled twice: the cursor moves by three words a volley and never back.
    const cursors = entries.map((entry) => entry.cursor);
    expect(cursors.at(-1)).toBeGreaterThanOrEqual(60);
    for (const [index, entry] of entries.entries()) {
      const used = entry.cursor - (cursors[index - 1] ?? 0);
      expect(used >= 3).toBe((entry.command as { kind?: string }).kind === 'volley');
    }
    const fresh = ada.open(id);
    const loaded = await fresh.when((state) => state.seq === last);
    expect(loaded.view).toEqual(states[0]?.view);
    expect(loaded.log).toEqual(states[0]?.log);
    expect(watcher.state.log.length).toBe(last);
    for (const table of [...tables, fresh]) table.close();
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('starts from nothing, is killed, adopts its database, and a bot goes on by itself', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'broadside-crash-'));
    await chmod(folder, 0o755);
    const settings = { DATA_DIR: folder, DATABASE_URL: '', BOT_DELAY_MS: '300' };
    let server = await startProcess(settings);
    const ada = await Guest.arrive(server.url, 'Ada');
    const { match } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot' });
    const table = ada.open(match.id);
    await table.when((state) => state.seq === 1);
    expect(await table.send({ kind: 'volley', target: 15 })).toMatchObject({ kind: 'accepted', seq: 2 });
    table.close();
    server.child.kill('SIGKILL'); // the bot is thinking
    await server.exited;
    server = await startProcess(settings);
    // Nobody connects: the bot answers all the same.
    const answered = async (): Promise<number> => {
      for (;;) {
        const response = await fetch(`${server.url}/api/matches/${match.id}/log`);
        const { lines } = (await response.json()) as { lines: { seq: number }[] };
        if ((lines.at(-1)?.seq ?? 0) >= 3) return lines.length;
        await new Promise((next) => setTimeout(next, 50));
      }
    };
    expect(await answered()).toBe(3);
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    await rm(folder, { recursive: true, force: true });
  });

  it('[WS-43] drains on SIGTERM: sockets are told, what was asked is answered or done later, exit code 0', async () => {
    const settings = { DATABASE_URL: await newDatabase(), PORT: await freePort() };
    const server = await startProcess(settings);
    const { ada, bob, id } = await seatedMatch(server.url);
    const socket = bob.raw(id);
    await socket.send({ t: 'hello', v: 2 });
    await socket.next((message) => message.t === 'presence');
    const table = ada.open(id);
    await table.when((state) => state.seq === 1);
    const answer = table.send(moveFor(0));
    server.child.kill('SIGTERM');
    expect(await socket.next((message) => message.t === 'closing')).toMatchObject({ code: 'shutdown' });
    expect((await socket.closed).code).toBe(1012);
    expect(await server.exited).toBe(0);
    const next = await startProcess(settings);
    expect(await answer).toEqual({ kind: 'accepted', seq: 2 });
    table.close();
    next.child.kill('SIGTERM');
    await next.exited;
  });

  it('says every mistake in the settings and does not start', async () => {
    const start = startProcess({ PORT: '99999', DATABASE_URL: 'mysql://nowhere' });
    await expect(start).rejects.toThrow(/ended with 1: .*PORT must[\s\S]*DATABASE_URL must/);
  });
});
