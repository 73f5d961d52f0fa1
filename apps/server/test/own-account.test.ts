/** What one may ask about oneself. */
import { synthetic } from '@broadside/bench/synthetic';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ catalog: { synthetic: () => Promise.resolve(synthetic) } });
});
afterAll(() => server.stop());

describe('[HTTP-30] who the cookie names', () => {
  it('is nobody, a guest without a handle, then the same person with one', async () => {
    const browser = new Browser(server.url);
    expect(await browser.api.me()).toEqual({ person: null });
    await browser.api.becomeGuest('Ada');
    const { person } = await browser.api.me();
    expect(person).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      name: 'Ada',
      handle: null,
      role: 'player',
    });
    await browser.api.makeAccount({ handle: 'ada-who', password: 'four words for a ship' });
    expect(await browser.api.me()).toEqual({ person: { ...person, handle: 'ada-who' } });
    expect((await new Browser(server.url).api.me()).person).toBeNull();
  });

  it('may sign in by the ways that the server offers, which anybody may ask', async () => {
    expect(await new Browser(server.url).api.signInWays()).toEqual({
      discord: false,
      mail: false,
      passkeyHost: 'localhost',
    });
  });
});

describe('[HTTP-36] one’s own account', () => {
  it('shows ways to sign in, devices, and the guest that this browser was before', async () => {
    await Browser.account(server.url, 'bob-own', 'four words for a ship');
    const browser = await Browser.guest(server.url, 'Passer-by');
    await browser.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
    await browser.api.signIn('bob-own', 'four words for a ship');
    const account = await browser.api.account();
    expect(account).toMatchObject({
      person: { handle: 'bob-own' },
      email: null,
      password: true,
      discord: false,
      passkeys: [],
      guest: { name: 'Passer-by', matches: 1 },
    });
    expect(account.devices.map(({ here }) => here).sort()).toEqual([false, true]);
  });

  it('is for whoever the cookie names, and nobody else’s', async () => {
    expect(await refusal(new Browser(server.url).api.account())).toMatchObject({ status: 401, code: 'not-signed-in' });
    const guest = await Browser.guest(server.url, 'Cyd');
    expect(await guest.api.account()).toMatchObject({
      person: { name: 'Cyd', handle: null },
      password: false,
      guest: null,
    });
  });
});
