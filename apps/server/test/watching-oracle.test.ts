/**
 * Whatever happens at a table whose watchers are late, no stranger gets another byte before it is released: on any route, by any
 * socket, in any header, and at no other time. Tables of one delay go through it together, act by act: what is asked of all of
 * them, such as lists, is asked once.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthetic } from '@broadside/bench/synthetic';
import type { WatchDelay } from '@broadside/match';
import { catalog } from '@broadside/rules/catalog';
import { seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset } from '@broadside/rules/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startServer } from './harness.ts';
import type { Guest, TestServer } from './harness.ts';
import { memberAt, until } from './members.ts';
import { OracleFollower } from './oracle-follows.ts';
import { OracleTable } from './oracle-tables.ts';
import { SimulatedTime } from './simulated-time.ts';
import { aMoment, actingRoutes, changed, everything, readRoutes, strangersSite } from './strangers.ts';

/** Pictures that hold every byte of the view that is drawn. */
const pictures = mkdtempSync(join(tmpdir(), 'broadside-oracle-'));
const drawing = `export const draw = async (ruleset, view) => ({ words: JSON.stringify(view), svg:
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><!--' + JSON.stringify(view).replaceAll('-', '_') + '--><rect width="' +
  String(JSON.stringify(view).length / 10_000) + '" height="9"/></svg>' });`;

const time = new SimulatedTime(Date.now());
let server: TestServer;
let stranger: Guest;
let follower: OracleFollower;
beforeAll(async () => {
  writeFileSync(join(pictures, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(pictures, 'pictures'));
  writeFileSync(join(pictures, 'pictures/draw.js'), drawing);
  writeFileSync(join(pictures, '200.html'), '<!doctype html><html><head><title>B</title></head><body></body></html>');
  server = await startServer({
    catalog: { ...catalog, synthetic: () => Promise.resolve(synthetic) },
    settings: {
      WEB_DIR: pictures,
      PUBLIC_URL: strangersSite,
      REQUESTS_PER_MINUTE: '10000000',
      SOCKETS_PER_ADDRESS: '1000',
    },
    time,
  });
  stranger = await memberAt(server, 'Stranger');
  follower = await OracleFollower.make(server, stranger);
});
afterAll(async () => {
  await follower.end();
  await server.stop();
  rmSync(pictures, { recursive: true, force: true });
});

/** How many matches of each game and delay: `npm run test:long -- watched` looks at many, and at some to their end. */
const matches = Number(process.env['WATCHED_MATCHES'] ?? 1);
const wholeMatches = Number(process.env['WATCHED_WHOLE'] ?? 0);
/** The first of their seeds: a long run can be gone on with. */
const from = Number(process.env['WATCHED_FROM'] ?? 1);
/** So many of each game go through it together. */
const together = 7;

/** How far the tables are played: to a moment of each, and on from there in bursts. */
interface Play {
  readonly opening: number;
  readonly bursts: number;
  readonly decisions: number;
}
const short: Play = { opening: 0, bursts: 2, decisions: 12 };
const toAnyMoment: Play = { opening: 300, bursts: 2, decisions: 30 };
const toTheEnd: Play = { opening: 0, bursts: 1000, decisions: 60 };

const delays: readonly WatchDelay[] = [{ kind: 'seconds', seconds: 60 }, { kind: 'round' }, { kind: 'end' }];
const aboutMatches = /\/follows|\/match|\/watch|\/tv|\/players|\/lobby|\/oembed|\/clip/;

interface Look {
  readonly told: ReadonlyMap<string, string>;
  /** How many messages each of the watchers of each table has had. */
  readonly heard: readonly (readonly number[])[];
}

/** Where two answers part. Their tags do in any case, and tell nothing of why. */
function wordsOf(before: Look, after: Look, path: string): string {
  const textOf = ({ told }: Look): string => (told.get(path) ?? '').replace(/\["etag",[^\]]*\]/, '');
  const [one, other] = [textOf(before), textOf(after)];
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const about = (text: string): string => text.slice(Math.max(0, at - 80), at + 160);
  return `${path}\n  before: ${about(one)}\n  after:  ${about(other)}`;
}

/** Tables of every game and one delay, and what strangers learn of them. */
class Cohort {
  readonly tables: readonly OracleTable[];
  readonly delay: WatchDelay;

