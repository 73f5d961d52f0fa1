/** Guests, accounts, sessions and devices on a real database. */
import type { ClientState } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import { synthetic } from '@broadside/bench/synthetic';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { belongings } from '../src/identity/belongings.ts';
import { Browser } from './browser.ts';
import { refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ catalog: { ...catalog, synthetic: () => Promise.resolve(synthetic) } });
});
afterAll(() => server.stop());

const password = 'four words for a ship';
const guest = (name: string): Promise<Browser> => Browser.guest(server.url, name);
const account = (handle: string): Promise<Browser> => Browser.account(server.url, handle, password);

async function query<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

const host = (browser: Browser) => browser.api.createMatch({ ruleset: 'synthetic', opponent: 'friend' });
async function sitDown(browser: Browser, made: Awaited<ReturnType<typeof host>>): Promise<void> {
  const [invitation] = made.invitations;
  if (invitation === undefined) throw new Error('No invitation.');
  await browser.api.join(made.match.id, invitation.seat, { token: invitation.token });
}
const mine = async (browser: Browser): Promise<string[]> => (await browser.api.matches()).mine.map((match) => match.id);

describe('[HTTP-31] a guest becomes an account', () => {
  it('keeps id, matches and fleets, and gets a new cookie', async () => {
    const ada = await guest('Ada');
    const before = await ada.api.me();
    const made = await host(ada);
    const old = ada.cookie;
    const { person } = await ada.api.makeAccount({ handle: 'Ada-1', name: 'Ada Lovelace', password });
    expect(person).toEqual({ id: before.person?.id, name: 'Ada Lovelace', handle: 'Ada-1', role: 'player' });
    expect(await mine(ada)).toEqual([made.match.id]);
    expect(ada.cookie).not.toBe(old);
    const thief = new Browser(server.url);
    thief.cookie = old;
    expect((await thief.api.me()).person).toBeNull();
  });

  it('keeps only an argon2id hash of the password', async () => {
    await account('hashed');
    const rows = await query<{ password: string }>(
      `select c.password from credential c join person p on p.id = c.person_id where p.handle = 'hashed'`,
    );
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('refuses handles that are taken whatever the case, reserved or ill-formed', async () => {
    await account('Bosun');
    const other = await guest('Other');
    const make = (handle: string) => refusal(other.api.makeAccount({ handle, password }));
    expect(await make('bOSUN')).toMatchObject({ status: 409, code: 'taken-handle' });
    for (const handle of ['admin', 'Ad_min', 'deleted-player', 'seat-1'])
      expect(await make(handle)).toMatchObject({ status: 409, code: 'reserved-handle' });
    for (const handle of ['ab', 'a'.repeat(21), 'with space', 'ümlaut'])
      expect(await make(handle)).toMatchObject({ status: 400, code: 'bad-request' });
    expect(await make('---')).toMatchObject({ status: 400, code: 'bad-handle' });
    expect((await other.api.me()).person?.handle).toBeNull();
  });

  it('lets one of many take a handle at the same moment', async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, (_, index) => guest(`Crowd ${String(index)}`)));
    const tries = await Promise.allSettled(crowd.map((each) => each.api.makeAccount({ handle: 'the-one', password })));
    expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses passwords that are short, common, repeated or one’s own name', async () => {
    const cora = await guest('Cora');
    const make = (chosen: string) => refusal(cora.api.makeAccount({ handle: 'cora-kelly', password: chosen }));
    expect(await make('short')).toMatchObject({ status: 400, code: 'bad-request' });
    for (const weak of ['Password123', 'qwertyuiop', 'aaaaaaaaaaaa', 'cora-kelly1'])
      expect(await make(weak)).toMatchObject({ status: 400, code: 'weak-password' });
  });

  it('wants a way to sign in', async () => {
    const dora = await guest('Dora');
    expect(await refusal(dora.api.makeAccount({ handle: 'dora' }))).toMatchObject({ code: 'no-way-in' });
    expect((await dora.api.me()).person?.handle).toBeNull();
  });
});

