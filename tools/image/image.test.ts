/**
 * What `docker compose up` would start, without Docker: the Dockerfile is done step by step in an empty folder, and its
 * command runs as another account. `IMAGE=whole` runs every command of it; else installing and building, which take
 * minutes, are replaced by what is installed and built here.
 */
import { execFileSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startEmbedded } from '../../apps/server/src/store/embedded.ts';
import type { Embedded } from '../../apps/server/src/store/embedded.ts';
import { buildServer, root } from '../prepare.mjs';
import { Image, openToAll, unprivileged } from './image.ts';
import type { Container } from './image.ts';

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly environment: Readonly<Record<string, string>>;
        readonly volumes: readonly string[];
        readonly restart: string;
        readonly ports?: readonly string[];
        readonly stop_grace_period?: string;
        readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
        readonly healthcheck?: object;
      }
    >
  >;
  readonly volumes: Readonly<Record<string, null>>;
}

/** The file as compose reads it where nothing is set. */
const compose = parse(
  readFileSync(join(root, 'docker-compose.yml'), 'utf8').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
) as Compose;
const { server: service, database: databaseService } = compose.services;

const whole = process.env['IMAGE'] === 'whole';
const minutes = 60_000;
let folder: string;
let container: Container;
let postgres: Embedded;
let elsewhere: Readonly<Record<string, string>>;

/** The packages that are installed here, linked the same way. */
async function linkPackages(work: string): Promise<void> {
  mkdirSync(join(work, 'node_modules'));
  const store = join(root, 'node_modules/.pnpm');
  if (unprivileged() === undefined || openToAll(store)) symlinkSync(store, join(work, 'node_modules/.pnpm'));
  else await cp(store, join(work, 'node_modules/.pnpm'), { recursive: true, verbatimSymlinks: true });
  const packages = readdirSync(join(work, 'packages')).map((name) => `packages/${name}`);
  for (const each of ['apps/server', ...packages])
    if (existsSync(join(root, each, 'node_modules')))
      await cp(join(root, each, 'node_modules'), join(work, each, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !/node_modules\/\.(?!bin)/.test(path),
      });
}

async function shortcut(command: string, work: string): Promise<boolean> {
  if (/\bpnpm\S* install\b/.test(command)) await linkPackages(work);
  else if (/^npm run .*\bbuild$/.test(command)) {
    const generated = 'apps/server/src/store/generated';
    await cp(join(root, generated), join(work, generated), { recursive: true });
    await buildServer();
    await cp(join(root, 'apps/server/build'), join(work, 'apps/server/build'), { recursive: true });
    mkdirSync(join(work, 'apps/web/build'), { recursive: true });
    writeFileSync(join(work, 'apps/web/build/200.html'), '<!doctype html><title>Broadside</title>');
  } else return false;
  return true;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'broadside-image-'));
  chmodSync(folder, 0o755);
  postgres = await startEmbedded(join(folder, 'postgres'), 'broadside');
  container = await Image.build(root, join(folder, 'image'), whole ? undefined : shortcut);
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  // The containers have a network of their own; here everything is on this machine.
  elsewhere = { HOST: '127.0.0.1', PORT: String(port), DATABASE_URL: postgres.url, LOG_LEVEL: 'error' };
}, 20 * minutes);
afterAll(async () => {
  container.unseal();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}, 5 * minutes);

interface Ran {
  readonly code: number | null;
  readonly said: string;
}

function heard(child: ChildProcess): { readonly said: () => string; readonly ended: Promise<Ran> } {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => (text += piece.toString()));
  return {
    said: () => text,
    ended: new Promise((ended) => child.once('close', (code) => ended({ code, said: text }))),
  };
}

/** Starts the image with the settings of compose; resolves when it takes players. */
async function up(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const child = container.start({ ...service?.environment, ...elsewhere });
  const { said, ended } = heard(child);
  const ready = async (): Promise<void> => {
    while (!said().includes('Broadside is ready')) await new Promise((next) => setTimeout(next, 50));
  };
  const first = await Promise.race([ready(), ended]);
  if (first !== undefined) throw new Error(`The server ended with ${String(first.code)}: ${first.said}`);
  return {
    url: `http://127.0.0.1:${elsewhere['PORT'] ?? ''}`,
    async stop() {
      child.kill('SIGTERM');
      expect((await ended).code).toBe(0);
    },
  };
}