  private constructor(tables: readonly OracleTable[], delay: WatchDelay) {
    this.tables = tables;
    this.delay = delay;
  }

  static async open(rulesets: readonly AnyRuleset[], delay: WatchDelay, seeds: readonly number[]): Promise<Cohort> {
    const tables: OracleTable[] = [];
    for (const seed of seeds)
      for (const ruleset of rulesets) tables.push(await OracleTable.open(server, { ruleset, delay, seed }));
    await follower.follow(tables);
    return new Cohort(tables, delay);
  }

  async each(act: (table: OracleTable) => Promise<void>): Promise<void> {
    await Promise.all(this.tables.map(act));
  }

  async look(all = false): Promise<Look> {
    await aMoment();
    const few = [...readRoutes(server).filter((route) => aboutMatches.test(route)), ...actingRoutes(server)];
    const named = this.tables.map((table) => table.named);
    const read = await everything(server, named, [undefined, stranger.cookie], all ? readRoutes(server) : few);
    const told = new Map([...read, ...(await follower.noted(this.tables))]);
    return { told, heard: this.tables.map(({ watchers }) => watchers.map(({ heard }) => heard.length)) };
  }

  /** What differs, without what is asked of these tables, and of all tables if there are any of these. */
  changed(before: Look, after: Look, without: readonly OracleTable[] = []): string[] {
    const paths = changed(before.told, after.told);
    if (without.length === 0) return paths;
    const still = this.tables.filter((table) => !without.includes(table));
    return paths.filter((path) => still.some((table) => table.isAsked(path)));
  }

  shown(): number[][] {
    return this.tables.map(({ watchers }) => watchers.map(({ seq }) => seq));
  }

  probe(): Promise<(readonly unknown[])[]> {
    return Promise.all(this.tables.map(({ prober }) => prober.probe(1)));
  }
}

/** Everything of a cohort, act by act, with a stranger who looks at all of it in between. */
async function watched(of: Cohort, play: Play, seed: number): Promise<void> {
  const chance = seededRandom(seed);
  await of.look();
  for (const { prober } of of.tables) await prober.come();
  await of.look();
  await of.each((table) => table.decide(Math.floor(chance() * play.opening)));
  for (let burst = 0; burst < play.bursts && of.tables.some(({ live }) => live); burst += 1) {
    const before = await of.look();
    const playing = of.tables.filter(({ live }) => live);
    const shown = of.shown();
    const probed = await of.probe();
    await of.each(async (table) => {
      if (!table.live) return;
      await table.decide(play.decisions);
      await table.rustle();
    });
    const after = await of.look();
    // A round, or a match, that ended is released with its last entry: then, and then alone, the public learns of this.
    const moved = of.tables.filter(({ watchers }, i) => watchers.some(({ seq }, j) => seq !== shown[i]?.[j]));
    for (const { live } of moved) expect(of.delay.kind === 'round' || (of.delay.kind === 'end' && !live)).toBe(true);
    const differs = of.changed(before, after, moved);
    expect(differs, differs.map((path) => wordsOf(before, after, path)).join('\n')).toEqual([]);
    const reprobed = await of.probe();
    for (const [i, table] of of.tables.entries()) {
      if (moved.includes(table)) continue;
      expect(after.heard[i]).toEqual(before.heard[i]);
      expect(reprobed[i]).toEqual(probed[i]);
      // Once: nobody may say more than one thing a second.
      const said = { t: 'accepted', seq: shown[i]?.[1] };
      if (burst === 0) expect(await table.watchers[1].say('Who is ahead?')).toEqual(said);
    }
    if (of.delay.kind === 'seconds') await released(of, after, { spoken: burst === 0, playing });
  }
}