it('[HTTP-31] asked for many times at once becomes one account, and the others are told', async () => {
  const browser = await guest('Twice');
  const asked = Array.from({ length: 8 }, (_, turn) =>
    browser.fetch(`${server.url}/api/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ handle: `twice-${String(turn % 2)}`, password }),
    }),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort();
  expect(statuses.filter((status) => status < 400)).toEqual([200]);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

describe('[HTTP-32] signing in with a password', () => {
  it('works by handle in any case, on another browser, as the same person', async () => {
    const eve = await account('Eve-Fleet');
    const laptop = new Browser(server.url);
    const { person } = await laptop.api.signIn('EVE-FLEET', password);
    expect(person).toEqual((await eve.api.me()).person);
  });

  it('answers an unknown handle, a guest without a password and a wrong password alike', async () => {
    await account('known');
    const stranger = new Browser(server.url);
    const answers = [
      await refusal(stranger.api.signIn('known', 'not the password')),
      await refusal(stranger.api.signIn('nobody-is-called-so', 'not the password')),
      await refusal(stranger.api.signIn('nobody@example.org', 'not the password')),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 401, code: 'wrong-login' });
    expect(new Set(answers.map((answer) => answer.message)).size).toBe(1);
  });

  it('works as much for an unknown handle as for a wrong password', async () => {
    await account('timed');
    const stranger = new Browser(server.url);
    /** Milliseconds of processor time: what else the machine does is no part of it. */
    const work = async (login: string): Promise<number> => {
      const before = process.cpuUsage();
      await refusal(stranger.api.signIn(login, 'not the password'));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    await work('timed'); // the first hash of all is slower
    const [wrong, unknown] = [[], []] as [number[], number[]];
    for (let round = 0; round < 4; round += 1) {
      wrong.push(await work('timed'));
      unknown.push(await work(`unknown-${String(round)}`));
    }
    // The hash is nearly all of the work: without it an answer costs a tenth of it.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...wrong) * 0.4);
  });

  it('bars a name after ten failures, known or not, also for the right password', async () => {
    await account('barred');
    const stranger = new Browser(server.url);
    for (const login of ['barred', 'unheard-of']) {
      const codes = [];
      for (let n = 0; n < 11; n += 1) codes.push((await refusal(stranger.api.signIn(login, 'not the password'))).code);
      expect(codes).toEqual([...Array<string>(10).fill('wrong-login'), 'too-many-tries']);
    }
    expect(await refusal(stranger.api.signIn('Barred', password))).toMatchObject({ status: 429 });
  });

  it('counts tries that come at once', async () => {
    await account('rushed');
    const stranger = new Browser(server.url);
    const tries = Array.from({ length: 20 }, () => refusal(stranger.api.signIn('rushed', 'not the password')));
    const codes = (await Promise.all(tries)).map((error) => error.code);
    expect(codes.filter((code) => code === 'wrong-login')).toHaveLength(10);
  });

  it('limits one address', async () => {
    const strict = await startServer({ settings: { SIGN_INS_PER_HOUR: '3' } });
    const stranger = new Browser(strict.url);
    for (let n = 0; n < 3; n += 1) await refusal(stranger.api.signIn(`name-${String(n)}`, 'not the password'));
    const response = await fetch(`${strict.url}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'name-9', password: 'not the password' }),
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).not.toBeNull();
    await strict.stop();
  });
});

describe('[HTTP-33] the cookie', () => {
  it('is HttpOnly, SameSite=Lax, and Secure behind TLS; the database opens no session', async () => {
    const response = await fetch(`${server.url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Gil' }),
    });
    const [line = ''] = response.headers.getSetCookie();
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/SameSite=Lax/i);
    expect(line).not.toMatch(/Secure/i);
    const [row] = await query<{ token: string }>(`select token from session order by created_at desc limit 1`);
    const thief = new Browser(server.url);
    thief.cookie = `${line.slice(0, line.indexOf('='))}=${row?.token ?? ''}`;
    expect((await thief.api.me()).person).toBeNull();
    const proxied = await startServer({ settings: { TRUST_PROXY: '1' } });
    const over = await fetch(`${proxied.url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ name: 'Gil' }),
    });
    expect(over.headers.getSetCookie()[0]).toMatch(/Secure/);
    await proxied.stop();
  });

  it('changes after a day of use; requests that were under way still count, later ones do not', async () => {
    const hal = await guest('Hal');
    const person = (await hal.api.me()).person;
    await query(`update session set renewed_at = now() - interval '25 hours' where person_id = $1`, [person?.id]);
    const old = hal.cookie;
    const others = Array.from({ length: 5 }, () => {
      const tab = new Browser(server.url);
      tab.cookie = old;
      return tab;
    });
    const seen = await Promise.all([hal, ...others].map((tab) => tab.api.me()));
    for (const each of seen) expect(each.person).toEqual(person);
    expect(new Set([hal, ...others].map((tab) => tab.cookie)).size).toBe(1);
    expect(hal.cookie).not.toBe(old);
    const late = new Browser(server.url);
    late.cookie = old;
    await query(`update session set previous_until = now() - interval '1 second' where person_id = $1`, [person?.id]);
    expect((await late.api.me()).person).toBeNull();
    expect((await hal.api.me()).person).toEqual(person);
  });

  it('of an account is worth nothing after ninety days away', async () => {
    const ida = await account('ida');
    await query(`update session set seen_at = now() - interval '91 days'`);
    expect((await ida.api.me()).person).toBeNull();
  });
});

