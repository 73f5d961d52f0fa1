/** A backup is made and restored with the commands that the operator's guide gives, and play goes on. */
import { spawn } from 'node:child_process';
import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { moveFor } from '@broadside/bench/synthetic';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { operate } from '../src/operator.ts';
import { Guest, newDatabase, open, seatedMatch } from './harness.ts';
import { until } from './members.ts';
import { startProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { dataFolder } from './storm-houses.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
type Settings = Readonly<Record<string, string>>;

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});
async function newFolder(): Promise<string> {
  const folder = await dataFolder();
  folders.push(folder);
  return folder;
}

/** The two commands of the guide, with the file that it names put elsewhere. */
async function guided(file: string): Promise<readonly [readonly string[], readonly string[]]> {
  const guide = await readFile(join(root, 'docs/operator.md'), 'utf8');
  const section = guide.slice(guide.indexOf('## Backup and restore'), guide.indexOf('## Upgrade'));
  const commands = [...section.matchAll(/```sh\n([^`]*)```/g)].flatMap(([, code = '']) => code.trim().split('\n'));
  const [save = '', restore = '', ...more] = commands;
  expect([save.includes('backup'), restore.includes('restore'), more]).toEqual([true, true, []]);
  const words = (command: string): string[] => command.replace('broadside.backup', file).split(' ');
  return [words(save), words(restore)];
}

interface Ran {
  readonly code: number;
  readonly said: string;
  readonly out: Buffer;
}

/** Runs a command in the project's folder, as the operator does. */
async function run([program = '', ...words]: readonly string[], settings: Settings, input?: Buffer): Promise<Ran> {
  // AUTH_SECRET is not set: the key is the one that the server made for itself.
  const env = { ...process.env, AUTH_SECRET: '', ...settings };
  const child = spawn(program, words, { cwd: root, env, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(input);
  const [out, err]: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (piece: Buffer) => out.push(piece));
  child.stderr.on('data', (piece: Buffer) => err.push(piece));
  const code = await new Promise<number>((done) => child.once('close', (ended) => done(ended ?? -1)));
  return { code, said: Buffer.concat(err).toString(), out: Buffer.concat(out) };
}

/** The same, done in this process. */
async function operated(
  [, , ...words]: readonly string[],
  settings: Settings,
): Promise<{ code: number; said: string }> {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  for (const [name, value] of Object.entries({ AUTH_SECRET: '', ...settings })) vi.stubEnv(name, value);
  try {
    return { code: await operate(words), said: said.mock.calls.map(([text]) => String(text)).join('') };
  } finally {
    said.mockRestore();
    vi.unstubAllEnvs();
  }
}

const start = (settings: Settings): Promise<ServerProcess> => startProcess({ AUTH_SECRET: '', ...settings });
async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
}

/** Whoever is asked and says nothing loses soon. */
const hasty = { kind: 'live', bankMs: 30_000, incrementMs: 0, overtime: { kind: 'loss' } } as const;
/** Commands are processes of their own, which load the sources. */
const patient = { timeout: 240_000 };

describe.each(['embedded', 'elsewhere'])('a backup of a database that is %s', (where) => {
  it(
    'is made beside the server and restored over what came later: guests keep their seats, matches go on',
    patient,
    async () => {
      const DATA_DIR = await newFolder();
      const settings = { DATA_DIR, DATABASE_URL: where === 'embedded' ? '' : await newDatabase() };
      const file = join(DATA_DIR, 'kept.backup');
      const [save, restore] = await guided(file);
      const does = where === 'embedded' ? run : operated;
      let server = await start(settings);
      const { ada, bob, id } = await seatedMatch(server.url);
      const one = ada.open(id);
      await one.when((state) => state.seq === 1);
      await one.send(moveFor(0));
      const kept = (await one.when((state) => state.seq === 2)).view;

      const saved = await does(save, settings);
      expect([saved.code, saved.said]).toEqual([0, expect.stringContaining('rows and the cookie secret')]);
      expect((await stat(file)).mode & 0o077).toBe(0);
      // What comes after the backup is gone with the restore.
      await bob.open(id).send(moveFor(1));
      await one.when((state) => state.seq === 3);
      one.close();
      const carl = await Guest.arrive(server.url, 'Carl');
      const later = await carl.api.createMatch({ ruleset: 'synthetic', opponent: 'bot' });
      const beside = await operated(restore, settings);
      expect([beside.code, beside.said]).toEqual([1, expect.stringContaining('Another server uses this database')]);
      await stop(server);
      await rm(join(DATA_DIR, 'cookie-secret'));

      const restored = await does(restore, settings);
      expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('Start the server.')]);
      server = await start(settings);
      const again = open(server.url, id, ada.cookie);
      const state = await again.when((now) => now.seq === 2);
      expect([state.you?.seat, state.view]).toEqual(['seat-1', kept]);
      const two = open(server.url, id, bob.cookie);
      await two.when((now) => now.seq === 2);
      expect(await two.send(moveFor(1))).toEqual({ kind: 'accepted', seq: 3 });
      await again.when((now) => now.seq === 3);
      expect((await fetch(`${server.url}/api/matches/${later.match.id}`)).status).toBe(404);
      again.close();
      two.close();
      await stop(server);
    },
  );
});

/** What the lines of the file could trip over. */
const awkward = '\\. {"end":true} \\N \u00a0 \\';

describe('a backup', () => {
  it('goes to another machine, where numbers go on and what is due is done', patient, async () => {
    const [from, to] = [await newFolder(), await newFolder()];
    const there = { DATA_DIR: to, DATABASE_URL: await newDatabase() };
    const here = { DATA_DIR: from, DATABASE_URL: await newDatabase() };
    const [save, restore] = await guided('-');
    let server = await start(here);
    const { ada, id } = await seatedMatch(server.url);
    const lines = ada.open(id);
    await lines.when((state) => state.seq === 1);
    expect(await lines.say(awkward)).toMatchObject({ kind: 'accepted' });
    const timed = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'bot', tempo: hasty });
    lines.close();
    await stop(server);
    const saved = await run(save, here);
    expect(saved.code).toBe(0);
    // Without --replace too: it is empty.
    const bare = restore.filter((word) => word !== '--replace');
    const moved = await run(bare, there, saved.out);
    expect(moved).toMatchObject({ code: 0 });
    const db = new pg.Client({ connectionString: there.DATABASE_URL });
    await db.connect();
    // What was played lies a minute back: the clock that runs has run out.
    await db.query(`update journal_entry set at = at - interval '1 minute' where match_id = $1`, [timed.match.id]);
    await db.query('delete from snapshot where match_id = $1', [timed.match.id]);
    server = await start(there);
    const table = open(server.url, id, ada.cookie);
    const seen = await table.when((state) => state.chat.players.length === 1);
    expect(seen.chat.players[0]?.text).toBe(awkward);
    expect(await table.say('and on')).toMatchObject({ kind: 'accepted' });
    table.close();
    // Nobody looks at it: its clock runs out all the same.
    const status = await until(
      () => db.query<{ status: string }>('select status from match where id = $1', [timed.match.id]),
      ({ rows }) => rows[0]?.status === 'finished',
    );
    expect(status.rows).toEqual([{ status: 'finished' }]);
    expect((await db.query('select 1 from pgboss.queue')).rowCount).toBeGreaterThan(0);
    await db.end();
    await stop(server);
  });

  it(
    'is not made over a file, nor without the key, and nothing is restored from what is not a complete backup',
    patient,
    async () => {
      const DATA_DIR = await newFolder();
      const settings = { DATA_DIR, DATABASE_URL: await newDatabase() };
      const file = join(DATA_DIR, 'kept.backup');
      const [save, restore] = await guided(file);
      expect((await operated(save, settings)).said).toContain(`There is no cookie-secret in ${DATA_DIR}.`);
      const server = await start(settings);
      const { id } = await seatedMatch(server.url);
      await stop(server);
      expect((await operated(save, settings)).code).toBe(0);
      expect((await operated(save, settings)).said).toContain('already. Name another');
      const filled = await operated(
        restore.filter((word) => word !== '--replace'),
        settings,
      );
      expect([filled.code, filled.said]).toEqual([
        1,
        expect.stringContaining('2 people and 1 matches, which would be gone'),
      ]);
      const other = await operated(restore, { ...settings, AUTH_SECRET: 'another-secret-another-secret-another' });
      expect([other.code, other.said]).toEqual([
        1,
        expect.stringContaining('AUTH_SECRET is another than that of the backup'),
      ]);
      await truncate(file, (await stat(file)).size - 40);
      for (const damage of [() => Promise.resolve(), () => writeFile(file, 'a letter\n'), () => writeFile(file, '')]) {
        await damage();
        const damaged = await operated(restore, settings);
        expect([damaged.code, damaged.said]).toEqual([1, expect.stringContaining('not a complete backup')]);
      }
      const db = new pg.Client({ connectionString: settings.DATABASE_URL });
      await db.connect();
      expect((await db.query('select id from match')).rows).toEqual([{ id }]);
      await db.end();
    },
  );
});
