/** Saved fleets on a real database, judged by a real ruleset. */
import { FleetConflictError } from '@broadside/client';
import type { SavedFleet } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import { type FleetDesign, fleetFromText, randomFleet } from '@broadside/rules/quantum-rebellion/fleet';
import { synthetic } from '@broadside/bench/synthetic';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

const ruleset = 'quantum-rebellion';
let server: TestServer;
let ada: Guest;
let bob: Guest;
beforeAll(async () => {
  server = await startServer({ catalog: { ...catalog, synthetic: () => Promise.resolve(synthetic) } });
  [ada, bob] = await Promise.all([Guest.arrive(server.url, 'Ada'), Guest.arrive(server.url, 'Bob')]);
});
afterAll(() => server.stop());

function read(text: string): FleetDesign {
  const fleet = fleetFromText(text);
  if (!fleet.ok) throw new Error(fleet.problems.join('\n'));
  return fleet.value;
}
const waders = read(`Fleet: Waders
Faction: Coast
Squadron: Tern
Frigate (admiral): Tern
Weapons: F beam 4, P autocannon 2`);
/** Two captains and nobody who commands them. */
const mutiny = read('Fleet: Mutiny\nFaction: Coast\nSquadron: Knot\nFrigate: Knot\nFrigate: Ruff');
const save = (by: Guest, design: unknown = waders): Promise<SavedFleet> => by.api.createFleet({ ruleset, design });

async function rows(sql: string, id: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const { rows: found } = await client.query<Record<string, unknown>>(sql, [id]);
  await client.end();
  return found;
}

describe('[HTTP-9] saving a fleet', () => {
  it('makes version 1 of it, with its price and nothing wrong', async () => {
    const fleet = await save(ada);
    expect(fleet).toMatchObject({
      ruleset,
      name: 'Waders',
      points: 25,
      faults: 0,
      problems: [],
      version: 1,
      newest: 1,
    });
    expect(fleet).toMatchObject({ mine: true, owner: 'Ada', design: waders });
    expect(fleet.id).toMatch(/^[0-9a-z]{10}$/);
    expect(await ada.api.fleet(fleet.id)).toEqual(fleet);
    const named = await ada.api.createFleet({ ruleset, name: 'Second try', design: waders });
    expect(named.name).toBe('Second try');
  });

  it('takes a draft and says what is wrong with it', async () => {
    const fleet = await save(ada, mutiny);
    expect(fleet.faults).toBe(2);
    expect(fleet.problems.map(({ rule, code }) => `${rule} ${code}`)).toEqual([
      'QR-2.3.2a no-commander',
      'QR-2.3.1a no-flagship',
    ]);
    expect(fleet.problems[0]?.data).toEqual({ squadron: 0, ship: null, item: null, over: null });
  });

  it('refuses what is no fleet, and games that have none', async () => {
    const bad = await refusal(save(ada, { ...waders, squadrons: [{ name: 'x', ships: [{ name: 'y' }] }] }));
    expect([bad.status, bad.code]).toEqual([400, 'bad-design']);
    expect(bad.message).toContain('squadrons.0.ships.0.class');
    for (const name of ['a\u0000b', 'a\ud800b']) {
      const unprintable = await refusal(save(ada, { ...waders, name }));
      expect([unprintable.status, unprintable.code]).toEqual([400, 'bad-request']);
    }
    expect((await save(ada, { ...waders, name: 'a\\u0000b 🚀' })).name).toBe('a\\u0000b 🚀');
    const none = await refusal(ada.api.createFleet({ ruleset: 'chess', design: waders }));
    expect([none.status, none.code]).toEqual([400, 'no-ruleset']);
    const without = await refusal(ada.api.createFleet({ ruleset: 'synthetic', design: waders }));
    expect([without.status, without.code]).toEqual([400, 'no-lists']);
    const missing = await refusal(ada.api.createFleet({ ruleset, design: undefined }));
    expect([missing.status, missing.code]).toEqual([400, 'bad-request']);
  });

  it('is for guests with a name, from this site', async () => {
    const post = (headers: Readonly<Record<string, string>>): Promise<Response> =>
      fetch(`${server.url}/api/fleets`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ ruleset, design: waders }),
      });
    expect((await post({})).status).toBe(401);
    expect((await post({ cookie: ada.cookie, origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await fetch(`${server.url}/api/fleets`)).status).toBe(401);
  });
});

