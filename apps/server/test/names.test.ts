/** [HTTP-90] Names that others cannot read, or would take for somebody who runs the site, on every way in. */
import { readFile } from 'node:fs/promises';
import { visit } from '@broadside/client';
import type { Visit } from '@broadside/client';
import { lookAlike, PersonName } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { exampleDesign, examplePosition, exampleRuleset as ruleset } from './example-things.ts';
import { refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

const password = 'four words for a ship';
let server: TestServer;
let db: pg.Client;
let ada: Visit;
/** A guest whose cookie changes as a browser's does. */
async function arrive(name: string): Promise<Visit> {
  const guest = visit(server.url, { WebSocket });
  await guest.api.becomeGuest(name);
  return guest;
}
beforeAll(async () => {
  server = await startServer({ catalog });
  db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
  ada = await arrive('Ada');
});
afterAll(async () => {
  await db.end();
  await server.stop();
});

const position = (name: string) => {
  const [first, second] = examplePosition.squadrons;
  return { ...examplePosition, squadrons: [{ ...first, name }, second] };
};

/** Every way to bring a name that others read. */
const ways: Readonly<Record<string, (name: string) => Promise<unknown>>> = {
  'a guest': (name) => arrive(name),
  'another name': (name) => ada.api.becomeGuest(name),
  'an account': (name) => ada.api.makeAccount({ handle: 'ada', name, password }),
  'a match': (name) => ada.api.createMatch({ ruleset, opponent: 'friend', name }),
  'a fleet': (name) => ada.api.createFleet({ ruleset, name, design: exampleDesign() }),
  'a position': (name) => ada.api.savePosition({ ruleset, name, position: examplePosition }),
};
/** Names inside of what people draw up. */
const inside: Readonly<Record<string, (name: string) => Promise<unknown>>> = {
  'a design': (name) => ada.api.createFleet({ ruleset, design: { ...exampleDesign(), name } }),
  'a position': (name) => ada.api.savePosition({ ruleset, position: position(name) }),
  'a setup': (name) => ada.api.createMatch({ ruleset, opponent: 'friend', setup: { name, position: examplePosition } }),
  'a case': (name) =>
    ada.api.fileCase({ ruleset, case: { id: 'x', title: name, given: position('Waders'), when: [] } }),
};

describe('[HTTP-90] names that others read', () => {
  const bad = ['\u3164', '\u2800\u2800', 'A\u200Bda', '\u202EadA', `A${'\u0300'.repeat(5)}`];
  it.each(Object.entries(ways))('of %s are read, and taken for nobody else', async (_what, bring) => {
    for (const name of [...bad, 'Аdа', 'Admin', 'Adm1n', 'аdmіn', 'Broadside', 'Captain', 'The computer']) {
      const told = await bring(name).then(
        () => 'taken',
        (error: unknown) => String(error),
      );
      expect(told, name).toMatch(/^(ApiError|Error): .*\.$/);
      expect(told, name).toContain('name');
    }
    expect((await ada.api.me()).person).toMatchObject({ name: 'Ada', handle: null });
  });

  it.each(Object.entries(inside))('are read inside of %s', async (_what, bring) => {
    for (const name of bad) expect(await refusal(bring(name)), JSON.stringify(name)).toMatchObject({ status: 400 });
  });

  it('of a setup, and of its sides, are no official’s', async () => {
    expect(await refusal(inside['a setup']?.('Moderator') ?? Promise.resolve())).toMatchObject({ code: 'bad-setup' });
  });

  it('are none of the computer’s players', async () => {
    for (const load of Object.values(catalog))
      for (const { name } of (await load()).bots) {
        expect(PersonName.safeParse(name).success, name).toBe(false);
        expect(PersonName.safeParse(name.toUpperCase()).success, name).toBe(false);
      }
  });

  it('from before stay, and whoever has one goes on playing', async () => {
    const old = await arrive('Old');
    await old.api.makeAccount({ handle: 'old-hand', password });
    await db.query(
      `update person set name = $1, handle = 'Adm1n', handle_key = 'adm1n' where handle_key = 'old-hand'`,
      ['\u3164'],
    );
    expect((await old.api.me()).person).toMatchObject({ name: '\u3164', handle: 'Adm1n' });
    const { match } = await old.api.createMatch({ ruleset, opponent: 'bot' });
    const table = old.open(match.id);
    expect((await table.when((state) => state.you !== null)).you).toMatchObject({ name: '\u3164' });
    table.close();
    expect((await old.api.changeAccount({ handle: 'Adm1n', name: 'Ottilie' })).person).toMatchObject({
      handle: 'Adm1n',
      name: 'Ottilie',
    });
    await server.app.rooms.rouse(match.id);
  });
});

describe('[HTTP-31] handles', () => {
  const make = async (handle: string): Promise<unknown> =>
    (await arrive('Somebodyelse')).api.makeAccount({ handle, password });

  it('that look like one that is taken are taken', async () => {
    await make('Bill-Oak');
    for (const handle of ['BiIl-Oak', 'Bi1l_Oak', 'bill-0ak', 'BILL-OAK'])
      expect(await refusal(make(handle)), handle).toMatchObject({ status: 409, code: 'taken-handle' });
    await make('Bill-Elm');
  });

  it('that look alike go to one of those who ask at the same moment', async () => {
    const tries = await Promise.allSettled(['modern', 'modem', 'Modern', 'rnodern'].map(make));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('that are free again may be had', async () => {
    const first = await arrive('First');
    await first.api.makeAccount({ handle: 'Sail', password });
    await first.api.changeAccount({ handle: 'SaiI' });
    await first.api.changeAccount({ handle: 'anchor' });
    await make('Sail');
  });

  it('from before that look alike stay, and the oldest keeps newcomers away', async () => {
    const handles = ['Otto-1', '0tto_l', 'modern', 'rnodem', 'vvave', 'WAVE', 'IllI', 'a-_-b', 'A_B', 'plain'];
    const migration = '../../../prisma/migrations/20261122190000_handles_that_look_alike/migration.sql';
    const sql = await readFile(new URL(migration, import.meta.url), 'utf8');
    await db.query('begin');
    await db.query('delete from session');
    await db.query('alter table person drop column handle_look');
    await db.query('update person set handle = null, handle_key = null');
    for (const [index, handle] of handles.entries())
      await db.query(
        `insert into person (id, name, handle, handle_key, email, created_at, updated_at)
         values (gen_random_uuid(), $1, $1, $2, $3, now() + $4 * interval '1 second', now())`,
        [handle, handle.toLowerCase(), `${String(index)}@test.invalid`, index],
      );
    await db.query(sql);
    const { rows } = await db.query<{ id: string; handle: string; look: string }>(
      'select id, handle, handle_look as look from person where handle is not null order by created_at',
    );
    await db.query('rollback');
    const seen = new Set<string>();
    for (const { id, handle, look } of rows) {
      const alike = lookAlike(handle);
      expect(look, handle).toBe(seen.has(alike) ? `${alike}:${id}` : alike);
      seen.add(alike);
    }
    expect([rows.length, seen.size]).toEqual([handles.length, 6]);
  });
});
