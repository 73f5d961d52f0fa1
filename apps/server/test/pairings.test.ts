/** Tables of seasons over HTTP: hours, offers, who waits, and deadlines in simulated time, across a restart. */
import { leaguesApi } from '@broadside/client';
import { usualTimes } from '@broadside/competition/season';
import type { Act, FormatOf, SeasonTerms } from '@broadside/competition/season';
import type { PairingPage, SeasonPage } from '@broadside/protocol';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Jobs } from '../src/jobs/jobs.ts';
import { newDatabase, startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { nextId, syntheticTerms } from './league-people.ts';
import { memberAt, until } from './members.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
let databaseUrl: string;
let server: TestServer;
/** The server's clock; it goes on by hand. */
let now = Date.now();
/** What was asked of the job queue. */
const wakes: { readonly season: string; readonly at: number }[] = [];
const jobs: Jobs = {
  wakeMatchAt: () => Promise.resolve(),
  sendNoticeAt: () => Promise.resolve(),
  sendNoticesAt: () => Promise.resolve(),
  wakeSeasonAt: (season, at) => (wakes.push({ season, at }), Promise.resolve()),
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};

const start = (): Promise<TestServer> =>
  startServer({ databaseUrl, jobs, time: { now: () => now, at: () => () => undefined } });
beforeAll(async () => {
  databaseUrl = await newDatabase();
  server = await start();
});
afterAll(() => server.stop());

async function person(name: string) {
  const member = await memberAt(server, name);
  const ask = () => leaguesApi(server.url, { headers: { cookie: member.cookie } });
  return {
    ask,
    act: (id: string, act: Act): Promise<SeasonPage> => ask().seasonAct(id, { id: `act-${nextId()}`, act }),
  };
}
type Person = Awaited<ReturnType<typeof person>>;

/** Two of a published round; they are entrants 1 and 2. */
async function paired(changed: Partial<SeasonTerms> = {}) {
  const owner = await person('Olga');
  const terms = { ...syntheticTerms, ...changed };
  const slug = `league-${nextId()}`;
  await owner.ask().createLeague({ name: 'Test league', slug });
  const { id } = await owner.ask().openSeason(slug, { name: 'Season', terms });
  await owner.act(id, { act: 'open-registration' });
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  for (const each of [ada, bob]) await each.act(id, { act: 'enter' });
  await owner.act(id, { act: 'draft-round' });
  const { season } = await owner.act(id, { act: 'publish-round' });
  const round = season.rounds[0];
  if (round === undefined) throw new Error('no round');
  const side = (entrant: number): number => round.pairings[0]?.sides.indexOf(entrant) ?? -1;
  return { owner, ada, bob, id, round, side };
}

const page = (who: Person, id: string): Promise<PairingPage> => who.ask().pairing(id, 1, 1);
const offer = (entrant: number, slots: number[]): Act => ({
  ...{ act: 'offer-hours', round: 1, entrant, zone: 'Europe/Oslo', slots },
});

describe('an hour', () => {
  it('[LEAGUE-61, LEAGUE-62, LEAGUE-63, LEAGUE-65] is offered, seen and agreed by the two; nobody else gets another byte before', async () => {
    const { ada, bob, id, round, side } = await paired();
    const stranger = await person('Stranger');
    const hours = { zone: 'Europe/Oslo', weekly: [{ day: 6, from: 600, to: 1320 }], away: [] };
    expect((await ada.ask().hours()).hours).toBeNull();
    expect((await ada.ask().sayHours(hours)).hours).toEqual(hours);
    await expect(ada.ask().sayHours({ ...hours, zone: 'Europe/Nowhere' })).rejects.toMatchObject({ code: 'bad-hours' });
    const told = async (): Promise<string> =>
      JSON.stringify([
        await stranger.ask().season(id),
        await page(stranger, id),
        await stranger.ask().seasonJournal(id),
        await (await fetch(`${server.url}/api/seasons/${id}/files/season.json`)).text(),
      ]);
    const before = await told();
    const slot = round.endsAt - day;
    await ada.act(id, offer(1, [slot, slot + hour]));
    expect((await page(bob, id)).times.offers).toMatchObject([{ seenAt: null }]);
    await bob.ask().waitAtTable(id, 1, 1);
    const seen = await page(ada, id);
    expect(seen.times.offers).toMatchObject([{ seenAt: now, slots: [slot, slot + hour] }]);
    expect(seen.between?.here[side(2)]).toBe(now);
    expect((await page(bob, id)).between?.hours[side(1)]).toEqual(hours);
    expect(await told()).toBe(before);
    await expect(stranger.ask().waitAtTable(id, 1, 1)).rejects.toMatchObject({ status: 403, code: 'not-entrant' });
    await expect(stranger.act(id, offer(1, [slot]))).rejects.toMatchObject({ status: 403 });
    await bob.act(id, { act: 'answer-offer', round: 1, entrant: 2, slot });
    expect(await page(stranger, id)).toMatchObject({
      times: { hour: { at: slot, by: 'both' }, offers: [] },
      between: null,
    });
    await expect(stranger.ask().pairing(id, 1, 2)).rejects.toMatchObject({ status: 404, code: 'no-table' });
  });
});

describe('a deadline', () => {
  it('[LEAGUE-124] of a ladder is kept with nobody connected: who does not answer loses, who is silent falls', async () => {
    const owner = await person('Olga');
    const slug = `ladder-${nextId()}`;
    await owner.ask().createLeague({ name: 'Ladder', slug });
    const format: FormatOf<'ladder'> = {
      ...{ kind: 'ladder', reach: 3, answerDays: 2, playDays: 7, protectionDays: 0 },
      ...{ moves: 'leapfrog', silence: { days: 5, places: 1 } },
    };
    const { id } = await owner.ask().openSeason(slug, { name: 'Ladder', terms: { ...syntheticTerms, format } });
    await owner.act(id, { act: 'open-registration' });
    const people = [await person('Ada'), await person('Bob'), await person('Cid')];
    for (const each of people) await each.act(id, { act: 'enter' });
    await owner.act(id, { act: 'seed', order: [1, 2, 3] });
    await owner.act(id, { act: 'draft-round' });
    const begun = now;
    now += hour;
    await people[2]?.act(id, { act: 'challenge', challenger: 3, challenged: 1 });
    const made = now;
    const wokenAt = async (at: number): Promise<readonly number[]> => {
      await until(
        () => Promise.resolve(wakes.findLast(({ season }) => season === id)?.at),
        (asked) => asked === at,
      );
      now = at;
      await server.app.clock.wake(id);
      return (await owner.ask().season(id)).season.ladder.map(({ number }) => number);
    };
    expect(await wokenAt(made + 2 * day)).toEqual([3, 1, 2]);
    // The two who did nothing fall together, and pass nobody who falls as well; who challenged is not silent yet.
    expect(await wokenAt(begun + 5 * day)).toEqual([3, 1, 2]);
    const entries = (await owner.ask().seasonJournal(id)).entries.filter(({ by }) => by === null);
    expect(entries.map(({ act, at }) => [act, at])).toEqual([
      ['settle-challenges', made + 2 * day],
      ['settle-challenges', begun + 5 * day],
    ]);
    await server.app.clock.wake(id);
    expect((await owner.ask().seasonJournal(id)).entries.filter(({ by }) => by === null)).toHaveLength(2);
  });

  it('[LEAGUE-68, LEAGUE-69] is kept with nobody connected, across a restart: the proposal, and its effect', async () => {
    const policy = { ...usualTimes.policy, noHour: 'draw' as const };
    const { owner, ada, id, round } = await paired({ roundDays: 1, times: { ...usualTimes, policy } });
    await ada.act(id, offer(1, [round.endsAt - hour]));
    // Both thirds come first, then the deadline; each wake asks for the next one.
    const due = (): number => wakes.findLast(({ season }) => season === id)?.at ?? 0;
    const reached: number[] = [];
    for (let wake = 0; wake < 3; wake += 1) {
      await until(
        () => Promise.resolve(due()),
        (at) => at > (reached.at(-1) ?? 0),
      );
      reached.push(due());
      now = due();
      await server.app.clock.wake(id);
    }
    expect(reached).toEqual([round.opensAt + day / 3, round.opensAt + (2 * day) / 3, round.endsAt]);
    const { proposal } = (await page(ada, id)).times;
    expect(proposal).toMatchObject({ ruling: { answer: 'draw' }, proposal: { rule: 'no-hour' } });
    expect(Math.abs((proposal?.at ?? 0) - round.endsAt)).toBeLessThan(5000);
    expect((await owner.ask().season(id)).season.times[0]?.proposal).not.toBeNull();
    await server.app.clock.wake(id);
    await server.stop();
    now = (proposal?.effectAt ?? 0) + 1000;
    server = await start();
    const after = await until(
      () => page(ada, id),
      ({ result }) => result !== null,
    );
    expect(after).toMatchObject({ result: { winner: null }, times: { ruled: { how: 'in-effect', at: now } } });
    expect((await ada.ask().season(id)).season.rounds[0]?.pairings[0]?.result?.how).toBe('played');
    const entries = (await owner.ask().seasonJournal(id)).entries.filter(({ by }) => by === null);
    expect(entries.map(({ act }) => act)).toEqual(['propose', 'let-take-effect']);
  });

  it('[LEAGUE-71] is not waited for by whoever sat alone for the waiting time', async () => {
    const { owner, ada, bob, id, side } = await paired();
    await owner.act(id, { act: 'set-hour', round: 1, entrant: 1, at: now + hour, zone: 'UTC' });
    const claim = (who: Person): Promise<PairingPage> => who.ask().claimTable(id, 1, 1, `act-${nextId()}`);
    await expect(claim(ada)).rejects.toMatchObject({ code: 'too-early' });
    now += hour;
    for (let waited = 0; waited <= 16; waited += 1) {
      await ada.ask().waitAtTable(id, 1, 1);
      now += minute - 1000;
    }
    now += minute;
    await expect(claim(bob)).rejects.toMatchObject({ code: 'too-early' });
    expect((await claim(ada)).times.proposal).toMatchObject({
      ruling: { answer: 'forfeit', winner: side(1) },
      claimedBy: side(1),
    });
    await owner.act(id, { act: 'rule-on-proposals', tables: [{ round: 1, entrant: 1, ruling: null }] });
    expect((await page(bob, id)).result).toMatchObject({ how: 'forfeit', winner: side(1) });
  });

  it('[LEAGUE-74] a match by correspondence begins by itself at the latest at its time, with chance of the server for who is absent', async () => {
    const tempo = { kind: 'correspondence', decisionMs: day };
    const { ada, id, round } = await paired({ roundDays: 4, tempo, times: { ...usualTimes, startHours: 24 } });
    expect((await page(ada, id)).terms.beginsAt).toBe(round.endsAt - day);
    now = round.endsAt - day;
    await server.app.clock.wake(id);
    const { match } = await page(ada, id);
    const reader = await memberAt(server, 'Another reader');
    expect((await reader.api.match(match ?? '')).match).toMatchObject({ status: 'live' });
  });
});

describe('a calendar', () => {
  const eventsOf = async (path: string) => {
    const response = await fetch(path.startsWith('/') ? `${server.url}${path}` : path);
    expect(response.headers.get('content-type')).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      const status = component.getFirstPropertyValue('status');
      const [from, to] = [event.startDate.toJSDate().getTime(), event.endDate.toJSDate().getTime()];
      return { uid: event.uid, sequence: event.sequence, status, from, minutes: (to - from) / minute };
    });
  };

  it('[LEAGUE-72, LEAGUE-73] has agreed hours: a move is an update, an hour that is taken away is cancelled, a feed can be ended', async () => {
    const { owner, ada, bob, id, round } = await paired();
    const of = `/api/seasons/${id}/rounds/1/tables/1/calendar.ics`;
    expect(await eventsOf(of)).toEqual([]);
    const set = (at: number | null): Promise<SeasonPage> =>
      owner.act(id, { act: 'set-hour', round: 1, entrant: 1, at, zone: 'Europe/Oslo' });
    const at = Math.floor((round.endsAt - day) / minute) * minute;
    await set(at);
    const [first] = await eventsOf(of);
    expect(first).toMatchObject({ sequence: 1, status: 'CONFIRMED', from: at, minutes: usualTimes.matchMinutes });
    await set(at + hour);
    expect(await eventsOf(of)).toEqual([{ ...first, sequence: 2, from: at + hour }]);
    const { url } = await ada.ask().makeFeed();
    const feed = new URL(url).pathname;
    expect(await eventsOf(feed)).toEqual(await eventsOf(of));
    await set(null);
    expect(await eventsOf(feed)).toEqual([{ ...first, sequence: 3, from: at + hour, status: 'CANCELLED' }]);
    expect(await eventsOf(`/api/seasons/${id}/calendar.ics`)).toHaveLength(1);
    const again = new URL((await ada.ask().makeFeed()).url).pathname;
    expect((await fetch(`${server.url}${feed}`)).status, 'an earlier address ends').toBe(404);
    expect(await eventsOf(again)).toHaveLength(1);
    expect((await ada.ask().endFeed()).feed).toBe(false);
    expect((await fetch(`${server.url}${again}`)).status).toBe(404);
    expect((await bob.ask().hours()).feed).toBe(false);
  });
});