describe('[HTTP-10] a fleet’s link', () => {
  it('shows it to anybody, who cannot change it', async () => {
    const { id } = await save(ada);
    const seen = await bob.api.fleet(id);
    expect(seen).toMatchObject({ mine: false, owner: 'Ada', design: waders });
    const stranger = await fetch(`${server.url}/api/fleets/${id}`);
    expect([stranger.status, ((await stranger.json()) as SavedFleet).mine]).toEqual([200, false]);
    const changed = await refusal(bob.api.saveFleet(id, { version: 1, design: mutiny }));
    expect([changed.status, changed.code]).toEqual([403, 'not-owner']);
    const deleted = await refusal(bob.api.deleteFleet(id));
    expect([deleted.status, deleted.code]).toEqual([403, 'not-owner']);
    expect(await ada.api.fleet(id)).toMatchObject({ version: 1, design: waders });
  });

  it('of another fleet, or of none, says so', async () => {
    const gone = await refusal(ada.api.fleet('0000000000'));
    expect([gone.status, gone.code]).toEqual([404, 'no-fleet']);
    const { id } = await save(ada);
    const unmade = await refusal(ada.api.fleet(id, 2));
    expect([unmade.status, unmade.code]).toEqual([404, 'no-version']);
    expect((await refusal(ada.api.fleet('no'))).status).toBe(400);
  });

  it('lists one’s own only, the last changed first', async () => {
    const cora = await Guest.arrive(server.url, 'Cora');
    expect(await cora.api.fleets()).toEqual({ fleets: [] });
    const first = await save(cora);
    const second = await save(cora, mutiny);
    await cora.api.saveFleet(first.id, { version: 1, design: { ...waders, name: 'Waders again' } });
    const { fleets } = await cora.api.fleets();
    expect(fleets.map(({ id, version, faults }) => ({ id, version, faults }))).toEqual([
      { id: first.id, version: 2, faults: 0 },
      { id: second.id, version: 1, faults: 2 },
    ]);
    expect(JSON.stringify(fleets)).not.toContain('squadrons');
  });
});

