/** A server that cannot start says why in a sentence, and ends with a code other than 0. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { checkVersion, startSentence } from '../src/start-failures.ts';
import { newDatabase } from './harness.ts';
import { freePort } from './free-port.ts';
import { startProcess } from './server-process.ts';

/** Told once, without a stack and without the password. */
async function expectRefusal(settings: Readonly<Record<string, string>>, sentence: RegExp): Promise<void> {
  const message = await startProcess(settings).then(
    () => 'It started.',
    (error: unknown) => String(error),
  );
  expect(message).toMatch(sentence);
  expect(message).toContain('ended with 1');
  expect(message).not.toMatch(/\n\s+at /);
  const { DATABASE_URL: url = '' } = settings;
  if (url !== '') expect(message).not.toContain(new URL(url).password);
}

describe('a server that cannot start', () => {
  it('has a DATABASE_URL with a wrong password, database or address', async () => {
    const url = await newDatabase();
    const changed = (change: (at: URL) => void): { DATABASE_URL: string } => {
      const at = new URL(url);
      change(at);
      return { DATABASE_URL: at.href };
    };
    const port = await freePort();
    await Promise.all([
      expectRefusal(
        changed((at) => void (at.password = 'guessed-wrong')),
        /refuses the user or the password in DATABASE_URL/,
      ),
      expectRefusal(
        changed((at) => void (at.pathname = '/nowhere')),
        /There is no database "nowhere"\. Make it with createdb/,
      ),
      expectRefusal(
        changed((at) => void (at.port = port)),
        /No PostgreSQL answers at 127\.0\.0\.1:\d+ \(ECONNREFUSED\)\. Start it, or correct DATABASE_URL/,
      ),
    ]);
  });

  it('finds its port taken, and gives the database back', async () => {
    const DATABASE_URL = await newDatabase();
    const PORT = await freePort();
    const taken = createServer().listen(Number(PORT), '127.0.0.1');
    await expectRefusal({ DATABASE_URL, PORT }, /Port \d+ of 127\.0\.0\.1 is taken\. Stop what uses it, or set PORT/);
    await new Promise((closed) => taken.close(closed));
    const server = await startProcess({ DATABASE_URL, PORT, TAKEOVER_SECONDS: '0' });
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('has a DATA_DIR that is no folder, or that holds something else', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'broadside-taken-'));
    const file = join(folder, 'letter.txt');
    await writeFile(file, 'mine');
    await expectRefusal({ DATABASE_URL: '', DATA_DIR: file }, /letter\.txt is no folder\. Set DATA_DIR/);
    const DATABASE_URL = await newDatabase();
    await expectRefusal({ DATABASE_URL, DATA_DIR: file, AUTH_SECRET: '' }, /letter\.txt is no folder\. Set DATA_DIR/);
    await rm(folder, { recursive: true });
  });

  it('may not make its tables', async () => {
    const url = new URL(await newDatabase());
    const admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    await admin.query(`drop schema public cascade; create schema public; grant usage on schema public to public;
      drop role if exists reader; create role reader login password 'reads-only'`);
    [url.username, url.password] = ['reader', 'reads-only'];
    await expectRefusal({ DATABASE_URL: url.href }, /may not do that in "test_\w+": .* Make it the owner/);
    await admin.query('drop role reader');
    await admin.end();
  });
});

describe('sentences for what no test machine has', () => {
  const at = { databaseUrl: 'postgresql://a:secret-word@db.example.org/games', dataDir: '/data' };
  const system = (code: string): Error => Object.assign(new Error(`${code}: something`), { code });
  const database = (code: string): Error => Object.assign(new pg.DatabaseError('no', 2, 'error'), { code });

  it.each([
    [system('ENOSPC'), 'The disk of /data is full. Make room there and start again.'],
    [
      new Error('PostgreSQL did not start. Its log says:\nFATAL: could not write: No space left on device'),
      expect.stringMatching(/^The disk of \/data is full\. Make room there and start again\.\nPostgreSQL did not/),
    ],
    [
      new Error('initdb ended with 1: HINT:  Check free disk space.'),
      expect.stringMatching(/^The disk of \/data is full\. .*\ninitdb ended with 1/),
    ],
    [system('EACCES'), 'This account cannot write to /data (EACCES). Give it the folder, or set DATA_DIR to another.'],
    [system('EROFS'), 'This account cannot write to /data (EROFS). Give it the folder, or set DATA_DIR to another.'],
    [
      system('ENOTFOUND'),
      'No PostgreSQL answers at db.example.org:5432 (ENOTFOUND). Start it, or correct DATABASE_URL.',
    ],
    [database('53100'), 'The disk of PostgreSQL is full. Make room there and start again.'],
    [database('53300'), 'PostgreSQL has no connection left for this server. Raise its max_connections.'],
    [database('25006'), 'The database "games" can only be read: it is a copy. Set DATABASE_URL to the original.'],
    [database('57P03'), 'PostgreSQL is still starting, or stops. Start again when it is ready.'],
  ])('%s', (error, sentence) => {
    expect(startSentence(error, at)).toEqual(sentence);
  });

  it('refuses a PostgreSQL that is too old', () => {
    expect(() => checkVersion(140_012)).toThrow(
      'This is PostgreSQL 14. Broadside needs 15 or later: upgrade it first.',
    );
    expect(checkVersion(150_000)).toBeUndefined();
  });
});
