/** Casts: who makes them, what is told of them and when; in a real server on a real database. */
import { castsApi, passesApi, socketUrl } from '@broadside/client';
import type { Connection } from '@broadside/client';
import type { CueData } from '@broadside/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase, open, refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson } from './league-people.ts';
import type { LeaguePerson } from './league-people.ts';
import { SimulatedTime } from './simulated-time.ts';
import { aMoment, changed, everything, readRoutes } from './strangers.ts';
import { casterOf, leagueNight, moveAt } from './watched-tables.ts';

const time = new SimulatedTime(Date.now());
const settings = { REQUESTS_PER_MINUTE: '100000', SOCKETS_PER_ADDRESS: '1000' };
let databaseUrl: string;
let server: TestServer;
let night: Awaited<ReturnType<typeof leagueNight>>;
let cass: LeaguePerson;
let stranger: LeaguePerson;
let match: string;
beforeAll(async () => {
  databaseUrl = await newDatabase();
  server = await startServer({ databaseUrl, settings, time });
  night = await leagueNight(server);
  cass = await casterOf(server, night);
  stranger = await leaguePerson(server, 'Stranger');
  [match = ''] = night.tables;
});
afterAll(async () => {
  await server.stop();
});

const casts = ({ cookie }: { readonly cookie: string }) => castsApi(server.url, { headers: { cookie } });
const ring: CueData = { kind: 'ring', at: [0.5, 0.25], radius: 0.1 };
const about = { title: 'Evening cast', language: 'en' } as const;
const at = ({ cookie }: LeaguePerson, id = match): Connection => open(server.url, id, cookie);
const reason = (code: string) => ({ kind: 'rejected', reason: { code } });

