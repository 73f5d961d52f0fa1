/** Saved positions, and matches that begin from one, on a real database with real rulesets. */
import { synthetic } from '@broadside/bench/synthetic';
import type { NewMatch, Seat } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import { SeededDice, playFrom, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, View, Viewer } from '@broadside/rules/kernel';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, open, refusal, startServer } from './harness.ts';
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

const ship = (name: string, place: object) => ({ name, class: 'DD', ...place });
/** Round 3, the Stones are about to choose. */
const duel = {
  round: 3,
  first: 'seat-2',
  sides: { 'seat-1': { fleet: 'Coast Guard', score: 20.5 } },
  squadrons: [
    { name: 'Waders', seat: 'seat-1', ships: [ship('Tern', { at: [24, 12], weapons: { F: 'beam 5' } })] },
    { name: 'Stones', seat: 'seat-2', ships: [ship('Onyx', { at: [24, 32], facing: 180, hull: 5 })] },
  ],
};
const save = (by: Guest, position: unknown = duel, name?: string) =>
  by.api.savePosition({ ruleset, position, ...(name === undefined ? {} : { name }) });

async function rows(sql: string, ...values: unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const { rows: found } = await client.query<Record<string, unknown>>(sql, values);
  await client.end();
  return found;
}

describe('[HTTP-13] saving a position', () => {
  it('keeps it as it was written, under a link for anybody', async () => {
    const saved = await save(ada, duel, 'Last stand');
    expect(saved).toMatchObject({
      ruleset,
      name: 'Last stand',
      position: duel,
      problems: [],
      owner: 'Ada',
      mine: true,
    });
    expect(saved.id).toMatch(/^[0-9a-z]{10}$/);
    expect(await ada.api.position(saved.id)).toEqual(saved);
    expect(await bob.api.position(saved.id)).toEqual({ ...saved, mine: false });
    expect((await fetch(`${server.url}/api/positions/${saved.id}`)).status).toBe(200);
    expect((await save(ada)).name).toBe('Position');
  });

  it('takes drafts and says why no match begins from them', async () => {
    const [waders, stones] = duel.squadrons;
    const crowd = { ...duel, squadrons: [waders, { ...stones, ships: [ship('Onyx', { at: [24, 12.5] })] }] };
    expect((await save(ada, crowd)).problems[0]).toMatch(/^Tern and Onyx overlap/);
    const alone = await save(ada, { ...duel, squadrons: [waders] });
    expect(alone.problems[0]).toMatch(/^seat-2 has no flagship/);
    const over = { ...duel, outcome: { winner: 'seat-1', reason: 'conceded', points: { 'seat-1': 1, 'seat-2': 0 } } };
    expect((await save(ada, over)).problems[0]).toMatch(/the match is over/);
    const pending = [{ kind: 'damage-control', ship: 'nobody', repairs: 1 }];
    expect((await save(ada, { ...duel, pending })).problems).toHaveLength(1);
  });

  it('refuses what is no position, with the place', async () => {
    const bad = await refusal(
      save(ada, { ...duel, squadrons: [{ name: 'Waders', seat: 'seat-1', ships: [{ name: 'Tern' }] }] }),
    );
    expect([bad.status, bad.code]).toEqual([400, 'bad-position']);
    expect(bad.message).toContain('squadrons.0.ships.0.class');
    const nul = await refusal(save(ada, { ...duel, active: 'a\u0000b' }));
    expect([nul.status, nul.code]).toEqual([400, 'bad-request']);
    const none = await refusal(ada.api.savePosition({ ruleset: 'chess', position: duel }));
    expect([none.status, none.code]).toEqual([400, 'no-ruleset']);
    expect((await refusal(ada.api.savePosition({ ruleset, position: undefined }))).code).toBe('bad-request');
    expect((await refusal(ada.api.position('0000000000'))).code).toBe('no-position');
    expect((await fetch(`${server.url}/api/positions`)).status).toBe(401);
  });

  it('lists one’s own, the newest first, and lets the owner delete', async () => {
    const cora = await Guest.arrive(server.url, 'Cora');
    const first = await save(cora, duel, 'First');
    const second = await save(cora, duel, 'Second');
    const { positions } = await cora.api.positions();
    expect(positions).toEqual([second, first].map(({ id, name, createdAt }) => ({ id, ruleset, name, createdAt })));
    const others = await refusal(bob.api.deletePosition(first.id));
    expect([others.status, others.code]).toEqual([403, 'not-owner']);
    expect(await cora.api.deletePosition(first.id)).toEqual({ id: first.id });
    expect((await refusal(cora.api.position(first.id))).status).toBe(404);
    expect((await cora.api.positions()).positions.map(({ name }) => name)).toEqual(['Second']);
  });
});

