/** Following: who is told of which match, once, and never before everybody may know; on a real database and job queue. */
import { synthetic } from '@broadside/bench/synthetic';
import { followsApi } from '@broadside/client';
import type { FollowsApi } from '@broadside/client';
import { mostFollows, noticeKinds } from '@broadside/protocol';
import type { AnyRuleset } from '@broadside/rules/kernel';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PgBossJobs } from '../src/jobs/jobs.ts';
import { usualChoices } from '../src/notices/choices.ts';
import { Guest, newDatabase, refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { idOf, memberAt, until } from './members.ts';
import { PushService } from './push-service.ts';
import { SimulatedTime } from './simulated-time.ts';
import { begunAt, endOf, leagueNight, minuteLate, moveAt } from './watched-tables.ts';

/** The game of tests, with rounds that are counted. */
const counted = {
  ...synthetic,
  narrate: (event, before, after, who) => {
    const round = after.table.turn.round;
    const next = before !== undefined && round > before.table.turn.round;
    return next
      ? { parts: [`Round ${String(round)}`], rules: [], tone: 'phase' }
      : synthetic.narrate(event, before, after, who);
  },
  story: {
    standing: (view) => ({ round: Number(view['turn']?.['round']), counts: [], sides: [], ships: [] }),
    honours: { sank: '', hits: '', stopped: '', unhurt: '' },
  },
} satisfies typeof synthetic as unknown as AnyRuleset;

const time = new SimulatedTime(Date.now());
const settings = { WEB_DIR: '/nowhere', PUSH_HOSTS: '127.0.0.1', REQUESTS_PER_MINUTE: '100000' };
const catalog = { synthetic: () => Promise.resolve(counted) };
let databaseUrl: string;
let db: pg.Client;
let server: TestServer;
let service: PushService;
const start = (): Promise<TestServer> => startServer({ databaseUrl, catalog, settings, time });
beforeAll(async () => {
  databaseUrl = await newDatabase();
  db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  service = await PushService.start();
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await service.stop();
  await db.end();
});

const pass = (ms: number): Promise<void> => time.moveTo(time.now() + ms);
const followsOf = ({ cookie }: { readonly cookie: string }): FollowsApi =>
  followsApi(server.url, { headers: { cookie } });

/** Somebody who can be reached, in a browser of their own. */
async function follower(name = 'Fay', at = server): Promise<Guest> {
  const member = await memberAt(at, name);
  const keys = { p256dh: service.subscription.keys.p256dh, auth: service.subscription.keys.auth };
  await member.api.addPush({ endpoint: `${service.subscription.endpoint}-${await idOf(member)}`, keys });
  return member;
}

interface Told {
  readonly id: number;
  readonly match: string;
  readonly state: string;
}
const toldTo = async (who: Guest): Promise<Told[]> => {
  const sql = `select id, match_id as match, state from notice where person_id = $1 and kind = 'followed' order by id`;
  return (await db.query<Told>(sql, [await idOf(who.at(server.url))])).rows;
};
/** What their browser is shown of a notice; undefined where nothing is. */
async function said(who: Guest): Promise<string | undefined> {
  const [last] = (await toldTo(who)).slice(-1);
  const before = service.got.length;
  await server.app.notices.send(last?.id ?? 0, 0);
  return service.got.slice(before)[0]?.notice.body;
}
const toldOf = (who: Guest, match: string) =>
  until(
    () => toldTo(who),
    (told) => told.some((each) => each.match === match),
  ).then((told) => told.filter((each) => each.match === match).length);
/** All that was to be looked at has been. */
async function looked(id: string): Promise<void> {
  server.app.followers.look(id);
  await server.app.followers.settled();
}

describe('[WATCH-26] somebody follows', () => {
  it('a person, a league, a season and a match, changes when to be told, and ends it', async () => {
    const night = await leagueNight(server);
    const fay = await follower();
    const mine = followsOf(fay);
    const [ada] = night.people;
    const season = await db.query<{ season: string }>('select season_id as season from match where id = $1', [
      night.tables[0],
    ]);
    await mine.follow({ kind: 'person', id: ada?.handle ?? '', tell: 'start' });
    await mine.follow({ kind: 'league', id: night.slug, tell: 'nothing' });
    await mine.follow({ kind: 'season', id: season.rows[0]?.season ?? '', tell: 'end' });
    const { follows } = await mine.follow({ kind: 'match', id: night.tables[0] ?? '', tell: 'round', round: 5 });
    expect(follows.map(({ kind, name, tell, round }) => [kind, name, tell, round])).toEqual([
      ['match', expect.any(String), 'round', 5],
      ['season', 'Narrow Sea, Season', 'end', null],
      ['league', 'Narrow Sea', 'nothing', null],
      ['person', 'Ada', 'start', null],
    ]);
    const person = { kind: 'person', id: ada?.id ?? '' } as const;
    const changed = await mine.follow({ ...person, tell: 'end' });
    expect([changed.follows.length, changed.asked?.follows?.tell]).toEqual([4, 'end']);
    expect((await mine.unfollow(person)).asked).toMatchObject({ follows: null, tells: ['start', 'end', 'nothing'] });
    expect((await mine.follows()).follows.map(({ kind }) => kind)).toEqual(['match', 'season', 'league']);
  });

  it('only what there is, with an account, and two hundred things at most', async () => {
    const table = await begunAt(server);
    const nobody = followsApi(server.url);
    expect((await refusal(nobody.follows())).status).toBe(401);
    const guest = await Guest.arrive(server.url, 'Gus');
    expect((await refusal(followsOf(guest).follows())).code).toBe('no-account');
    const fay = await memberAt(server, 'Fay');
    const mine = followsOf(fay);
    const codeOf = async (body: Parameters<FollowsApi['follow']>[0]) => (await refusal(mine.follow(body))).code;
    expect(await codeOf({ kind: 'person', id: await idOf(fay), tell: 'start' })).toBe('yourself');
    expect(await codeOf({ kind: 'person', id: await idOf(guest), tell: 'start' })).toBe('guest');
    expect(await codeOf({ kind: 'person', id: 'no-such-one', tell: 'start' })).toBe('no-player');
    expect(await codeOf({ kind: 'league', id: 'nothing', tell: 'start' })).toBe('no-league');
    expect(await codeOf({ kind: 'season', id: '0000000000', tell: 'start' })).toBe('no-season');
    expect(await codeOf({ kind: 'match', id: '000000000000', tell: 'start' })).toBe('no-match');
    expect(await codeOf({ kind: 'match', id: table.id, tell: 'start' })).toBe('past');
    expect(await codeOf({ kind: 'match', id: table.id, tell: 'round', round: 1 })).toBe('past');
    expect(await codeOf({ kind: 'match', id: table.id, tell: 'round' })).toBe('bad-request');
    expect(await codeOf({ kind: 'person', id: await idOf(table.ada), tell: 'round', round: 2 })).toBe('bad-request');
    expect((await refusal(followsOf(table.ada).follow({ kind: 'match', id: table.id, tell: 'end' }))).code).toBe(
      'own-match',
    );
    const hidden = await begunAt(server, { delay: null, listed: false });
    expect(await codeOf({ kind: 'match', id: hidden.id, tell: 'end' })).toBe('not-listed');
    await db.query(
      `with made as (insert into person (id, name, email) select gen_random_uuid(), 'Many', n || $2 || '@x.invalid'
         from generate_series(2, ${String(mostFollows)}) n returning id)
       insert into follow (person_id, followed_id, tell, since) select $1::uuid, id, 'start', now() from made`,
      [await idOf(fay), await idOf(fay)],
    );
    const two = [table.ada, table.bob].map(async (each) =>
      mine.follow({ kind: 'person', id: await idOf(each), tell: 'start' }),
    );
    const came = await Promise.allSettled(two);
    expect(came.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await codeOf({ kind: 'match', id: table.id, tell: 'end' })).toBe('too-many');
    await endOf(table);
    expect((await refusal(followsOf(guest.at(server.url)).follows())).code).toBe('no-account');
    const ended = await memberAt(server, 'Eve');
    expect((await refusal(followsOf(ended).follow({ kind: 'match', id: table.id, tell: 'end' }))).code).toBe('over');
  });
});

describe('[WATCH-27] who does not want to be followed', () => {
  it('ends all that there is by saying so, and is offered to nobody', async () => {
    const [ada, bob] = [await memberAt(server, 'Ada'), await memberAt(server, 'Bob')];
    const fay = await follower();
    const whom = { kind: 'person', id: await idOf(ada) } as const;
    await followsOf(fay).follow({ ...whom, tell: 'start' });
    const table = await begunAt(server, minuteLate, [ada, bob]);
    await pass(60_000);
    expect(await toldOf(fay, table.id)).toBe(1);
    await ada.api.changeAccount({ followable: false });
    // What was noted already is not sent either.
    expect(await said(fay)).toBeUndefined();
    const { follows, asked } = await followsOf(fay).follows(whom);
    expect([follows, asked?.tells, asked?.refused?.code]).toEqual([[], [], 'not-followed']);
    expect((await refusal(followsOf(fay).follow({ ...whom, tell: 'start' }))).status).toBe(403);
    await ada.api.changeAccount({ followable: true });
    expect((await followsOf(fay).follows(whom)).follows).toEqual([]);
  });
});

describe('[WATCH-28] a follower is told', () => {
  it('of a match that is late when its start is public and no earlier, and once', async () => {
    const [ada, bob] = [await memberAt(server, 'Ada'), await memberAt(server, 'Bob')];
    const [fay, late, ends] = [await follower(), await follower('Lea'), await follower('Eva')];
    for (const each of [ada, bob]) await followsOf(fay).follow({ kind: 'person', id: await idOf(each), tell: 'start' });
    await followsOf(ends).follow({ kind: 'person', id: await idOf(ada), tell: 'end' });
    const { id } = await begunAt(server, minuteLate, [ada, bob]);
    await pass(59_999);
    await looked(id);
    expect(await toldTo(fay)).toEqual([]);
    await pass(1);
    expect(await toldOf(fay, id)).toBe(1);
    expect(await said(fay)).toBe('It has begun: Ada, Bob.');
    await pass(1);
    // Who comes now missed the start, and hears of no end that nobody asked for.
    await followsOf(late).follow({ kind: 'person', id: await idOf(ada), tell: 'start' });
    await endOf({ ada, id });
    await pass(59_999);
    await looked(id);
    expect(await toldTo(ends)).toEqual([]);
    await pass(1);
    expect(await toldOf(ends, id)).toBe(1);
    expect(await said(ends)).toBe('It is over: Ada, Bob.');
    await looked(id);
    expect([(await toldTo(fay)).length, (await toldTo(late)).length]).toEqual([1, 0]);
  });

  it('at the round that they asked for, as everybody sees it, or at the end where it does not come so far', async () => {
    const table = await begunAt(server, minuteLate);
    await pass(60_000);
    const [second, fifth] = [await follower('Sue'), await follower('Fitz')];
    const match = { kind: 'match', id: table.id, tell: 'round' } as const;
    expect((await followsOf(second).follows({ kind: 'match', id: table.id })).asked).toMatchObject({
      tells: ['round', 'end', 'nothing'],
      fromRound: 2,
    });
    await followsOf(second).follow({ ...match, round: 2 });
    await followsOf(fifth).follow({ ...match, round: 5 });
    // Whoever follows the match is told by that alone.
    await followsOf(fifth).follow({ kind: 'person', id: await idOf(table.ada), tell: 'start' });
    await moveAt(server, table.id);
    await moveAt(server, table.id);
    await pass(59_999);
    await looked(table.id);
    expect(await toldTo(second)).toEqual([]);
    // Nobody may know that round 2 runs: it can be asked for.
    expect((await followsOf(fifth).follows({ kind: 'match', id: table.id })).asked?.fromRound).toBe(2);
    await pass(1);
    expect(await toldOf(second, table.id)).toBe(1);
    expect(await said(second)).toBe('Round 2 has begun: Ada, Bob.');
    await endOf(table);
    await pass(60_000);
    expect(await toldOf(fifth, table.id)).toBe(1);
    expect((await toldTo(second)).length).toBe(1);
  });

  it('of no match that is unlisted, in which they sit, or in which somebody does not want to be shown', async () => {
    const [ada, bob, fay] = [await memberAt(server, 'Ada'), await memberAt(server, 'Bob'), await follower()];
    for (const each of [ada, bob]) await followsOf(fay).follow({ kind: 'person', id: await idOf(each), tell: 'start' });
    const unlisted = await begunAt(server, { delay: null, listed: false }, [ada, bob]);
    await looked(unlisted.id);
    const own = await begunAt(server, { delay: null, listed: true }, [ada, fay]);
    await looked(own.id);
    await bob.api.changeAccount({ featured: false });
    const unseen = await begunAt(server, { delay: null, listed: true }, [ada, bob]);
    await looked(unseen.id);
    expect(await toldTo(fay)).toEqual([]);
    await bob.api.changeAccount({ featured: true });
    const seen = await begunAt(server, { delay: null, listed: true }, [ada, bob]);
    expect(await toldOf(fay, seen.id)).toBe(1);
  });

  it('of a rematch when the end before it is public, and of what a season plays', async () => {
    const [ada, bob, fay] = [await memberAt(server, 'Ada'), await memberAt(server, 'Bob'), await follower()];
    await followsOf(fay).follow({ kind: 'person', id: await idOf(ada), tell: 'start' });
    const first = await begunAt(server, minuteLate, [ada, bob]);
    await endOf(first);
    await ada.api.askRematch(first.id);
    const again = (await bob.api.askRematch(first.id)).match ?? '';
    await pass(59_000);
    await looked(again);
    expect(await toldTo(fay)).toEqual([]);
    await pass(61_000);
    expect(await toldOf(fay, again)).toBe(1);
    const night = await leagueNight(server);
    const fan = await follower('Fan');
    await followsOf(fan).follow({ kind: 'league', id: night.slug, tell: 'start' });
    await pass(60_000);
    for (const id of night.tables) expect(await toldOf(fan, id)).toBe(1);
  });

  it('once, over a restart before and after it is noted', async () => {
    const [ada, bob, fay] = [await memberAt(server, 'Ada'), await memberAt(server, 'Bob'), await follower()];
    await followsOf(fay).follow({ kind: 'person', id: await idOf(ada), tell: 'start' });
    const { id } = await begunAt(server, minuteLate, [ada, bob]);
    await server.stop();
    await pass(30_000);
    server = await start();
    server.app.followers.start();
    await server.app.followers.settled();
    expect(await toldTo(fay)).toEqual([]);
    await pass(30_000);
    expect(await toldOf(fay, id)).toBe(1);
    await server.stop();
    await pass(60_000);
    server = await start();
    server.app.followers.start();
    await server.app.followers.settled();
    expect((await toldTo(fay)).length).toBe(1);
    expect(await said(fay)).toBe('It has begun: Ada, Bob.');
  });

  it('with a thousand others, some at a time, by a job queue of their own', { timeout: 60_000 }, async () => {
    const jobs = new PgBossJobs(databaseUrl, pino({ level: 'silent' }));
    const [ada, bob] = [await memberAt(server, 'Ada'), await memberAt(server, 'Bob')];
    await db.query(
      `with made as (insert into person (id, name, email, email_verified) select gen_random_uuid(), 'Many', n || '@many.invalid', true
         from generate_series(1, 1000) n returning id),
       pushes as (insert into push_subscription (endpoint, person_id, p256dh, auth)
         select 'https://gone.example/' || id, id, 'x', 'x' from made)
       insert into follow (person_id, followed_id, tell, since) select id, $1::uuid, 'start', now() - interval '1 day' from made`,
      [await idOf(ada)],
    );
    const { id } = await begunAt(server, { delay: null, listed: true }, [ada, bob]);
    const count = async (sql = ''): Promise<number> => {
      const { rows } = await db.query<{ all: number }>(
        `select count(*)::int as all from notice where match_id = $1 ${sql}`,
        [id],
      );
      return rows[0]?.all ?? 0;
    };
    await until(count, (all) => all === 1000);
    const sizes = await db.query(`select count(*)::int as size from notice where match_id = $1 group by xmin`, [id]);
    expect(Math.max(...sizes.rows.map(({ size }: { size: number }) => size))).toBeLessThanOrEqual(200);
    await jobs.start(
      () => Promise.resolve(),
      (notice, attempt) => server.app.notices.send(notice, attempt),
    );
    await jobs.sendNoticesAt(
      (await db.query<{ id: number }>('select id from notice where match_id = $1', [id])).rows.map((row) => row.id),
      0,
    );
    await until(
      () => count(`and state = 'done'`),
      (done) => done >= 100,
    );
    expect(await count(`and state = 'done'`)).toBeGreaterThanOrEqual(100);
    await jobs.stop();
  });
});

it('[WATCH-28] notices of what one follows are chosen like all others', () => {
  expect(noticeKinds).toContain('followed');
  expect(usualChoices.followed).toEqual({ push: true, mail: false });
});