describe('a cast', () => {
  it('[WATCH-52] is made by who does not play there, with those whom they ask, each with rights', async () => {
    const seats = (await stranger.member.api.match(match)).match.seats.map(({ name }) => name);
    const player = night.people.find(({ name }) => seats.includes(name)) as LeaguePerson;
    expect((await refusal(casts(player).makeCast({ match, ...about }))).code).toBe('own-match');
    expect((await refusal(casts(stranger).makeCast({ league: night.slug, ...about }))).code).toBe('not-official');
    const own = await casts(stranger).makeCast({ match, ...about, title: 'From the sofa' });
    const official = await casts(cass).makeCast({ league: night.slug, ...about, link: 'https://example.org/sound' });
    expect([own.official, official.official]).toEqual([false, true]);
    expect((await casts(player).castsOf(match)).casts.map(({ title }) => title)).toEqual([
      'Evening cast',
      'From the sofa',
    ]);
    const dee = await leaguePerson(server, 'Dee');
    await casts(cass).castMember(official.id, { do: 'invite', handle: dee.handle, rights: ['draw'] });
    const line = at(dee);
    await line.when((state) => state.phase === 'live');
    expect(await line.cue(official.id, ring)).toMatchObject(reason('not-caster'));
    expect((await casts(stranger).cast(official.id)).casters).toHaveLength(1);
    await casts(dee).castMember(official.id, { do: 'accept' });
    expect(await line.cue(official.id, ring)).toMatchObject({ kind: 'accepted' });
    expect(await line.cue(official.id, { kind: 'text', text: 'Hello.' })).toMatchObject(reason('no-right'));
    expect(await line.cue(own.id, ring)).toMatchObject(reason('not-caster'));
    expect(
      (await refusal(casts(dee).castMember(official.id, { do: 'invite', handle: cass.handle, rights: ['draw'] }))).code,
    ).toBe('not-allowed');
    line.close();
  });

  it('[WATCH-53] takes ten cues a second, of bounded size, once each, and not when it is over', async () => {
    const { id } = await casts(stranger).makeCast({ match, ...about });
    const line = at(stranger);
    await line.when((state) => state.phase === 'live');
    const same = { id: 'one-and-the-same' };
    expect(await Promise.all([line.cue(id, ring, same)])).toMatchObject([{ kind: 'accepted' }]);
    expect(await line.cue(id, ring, same)).toMatchObject({ kind: 'accepted' });
    const told = await Promise.all(
      Array.from({ length: 24 }, () =>
        line.cue(id, {
          kind: 'pen',
          points: [
            [0, 0],
            [1, 1],
          ],
        }),
      ),
    );
    expect(told.filter(({ kind }) => kind === 'accepted').length).toBeLessThan(22);
    expect(told.at(-1)).toMatchObject(reason('too-fast'));
    const points = Array.from({ length: 65 }, (): [number, number] => [0.5, 0.5]);
    expect(await line.cue(id, { kind: 'pen', points })).toMatchObject({ kind: 'failed', code: 'bad-message' });
    await time.moveTo(time.now() + 5000);
    expect(await line.cue(id, { kind: 'moment', to: 90 })).toMatchObject(reason('not-there'));
    expect((await casts(stranger).endCast(id)).status).toBe('ended');
    await time.moveTo(time.now() + 1000);
    expect(await line.cue(id, ring)).toMatchObject(reason('ended'));
    expect((await casts(cass).cues(id)).status).toBe('ended');
    line.close();
  });

  it('[WATCH-54] with a live pass waits for its entry, plus the time taken over it; until then no byte tells of it', async () => {
    const { id } = await casts(cass).makeCast({ match, ...about, title: 'Ahead' });
    await passesApi(server.url, { headers: { cookie: night.owner.cookie } }).givePass(match, {
      ...{ handle: cass.handle, kind: 'caster', of: 'match' },
    });
    const line = open(server.url, match, cass.cookie, { url: socketUrl(server.url, match, 'ahead') });
    await line.when((state) => state.seq > 0);
    const entry = time.now();
    const seq = await moveAt(server, match);
    await line.when((state) => state.seq === seq);
    const named = { match, players: [cass.id], league: night.slug, season: '', cast: id };
    const routes = readRoutes(server).filter((route) => /cast|\/watch|\/match|log/.test(route));
    const look = async () => {
      await aMoment();
      return everything(server, [named], [undefined, stranger.cookie], routes);
    };
    await look();
    const before = await look();
    await time.moveTo(entry + 2500);
    // Also who is in the cast, and its title, tell nothing: they are not changed from ahead.
    expect((await refusal(casts(cass).changeCast(id, { ...about, title: 'Lost!', link: null }))).code).toBe('ahead');
    expect(await line.cue(id, ring, { id: 'first-ring' })).toMatchObject({ kind: 'accepted', seq });
    expect(await line.cue(id, { kind: 'text', text: 'Look at this.' })).toMatchObject({ kind: 'accepted' });
    await casts(cass).endCast(id);
    expect(changed(before, await look())).toEqual([]);
    await time.moveTo(entry + 62_449);
    expect((await casts(stranger).cues(id)).cues).toEqual([]);
    await time.moveTo(entry + 62_550);
    const news = await casts(stranger).cues(id);
    expect(news.cues[0]).toEqual({ id: 'first-ring', by: 1, match, seq, ms: 2500, cue: ring });
    const told = news;
    expect(told.cues.map(({ cue }) => cue.kind)).toEqual(['ring', 'text', 'end']);
    expect(told.status).toBe('ended');
    line.close();
  });

  it('[WATCH-55] is a file and captions, and is told by the next server as by this one', async () => {
    const list = await casts(stranger).castsOf(match);
    const { id } = list.casts.find(({ title }) => title === 'Ahead') ?? { id: '' };
    const get = async (path: string) => (await fetch(`${server.url}/api/casts/${id}/${path}`)).text();
    const captions = await get('captions.vtt');
    expect(captions).toMatch(/^WEBVTT\n\n00:00:\d\d\.\d{3} --> [\d:.]+\nLook at this\.\n$/);
    const [file, told] = [await get('cast.json'), await get('cues')];
    expect(JSON.parse(file)).toMatchObject({ format: 1, cast: { title: 'Ahead' }, cues: [{ ms: 2500 }, {}, {}] });
    await server.stop();
    server = await startServer({ databaseUrl, settings: { ...settings, WATCH_WAIT_SECONDS: '10' }, time });
    expect([await get('captions.vtt'), await get('cast.json'), await get('cues')]).toEqual([captions, file, told]);
  });

  it('[WATCH-56] counts the votes of browsers in a poll', async () => {
    const { id } = await casts(stranger).makeCast({ match, ...about });
    const line = at(stranger);
    await line.when((state) => state.phase === 'live');
    const poll = { kind: 'poll', question: 'Who wins?', options: ['Red', 'Blue'] } as const;
    await line.cue(id, { ...poll, options: [...poll.options] }, { id: 'who-wins' });
    const vote = async (watcher: string, option: number, asked = 'who-wins'): Promise<number> => {
      const body = JSON.stringify({ watcher, poll: asked, option });
      const headers = { 'content-type': 'text/plain' };
      return (await fetch(`${server.url}/watch/cast/${id}/vote`, { method: 'POST', headers, body })).status;
    };
    const [one, two] = ['a-random-value-one', 'a-random-value-two'];
    expect([await vote(one, 0), await vote(one, 1), await vote(two, 1)]).toEqual([204, 204, 204]);
    expect([await vote(two, 2), await vote(two, 0, 'another-poll')]).toEqual([404, 404]);
    await line.cue(id, { kind: 'tally', poll: 'who-wins' });
    expect(await vote(two, 0)).toBe(404);
    expect((await casts(cass).cues(id)).cues.at(-1)?.cue).toEqual({ kind: 'tally', poll: 'who-wins', votes: [0, 2] });
    line.close();
  });

  it('[WATCH-57] is reported cue by cue, and taken away by a moderator or the league within a second', async () => {
    const { id } = (await casts(stranger).castsOf(match)).casts.find(
      ({ status, title }) => status === 'running' && title === 'From the sofa',
    ) ?? { id: '' };
    const line = at(stranger);
    await line.when((state) => state.phase === 'live');
    await line.cue(id, { kind: 'text', text: 'Rude.' }, { id: 'rude-words' });
    expect((await refusal(casts(cass).reportCue(id, 'no-such-cue', 'Rude'))).code).toBe('no-cue');
    await casts(cass).reportCue(id, 'rude-words', 'Rude');
    const mo = await leaguePerson(server, 'Mo', 'moderator');
    expect((await mo.member.api.reportsWaiting()).waiting).toBe(1);
    const [report] = (await casts(mo).cueReports()).reports;
    expect(report).toMatchObject({ cue: { text: 'Rude.' }, name: 'Stranger', by: 'Cass', verdict: null });
    const waiting = fetch(`${server.url}/watch/cast/${id}/after/1`);
    const pressed = performance.now();
    await casts(mo).settleCueReport(report?.id ?? 0, { verdict: 'removed' });
    expect((await mo.member.api.reportsWaiting()).waiting).toBe(0);
    expect(await (await waiting).json()).toEqual({ n: 1, status: 'removed', cues: [] });
    expect(performance.now() - pressed).toBeLessThan(1000);
    expect((await casts(cass).cues(id)).cues).toEqual([]);
    const other = await casts(stranger).makeCast({ match, ...about });
    expect((await refusal(casts(cass).endCast(other.id))).status).toBe(403);
    expect((await casts(night.owner).endCast(other.id)).status).toBe('removed');
    line.close();
  });
});

