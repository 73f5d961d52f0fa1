/** Links by e-mail, Discord, passkeys that do not fit, roles, the audit log and the operator's commands. */
import { roles } from '@broadside/protocol';
import { synthetic } from '@broadside/bench/synthetic';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Mail } from '../src/identity/mail.ts';
import { removeRunOut } from '../src/identity/run-out.ts';
import { operate } from '../src/operator.ts';
import { openDatabase } from '../src/store/database.ts';
import { Browser } from './browser.ts';
import { refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

const password = 'four words for a ship';
const mails: Mail[] = [];
let server: TestServer;
let plain: TestServer;
beforeAll(async () => {
  server = await startServer({
    settings: {
      DISCORD_CLIENT_ID: 'our-client',
      DISCORD_CLIENT_SECRET: 'our-secret',
      PUBLIC_URL: 'http://games.example',
    },
    send: (mail) => mails.push(mail),
  });
  plain = await startServer({ catalog: { synthetic: () => Promise.resolve(synthetic) } });
});
afterAll(() => Promise.all([server.stop(), plain.stop()]));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const account = (handle: string, at = server): Promise<Browser> => Browser.account(at.url, handle, password);
const tokenIn = (text: string | undefined): string => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

async function query<T extends object>(sql: string, at = server): Promise<T[]> {
  const client = new pg.Client({ connectionString: at.databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('[HTTP-44, HTTP-45] e-mail', () => {
  it('confirms an address, by which one signs in and sets a password anew, once', async () => {
    const ada = await account('ada-mail');
    await ada.api.setEmail('Ada@Example.org');
    expect((await ada.api.account()).email).toBeNull();
    const link = mails.at(-1)?.text;
    expect(link).toContain('http://games.example/account/email?token=');
    await ada.api.confirmEmail(tokenIn(link));
    expect((await ada.api.account()).email).toBe('ada@example.org');
    expect(await refusal(ada.api.confirmEmail(tokenIn(link)))).toMatchObject({ code: 'old-link' });
    const other = new Browser(server.url);
    await other.api.signIn('ada@example.org', password);

    const stranger = new Browser(server.url);
    await stranger.api.forgotPassword('ada@example.org');
    const token = tokenIn(mails.at(-1)?.text);
    expect(await refusal(stranger.api.resetPassword(token, 'qwertyuiop'))).toMatchObject({ code: 'weak-password' });
    await stranger.api.resetPassword(token, 'another good password');
    expect(await refusal(stranger.api.resetPassword(token, 'yet another password'))).toMatchObject({
      code: 'old-link',
    });
    for (const each of [ada, other]) expect((await each.api.me()).person).toBeNull();
    await stranger.api.signIn('ada-mail', 'another good password');
  });

  it('says the same for an address that nobody has, and sends nothing', async () => {
    const before = mails.length;
    const stranger = new Browser(server.url);
    expect(await stranger.api.forgotPassword('nobody@example.org')).toEqual({ done: true });
    expect(mails).toHaveLength(before);
  });

  it('keeps no link itself', async () => {
    const eve = await account('eve-mail');
    await eve.api.setEmail('eve@example.org');
    const token = tokenIn(mails.at(-1)?.text);
    expect(token.length).toBeGreaterThan(30);
    const rows = await query<{ identifier: string }>('select identifier from verification');
    expect(rows.some((row) => row.identifier.includes(token))).toBe(false);
  });

  it('without a mail server is said to be missing', async () => {
    const stranger = await account('no-mail', plain);
    expect((await stranger.api.signInWays()).mail).toBe(false);
    expect(await refusal(stranger.api.forgotPassword('who@example.org'))).toMatchObject({
      status: 404,
      code: 'no-mail',
    });
    expect(await refusal(stranger.api.setEmail('who@example.org'))).toMatchObject({ status: 404, code: 'no-mail' });
  });
});

describe('[HTTP-35] Discord', () => {
  /** Discord as the server sees it: a code for a token, a token for who it is. */
  function discordIs(id: string): void {
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.startsWith('https://discord.com/api/oauth2/token'))
        return Promise.resolve(Response.json({ access_token: 'secret-token', token_type: 'Bearer', expires_in: 60 }));
      if (url.startsWith('https://discord.com/api/users/'))
        return Promise.resolve(
          Response.json({ id, username: `d${id}`, global_name: 'Dee', discriminator: '0', avatar: null }),
        );
      return real(input, init);
    });
  }
  /** Goes to Discord and comes back; where the browser is sent then. */
  async function goAndReturn(browser: Browser, keep: boolean): Promise<string> {
    const url = new URL((await browser.api.discord(keep)).url);
    expect(url.origin).toBe('https://discord.com');
    expect(url.searchParams.get('client_id')).toBe('our-client');
    expect(url.searchParams.get('scope')).toBe('identify');
    expect(url.searchParams.get('redirect_uri')).toBe('http://games.example/api/auth/callback/discord');
    const back = `/api/auth/callback/discord?code=one&state=${url.searchParams.get('state') ?? ''}`;
    const response = await browser.fetch(`${server.url}${back}`, { redirect: 'manual' });
    expect(response.status).toBe(303);
    return response.headers.get('location') ?? '';
  }

  it('is linked to a guest, who becomes an account with it and no password, the same person', async () => {
    discordIs('4242');
    const gil = await Browser.guest(server.url, 'Gil');
    const { person } = await gil.api.me();
    expect(await goAndReturn(gil, true)).toContain('/account?discord=linked');
    const made = await gil.api.makeAccount({ handle: 'gil-discord' });
    expect(made.person?.id).toBe(person?.id);
    expect(await refusal(gil.api.unlinkDiscord())).toMatchObject({ status: 409, code: 'last-way-in' });
    const elsewhere = new Browser(server.url);
    expect(await goAndReturn(elsewhere, false)).toContain('/account');
    expect((await elsewhere.api.me()).person).toEqual(made.person);
    const kept = await query<{ kept: boolean }>(
      `select access_token is not null or refresh_token is not null as kept from credential where provider_id = 'discord'`,
    );
    expect(kept).toEqual([{ kept: false }]);
  });

  it('makes nobody by signing in, and is nobody else’s', async () => {
    discordIs('777');
    const stranger = new Browser(server.url);
    expect(await goAndReturn(stranger, false)).toContain('/sign-in?error=signup_disabled');
    expect((await stranger.api.me()).person).toBeNull();
    discordIs('4242');
    const thief = await account('thief');
    expect(await goAndReturn(thief, true)).toContain('error=account_already_linked_to_different_user');
  });

  it('comes back only to the browser that went', async () => {
    discordIs('4242');
    const gone = new Browser(server.url);
    const url = new URL((await gone.api.discord(false)).url);
    const victim = new Browser(server.url);
    const back = `/api/auth/callback/discord?code=one&state=${url.searchParams.get('state') ?? ''}`;
    const response = await victim.fetch(`${server.url}${back}`, { redirect: 'manual' });
    expect(response.headers.get('location')).toContain('error=');
    expect((await victim.api.me()).person).toBeNull();
  });

  it('is not offered where it is not configured', async () => {
    const stranger = new Browser(plain.url);
    expect((await stranger.api.signInWays()).discord).toBe(false);
    expect(await refusal(stranger.api.discord(false))).toMatchObject({ status: 404, code: 'no-discord' });
    expect((await stranger.fetch(`${plain.url}/api/auth/callback/discord?code=1&state=2`)).status).toBe(404);
  });
});

describe('[HTTP-34] passkeys', () => {
  it('are asked for by this site, and an answer to nothing is refused', async () => {
    const hal = await account('hal-keys');
    const options = await hal.api.passkeyOptions();
    expect(options).toMatchObject({ rp: { id: 'games.example' }, user: { name: 'hal-keys' } });
    const sign = await hal.api.passkeySignInOptions();
    expect(sign['challenge']).not.toBe((await hal.api.passkeySignInOptions())['challenge']);
    expect(sign).not.toHaveProperty('allowCredentials');
    expect(await refusal(hal.api.addPasskey({ name: 'None', response: { id: 'x' } }))).toMatchObject({ status: 400 });
    expect(await refusal(hal.api.signInWithPasskey({ id: 'x' }))).toMatchObject({ status: 401, code: 'wrong-passkey' });
  });
});

describe('[HTTP-46, HTTP-47] roles and the audit log', () => {
  it('begin with the operator, go on with admins, and are written down', async () => {
    vi.stubEnv('DATABASE_URL', plain.databaseUrl);
    vi.stubEnv('AUTH_SECRET', 'only-for-tests-only-for-tests-only');
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const wrong = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const [boss, kim] = [await account('boss', plain), await account('kim', plain)];
    expect(await refusal(boss.api.audit())).toMatchObject({ status: 403 });
    expect(await operate(['role', 'nobody-here', 'admin'])).toBe(1);
    expect(await operate(['role', 'boss', 'emperor'])).toBe(2);
    expect(await operate(['role', 'BOSS', 'admin'])).toBe(0);
    expect(said).toHaveBeenCalledWith('BOSS is admin now.\n');
    expect(await boss.api.setRole('kim', 'organiser')).toEqual({ handle: 'kim', role: 'organiser' });
    expect((await kim.api.me()).person?.role).toBe('organiser');
    expect(await refusal(kim.api.setRole('boss', 'player'))).toMatchObject({ status: 403 });
    expect(await refusal(boss.api.setRole('boss', 'player'))).toMatchObject({ code: 'own-role' });
    await refusal(new Browser(plain.url).api.signIn('kim', 'not the password'));
    const { entries } = await boss.api.audit();
    const told = entries.map(({ what, who, subject, address }) => [what, who, subject, address]);
    expect(told.slice(0, 3)).toEqual([
      ['sign-in-failed', null, 'kim', '127.0.0.0'],
      ['role-changed', 'boss (boss)', 'kim: player to organiser', '127.0.0.0'],
      ['role-changed', null, 'BOSS: player to admin', null],
    ]);
    expect(JSON.stringify(entries)).not.toContain('not the password');
    said.mockRestore();
    wrong.mockRestore();
  });

  it('[HTTP-46, HTTP-49] are read by person, page by page, and everybody who has an office is listed', async () => {
    const [chief, ann, anon] = [
      await account('chief', plain),
      await account('a_n', plain),
      await account('axn', plain),
    ];
    await query(`update person set role = 'admin' where handle = 'chief'`, plain);
    expect(await refusal(ann.api.officials())).toMatchObject({ status: 403 });
    await chief.api.setRole('a_n', 'moderator');
    await chief.api.setRole('axn', 'organiser');
    const { people } = await chief.api.officials();
    expect(people.map(({ handle }) => handle)).toEqual(expect.arrayContaining(['chief', 'a_n', 'axn']));
    expect(people.map(({ role }) => role)).toEqual(
      people.map(({ role }) => role).sort((a, b) => roles.indexOf(b) - roles.indexOf(a)),
    );
    expect(await chief.api.official('A_N')).toMatchObject({ handle: 'a_n', role: 'moderator' });
    expect(await refusal(chief.api.official('who-is-this'))).toMatchObject({ status: 404, code: 'no-person' });
    const told = async (handle: string): Promise<unknown[]> =>
      (await chief.api.audit({ handle })).entries.map(({ what, subject }) => [what, subject]);
    // The underline stands for itself: axn is somebody else.
    expect(await told('A_n')).toEqual([
      ['role-changed', 'a_n: player to moderator'],
      ['account-made', null],
    ]);
    expect(await told('chief')).toEqual([
      ['role-changed', 'axn: player to organiser'],
      ['role-changed', 'a_n: player to moderator'],
      ['account-made', null],
    ]);
    expect((await chief.api.audit({ handle: 'chief', what: 'account-made' })).entries).toHaveLength(1);
    const [first, second] = (await chief.api.audit()).entries;
    const older = (await chief.api.audit({ before: first?.id ?? 0 })).entries;
    expect(older[0]).toEqual(second);
    await chief.api.setRole('axn', 'player');
    expect((await chief.api.officials()).people.some(({ handle }) => handle === 'axn')).toBe(false);
    expect(await refusal(anon.api.audit())).toMatchObject({ status: 403 });
  });

  it('give a link to set a new password, by the operator', async () => {
    vi.stubEnv('DATABASE_URL', plain.databaseUrl);
    vi.stubEnv('AUTH_SECRET', 'only-for-tests-only-for-tests-only');
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const lea = await account('lea', plain);
    expect(await operate(['password-link', 'lea'])).toBe(0);
    const token = tokenIn(String(said.mock.calls[0]?.[0]));
    said.mockRestore();
    await new Browser(plain.url).api.resetPassword(token, 'another good password');
    expect((await lea.api.me()).person).toBeNull();
    await lea.api.signIn('lea', 'another good password');
  });

  it('keep no name that nobody has: it may be a password in the wrong field', async () => {
    await refusal(new Browser(plain.url).api.signIn('hunter2hunter2', 'x'));
    const [last] = await query<{ subject: string }>('select subject from audit_entry order by id desc limit 1', plain);
    expect(last?.subject).toBe('an unknown name');
  });

  it('what has run out is removed, and only that', async () => {
    await account('runs-out', plain);
    const database = openDatabase(plain.databaseUrl);
    await query(
      `update session set expires_at = now() - interval '1 second' where id = (select id from session limit 1)`,
      plain,
    );
    const before = await query<{ n: number }>('select count(*)::int as n from session', plain);
    await removeRunOut(database);
    const after = await query<{ n: number }>('select count(*)::int as n from session', plain);
    await database.$disconnect();
    expect(after[0]?.n).toBe((before[0]?.n ?? 0) - 1);
  });

  it('let nothing in the log be changed or removed', async () => {
    for (const sql of [`update audit_entry set who = 'x'`, 'delete from audit_entry', 'truncate audit_entry'])
      await expect(query(sql, plain)).rejects.toThrow('only ever added to');
  });
});
