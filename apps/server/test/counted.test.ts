/** Whose tries and whose requests are counted together: browsers that are known, and addresses behind proxies. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

const password = 'correct horse battery';

describe('[HTTP-32] ten wrong passwords', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  const account = (handle: string): Promise<Browser> => Browser.account(server.url, handle, password);

  it('spares browsers in which the owner has signed in before, also after signing out, and no others', async () => {
    const ada = await account('spared');
    await ada.api.signOut();
    const late = new Browser(server.url);
    await late.api.signIn('spared', password);
    const stranger = new Browser(server.url);
    await account('another');
    await stranger.api.signIn('another', password);
    for (let n = 0; n < 10; n += 1) await refusal(stranger.api.signIn('spared', 'not the password'));
    const unheard: string[] = [];
    for (let n = 0; n < 11; n += 1) unheard.push((await refusal(stranger.api.signIn('unheard', 'x'))).message);
    const barred = await refusal(stranger.api.signIn('spared', password));
    expect(barred).toMatchObject({ code: 'too-many-tries', message: unheard.at(-1) });
    expect((await refusal(new Browser(server.url).api.signIn('spared', password))).code).toBe('too-many-tries');
    // What a browser makes up is worth nothing, and its own account opens no other.
    stranger.cookie = ada.cookie.replace(/\.[^.;]+$/, `.${'A'.repeat(43)}`);
    expect((await refusal(stranger.api.signIn('spared', password))).code).toBe('too-many-tries');
    expect((await ada.api.signIn('spared', password)).person?.handle).toBe('spared');
    // Signed in, too: the password is asked for again, and no stranger's tries count.
    await late.api.setPassword(`${password} and more`, password);
    await ada.api.signOut();
    const codes: string[] = [];
    for (let n = 0; n < 11; n += 1) codes.push((await refusal(ada.api.signIn('spared', 'not the password'))).code);
    expect(codes).toEqual([...Array<string>(10).fill('wrong-login'), 'too-many-tries']);
  });
});

describe('[HTTP-7] an address', () => {
  /** Answers to guests that name themselves one after the other, each with other made-up addresses before the true one. */
  async function arrivals(trust: string, forwardedFor: (n: number) => string): Promise<number[]> {
    const strict = await startServer({ settings: { GUESTS_PER_HOUR: '2', TRUST_PROXY: trust } });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor(n) };
      const body = JSON.stringify({ name: 'Gil' });
      statuses.push((await fetch(`${strict.url}/api/guests`, { method: 'POST', headers, body })).status);
    }
    await strict.stop();
    return statuses;
  }
  const limited = [201, 201, 429, 429];
  const free = [201, 201, 201, 201];

  it('is what the last trusted proxy saw: made-up ones before it pass no limit', async () => {
    const madeUp = (n: number): string => `203.0.113.${String(n)}, 198.51.100.7`;
    expect(await arrivals('1', madeUp)).toEqual(limited);
    expect(await arrivals('loopback', madeUp)).toEqual(limited);
    expect(await arrivals('127.0.0.0/8, ::1', madeUp)).toEqual(limited);
    expect(await arrivals('no', madeUp)).toEqual(limited);
    expect(await arrivals('10.0.0.0/8', madeUp)).toEqual(limited);
  });

  it('is the only one that may say under which name and by which way the site is reached', async () => {
    const strict = await startServer({ settings: { TRUST_PROXY: '10.0.0.0/8' } });
    const said = { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'https' };
    const body = JSON.stringify({ name: 'Gil' });
    const send = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${strict.url}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...said, ...headers },
        body,
      });
    expect((await send({})).headers.getSetCookie().join()).not.toMatch(/Secure/i);
    expect((await send({ origin: 'https://elsewhere.example' })).status).toBe(403);
    await strict.stop();
  });

  it('is told apart behind a proxy, and behind as many as are set', async () => {
    expect(await arrivals('1', (n) => `198.51.100.${String(n)}`)).toEqual(free);
    expect(await arrivals('loopback', (n) => `198.51.100.${String(n)}`)).toEqual(free);
    expect(await arrivals('2', (n) => `203.0.113.9, 198.51.100.${String(n)}, 10.0.0.1`)).toEqual(free);
  });
});
