/** Casts and the chat of a channel of TV: of whatever it shows, and of nothing else; on a real database. */
import { synthetic } from '@broadside/bench/synthetic';
import { ApiError, api, castsApi, channelChatApi } from '@broadside/client';
import type { ChannelLine, CueData } from '@broadside/protocol';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDatabase, open, refusal, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson } from './league-people.ts';
import type { LeaguePerson } from './league-people.ts';
import { until } from './members.ts';
import { SimulatedTime } from './simulated-time.ts';
import { begunAt, endOf, leagueNight, minuteLate, moveAt } from './watched-tables.ts';
import type { BegunMatch } from './watched-tables.ts';

const time = new SimulatedTime(Date.now());
const catalog = { synthetic: () => Promise.resolve(synthetic) };
const settings = { WEB_DIR: '/nowhere', WATCH_WAIT_SECONDS: '25', REQUESTS_PER_MINUTE: '100000' };
let databaseUrl: string;
let server: TestServer;
let sam: LeaguePerson;
let tia: LeaguePerson;
let mo: LeaguePerson;
let night: Awaited<ReturnType<typeof leagueNight>>;
const start = (): Promise<TestServer> => startServer({ databaseUrl, catalog, settings, time });
beforeAll(async () => {
  databaseUrl = await newDatabase();
  server = await start();
  [sam, tia, mo] = [
    await leaguePerson(server, 'Sam'),
    await leaguePerson(server, 'Tia'),
    await leaguePerson(server, 'Mo', 'moderator'),
  ];
});
afterAll(() => server.stop());
beforeEach(() => pass(4_000_000));

const pass = (ms: number): Promise<void> => time.moveTo(time.now() + ms);
const by = ({ cookie }: { readonly cookie: string }) => ({ headers: { cookie } });
const casts = (who: LeaguePerson) => castsApi(server.url, by(who));
const chat = (who?: { readonly cookie: string }) => channelChatApi(server.url, who ? by(who) : {});
const on = async (channel = 'best'): Promise<string | undefined> =>
  (await api(server.url).channel(channel)).on?.match.id;
interface Speaker {
  readonly cookie: string;
}
const ring: CueData = { kind: 'ring', at: [0.5, 0.25], radius: 0.1 };
const about = { title: 'TV night', language: 'en' } as const;
let ids = 0;
const sayNow = (who: Speaker, text: string, channel = 'best', id = `line-${String((ids += 1))}-0000`) =>
  chat(who).say(channel, { id, text });
/** As soon as they may: nobody says more than one thing a second. */
async function say(...said: Parameters<typeof sayNow>): Promise<ChannelLine> {
  for (;;) {
    const line = await sayNow(...said).catch((thrown: unknown) => {
      if (thrown instanceof ApiError && thrown.code === 'too-fast') return undefined;
      throw thrown;
    });
    if (line !== undefined) return line;
    await pause(100);
  }
}

/** A match that is on, alone, at once. */
async function shownNow(): Promise<BegunMatch> {
  const match = await begunAt(server);
  expect(await on()).toBe(match.id);
  return match;
}
async function ends(match: BegunMatch): Promise<void> {
  await endOf(match);
  await pass(30_000);
}

