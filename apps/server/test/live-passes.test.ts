/** Live passes: given, told to the players, and ended by one press; in a real server on a real database. */
import { castsApi, passesApi, socketUrl } from '@broadside/client';
import type { Connection } from '@broadside/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { open, refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson } from './league-people.ts';
import type { LeaguePerson } from './league-people.ts';
import { until } from './members.ts';
import { SimulatedTime } from './simulated-time.ts';
import { casterOf, leagueNight, moveAt } from './watched-tables.ts';

const time = new SimulatedTime(Date.now());
let server: TestServer;
let night: Awaited<ReturnType<typeof leagueNight>>;
let cass: LeaguePerson;
let players: LeaguePerson[];
let match: string;
beforeAll(async () => {
  server = await startServer({ settings: { REQUESTS_PER_MINUTE: '100000' }, time });
  night = await leagueNight(server);
  cass = await casterOf(server, night);
  [match = ''] = night.tables;
  const seats = (await night.owner.member.api.match(match)).match.seats.map(({ name }) => name);
  players = night.people.filter(({ name }) => seats.includes(name));
});
afterAll(async () => {
  await server.stop();
});

const passesOf = ({ cookie }: { readonly cookie: string }) => passesApi(server.url, { headers: { cookie } });
const give = (of: 'match' | 'league' = 'match') =>
  passesOf(night.owner).givePass(match, { handle: cass.handle, kind: 'caster', of });
const ahead = (id = match): Connection =>
  open(server.url, id, cass.cookie, { url: socketUrl(server.url, id, 'ahead') });

describe('a live pass', () => {
  it('[WATCH-49] is given by officials of the league to one of them, and told to the seats', async () => {
    const [one, two] = players as [LeaguePerson, LeaguePerson];
    expect(
      (await refusal(passesOf(one).givePass(match, { handle: cass.handle, kind: 'caster', of: 'match' }))).code,
    ).toBe('not-official');
    const own = await refusal(
      passesOf(night.owner).givePass(match, { handle: one.handle, kind: 'caster', of: 'match' }),
    );
    expect([own.status, own.code]).toEqual([409, 'no-office']);
    const table = two.member.open(match);
    await table.when((state) => state.seq > 0);
    expect(await give()).toMatchObject({ gives: true, passes: [{ name: 'Cass', kind: 'caster', by: 'Olga' }] });
    expect((await table.when((state) => state.passes.length > 0)).passes).toMatchObject([
      { name: 'Cass', of: 'match' },
    ]);
    expect((await passesOf(two).passes(match)).passes).toHaveLength(1);
    const stranger = await leaguePerson(server, 'Stranger');
    expect((await refusal(passesOf(stranger).passes(match))).status).toBe(403);
    table.close();
    // Who comes later reads it as well.
    const late = one.member.open(match);
    expect((await late.when((state) => state.passes.length > 0)).passes).toHaveLength(1);
    late.close();
  });

  it('[WATCH-50] shows the public view at once, and ends in the moment in which it is ended', async () => {
    const looking = ahead();
    await looking.when((state) => state.seq > 0);
    expect(looking.state.you).toMatchObject({ viewer: 'public', seat: null, ahead: true });
    const stranger = await leaguePerson(server, 'Stranger');
    const watcher = stranger.member.open(match);
    await watcher.when((state) => state.phase === 'live');
    const seq = await moveAt(server, match);
    await looking.when((state) => state.seq === seq);
    expect(watcher.state.seq).toBe(0);
    const [pass] = (await passesOf(cass).passes(match)).passes;
    const pressed = performance.now();
    const left = looking.when((state) => state.ended !== null);
    await passesOf(cass).endPass(match, pass?.id ?? '');
    expect((await left).ended?.code).toBe('pass-ended');
    expect(performance.now() - pressed).toBeLessThan(1000);
    // From then on it opens nothing, and the same person is the public.
    const again = ahead();
    expect((await again.when((state) => state.ended !== null)).ended?.code).toBe('pass-ended');
    const late = cass.member.open(match);
    await late.when((state) => state.phase === 'live');
    expect(late.state.seq).toBe(0);
    for (const each of [late, watcher]) each.close();
  });

  it('[WATCH-51] lets nobody write to watchers before these have seen what was seen with it', async () => {
    const cast = cass.member.open(match);
    await cast.when((state) => state.phase === 'live');
    // It has ended, but what was seen with it is ahead still.
    expect(await cast.say('Halberd is lost.')).toMatchObject({ kind: 'rejected', reason: { code: 'ahead' } });
    await time.moveTo(time.now() + 61_000);
    expect(await cast.say('Good evening.')).toMatchObject({ kind: 'accepted' });
    await give('league');
    await time.moveTo(time.now() + 61_000);
    expect(await cast.say('And now?')).toMatchObject({ kind: 'rejected', reason: { code: 'ahead', rule: 'WATCH-51' } });
    cast.close();
  });

  it('[WATCH-51] is not needed to be ahead: who judges writes nothing to watchers, and casts nothing of both sides', async () => {
    const { owner } = night;
    await owner.judges.enterAsJudge(match, { sees: 'everything' });
    const line = owner.member.open(match);
    await line.when((state) => state.phase === 'live');
    expect(await line.say('A hand!')).toMatchObject({ kind: 'rejected', reason: { code: 'ahead' } });
    const casts = castsApi(server.url, { headers: { cookie: owner.cookie } });
    expect((await refusal(casts.makeCast({ match, title: 'A hand', language: 'en' }))).code).toBe('ahead');
    await owner.judges.leaveAsJudge(match);
    expect((await refusal(casts.makeCast({ match, title: 'A hand', language: 'en' }))).code).toBe('ahead');
    line.close();
  });

  it('[WATCH-49] of a league holds at each of its tables, and ends with the office; all of it stands in the audit log', async () => {
    const [, second = ''] = night.tables;
    const [one, two] = [ahead(), ahead(second)];
    await Promise.all([one, two].map((each) => each.when((state) => state.seq > 0)));
    const left = [one, two].map((each) => each.when((state) => state.ended !== null));
    await night.owner.leagues.endOffice(night.slug, cass.id);
    for (const each of await Promise.all(left)) expect(each.ended?.code).toBe('pass-ended');
    expect((await passesOf(night.owner).passes(second)).passes).toEqual([]);
    const admin = await leaguePerson(server, 'Adele', 'admin');
    const acts = async () => (await admin.member.api.audit()).entries.map(({ what }) => what);
    const log = await until(acts, (all) => all.includes('pass-ended'));
    expect(log.filter((what) => what === 'pass-given')).toHaveLength(2);
    expect(log).toContain('pass-ended');
  });
});
