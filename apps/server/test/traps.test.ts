/** Code of a game that never ends, fills the memory or throws over what a stranger brings: that request alone suffers. */
import { moveFor } from '@broadside/bench/synthetic';
import type { Connection } from '@broadside/client';
import type { MatchRecord } from '@broadside/match';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest, refusal, seatedMatch, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

const ruleset = 'synthetic';
/** By what the code does, the codes of the refusal. What fills the memory may be slow to do it. */
const answers = { loop: ['too-long'], grow: ['too-much', 'too-long'], throw: ['rules-failed'] } as const;
type Trap = keyof typeof answers;
const trapNames = Object.keys(answers) as Trap[];

let server: TestServer;
let ada: Guest;
beforeAll(async () => {
  server = await startServer({
    catalogModule: new URL('trapped-catalog.ts', import.meta.url),
    settings: { WORKERS: '1', WORKER_SECONDS: '2', WORKER_MEMORY_MB: '128' },
  });
  ada = await Guest.arrive(server.url, 'Ada');
});
afterAll(() => server.stop());

/** Two people who take turns at a table of the same server. */
async function tableBeside(): Promise<{ readonly move: () => Promise<unknown>; readonly close: () => void }> {
  const { ada: one, bob: two, id } = await seatedMatch(server.url);
  const tables = [one.open(id), two.open(id)] as [Connection, Connection];
  await Promise.all(tables.map((table) => table.when(({ seq }) => seq === 1)));
  let moves = 0;
  return {
    async move() {
      const sent = await tables[moves % 2]?.send(moveFor(moves));
      moves += 1;
      await Promise.all(tables.map((table) => table.when(({ seq }) => seq === moves + 1)));
      return sent;
    },
    close: () => tables.forEach((table) => table.close()),
  };
}

/** A seat that is awaited and whose view carries the trap, in its own note. */
async function noted(text: string): Promise<{ readonly by: Guest; readonly id: string }> {
  const { ada: by, bob, id } = await seatedMatch(server.url);
  const [own, others] = [by.open(id), bob.open(id)];
  await Promise.all([own, others].map((table) => table.when(({ seq }) => seq === 1)));
  await own.send({ kind: 'note', text });
  await others.when(({ seq }) => seq === 2);
  await others.send({ kind: 'note', text: '' });
  await own.when(({ seq }) => seq === 3);
  for (const table of [own, others]) table.close();
  return { by, id };
}

/** The record of a match in which somebody noted the trap: deciding that again falls into it. */
async function recordWith(text: string): Promise<MatchRecord> {
  const { by, id } = await noted(text);
  const table = by.open(id);
  await table.when(({ seq }) => seq === 3);
  await table.send({ kind: 'concede' });
  table.close();
  return by.api.record(id);
}

const oneCase = (given: object) => ({
  id: 'a-case',
  given,
  when: [{ by: 'seat-1', command: { kind: 'concede' } }],
  then: { awaiting: [] },
});

/** What a stranger asks, with a trap in it or without, by route. */
const routes: Readonly<Record<string, (word: string) => Promise<unknown>>> = {
  'POST /api/positions, reading it': (read) => ada.api.savePosition({ ruleset, position: { read } }),
  'POST /api/positions, beginning from it': (start) => ada.api.savePosition({ ruleset, position: { start } }),
  'POST /api/cases': (from) => ada.api.fileCase({ ruleset, case: oneCase({ from }) }),
  'POST /api/matches, with a setup': async (word) =>
    ada.api.createMatch({ ruleset, opponent: 'bot', setup: word === 'none' ? {} : { position: { start: word } } }),
  'POST /api/matches, with a setup and its seats': async (word) =>
    ada.api.createMatch({ ruleset, opponent: 'friend', setup: word === 'none' ? {} : { seats: word } }),
  'POST /api/fleets': (faults) => ada.api.createFleet({ ruleset, design: { faults } }),
  'PUT /api/fleets/:id': async (faults) => {
    const { id, version } = await ada.api.createFleet({ ruleset, design: {} });
    return ada.api.saveFleet(id, { version, design: { faults } });
  },
  'POST /api/records': async (word) => ada.api.importRecord(await recordWith(word)),
  'GET /api/matches/:id/offers': async (text) => {
    const { by, id } = await noted(text);
    return by.api.offers(id);
  },
};