describe('[WATCH-81] a cast of a channel', () => {
  it('goes from match to match with it, is found at each, and casts nothing else', async () => {
    expect((await refusal(casts(sam).makeCast({ channel: 'nothing', ...about }))).code).toBe('no-channel');
    const first = await shownNow();
    const { id, channel, match } = await casts(sam).makeCast({ channel: 'best', ...about });
    expect([channel, match]).toEqual(['best', null]);
    const other = await begunAt(server);
    expect(await on()).toBe(first.id);
    const [line, beside] = [open(server.url, first.id, sam.cookie), open(server.url, other.id, sam.cookie)];
    for (const each of [line, beside]) await each.when((state) => state.phase === 'live');
    expect(await line.cue(id, ring)).toMatchObject({ kind: 'accepted' });
    expect(await beside.cue(id, ring)).toMatchObject({ kind: 'rejected', reason: { code: 'other-match' } });
    const listed = async (of: string) => (await casts(tia).castsOf(of)).casts.map((each) => each.id);
    expect([await listed(first.id), await listed(other.id)]).toEqual([[id], []]);
    await ends(first);
    expect(await on()).toBe(other.id);
    expect(await beside.cue(id, ring)).toMatchObject({ kind: 'accepted' });
    // Where it was cast before, it stays to be found and replayed; what was cast there can be added to.
    expect([await listed(first.id), await listed(other.id)]).toEqual([[id], [id]]);
    expect((await casts(tia).cues(id)).cues.map((cue) => cue.match)).toEqual([first.id, other.id]);
    expect(await line.cue(id, ring, { at: { seq: 1, ms: 5 } })).toMatchObject({ kind: 'accepted', seq: 1 });
    // Who plays there does not cast it, though they may make a cast of the channel.
    const player = await casts(other.ada as unknown as LeaguePerson).makeCast({ channel: 'best', ...about });
    const seat = open(server.url, other.id, other.ada.cookie);
    await seat.when((state) => state.phase === 'live');
    expect(await seat.cue(player.id, ring)).toMatchObject({ kind: 'rejected', reason: { code: 'own-match' } });
    expect((await refusal(casts(tia).endCast(id))).code).toBe('not-allowed');
    expect((await casts(mo).endCast(player.id)).status).toBe('removed');
    expect((await casts(sam).endCast(id)).status).toBe('ended');
    for (const each of [line, beside, seat]) each.close();
    await ends(other);
  });

  it('is of the nights of a league where that has the channel', async () => {
    night = await leagueNight(server);
    const channel = `league-${night.slug}`;
    expect((await refusal(casts(sam).makeCast({ channel, ...about }))).code).toBe('of-league');
    const both = { channel: 'best', league: night.slug, ...about };
    expect((await refusal(casts(night.owner).makeCast(both))).code).toBe('bad-request');
  });
});