describe('[HTTP-38, HTTP-39] devices', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605 Version/18.5 Mobile Safari/604.1';

  it('are listed in plain words, and one can be signed out from another', async () => {
    const jo = await account('jo-devices');
    const other = new Browser(server.url, phone);
    await other.api.signIn('jo-devices', password);
    const { devices } = await jo.api.account();
    expect(devices.map(({ what, from, here }) => ({ what, from, here }))).toEqual(
      expect.arrayContaining([
        { what: 'Firefox on Windows', from: '127.0.0.x', here: true },
        { what: 'Safari on iPhone', from: '127.0.0.x', here: false },
      ]),
    );
    const away = devices.find((device) => !device.here);
    await jo.api.revokeDevice(away?.id ?? '');
    expect((await other.api.me()).person).toBeNull();
    expect((await jo.api.me()).person?.handle).toBe('jo-devices');
  });

  it('of others cannot be signed out', async () => {
    const [kim, lea] = [await account('kim-devices'), await account('lea-devices')];
    const [device] = (await kim.api.account()).devices;
    expect(await refusal(lea.api.revokeDevice(device?.id ?? ''))).toMatchObject({ status: 404, code: 'no-device' });
    expect((await kim.api.me()).person).not.toBeNull();
  });

  it('that are signed out lose their websockets with 4401 and come back as the public', async () => {
    const [max, nia] = [await account('max-sockets'), await guest('Nia')];
    const made = await host(max);
    await sitDown(nia, made);
    const elsewhere = new Browser(server.url);
    await elsewhere.api.signIn('max-sockets', password);
    const socket = elsewhere.raw(made.match.id);
    await socket.send({ t: 'hello', v: 2 });
    await socket.next((message) => message.t === 'snapshot');
    const table = elsewhere.open(made.match.id);
    expect((await table.when((state) => state.view !== null)).you?.seat).toBe('seat-1');
    const states: ClientState[] = [];
    table.subscribe((state) => states.push(state));
    await max.api.revokeDevice((await max.api.account()).devices.find((device) => !device.here)?.id ?? '');
    expect(await socket.next((message) => message.t === 'closing')).toMatchObject({ code: 'signed-out' });
    expect(await socket.closed).toEqual({ code: 4401, reason: 'signed-out' });
    const after = await table.when(
      (state) => state.phase === 'live' && state.you?.viewer === 'public' && state.view !== null,
    );
    expect(after.you?.seat).toBeNull();
    // What the seat knew is put away before the public's view comes.
    expect(states.some((state) => state.view === null && state.closing?.code === 'signed-out')).toBe(true);
    table.close();
  });

  it('all end with "sign out everywhere"', async () => {
    const olga = await account('olga');
    const others = [new Browser(server.url), new Browser(server.url)];
    for (const each of others) await each.api.signIn('olga', password);
    await others[0]?.api.signOutEverywhere();
    for (const each of [olga, ...others]) expect((await each.api.me()).person).toBeNull();
  });

  it('end with a new password, but for the one that set it', async () => {
    const pia = await account('pia');
    const other = new Browser(server.url);
    await other.api.signIn('pia', password);
    expect(await refusal(pia.api.setPassword('another four word one', 'wrong password'))).toMatchObject({
      status: 403,
    });
    await pia.api.setPassword('another four word one', password);
    expect((await other.api.me()).person).toBeNull();
    expect((await pia.api.me()).person?.handle).toBe('pia');
    expect(await refusal(other.api.signIn('pia', password))).toMatchObject({ code: 'wrong-login' });
    await other.api.signIn('pia', 'another four word one');
  });
});