describe('[HTTP-11] changing a fleet', () => {
  it('keeps every version', async () => {
    const { id } = await save(ada);
    const second = await ada.api.saveFleet(id, { version: 1, name: 'Later', design: mutiny });
    expect(second).toMatchObject({ id, version: 2, newest: 2, name: 'Later', points: 40, faults: 2 });
    expect(await bob.api.fleet(id)).toMatchObject({ version: 2, design: mutiny });
    const first = await bob.api.fleet(id, 1);
    expect(first).toMatchObject({ version: 1, newest: 2, name: 'Waders', points: 25, faults: 0, design: waders });
  });

  it('makes no version where nothing changed', async () => {
    const { id, updatedAt } = await save(ada);
    const { squadrons, faction, name } = waders;
    const same = await ada.api.saveFleet(id, { version: 1, design: { squadrons, faction, name } });
    expect([same.version, same.updatedAt]).toEqual([1, updatedAt]);
    expect((await ada.api.saveFleet(id, { version: 1, name: 'New name', design: waders })).version).toBe(2);
  });

  it('of a version that is not the newest gives the newest instead', async () => {
    const { id } = await save(ada);
    const newer = await ada.api.saveFleet(id, { version: 1, design: mutiny });
    for (const version of [1, 3]) {
      const late = await refusal(ada.api.saveFleet(id, { version, design: { ...waders, name: 'Late' } }));
      expect([late.status, late.code]).toEqual([409, 'newer-version']);
      expect(late).toBeInstanceOf(FleetConflictError);
      expect((late as FleetConflictError).fleet).toEqual(newer);
    }
    expect(await ada.api.fleet(id)).toEqual(newer);
  });

  it('at the same moment lets one of many through', async () => {
    const { id } = await save(ada);
    const tries = Array.from({ length: 8 }, (_, index) =>
      ada.api.saveFleet(id, { version: 1, design: { ...waders, name: `Try ${String(index)}` } }),
    );
    const ends = await Promise.allSettled(tries);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(ends.filter((end) => end.status === 'rejected' && end.reason instanceof FleetConflictError)).toHaveLength(7);
    expect((await ada.api.fleet(id)).version).toBe(2);
  });

  it('deletes it with its versions', async () => {
    const { id } = await save(ada);
    await ada.api.saveFleet(id, { version: 1, design: mutiny });
    expect(await rows('select version from fleet_version where fleet_id = $1 order by 1', id)).toEqual([
      { version: 1 },
      { version: 2 },
    ]);
    expect(await ada.api.deleteFleet(id)).toEqual({ id });
    expect((await refusal(ada.api.fleet(id))).status).toBe(404);
    expect((await refusal(ada.api.deleteFleet(id))).status).toBe(404);
    expect(await rows('select version from fleet_version where fleet_id = $1', id)).toEqual([]);
  });

  it('keeps the newest hundred versions', async () => {
    const { id } = await save(ada);
    for (let version = 1; version <= 101; version += 1)
      await ada.api.saveFleet(id, { version, design: { ...waders, name: `Version ${String(version + 1)}` } });
    expect((await ada.api.fleet(id, 3)).name).toBe('Version 3');
    expect((await refusal(ada.api.fleet(id, 2))).code).toBe('no-version');
    expect(await rows('select count(*)::int from fleet_version where fleet_id = $1', id)).toEqual([{ count: 100 }]);
  }, 60_000);
});

describe('[HTTP-12] limits', () => {
  it('a design of more than 64 KiB is refused, a large one is not', async () => {
    let seed = 1;
    const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    expect((await save(ada, randomFleet(5000, random))).problems).toEqual([]);
    const ship = waders.squadrons[0]?.ships[0];
    const huge = {
      ...waders,
      squadrons: Array.from({ length: 20 }, () => ({ name: 'x', ships: Array(50).fill(ship) })),
    };
    const refused = await refusal(save(ada, huge));
    expect([refused.status, refused.code]).toEqual([413, 'too-large']);
    const { id } = await save(ada);
    expect((await refusal(ada.api.saveFleet(id, { version: 1, design: huge }))).status).toBe(413);
    const beyond = await refusal(save(ada, 'x'.repeat(300_000)));
    expect(beyond.status).toBe(413);
  });

  it('a person has 200 fleets at most', async () => {
    const dora = await Guest.arrive(server.url, 'Dora');
    const { id } = await save(dora);
    await rows(
      `insert into fleet (id, owner_id, ruleset, name, points, faults, version, design, updated_at)
       select 'copy-' || n, owner_id, ruleset, name, points, faults, version, design, updated_at
       from fleet, generate_series(1, 199) n where id = $1`,
      id,
    );
    const refused = await refusal(save(dora));
    expect([refused.status, refused.code]).toEqual([409, 'too-many-fleets']);
    await dora.api.deleteFleet(id);
    expect((await save(dora)).version).toBe(1);
  });

  it('one address saves only so often', async () => {
    const slow = await startServer({ catalog, settings: { FLEETS_PER_HOUR: '2' } });
    const eve = await Guest.arrive(slow.url, 'Eve');
    const { id } = await save(eve);
    await save(eve);
    expect((await refusal(save(eve))).status).toBe(429);
    await eve.api.saveFleet(id, { version: 1, design: mutiny });
    await eve.api.saveFleet(id, { version: 2, design: waders });
    expect((await refusal(eve.api.saveFleet(id, { version: 3, design: mutiny }))).status).toBe(429);
    await slow.stop();
  });
});