describe('[WATCH-78] the chat of a channel', () => {
  it('is one room: each line stands at the public moment of what was on, once, for whoever reads', async () => {
    const match = await begunAt(server, minuteLate);
    expect((await refusal(say(sam, 'Is anything on?'))).code).toBe('nothing-on');
    await pass(60_000);
    expect(await on()).toBe(match.id);
    await pass(2000);
    await moveAt(server, match.id);
    const { n } = await chat().chat('best');
    const waiting = chat().news('best', n);
    const said = await say(sam, '  Fine game. ', 'best', 'same-line-0000');
    // The entry that is not released yet is nowhere in it.
    expect(said).toMatchObject({ name: 'Sam', text: 'Fine game.', match: match.id, seat: null, seq: 1 });
    expect(await say(sam, 'Fine game.', 'best', 'same-line-0000')).toEqual(said);
    expect(await waiting).toMatchObject({ lines: [said], rule: { who: 'everybody', slowSeconds: 0 } });
    await pass(2000);
    const next = await say(tia, 'It is.');
    const news = await chat().news('best', (await waiting).n);
    expect(news.lines).toEqual([next]);
    expect((await chat().news('synthetic', 0)).lines).toEqual([]);
    expect((await refusal(chat().news('best', news.n + 1))).status).toBe(404);
    await ends(match);
    await pass(60_000);
  });

  it('is not read or written in by who plays there, nor by who is ahead, before everybody knows the end', async () => {
    const match = await shownNow();
    await pass(2000);
    await say(sam, 'Ada will lose.');
    expect(await chat(match.ada).chat('best')).toMatchObject({ plays: true, lines: [] });
    expect((await refusal(say(match.ada, 'I will not.'))).code).toBe('own-match');
    expect((await chat(match.ada).chat('synthetic')).plays).toBe(true);
    await endOf(match);
    expect(await chat(match.ada).chat('best')).toMatchObject({ plays: false });
    expect((await chat(match.ada).chat('best')).lines.at(-1)).toMatchObject({ text: 'Ada will lose.' });
    await pass(2000);
    expect(await say(match.ada, 'I did.')).toMatchObject({ text: 'I did.' });
    await pass(30_000);
  });

  it('[WATCH-79] stands in the chat of the match when everybody knows its end', async () => {
    const match = await shownNow();
    await pass(2000);
    await say(sam, 'On television.');
    const heard = async () => {
      const line = open(server.url, match.id, tia.cookie);
      await line.when((state) => state.phase === 'live');
      await until(
        () => line.say('Here.'),
        ({ kind }) => kind === 'accepted',
      );
      const { chat: rooms } = await line.when((state) => state.chat.watchers.length > 0);
      line.close();
      return rooms.watchers.map(({ text, channel }) => [text, channel]);
    };
    expect(await heard()).toEqual([['Here.', undefined]]);
    await endOf(match);
    await pass(2000);
    expect((await heard()).slice(0, 2)).toEqual([
      ['On television.', 'best'],
      ['Here.', undefined],
    ]);
    await pass(30_000);
  });

  it('[WATCH-80] is ruled by moderators, or by its league, and what is said there can be reported and removed', async () => {
    const match = await shownNow();
    await pass(2000);
    expect((await refusal(chat(sam).rule('best', { who: 'nobody', slowSeconds: 0 }))).code).toBe('not-allowed');
    expect((await refusal(chat(mo).rule('best', { who: 'members', slowSeconds: 0 }))).code).toBe('no-league');
    const { n } = await chat().chat('best');
    const told = chat().news('best', n);
    await chat(mo).rule('best', { who: 'accounts', slowSeconds: 30 });
    expect((await told).rule).toEqual({ who: 'accounts', slowSeconds: 30 });
    const guest = match.bob.cookie;
    expect((await refusal(say({ cookie: guest }, 'Hello'))).code).toBe('own-match');
    const rude = await say(sam, 'Rude words.');
    expect(await refusal(say(sam, 'More of them.'))).toMatchObject({ status: 429, code: 'slow-mode' });
    await tia.member.api.reportMessage(rude.match, rude.id, 'Rude');
    expect((await refusal(match.ada.api.reportMessage(rude.match, rude.id, 'Rude'))).code).toBe('no-message');
    const { reports } = await mo.member.api.reports();
    expect(reports[0]).toMatchObject({ room: 'channel', match: match.id, said: { text: 'Rude words.' } });
    const gone = chat().news('best', (await chat().chat('best')).n);
    await mo.member.api.settleReport(reports[0]?.id ?? 0, { verdict: 'removed' });
    expect((await gone).lines).toMatchObject([{ id: rude.id, text: '', removed: true }]);
    await chat(mo).rule('best', null);
    expect(await chat(sam).ruled('best')).toMatchObject({ of: 'usual', mayChange: false });
    // Of a league: as it says.
    const channel = `league-${night.slug}`;
    expect((await refusal(chat(mo).rule(channel, null))).code).toBe('of-league');
    await night.owner.member.api.ruleLeagueWatchersChat(night.slug, { who: 'members', slowSeconds: 0 });
    expect(await chat().ruled(channel)).toMatchObject({ of: 'league', rule: { who: 'members' } });
    await ends(match);
  });

  it('takes one line of plain text at a time, and not too fast', async () => {
    const match = await shownNow();
    await pass(61_000);
    for (const [text, code] of [
      ['   ', 'empty'],
      ['x'.repeat(301), 'too-long'],
      ['two\nlines', 'control-characters'],
    ] as const)
      expect((await refusal(say(sam, text))).code).toBe(code);
    expect((await refusal(say(sam, 'Hi', 'nowhere'))).code).toBe('no-channel');
    expect((await refusal(chat().chat('league-nowhere'))).code).toBe('no-channel');
    expect((await refusal(chat().say('best', { id: 'nobody-0000', text: 'Hi' }))).status).toBe(401);
    await say(sam, 'One.');
    expect((await refusal(sayNow(sam, 'Two.'))).code).toBe('too-fast');
    await mo.member.api.silence(sam.id, 2);
    expect((await refusal(say(sam, 'Three.'))).code).toBe('silenced');
    await ends(match);
  });

  it('is told by the next server as by this one', async () => {
    await shownNow();
    await say(tia, 'Before the restart.');
    const before = await chat().chat('best');
    expect(before.lines.at(-1)).toMatchObject({ text: 'Before the restart.' });
    await server.stop();
    server = await start();
    expect(await chat().chat('best')).toEqual(before);
  });
});