/** Over what the server has itself: nobody who asks can make it smaller, so that the server is too busy. */
const oursToBear = ['GET /api/matches/:id/offers'];
const busy = /^The server has too much to look at\. Try again in \d+ seconds\.$/;

/** Where what is thrown is an answer by itself: a case is filed with it, a record does not hold. */
const throwingIsAnswered = ['POST /api/cases', 'POST /api/records'];

describe.each(Object.keys(routes))('[HTTP-19] %s', (route) => {
  it.each(trapNames.filter((trap) => trap !== 'throw' || !throwingIsAnswered.includes(route)))(
    'survives code that does this: %s',
    async (trap) => {
      const beside = await tableBeside();
      const [{ status, code, message }] = await Promise.all([
        refusal(routes[route]!(trap)),
        (async () => {
          for (let moves = 0; moves < 10; moves += 1) expect(await beside.move()).toMatchObject({ kind: 'accepted' });
        })(),
      ]);
      const tooBusy = code === 'busy' && oursToBear.includes(route);
      expect(status).toBe(tooBusy ? 503 : 422);
      if (!tooBusy) expect(answers[trap]).toContain(code);
      if (trap === 'loop') expect(tooBusy).toBe(oursToBear.includes(route));
      expect(message).toMatch(tooBusy ? busy : /^The rules .* over (this|what) .*\.$/);
      expect(await beside.move()).toMatchObject({ kind: 'accepted' });
      beside.close();
      await expect(routes[route]!('none')).resolves.toBeDefined();
    },
  );
});

it('[HTTP-2] refuses JSON without a bottom before anything walks through it', async () => {
  const headers = { 'content-type': 'application/json', cookie: ada.cookie };
  const record = await recordWith('none');
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);
  for (const [path, body] of [
    ['positions', `{"ruleset":"${ruleset}","position":${deep}}`],
    ['cases', `{"ruleset":"${ruleset}","case":${deep}}`],
    ['fleets', `{"ruleset":"${ruleset}","design":${deep}}`],
    ['matches', `{"ruleset":"${ruleset}","opponent":"bot","setup":${deep}}`],
    ['records', deep],
    [
      'records',
      JSON.stringify({ ...record, header: { ...record.header, setup: [] } }).replace('"setup":[]', `"setup":${deep}`),
    ],
  ] as const) {
    const response = await fetch(`${server.url}/api/${path}`, { method: 'POST', headers, body });
    expect([path, response.status]).toEqual([path, 400]);
  }
});

it('is what came of a case, and a reason why a record does not hold', async () => {
  const filed = await ada.api.fileCase({ ruleset, case: oneCase({ from: 'throw' }) });
  expect(filed).toMatchObject({ passed: false, finding: 'The rules of this game are wrong.' });
  const { status, code, message } = await refusal(ada.api.importRecord(await recordWith('throw')));
  expect([status, code]).toEqual([400, 'false-record']);
  expect(message).toContain('Entry 2');
});

it('is among the problems of a position that was saved under other rules: it is shown all the same', async () => {
  const saved = await ada.api.savePosition({ ruleset, position: { start: 'none' } });
  expect(await ada.api.position(saved.id)).toEqual(saved);
  const trap = await ada.api.savePosition({ ruleset, position: {} });
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query(`update position set position = '{"start":"throw"}' where id = $1`, [trap.id]);
  await client.end();
  expect(await ada.api.position(trap.id)).toMatchObject({
    position: { start: 'throw' },
    problems: ['The rules failed over this position. The fault is ours; the operator can read of it.'],
  });
});
