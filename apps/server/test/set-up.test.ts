/** Matches that the server sets up for their players [HTTP-83], and guests who gave no name [HTTP-30], with the real rules. */
import { PersonName } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Journal } from '../src/store/journal.ts';
import { Guest, newDatabase, open, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

const loaded = await Promise.all(Object.values(catalog).map((load) => load()));
const rulesets = loaded.map(({ id }) => id);
const firstBattle = (ruleset: string): string =>
  loaded.find(({ id }) => id === ruleset)?.presets.find(({ first }) => first)?.id ?? 'none';

/** Asks for a guest without a name; the cookie keeps who it is. */
async function comeUnnamed(url: string, cookie = ''): Promise<{ status: number; name: string; cookie: string }> {
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(`${url}/api/guests`, { method: 'POST', headers, body: '{}' });
  const { person } = (await response.json()) as { person: { name: string; handle: null } };
  expect(person.handle).toBeNull();
  const set = response.headers.getSetCookie()[0]?.split(';')[0];
  return { status: response.status, name: person.name, cookie: set ?? cookie };
}

describe('[HTTP-83] a match that is set up for its players', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ catalog });
  });
  afterAll(() => server.stop());

  it.each(rulesets)('waits for the first order of whoever plays the computer: %s', async (ruleset) => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const preset = firstBattle(ruleset);
    const { match } = await ada.api.createMatch({ ruleset, preset, opponent: 'bot', setUp: true });
    const table = ada.open(match.id, { catalog });
    const { awaiting, seq } = await table.when((state) => state.awaiting.includes('seat-1'));
    expect(awaiting).toEqual(['seat-1']);
    const entries = await server.journal.read(match.id, 0, 1000);
    expect(entries).toHaveLength(seq);
    // Ordinary commands of the seats, one after the other, under ids that no player can take.
    for (const entry of entries.slice(1)) {
      expect(entry).toMatchObject({ kind: 'command', commandId: `set-up:${String(entry.seq)}` });
      expect(entry.seat).toBeGreaterThan(0);
    }
    expect((await ada.api.match(match.id)).match.setUp).toBe(true);
    table.close();
  });

  // Where sides bid for who begins, the computer may have begun before anybody looks.
  it('goes back to any of its steps, by hand from there, until the first order', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const [ruleset = ''] = rulesets;
    const preset = firstBattle(ruleset);
    const { match } = await ada.api.createMatch({ ruleset, preset, opponent: 'bot', setUp: true });
    const table = ada.open(match.id, { catalog });
    const ready = await table.when((state) => state.awaiting.includes('seat-1') && state.match?.setUpTo === state.seq);
    const entries = await server.journal.read(match.id, 0, 1000);
    const own = entries.find(({ seat, commandId }) => seat === 1 && commandId.startsWith('set-up:'));
    const to = (own?.seq ?? 0) - 1;
    expect(to).toBeGreaterThan(0);
    expect(await table.act({ act: 'take-back', to })).toMatchObject({ kind: 'accepted' });
    // The same decision is asked of the player, and nobody makes it meanwhile.
    const back = await table.when((state) => state.seq > ready.seq && state.awaiting.includes('seat-1'));
    expect(back.awaiting).toContain('seat-1');
    const after = (await server.journal.read(match.id, ready.seq, 1000)).filter(({ kind }) => kind === 'command');
    expect(after.filter(({ commandId }) => commandId.startsWith('set-up:'))).toEqual([]);
    expect((await ada.api.match(match.id)).match).toMatchObject({ setUp: true });
    expect((await ada.api.match(match.id)).match.setUpTo).toBeUndefined();
    table.close();
  });

  it('is left to its players where they did not want it', async () => {
    const ada = await Guest.arrive(server.url, 'Ada');
    const { match } = await ada.api.createMatch({ ruleset: rulesets[0] ?? '', opponent: 'friend' });
    expect(match.setUp).toBeUndefined();
  });

  it('is set up once both sit, and for both alike', async () => {
    const [ada, bob] = await Promise.all([Guest.arrive(server.url, 'Ada'), Guest.arrive(server.url, 'Bob')]);
    const ruleset = rulesets[0] ?? '';
    const preset = firstBattle(ruleset);
    const made = await ada.api.createMatch({ ruleset, preset, opponent: 'friend', setUp: true });
    const [invitation] = made.invitations;
    await bob.api.join(made.match.id, invitation?.seat ?? 'seat-2', { token: invitation?.token ?? '' });
    const table = ada.open(made.match.id, { catalog });
    const { awaiting, seq } = await table.when((state) => state.seq > 5 && state.awaiting.length > 0);
    const kinds = (await server.journal.read(made.match.id, 0, seq)).map(({ command }) => command as { kind?: string });
    // Nobody's squadron acts before its player says so.
    expect(kinds.some(({ kind }) => kind === 'activate-squadron')).toBe(false);
    expect(awaiting).toHaveLength(1);
    table.close();
  });
});

it('[HTTP-83] a set-up that a crash interrupted goes on where it was', async () => {
  const databaseUrl = await newDatabase();
  const ruleset = rulesets[0] ?? '';
  let taken = 0;
  const dying = (journal: Journal): Journal =>
    new Proxy(journal, {
      get(of, name) {
        const found: unknown = Reflect.get(of, name, of);
        if (typeof found !== 'function') return found;
        if (name !== 'append') return found.bind(of) as unknown;
        return (entries: Parameters<Journal['append']>[0]) => {
          taken += 1;
          return taken > 4 ? Promise.reject(new Error('the disk is gone')) : of.append(entries);
        };
      },
    });
  const first = await startServer({ catalog, databaseUrl, wrapJournal: dying });
  const ada = await Guest.arrive(first.url, 'Ada');
  const { match } = await ada.api.createMatch({
    ruleset,
    preset: firstBattle(ruleset),
    opponent: 'bot',
    setUp: true,
  });
  while (taken < 5) await new Promise((next) => setTimeout(next, 10));
  await first.stop();
  const second = await startServer({ catalog, databaseUrl });
  const watcher = open(second.url, match.id, ada.cookie, { catalog });
  const { awaiting, seq } = await watcher.when((state) => state.awaiting.includes('seat-1') && state.seq > 8);
  expect(awaiting).toEqual(['seat-1']);
  const entries = await second.journal.read(match.id, 0, seq);
  expect(entries.slice(1).every(({ commandId }) => commandId.startsWith('set-up:'))).toBe(true);
  watcher.close();
  await second.stop();
});

describe('a guest who gives no name', () => {
  it('is given one that nobody bears who is present, keeps it, and may change it', async () => {
    const server = await startServer({ catalog });
    const guests = await Promise.all(Array.from({ length: 60 }, () => comeUnnamed(server.url)));
    expect(new Set(guests.map(({ name }) => name)).size).toBe(60);
    for (const { name, status } of guests) {
      expect(status).toBe(201);
      expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
      expect(PersonName.safeParse(name).success).toBe(true);
    }
    const [grey] = guests;
    expect(await comeUnnamed(server.url, grey?.cookie)).toMatchObject({ status: 200, name: grey?.name });
    const response = await fetch(`${server.url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: grey?.cookie ?? '' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    expect(((await response.json()) as { person: { name: string } }).person.name).toBe('Ada');
    await server.stop();
  });
});