describe('[HTTP-14] limits', () => {
  it('a position of more than 64 KiB is refused', async () => {
    const ships = Array.from({ length: 1500 }, (_, index) => ship(`Gull ${String(index)}`, { at: [9, 9] }));
    const huge = { ...duel, squadrons: [{ name: 'Gulls', seat: 'seat-1', ships }] };
    const refused = await refusal(save(ada, huge));
    expect([refused.status, refused.code]).toEqual([413, 'too-large']);
  });

  it('a person has 500 at most, and one address saves only so often', async () => {
    const dora = await Guest.arrive(server.url, 'Dora');
    const { id } = await save(dora);
    await rows(
      `insert into position (id, owner_id, ruleset, name, position)
       select 'copy-' || n, owner_id, ruleset, name, position from position, generate_series(1, 499) n where id = $1`,
      id,
    );
    const refused = await refusal(save(dora));
    expect([refused.status, refused.code]).toEqual([409, 'too-many-positions']);
    await dora.api.deletePosition(id);
    expect((await save(dora)).problems).toEqual([]);
    const slow = await startServer({ catalog, settings: { POSITIONS_PER_HOUR: '1' } });
    const eve = await Guest.arrive(slow.url, 'Eve');
    await save(eve);
    expect((await refusal(save(eve))).status).toBe(429);
    await slow.stop();
  });
});

/** The views of the rules' own state of a position. */
async function ownViews(id: string, position: unknown): Promise<(who: Viewer) => View> {
  const rules = (await catalog[id]?.()) as AnyRuleset;
  const read = rules.fromPosition(rules.codec.position.parse(position));
  if (!read.ok) throw new Error(read.problems.join(' '));
  const match = playFrom(rules, read.value, new SeededDice(seededRandom(1)));
  return (who) => match.view(who) as View;
}

async function seated(made: NewMatch): Promise<void> {
  for (const { seat, token } of made.invitations) await bob.api.join(made.match.id, seat, { token });
}

describe('[HTTP-3] a match from a position', () => {
  const hands = { kushan: ['intercept', 'hit-and-run'], taiidan: ['all-ahead-full'] };
  const orbit = {
    round: 2,
    turn: 'taiidan',
    hands,
    units: [
      { card: 'interceptor', side: 'kushan', at: [3, 4], facing: 1, leader: 'squadron-leader' },
      { card: 'destroyer', side: 'taiidan', at: [9, 4], facing: 5, leader: 'vice-admiral' },
    ],
  };

  it.each([
    { id: ruleset, position: duel, awaited: 'seat-2', round: 'Round 3 of 6', sides: ['Coast Guard', 'Second Fleet'] },
    { id: 'fleet-command', position: orbit, awaited: 'seat-2', round: 'Round 2', sides: ['Kushan', 'Taiidan'] },
  ] as const)('$id: begins at that moment for two guests', async ({ id, position, awaited, round, sides }) => {
    const setup = { position, name: 'Last stand' };
    const made = await ada.api.createMatch({ ruleset: id, setup, opponent: 'friend' });
    expect(made.match).toMatchObject({ status: 'open', summary: 'Last stand' });
    expect(made.match.seats.map(({ side }) => side)).toEqual(sides);
    await seated(made);
    const people: readonly [Guest, Seat][] = [
      [ada, 'seat-1'],
      [bob, 'seat-2'],
    ];
    const tables = people.map(([person]) => person.open(made.match.id, { catalog }));
    const watcher = open(server.url, made.match.id, undefined, { catalog });
    await Promise.all([...tables, watcher].map((table) => table.when(({ seq, view }) => seq === 1 && view !== null)));
    const own = await ownViews(id, position);
    for (const [index, table] of tables.entries()) {
      const seat = people[index]?.[1] ?? awaited;
      expect(table.state.view).toEqual(own({ kind: 'seat', seat }));
    }
    expect(watcher.state.view).toEqual(own({ kind: 'public' }));
    expect(watcher.state.awaiting).toEqual([awaited]);
    expect(watcher.state.match).toMatchObject({ status: 'live', round });
    const rules = (await catalog[id]?.()) as AnyRuleset;
    const mover = tables[1];
    if (mover === undefined) throw new Error('nobody is awaited');
    const random = seededRandom(7);
    const command: unknown = rules.bots[0]?.choose(mover.state.view, mover.offers(), awaited, random);
    expect(await mover.send(command as { kind: string })).toEqual({ kind: 'accepted', seq: 2 });
    await Promise.all(tables.map((table) => table.when(({ seq }) => seq === 2)));
    for (const table of [...tables, watcher]) table.close();
  });

  it('is called so where the position has no name, and plays a bot too', async () => {
    const made = await ada.api.createMatch({ ruleset, setup: { position: duel }, opponent: 'bot' });
    expect(made.match).toMatchObject({ status: 'live', summary: 'From a position' });
    const table = ada.open(made.match.id, { catalog });
    await table.when(({ seq, awaiting }) => seq > 1 && awaiting.includes('seat-1'));
    table.close();
  });

  it('refuses one from which none can begin', async () => {
    const make = (position: unknown) => refusal(ada.api.createMatch({ ruleset, setup: { position }, opponent: 'bot' }));
    const alone = await make({ ...duel, squadrons: duel.squadrons.slice(0, 1) });
    expect([alone.status, alone.code]).toEqual([400, 'bad-position']);
    expect(alone.message).toMatch(/^seat-2 has no flagship/);
    const wrong = await make({ ...duel, round: 'three' });
    expect([wrong.code, wrong.message]).toEqual(['bad-setup', expect.stringContaining('position.round')]);
  });
});
