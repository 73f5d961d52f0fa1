/**
 * npm run pictures [folder]: takes every screen that docs/images shows, at a laptop's and a phone's size, on its side, and at 200 %.
 * Whoever changes how a screen looks takes them again, and looks at each.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { visit } from '@broadside/client';
import { catalog } from '@broadside/rules/catalog';
import { seededRandom } from '@broadside/rules/kernel';
import type { Browser, Locator, Page } from 'playwright-core';
import WebSocket from 'ws';
import { lastScene } from '../apps/web/src/lib/scene/scene.ts';
import { turnStory } from '../apps/web/src/lib/story/story.ts';
import { root } from '../tools/prepare.mjs';
import { BotTable } from './bot-table.ts';
import { laptop, launch } from './browser.ts';
import { GameServer } from './game-server.ts';

type People = Parameters<typeof BotTable.begin>[3];
interface Site {
  readonly browser: Browser;
  readonly server: GameServer;
  readonly people: People;
}

/** `at200`: a laptop's window at twice the size; its picture has all the pixels. */
const windows = [
  { name: 'laptop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
  { name: 'low', width: 844, height: 390 },
  { name: 'at200', width: 640, height: 400 },
] as const;

const folder = resolve(process.argv[2] ?? join(root, 'docs/images'));
const random = seededRandom(3);
const most = 400;
/** `tables darkmatter-armada` takes those of one game. */
const wanted = process.argv.slice(3);
const games = wanted.filter((word) => word in catalog);
const jpeg = { type: 'jpeg', quality: 84 } as const;

/** Everything that is shown; a theme of its own for one more picture of the laptop's. */
async function shoot(page: Page, screen: string, paper = false): Promise<void> {
  for (const { name, ...size } of windows) {
    await page.setViewportSize(size);
    await rest(page);
    const path = join(folder, `${screen}-${name}.jpg`);
    await page.screenshot({ path, ...jpeg, scale: name === 'at200' ? 'device' : 'css' });
  }
  await page.setViewportSize(laptop);
  if (paper) {
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'paper'));
    await rest(page);
    await page.screenshot({ path: join(folder, `${screen}-paper.jpg`), ...jpeg, scale: 'css' });
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  }
  console.log(screen);
}

/** Camera, cards and pictures have come to rest. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1200);
  // Of dice that lie out the verdict has come, unless somebody is asked about them.
  const coming = page.locator('[data-attack] .verdict.out');
  await coming.waitFor({ state: 'detached', timeout: 6000 }).catch(() => undefined);
}

async function open(browser: Browser, url: string, cookie?: string): Promise<Page> {
  const context = await browser.newContext({ viewport: laptop, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  const pairs = cookie?.split('; ').map((pair) => pair.split(/=(.*)/s, 2)) ?? [];
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url: new URL(url).origin })));
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('h1, svg.bd').first().waitFor();
  return page;
}

const roundOf = ({ now }: BotTable): string => /\d+/.exec(now.match?.round ?? '')?.[0] ?? '';

/** Whether it is seen within a few seconds. */
const comes = (thing: Locator): Promise<boolean> =>
  thing.waitFor({ timeout: 8000 }).then(
    () => true,
    () => false,
  );

/** Plays on until `when` holds, and the page shows it; false where the match ends before. */
async function playUntil(table: BotTable, page: Page, when: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let orders = 0; orders < most; orders++) {
    if (!(await table.step(random))) return false;
    const { seq } = table.now;
    const shows = (wanted: number): boolean =>
      Number(document.querySelector('.page')?.getAttribute('data-seq')) >= wanted;
    await page.waitForFunction(shows, seq);
    if (await when()) return true;
  }
  throw new Error('It does not come.');
}

/** What stands still: the front door, starting, an invitation, a lesson, who plays now. */
async function pages({ browser, server, people }: Site): Promise<void> {
  const { url } = server;
  const [host] = people;
  const live = await Promise.all(Object.keys(catalog).map((game) => BotTable.begin(server, game, 4, people)));
  for (const table of live) for (let orders = 0; orders < 60; orders += 1) await table.step(random);
  const link = await host.api.createMatch({ ruleset: 'quantum-rebellion', opponent: 'friend' });
  const [invitation] = link.invitations;
  const still = [
    ['front-door', '/'],
    ['start-match', '/new'],
    ['invitation', `/match/${link.match.id}/join?token=${invitation?.token ?? ''}`],
    ['lesson', '/learn/quantum-rebellion/first-squadron'],
    ['watch', '/watch'],
    ['darkmatter-rules', '/rules/darkmatter-armada'],
    ['darkmatter-fleet-builder', '/fleets/new?ruleset=darkmatter-armada&ready=lanterns'],
  ] as const;
  for (const [screen, path] of still) {
    const page = await open(browser, `${url}${path}`);
    await shoot(page, screen, true);
    await page.context().close();
  }
  for (const table of live) table.leave();
}

