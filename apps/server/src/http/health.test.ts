import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { DiskWatch } from '../store/disk.ts';
import { Outage } from '../store/outage.ts';
import { registerHealth } from './health.ts';
import type { HealthDeps } from './health.ts';

const token = 'a token for figures';

function serve(deps: Partial<HealthDeps> = {}, trustProxy = false): FastifyInstance {
  const app = Fastify({ trustProxy });
  const askDatabase = (): Promise<unknown> => Promise.resolve(1);
  registerHealth(app, {
    rooms: { draining: false },
    metrics: createMetrics(),
    metricsToken: undefined,
    askDatabase,
    outage: new Outage(),
    disk: new DiskWatch(undefined),
    ...deps,
  });
  return app;
}

describe('[HTTP-8] /metrics', () => {
  const figures = async (
    app: FastifyInstance,
    headers: Readonly<Record<string, string>> = {},
    remoteAddress = '127.0.0.1',
  ): Promise<number> => (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
  const local = { host: 'localhost:8080' };

  it('is for programs on this machine', async () => {
    const app = serve();
    expect(await figures(app, local)).toBe(200);
    expect(await figures(app, { host: '127.0.0.1:8080' }, '::ffff:127.0.0.1')).toBe(200);
    expect(await figures(app, { host: '[::1]:8080' }, '::1')).toBe(200);
    expect(await figures(app, local, '192.0.2.7')).toBe(403);
    expect(await figures(app, local, '2001:db8::1')).toBe(403);
  });

  it('is not for what a proxy on this machine passes on, nor under a name of another site', async () => {
    for (const trusting of [false, true]) {
      const app = serve({}, trusting);
      for (const name of ['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP', 'X-Forwarded-Proto'])
        expect(await figures(app, { ...local, [name]: '127.0.0.1' }), name).toBe(403);
      expect(await figures(app, { ...local, 'x-forwarded-host': 'localhost' })).toBe(403);
      expect(await figures(app, { host: 'games.example.org' })).toBe(403);
    }
  });

  it('is for whoever shows the token where one is set, and for nobody else', async () => {
    const app = serve({ metricsToken: token });
    expect(await figures(app, { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.7' }, '192.0.2.7')).toBe(
      200,
    );
    expect(await figures(app, local)).toBe(403);
    for (const authorization of ['', token, 'Bearer ', `Bearer ${token} `, `bearer ${token}x`, 'Bearer \u00e9'])
      expect(await figures(app, { ...local, authorization }), authorization).toBe(403);
  });

  it('says what would be right', async () => {
    const app = serve();
    const { message } = (await app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' })).json<{ message: string }>();
    expect(message).toContain('METRICS_TOKEN');
  });
});

describe('[HTTP-8] /readyz', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => vi.useRealTimers());
  const ask = async (app: FastifyInstance): Promise<unknown> => (await app.inject({ url: '/readyz' })).json();

  it('asks the database once a second for everybody', async () => {
    const askDatabase = vi.fn(() => Promise.resolve(1));
    const app = serve({ askDatabase });
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(app)));
    expect(answers).toEqual(Array.from({ length: 50 }, () => ({ ok: true })));
    expect(askDatabase).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(999);
    await ask(app);
    expect(askDatabase).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await ask(app);
    expect(askDatabase).toHaveBeenCalledTimes(2);
  });

  it('tells of a database that refuses or hangs, asks it one question at a time, and of its return', async () => {
    let answer: () => Promise<unknown> = () => Promise.reject(new Error('gone'));
    const askDatabase = vi.fn(() => answer());
    const app = serve({ askDatabase });
    const fault = { ok: false, sentence: 'The database does not answer.' };
    expect(await ask(app)).toEqual(fault);
    let release: (value: unknown) => void = () => undefined;
    answer = () => new Promise((resolve) => (release = resolve));
    await vi.advanceTimersByTimeAsync(1000);
    for (let round = 0; round < 3; round += 1) {
      const hanging = ask(app);
      const answered = vi.fn();
      void hanging.finally(answered);
      while (answered.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(100);
      expect(await hanging).toEqual(fault);
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(askDatabase).toHaveBeenCalledTimes(2);
    answer = () => Promise.resolve(1);
    release(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await ask(app)).toEqual({ ok: true });
  });

  it('tells of a disk that is nearly full, of one that PostgreSQL found full, and of its room again', async () => {
    let free = 1e9;
    const disk = new DiskWatch('/data', () => Promise.resolve(free));
    const app = serve({ disk });
    const askLater = async (): Promise<unknown> => {
      await vi.advanceTimersByTimeAsync(1000);
      return ask(app);
    };
    const refused = (code: string): void => disk.refused(Object.assign(new Error('no'), { code }));
    expect(await ask(app)).toEqual({ ok: true });
    free = 10_000_000;
    expect(await askLater()).toEqual({ ok: false, sentence: 'The disk of the database is nearly full.' });
    free = 1e9;
    expect(await askLater()).toEqual({ ok: true });
    refused('23505');
    expect(await askLater()).toEqual({ ok: true });
    refused('53100');
    const full = { ok: false, sentence: 'The disk of the database is full.' };
    expect(await askLater()).toEqual(full);
    disk.written();
    expect(await askLater()).toEqual({ ok: true });
    // Nobody can play while it is not ready: without another refusal it is tried again.
    refused('53100');
    expect(await askLater()).toEqual(full);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await ask(app)).toEqual({ ok: true });
  });

  it('reads how much room a real folder has', async () => {
    expect(await new DiskWatch(import.meta.dirname).fault()).toBeUndefined();
    expect(await new DiskWatch('/no/such/folder').fault()).toBeUndefined();
  });

  it('says that the server waits for its database', async () => {
    const outage = new Outage();
    const app = serve({ outage });
    outage.begin();
    expect(await ask(app)).toEqual({ ok: false, sentence: 'The server is waiting for its database.' });
    outage.end();
    expect(await ask(app)).toEqual({ ok: true });
  });

  it('says at once that the server stops', async () => {
    const rooms = { draining: false };
    const app = serve({ rooms });
    await ask(app);
    rooms.draining = true;
    const response = await app.inject({ url: '/readyz' });
    expect([response.statusCode, response.json()]).toEqual([503, { ok: false, sentence: 'The server stops.' }]);
  });
});