/** A minute less a millisecond tells nothing, and the minute all of it. */
async function released(
  of: Cohort,
  after: Look,
  { spoken, playing }: { readonly spoken: boolean; readonly playing: readonly OracleTable[] },
): Promise<void> {
  const { tables } = of;
  const newest = tables.map(({ room }) => [room.game.seq, room.game.seq]);
  await time.moveTo(time.now() + 59_999);
  // What was said, and that they are three by now.
  const said = after.heard.map((counts) => counts.map((count, j) => (spoken ? count + (j === 1 ? 3 : 2) : count)));
  expect((await of.look()).heard).toEqual(said);
  for (const { watchers } of tables)
    for (const { heard } of watchers)
      expect(heard.findLast(({ t }) => t === 'presence')).toMatchObject({ watching: 3 });
  await time.moveTo(time.now() + 1);
  const now = await of.look();
  expect(of.shown()).toEqual(newest);
  const told = of.changed(after, now);
  const parts = [
    '/log',
    '/after/0 ',
    '/index.json ',
    '/api/watch ',
    '/api/tv ',
    '/picture.svg ',
    '/picture.png ',
    '/scoreboard.json ',
    '/scoreboard.txt ',
  ];
  // Who follows them hears of the start, and of nothing after it.
  for (const part of spoken ? [...parts, 'NOTICES '] : parts)
    expect(
      told.some((path) => path.includes(part)),
      part,
    ).toBe(true);
  for (const table of playing) expect(told.some((path) => table.isAsked(path))).toBe(true);
  await of.each((table) => table.clip(server));
}

const ratingOf = async ({ named }: OracleTable): Promise<number | undefined> =>
  (await stranger.api.player(named.players[0] ?? '')).ratings[0]?.matches;

/** The end comes as late as all else, and with it all that follows from it. */
async function published(of: Cohort): Promise<void> {
  const over = of.tables.filter(({ live }) => !live);
  for (const table of of.tables) if (table.live) expect(await ratingOf(table)).toBeUndefined();
  if (of.delay.kind !== 'seconds' || over.length === of.tables.length) await of.each((table) => table.giveUp());
  else await endsLate(of, over);
  for (const table of of.tables) {
    const { room, named, watchers } = table;
    expect(
      await until(
        () => ratingOf(table),
        (count) => count === 1,
      ),
    ).toBe(1);
    expect((await stranger.api.match(named.match)).match).toMatchObject({
      status: 'finished',
      round: room.header().round,
    });
    expect((await stranger.api.record(named.match)).outcome).toEqual(room.game.outcome);
    // What the players said among themselves is told now, where the match was not over before they did.
    const heardAll = (): boolean =>
      watchers.every(
        ({ seq, heard }) => seq === room.game.seq && (!table.talked || JSON.stringify(heard).includes('Between us.')),
      );
    expect(await until(() => Promise.resolve(heardAll()), Boolean)).toBe(true);
  }
}

async function endsLate(of: Cohort, over: readonly OracleTable[]): Promise<void> {
  await of.look(true);
  const before = await of.look(true);
  await of.each((table) => table.giveUp());
  const after = await of.look(true);
  expect(of.changed(before, after)).toEqual([]);
  expect(after.heard).toEqual(before.heard);
  for (const table of of.tables) {
    if (over.includes(table)) continue;
    const { match } = table.named;
    expect((await refusal(stranger.api.record(match))).code).toBe('not-over');
    expect((await stranger.api.match(match)).match.status).toBe('live');
    // Those who played know at once.
    expect((await table.ada.api.match(match)).match.status).toBe('finished');
    expect(await ratingOf(table)).toBeUndefined();
  }
  await time.moveTo(time.now() + 60_000);
}

const games = await Promise.all(Object.values(catalog).map((load) => load()));

async function watch(delay: WatchDelay, seeds: readonly number[], play: Play): Promise<void> {
  const of = await Cohort.open(games, delay, seeds);
  await watched(of, play, seeds[0] ?? 0);
  await published(of);
  await of.each((table) => table.close());
}

const seedsFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);

describe('[WATCH-5] [WATCH-6] a stranger', () => {
  for (const delay of delays)
    it(
      `learns nothing of a match of any game before it is released: ${delay.kind}`,
      { timeout: (matches + wholeMatches) * 600_000 },
      async () => {
        for (let first = 1; first <= matches; first += together) {
          const seeds = seedsFrom(from + first - 1, Math.min(together, matches - first + 1));
          await watch(delay, seeds, matches === 1 ? short : toAnyMoment);
        }
        for (const seed of seedsFrom(from, wholeMatches)) await watch(delay, [seed], toTheEnd);
      },
    );

  it('is not kept waiting for rounds that nobody counts', async () => {
    const terms = { delay: { kind: 'round' }, listed: true } as const;
    const refused = await refusal(stranger.api.createMatch({ ruleset: 'synthetic', opponent: 'friend', watch: terms }));
    expect([refused.status, refused.code]).toEqual([400, 'no-rounds']);
  });
});