describe('[HTTP-37] a guest is brought along', () => {
  it('with matches, their host and fleets, when its browser signs in; once', async () => {
    await account('quinn');
    const browser = await guest('Passer-by');
    const made = await host(browser);
    await browser.api.signIn('quinn', password);
    expect((await browser.api.account()).guest).toEqual({ name: 'Passer-by', matches: 1, fleets: 0 });
    expect(await mine(browser)).toEqual([]);
    expect(await browser.api.settleGuest(true)).toEqual({ matches: 1, fleets: 0, left: 0 });
    expect(await mine(browser)).toEqual([made.match.id]);
    expect((await browser.api.match(made.match.id)).host).toBe(true);
    expect(await browser.api.settleGuest(true)).toEqual({ matches: 0, fleets: 0, left: 0 });
    expect((await browser.api.account()).guest).toBeNull();
  });

  it('leaves a match in which both sit to the guest, and says so', async () => {
    const rosa = await account('rosa');
    const made = await host(rosa);
    const browser = await guest('Twin');
    await sitDown(browser, made);
    const own = await host(browser);
    await browser.api.signIn('rosa', password);
    expect(await browser.api.settleGuest(true)).toEqual({ matches: 1, fleets: 0, left: 1 });
    expect((await mine(browser)).sort()).toEqual([made.match.id, own.match.id].sort());
    const { match, seat } = await browser.api.match(made.match.id);
    expect(seat).toBe('seat-1');
    expect(match.seats.map((each) => each.name)).toEqual(['rosa', 'Twin']);
  });

  it('or stays, and is there again after signing out', async () => {
    await account('sven');
    const browser = await guest('Stays');
    const made = await host(browser);
    await browser.api.signIn('sven', password);
    await browser.api.signOut();
    expect((await browser.api.me()).person?.name).toBe('Stays');
    expect(await mine(browser)).toEqual([made.match.id]);
    await browser.api.signIn('sven', password);
    expect(await browser.api.settleGuest(false)).toEqual({ matches: 0, fleets: 0, left: 0 });
    expect((await browser.api.account()).guest).toBeNull();
    await browser.api.signOut();
    expect((await browser.api.me()).person).toBeNull();
  });

  it('forgets no table: each column that refers to a person is listed', async () => {
    const rows = await query<{ table: string; column: string }>(
      `select t.relname as "table", a.attname as "column" from pg_constraint c
       join pg_class t on t.oid = c.conrelid join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'person'::regclass`,
    );
    const key = (each: { readonly table: string; readonly column: string }) => `${each.table}.${each.column}`;
    expect(belongings.map(key).sort()).toEqual(rows.map(key).sort());
  });
});

describe('[HTTP-43] deleting an account', () => {
  it('wants the handle and the password, and leaves the matches to "Deleted player"', async () => {
    const [tom, uma] = [await account('tom'), await guest('Uma')];
    const made = await host(tom);
    await sitDown(uma, made);
    const elsewhere = new Browser(server.url);
    await elsewhere.api.signIn('tom', password);
    expect(await refusal(tom.api.deleteAccount('uma', password))).toMatchObject({ code: 'other-handle' });
    expect(await refusal(tom.api.deleteAccount('tom', 'wrong password'))).toMatchObject({ code: 'wrong-password' });
    await tom.api.deleteAccount('Tom', password);
    for (const browser of [tom, elsewhere]) expect((await browser.api.me()).person).toBeNull();
    const { match } = await uma.api.match(made.match.id);
    expect(match.seats.map((seat) => seat.name)).toEqual(['Deleted player', 'Uma']);
    expect(await refusal(tom.api.signIn('tom', password))).toMatchObject({ code: 'wrong-login' });
    const rows = await query<{ kept: string }>(
      `select c.id::text as kept from credential c join person p on p.id = c.person_id where p.name = 'Deleted player'`,
    );
    expect(rows).toEqual([]);
    await account('tom'); // the handle is free again
  });
});
