/**
 * One evening of a club, from nothing to the pairings of round 2: eight people bring lists, two of them are sent back and
 * mend theirs, two more have no account. `PICTURES=folder` keeps a picture of every step, on a laptop and on a phone.
 */
import { join } from 'node:path';
import { connect, leaguesApi, socketUrl } from '@broadside/client';
import type { LeaguesApi } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import { battlesOf, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, Bot, Json, View } from '@broadside/rules/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from './account.ts';
import { handset, launch, press } from './browser.ts';
import type { Visitor } from './browser.ts';
import { withCookie } from './fast-forward.ts';
import { GameServer } from './game-server.ts';

const names = ['Maren', 'Ito', 'Lindqvist', 'Okafor', 'Sorensen', 'Vasquez', 'Abara', 'Petrov'] as const;
const pictures = process.env['PICTURES'] ?? '';
let taken = 0;
let server: GameServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([GameServer.start(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Keeps what a page shows, in order. */
async function picture(page: Page, name: string): Promise<void> {
  if (pictures === '') return;
  taken += 1;
  await page.screenshot({ path: join(pictures, `${String(taken).padStart(2, '0')}-${name}.png`) });
}

/** The first game whose league battles take lists of one kind. */
async function game() {
  for (const load of Object.values(catalog)) {
    const ruleset = await load();
    const battles = await battlesOf<unknown>(ruleset);
    const battle = battles.all.find(({ brings, apart }) => brings.length > 0 && apart !== true);
    if (battle) return { ruleset, battles, battle };
  }
  throw new Error('No game takes lists.');
}

/** Saves a fleet of so many times the usual points; its name. */
async function save(of: Game, who: Visitor, times: number, seed: number): Promise<string> {
  const { ruleset, battles, battle } = of;
  const points = (battle.points?.usual ?? 0) * times;
  const list = battles.byChance({ battle: battle.id, points, options: {} }, 'seat-1', seededRandom(seed));
  const name = `${who.name}'s ${times > 1 ? 'too many' : 'own'}`;
  const design = JSON.parse(JSON.stringify(list)) as Json;
  const data = { ruleset: ruleset.id, name, design };
  const response = await who.page.request.post(`${server.url}/api/fleets`, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return name;
}

/** Submits a saved fleet as a list of the season. */
async function submit({ page }: Visitor, fleet: string): Promise<void> {
  const choice = page.getByLabel('A saved one');
  const option = choice.locator('option', { hasText: fleet });
  await option.waitFor({ state: 'attached' });
  await choice.selectOption({ label: (await option.textContent())?.trim() ?? '' });
  await press(page, 'Submit');
}

/** Plays a match to its end as its two seats. */
async function playOut(ruleset: AnyRuleset, match: string, players: readonly Visitor[], seed: number): Promise<void> {
  const bot = ruleset.bots[0] as Bot<View, Readonly<Record<string, unknown>>, unknown>;
  const random = seededRandom(seed);
  const lines = await Promise.all(
    players.map(async (player) => {
      const WebSocket = withCookie(await player.cookie());
      const line = connect({ url: socketUrl(server.url, match), catalog, WebSocket });
      await line.when(({ view }) => view !== null);
      return line;
    }),
  );
  for (;;) {
    const line = lines.find(({ state: { you, awaiting } }) => awaiting.some((seat) => seat === you?.seat));
    const { view, you, outcome } = line?.state ?? {};
    if (line === undefined || !view || !you?.seat || outcome) break;
    const { seat } = you;
    const answer = await line.send(bot.choose(view, line.offers(), seat, random));
    if (answer.kind !== 'accepted') throw new Error(JSON.stringify(answer));
    await Promise.all(lines.map((each) => each.when(({ seq }) => seq >= answer.seq)));
  }
  for (const line of lines) line.close();
}

type Game = Awaited<ReturnType<typeof game>>;

/** A league and its season with lists, open for entries; the address of its desk. */
async function openSeason(page: Page, of: Game): Promise<string> {
  await page.goto(`${server.url}/leagues`);
  await picture(page, 'leagues');
  await page.getByRole('link', { name: 'Start a league' }).click();
  await page.getByLabel('Name').fill('Harbour Club');
  await press(page, 'Start it');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: of.ruleset.name });
  await page.getByRole('combobox', { name: 'Battle', exact: true }).selectOption({ label: of.battle.name });
  await page.getByRole('spinbutton', { name: 'Rounds', exact: true }).fill('3');
  await page.getByRole('combobox', { name: 'Clock', exact: true }).selectOption({ label: 'No clock' });
  await picture(page, 'new-season');
  await press(page, 'Open the season');
  await press(page, 'Open registration');
  await page.waitForURL(/\/desk$/);
  return page.url();
}

/** Everybody enters and locks a list; two of them are sent back before. */
async function enterAll(of: Game, season: string): Promise<readonly Visitor[]> {
  const players: Visitor[] = [];
  for (const [index, name] of names.entries()) {
    const player = await account(browser, server, name, index % 2 === 0 ? handset : {});
    players.push(player);
    const good = await save(of, player, 1, index + 1);
    const dear = index < 2 ? await save(of, player, 3, index + 1) : '';
    await player.page.goto(season);
    await press(player.page, 'Enter the season');
    await player.page.getByRole('link', { name: 'Bring your list' }).click();
    if (dear !== '') {
      await submit(player, dear);
      await player.page.getByText('It cannot be locked like this').waitFor();
      await picture(player.page, `refused-${name}`);
    }
    await submit(player, good);
    // Not the note that says how it goes on.
    await player.page.getByRole('button', { name: 'Lock it', exact: true }).click();
    await player.page.getByText(/^Locked:/).waitFor();
    if (index < 3) await picture(player.page, `locked-${name}`);
  }
  return players;
}

/** Two come in without an account, and round 1 is paired, argued with and published. */
async function pairFirst(page: Page, season: string): Promise<void> {
  const desk = `${season}/desk`;
  await page.getByLabel(/Somebody without an account/).fill('Walk-in Ana, Walk-in Ben');
  await press(page, 'Add');
  await page.getByRole('heading', { name: '10 entrants' }).waitFor();
  await picture(page, 'desk-entered');
  await page.goto(`${season}/lists`);
  await page
    .getByText(/is locked/)
    .first()
    .waitFor();
  await picture(page, 'lists-organiser');
  await page.goto(desk);

  await press(page, 'Pair round 1');
  await page.getByRole('heading', { name: 'Why not these two?' }).waitFor();
  await picture(page, 'draft');
  // Those without an account play each other, whatever the draft says.
  await page.getByLabel('One of them').selectOption({ label: 'Walk-in Ana' });
  await page.getByLabel('The other one').selectOption({ label: 'Walk-in Ben' });
  await press(page, 'Ask');
  await page.getByRole('button', { name: 'Pair them, and the rest around them' }).waitFor();
  await picture(page, 'why-not');
  await press(page, 'Pair them, and the rest around them');
  await page.getByText('held', { exact: true }).waitFor();
  await press(page, 'Publish round 1');
  await page.getByRole('heading', { name: 'Round 1: results' }).waitFor();
  await picture(page, 'published');
}

/** Everybody presses "Sit down"; who sits at which match. */
async function sitAll(players: readonly Visitor[], season: string): Promise<ReadonlyMap<string, readonly Visitor[]>> {
  const tables = new Map<string, Visitor[]>();
  for (const player of players) {
    await player.page.goto(season);
    await player.page.getByRole('button', { name: 'Sit down' }).waitFor();
    if (tables.size === 0) await picture(player.page, 'sit-down');
    await press(player.page, 'Sit down');
    await player.page.waitForURL(/\/match\//);
    const match = new URL(player.page.url()).pathname.split('/')[2] ?? '';
    tables.set(match, [...(tables.get(match) ?? []), player]);
  }
  expect([...tables.values()].map((each) => each.length)).toEqual([2, 2, 2, 2]);
  for (const { page } of players.slice(0, 1)) await picture(page, 'table');
  return tables;
}

/** The walk-ins never play; the standings are as they are worked out by hand. */
async function countRound(page: Page, season: string, leagues: LeaguesApi, id: string): Promise<void> {
  await expect
    .poll(async () => {
      const { season: now } = await leagues.season(id);
      return now.rounds[0]?.pairings.filter(({ result }) => result !== null).length;
    })
    .toBe(4);
  await page.reload();
  await page.getByRole('heading', { name: 'Round 1: results' }).waitFor();
  await picture(page, 'results');
  // The walk-ins never came to their table: both lose.
  await press(page, /^Enter the result of table/);
  await picture(page, 'enter-result');
  await page.getByRole('combobox', { name: 'How', exact: true }).selectOption('forfeit');
  await page.getByRole('combobox', { name: 'Winner', exact: true }).selectOption('none');
  await press(page, 'Enter it');
  await page.goto(season);
  await page.getByRole('heading', { name: 'Standings after round 1' }).waitFor();
  await picture(page, 'standings');
  const shown = await page.locator('tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const points = row.querySelector('.pt')?.textContent.trim();
      return points === undefined ? [] : [`${row.querySelector('button')?.textContent.trim() ?? ''} ${points}`];
    }),
  );
  expect(shown.toSorted()).toEqual((await pointsByHand(leagues, id)).toSorted());
}

it('is opened, entered with lists, paired, argued with, played, counted and paired again', async () => {
  const of = await game();
  const olga = await account(browser, server, 'Olga');
  const { page } = olga;
  const desk = await openSeason(page, of);
  const season = desk.replace(/\/desk$/, '');
  const players = await enterAll(of, season);
  await pairFirst(page, season);
  const tables = await sitAll(players, season);
  for (const [index, [match, two]] of [...tables].entries()) {
    await playOut(of.ruleset, match, two, index + 1);
    await page
      .locator('.pairing, tr, li', { hasText: two[0]?.name ?? '' })
      .first()
      .waitFor();
  }
  await picture(players[0]?.page ?? page, 'ending');
  const leagues = leaguesApi(server.url, { headers: { cookie: await olga.cookie() } });
  const id = new URL(season).pathname.split('/')[2] ?? '';
  await countRound(page, season, leagues, id);
  const [first] = players;
  await first?.page.goto(season);
  await first?.page.getByRole('heading', { name: 'Standings after round 1' }).waitFor();
  await picture(first?.page ?? page, 'standings-phone');
  await page.goto(desk);
  await press(page, 'Pair round 2');
  await page.getByRole('heading', { name: 'Why not these two?' }).waitFor();
  await picture(page, 'draft-2');
  await press(page, 'Publish round 2');
  await page.getByRole('heading', { name: 'Round 2: results' }).waitFor();
  const { season: after } = await leagues.season(id);
  const before = new Set(after.rounds[0]?.pairings.map(({ sides }) => sides.toSorted().join('-')));
  expect(after.rounds[1]?.pairings.filter(({ sides }) => before.has(sides.toSorted().join('-')))).toEqual([]);
  await first?.page.goto(season);
  await first?.page.getByRole('heading', { name: /^Your match/ }).waitFor();
  await picture(first?.page ?? page, 'round-2-phone');
  for (const each of [olga, ...players]) expect(each.faults).toEqual([]);
});

/** What the standings have to say: three for a win, one for a draw, nothing otherwise. */
async function pointsByHand(leagues: LeaguesApi, id: string): Promise<readonly string[]> {
  const { season, names: known } = await leagues.season(id);
  return season.entrants.map(({ number, person, name }) => {
    const pairing = season.rounds[0]?.pairings.find(({ sides }) => sides.includes(number));
    const { result } = pairing ?? {};
    const own = pairing?.sides.indexOf(number);
    const points = result?.how !== 'played' ? 0 : result.winner === null ? 1 : result.winner === own ? 3 : 0;
    return `${person === null ? (name ?? '') : (known[person] ?? '')} ${String(points)}`;
  });
}