/** A table in play: an order being written, an attack, the other side's turn, a question with its help, a round's end. */
async function tables({ browser, server, people }: Site): Promise<void> {
  for (const [game, short] of [
    ['quantum-rebellion', ''],
    ['fleet-command', 'hex-'],
    ['darkmatter-armada', 'darkmatter-'],
  ] as const)
    if (games.length === 0 || games.includes(game)) await moments({ browser, server, people }, game, short);
}

/** A table with somebody who looks on and somebody who plays there. */
interface Looked {
  readonly table: BotTable;
  readonly watcher: Page;
  readonly own: Page;
}

/** What is to be seen of a table: when it comes, on whose page. */
const wishes: readonly {
  readonly name: string;
  readonly of: 'watcher' | 'own';
  readonly paper?: boolean;
  readonly when: (looked: Looked) => () => boolean | Promise<boolean>;
  readonly then?: (page: Page) => Promise<unknown>;
}[] = [
  {
    name: 'attack-scene',
    ...{ of: 'watcher', paper: true },
    when:
      ({ table }) =>
      () => {
        const scene = lastScene(table.now.log);
        return scene !== undefined && scene.seq === table.now.seq && scene.losses.length > 0;
      },
    then: (page) => page.locator('[data-attack] .verdict:not(.out)').waitFor(),
  },
  {
    name: 'table-move',
    ...{ of: 'own', paper: true },
    when:
      ({ table }) =>
      async () =>
        (await table.asked())?.offers.some(({ kind }) => kind.includes('move')) === true &&
        table.now.awaiting.includes('seat-1'),
  },
  {
    name: 'opponents-turn',
    of: 'watcher',
    when:
      ({ table }) =>
      () => {
        const story = turnStory(table.now.log, () => false);
        return (['move', 'attack'] as const).every((is) => story?.beats.some((beat) => beat.is === is));
      },
  },
  {
    name: 'prompt-help',
    of: 'own',
    when:
      ({ table, own }) =>
      async () =>
        table.now.awaiting.includes('seat-1') && (await own.getByRole('button', { name: 'What is this?' }).count()) > 0,
    then: (page) => page.getByRole('button', { name: 'What is this?' }).first().click(),
  },
  {
    name: 'round-card',
    of: 'watcher',
    when: ({ table, watcher }) => {
      let round = roundOf(table);
      return async () => {
        const before = round;
        round = roundOf(table);
        // The card comes when the last scene of the round has been shown.
        return before !== round && (await comes(watcher.getByRole('heading', { name: /^Round \d+ closes/ })));
      };
    },
  },
];

/** Matches that are begun until every moment has come: not each has them all. */
const mostMatches = 8;

/** Every moment of one game's table. */
async function moments(site: Site, game: string, short: string): Promise<void> {
  let match = 0;
  const sitDown = async (): Promise<Looked> => {
    if (match >= mostMatches) throw new Error(`It does not come in ${String(mostMatches)} matches of ${game}.`);
    const table = await BotTable.begin(site.server, game, 4 + match++, site.people);
    const address = `${site.server.url}/match/${table.id}`;
    return {
      table,
      watcher: await open(site.browser, address),
      own: await open(site.browser, address, site.people[0].cookie),
    };
  };
  const leave = async ({ table, watcher, own }: Looked): Promise<void> => {
    table.leave();
    for (const page of [watcher, own]) await page.context().close();
  };
  let looked = await sitDown();
  for (const { name, of, paper = false, when, then } of wishes) {
    while (!(await playUntil(looked.table, looked[of], when(looked)))) {
      await leave(looked);
      looked = await sitDown();
    }
    await then?.(looked[of]);
    await shoot(looked[of], `${short}${name}`, paper);
  }
  await leave(looked);
}

async function endings({ browser, server, people }: Site): Promise<void> {
  const { url } = server;
  const [host] = people;
  const table = await BotTable.begin(server, 'quantum-rebellion', 4, people, true);
  const own = await open(browser, `${url}/match/${table.id}`, host.cookie);
  const steady = seededRandom(5);
  while (await table.step(steady));
  await own.goto(`${url}/match/${table.id}/ending`);
  await own.getByRole('heading', { name: /by round/ }).waitFor();
  await shoot(own, 'ending', true);
  await own.getByRole('button', { name: 'Share picture' }).click();
  const [download] = await Promise.all([
    own.waitForEvent('download'),
    own.getByRole('dialog').getByRole('link', { name: 'Save picture' }).click(),
  ]);
  await download.saveAs(join(folder, 'share-picture.png'));
  table.leave();
  await own.context().close();
}

await mkdir(folder, { recursive: true });
const [server, browser] = await Promise.all([GameServer.start(), launch()]);
try {
  const people: People = [visit(server.url, { WebSocket, catalog }), visit(server.url, { WebSocket, catalog })];
  await people[0].api.becomeGuest('Maren K.');
  await people[1].api.becomeGuest('J. Okafor');
  // A match that has ended is worth watching again on the pages.
  const parts = { endings, pages, tables };
  for (const [name, part] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) await part({ browser, server, people });
} finally {
  await browser.close();
  await server.stop();
}