const operator = (...words: string[]): Promise<Ran> =>
  heard(container.run(['node', '/app/tools/operator.mjs', ...words], { ...service?.environment, ...elsewhere })).ended;

describe('the image', () => {
  it(
    'starts as an account that may not write to it, and keeps its key in its volume',
    { timeout: 2 * minutes },
    async () => {
      expect(container.user).toBe('node');
      const first = await up();
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
      expect(await (await fetch(first.url, { headers: { accept: 'text/html' } })).text()).toContain('<!doctype html>');
      const made = await fetch(`${first.url}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ada' }),
      });
      const cookie = made.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      await first.stop();
      expect(existsSync(container.path('/app/.data'))).toBe(false);
      expect(readdirSync(container.path('/data'))).toEqual(['cookie-secret']);
      // Another container with the same volume: nothing else of the first one was written.
      const second = await up();
      const me = await fetch(`${second.url}/api/me`, { headers: { cookie } });
      expect(await me.json()).toMatchObject({ person: { name: 'Ada' } });
      await second.stop();
    },
  );

  it('has the commands of the operator, and all that they need', { timeout: 2 * minutes }, async () => {
    const asked = await operator('role', 'nobody', 'admin');
    expect([asked.code, asked.said]).toEqual([1, expect.stringContaining('Nobody is called nobody')]);
    const saved = await operator('backup', '/data/kept.backup');
    expect([saved.code, saved.said]).toEqual([0, expect.stringContaining('rows and the cookie secret are stored')]);
    expect(await operator('restore', '/data/kept.backup', '--replace')).toMatchObject({ code: 0 });
  });

  it('says what is wrong where its folder cannot be written', { timeout: 2 * minutes }, async () => {
    const child = container.start({ ...service?.environment, ...elsewhere, DATA_DIR: '/app/.data' });
    const { code, said } = await heard(child).ended;
    expect([code, said]).toEqual([1, expect.stringMatching(/This account cannot write to \S+\/app\/\.data \(E/)]);
  });

  it('runs its own check of health', { timeout: 2 * minutes }, async () => {
    const text = /HEALTHCHECK[\s\S]*?CMD (\[.*\])/.exec(readFileSync(join(root, 'Dockerfile'), 'utf8'))?.[1] ?? '[]';
    const check = (): Promise<Ran> =>
      heard(container.run(JSON.parse(text) as string[], { ...service?.environment, ...elsewhere })).ended;
    expect((await check()).code).toBe(1);
    const server = await up();
    expect((await check()).code).toBe(0);
    await server.stop();
  });
});

describe('docker-compose.yml', () => {
  it('keeps what has to be kept in volumes, where the image and PostgreSQL have it', () => {
    expect(service?.volumes).toEqual([`data:${container.environment['DATA_DIR'] ?? ''}`]);
    expect(service?.environment['DATA_DIR']).toBe(container.environment['DATA_DIR']);
    expect(container.volumes).toEqual([container.environment['DATA_DIR']]);
    expect(databaseService?.volumes).toEqual(['database:/var/lib/postgresql']);
    expect(Object.keys(compose.volumes).sort()).toEqual(['data', 'database']);
  });

  it('leads the server to its database, waits for it, and starts both again', () => {
    const { POSTGRES_USER: user, POSTGRES_PASSWORD: password, POSTGRES_DB: name } = databaseService?.environment ?? {};
    expect(service?.environment['DATABASE_URL']).toBe(
      `postgresql://${user ?? ''}:${password ?? ''}@database:5432/${name ?? ''}`,
    );
    expect(service?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(databaseService?.healthcheck).toBeDefined();
    for (const each of [service, databaseService]) expect(each?.restart).toBe('unless-stopped');
    expect(service?.ports).toEqual([`8080:${service?.environment['PORT'] ?? ''}`]);
  });
});

it.runIf(whole)('leaves the embedded PostgreSQL out', () => {
  const found = execFileSync('find', [
    container.path('/app/node_modules/.pnpm'),
    '-maxdepth',
    '1',
    '-name',
    '@embedded*',
  ]);
  expect(found.toString()).toBe('');
});
