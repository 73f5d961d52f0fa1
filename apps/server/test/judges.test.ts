/** A judge at a table: who may be one, what everybody sees, what is kept of it, in a real server on a real database. */
import { moveFor, synthetic } from '@broadside/bench/synthetic';
import { verifyRecord } from '@broadside/match';
import type { Role } from '@broadside/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Jobs } from '../src/jobs/jobs.ts';
import { Guest, open, refusal, seatedMatch, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';

let server: TestServer;
let db: pg.Client;
/** When matches that were put away are to be woken. */
const wakes: { readonly match: string; readonly at: number }[] = [];
const jobs: Jobs = {
  wakeSeasonAt: () => Promise.resolve(),
  wakeMatchAt: (match, at) => (wakes.push({ match, at }), Promise.resolve()),
  sendNoticeAt: () => Promise.resolve(),
  sendNoticesAt: () => Promise.resolve(),
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};
beforeAll(async () => {
  server = await startServer({ jobs, settings: { ROOM_IDLE_SECONDS: '1' } });
  db = new pg.Client({ connectionString: server.databaseUrl });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await server.stop();
});

let count = 0;
async function official(name: string, role: Role): Promise<Guest> {
  const guest = await Guest.arrive(server.url, name);
  await give(guest, role);
  return guest;
}

async function give(guest: Guest, role: Role): Promise<void> {
  const handle = `${role}-${String((count += 1))}`;
  await db.query(`update person set handle = $2, handle_key = $2, role = $3::"Role" where id = $1`, [
    (await guest.api.me()).person?.id,
    handle,
    role,
  ]);
}

describe('a judge', () => {
  it('[ACT-11, ACT-12, HTTP-80] stops the clocks for everybody at the table, and the record tells it', async () => {
    const { ada, bob, id } = await seatedMatch(server.url);
    const judge = await official('Jo', 'organiser');
    const [one, two, watcher] = [ada.open(id), bob.open(id), open(server.url, id, undefined)];
    await Promise.all([one, two, watcher].map((each) => each.when((state) => state.seq === 1)));
    expect(await judge.api.setClocks(id, { clocks: 'stop', reason: '  Which way did it turn? ' })).toEqual({ seq: 2 });
    for (const each of [one, two, watcher]) {
      const { table, awaiting, log } = await each.when((state) => state.seq === 2);
      expect(table?.stopped).toMatchObject({
        judge: { name: 'Jo', role: 'organiser' },
        reason: 'Which way did it turn?',
      });
      expect(awaiting).toEqual([]);
      expect(log.at(-1)?.parts).toEqual(['Jo (organiser) stops the clocks: Which way did it turn?']);
    }
    expect(await one.send(moveFor(0))).toMatchObject({ kind: 'rejected', reason: { code: 'stopped', rule: 'ACT-11' } });
    expect(await two.act({ act: 'go-on' })).toMatchObject({ kind: 'rejected', reason: { code: 'stopped' } });
    expect(await refusal(judge.api.setClocks(id, { clocks: 'stop', reason: 'Again' }))).toMatchObject({
      status: 409,
      code: 'stopped',
    });
    const late = open(server.url, id, undefined);
    expect((await late.when((state) => state.seq === 2)).table?.stopped?.judge?.name).toBe('Jo');
    await judge.api.setClocks(id, { clocks: 'start', reason: 'To port.' });
    expect((await one.when((state) => state.seq === 3)).table?.stopped).toBeNull();
    expect(one.state.log.at(-1)?.parts).toEqual(['Jo (organiser) starts the clocks again: To port.']);
    expect(await one.send(moveFor(0))).toMatchObject({ kind: 'accepted', seq: 4 });
    await judge.api.setClocks(id, { clocks: 'stop', reason: 'Once more' });
    expect(await two.act({ act: 'resign' })).toMatchObject({ kind: 'accepted' });
    await one.when((state) => state.match?.status === 'finished');
    expect(verifyRecord(await ada.api.record(id), synthetic)).toMatchObject({ ok: true });
    expect(await refusal(judge.api.setClocks(id, { clocks: 'start' }))).toMatchObject({
      status: 409,
      code: 'not-live',
    });
    const { rows } = await db.query(`select what, subject from audit_entry where who like 'Jo %' order by id`);
    expect(rows).toEqual([
      { what: 'clocks-stopped', subject: `${id}: Which way did it turn?` },
      { what: 'clocks-started', subject: `${id}: To port.` },
      { what: 'clocks-stopped', subject: `${id}: Once more` },
    ]);
    for (const each of [one, two, watcher, late]) each.close();
  });

  it('[HTTP-60, ACT-9, ACT-11] lets a match that stands still wait for nobody, and the lobby says why', async () => {
    const { ada, bob, id } = await seatedMatch(server.url);
    const judge = await official('Jo', 'organiser');
    const [one, two] = [ada.open(id), bob.open(id)];
    await one.when((state) => state.seq === 1);
    const own = async (): Promise<object[]> =>
      (await Promise.all([ada, bob].map((each) => each.api.lobby(false)))).flatMap(({ mine }) => mine);
    expect(await own()).toMatchObject([{ waits: true }, { waits: false }]);
    expect((await own()).some((each) => 'standstill' in each)).toBe(false);
    const until = Date.now() + 3_600_000;
    await two.act({ act: 'ask', for: { what: 'pause', until } });
    await one.act({ act: 'answer', request: 2, yes: true });
    const paused = { waits: false, deadline: null, standstill: { why: 'paused', until } };
    expect(await own()).toMatchObject([paused, paused]);
    await judge.api.setClocks(id, { clocks: 'stop', reason: 'Which way did it turn?' });
    const stopped = { waits: false, deadline: null, standstill: { why: 'stopped' } };
    expect(await own()).toMatchObject([stopped, stopped]);
    for (const each of [one, two]) each.close();
    while (server.app.rooms.peek(id) !== undefined) await new Promise((next) => setTimeout(next, 100));
    expect(await own()).toMatchObject([stopped, stopped]);
    await judge.api.setClocks(id, { clocks: 'start' });
    expect(await own()).toMatchObject([paused, paused]);
  });

  it('[HTTP-80] does not judge a match of their own, and says why', async () => {
    const { ada, id } = await seatedMatch(server.url);
    const judge = await official('Jo', 'moderator');
    await give(ada, 'admin');
    expect(await refusal(ada.api.setClocks(id, { clocks: 'stop', reason: 'Wait' }))).toMatchObject({
      status: 403,
      code: 'own-match',
    });
    expect(await refusal(judge.api.setClocks(id, { clocks: 'stop', reason: '   ' }))).toMatchObject({ status: 400 });
    expect(await refusal(judge.api.setClocks(id, { clocks: 'stop', reason: 'a\nb' }))).toMatchObject({ status: 400 });
    const open = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'anyone' });
    const waiting = judge.api.setClocks(open.match.id, { clocks: 'stop', reason: 'Wait' });
    expect(await refusal(waiting)).toMatchObject({ status: 409, code: 'not-live' });
  });

  it('[ACT-11, TEMPO-3] leaves no job that would let a flag fall while the match is put away', async () => {
    const [ada, bob] = await Promise.all([Guest.arrive(server.url, 'Ada'), Guest.arrive(server.url, 'Bob')]);
    const judge = await official('Jo', 'moderator');
    const tempo = { kind: 'correspondence', decisionMs: 86_400_000 } as const;
    const { match, invitations } = await ada.api.createMatch({ ruleset: 'synthetic', opponent: 'friend', tempo });
    await bob.api.join(match.id, 'seat-2', { token: invitations[0]?.token ?? '' });
    await judge.api.setClocks(match.id, { clocks: 'stop', reason: 'Wait' });
    const away = async (): Promise<void> => {
      while (server.app.rooms.peek(match.id) !== undefined) await new Promise((next) => setTimeout(next, 100));
    };
    await away();
    expect(wakes.filter((each) => each.match === match.id)).toEqual([]);
    const before = Date.now();
    await judge.api.setClocks(match.id, { clocks: 'start' });
    await away();
    const [wake, ...more] = wakes.filter((each) => each.match === match.id);
    expect(more).toEqual([]);
    expect(wake?.at).toBeGreaterThan(before + 86_400_000 - 60_000);
  });
});