describe('[WATCH-68] three casts of one match', () => {
  it('keep their own cues at their own moments, and one that is ended leaves the others', async () => {
    const third = await leaguePerson(server, 'Tess');
    const [, other = ''] = night.tables;
    const made = [
      await casts(stranger).makeCast({ match: other, ...about, title: 'Sofa' }),
      await casts(third).makeCast({ match: other, ...about, title: 'Attic', language: 'fr' }),
      await casts(cass).makeCast({ match: other, ...about, title: 'Studio' }),
    ];
    const lines = [stranger, third, cass].map((who) => at(who, other));
    for (const line of lines) await line.when((state) => state.phase === 'live' && state.seq > 0);
    // The league's own is first, whoever came first.
    const listed = (await casts(third).castsOf(other)).casts.filter(({ match: of }) => of === other);
    expect(listed.map(({ title }) => title)).toEqual(['Studio', 'Sofa', 'Attic']);
    const began = time.now();
    const meant: { readonly cast: number; readonly after: number }[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const [cast, after] = [turn % 3, 137 * (turn + 1)];
      await time.moveTo(began + after);
      const cue: CueData = { kind: 'label', at: [0.5, 0.5], text: `cue ${String(turn)}` };
      expect(await lines[cast]?.cue(made[cast]?.id ?? '', cue)).toMatchObject({ kind: 'accepted' });
      meant.push({ cast, after });
      if (turn === 5) expect((await casts(night.owner).endCast(made[1]?.id ?? '')).status).toBe('removed');
      if (turn !== 5) continue;
      // Whoever goes on there is told that it is over.
      expect(await lines[1]?.cue(made[1]?.id ?? '', cue)).toMatchObject(reason('ended'));
      made[1] = await casts(third).makeCast({ match: other, ...about, title: 'Attic again' });
    }
    const cues = async (cast: number) => (await casts(stranger).cues(made[cast]?.id ?? '')).cues;
    for (const cast of [0, 2]) {
      const own = meant.filter((each) => each.cast === cast);
      const told = await cues(cast);
      expect(told.map(({ cue }) => cue.kind === 'label' && cue.text)).toEqual(
        own.map(({ after }) => `cue ${String(after / 137 - 1)}`),
      );
      // One entry for all of them: what lies between two is what lay between them.
      const [first] = told;
      for (const [index, { ms, seq }] of told.entries()) {
        expect(seq).toBe(first?.seq);
        const meantMs = (own[index]?.after ?? 0) - (own[0]?.after ?? 0);
        expect(Math.abs(ms - (first?.ms ?? 0) - meantMs)).toBeLessThanOrEqual(50);
      }
    }
    expect((await cues(1)).map(({ cue }) => cue.kind === 'label' && cue.text)).toEqual(['cue 7', 'cue 10']);
    for (const line of lines) line.close();
  });
});
