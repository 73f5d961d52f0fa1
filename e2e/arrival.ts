/** How people come to a table: one makes the match in the lobby, the other follows the link, others look on. */
import { RulesetList } from '@broadside/protocol';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { Visitor } from './browser.ts';
import { fixedEntropy, type GameServer } from './game-server.ts';

export interface Arrivals {
  readonly host: Visitor;
  readonly guest: Visitor;
  readonly spectator: Visitor;
  readonly matchId: string;
}

/** The preset with the fewest points, for time. */
export const smallFleets = /250 points/;

/** Where a match is started, with everything unfolded, and nothing placed by the program: tests play by the book. */
export async function startPage(page: Page, url: string, game?: string): Promise<void> {
  await page.goto(`${url}/new`);
  if (game !== undefined) await page.getByText(game, { exact: true }).click();
  await page.getByLabel('Set up for me').uncheck();
  await page.locator('summary').filter({ hasText: 'More' }).click();
}

/** Picks a battle by a part of its name. */
export async function chooseFleets(page: Page, name: RegExp): Promise<void> {
  const { rulesets } = RulesetList.parse(
    await (await page.request.get(`${new URL(page.url()).origin}/api/rulesets`)).json(),
  );
  const battle = rulesets.flatMap(({ presets }) => presets).find((each) => name.test(each.name));
  if (battle === undefined) throw new Error(`No battle is called ${name.source}.`);
  const choice = page.locator(`input[name="battle"][value="${battle.id}"]`);
  if ((await choice.count()) === 0) await page.getByRole('button', { name: /more battles/ }).click();
  await choice.check();
}

/** From the start page to a match that waits for a friend; the invitation link. */
export async function invite(host: Visitor, url: string, fleets: RegExp, game?: string): Promise<string> {
  const { page } = host;
  await host.introduce(url);
  await startPage(page, url, game);
  await chooseFleets(page, fleets);
  // A test that looks at clocks gives the match one of its own.
  await page.getByText('No clock', { exact: true }).click();
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  return page.getByLabel(/Whoever opens this link/).inputValue();
}

/** Follows the link and sits down; `entropy` takes the place of what the page would add to the dice. */
export async function accept(guest: Visitor, link: string, entropy?: string): Promise<void> {
  const { page } = guest;
  await guest.introduce(new URL(link).origin);
  if (entropy !== undefined)
    await page.route(/\/seats\/[^/]+\/join$/, (route) =>
      route.continue({ postData: { ...(route.request().postDataJSON() as object), entropy } }),
    );
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('svg.bd').waitFor();
}

interface Meeting {
  /** The game's name on the front page; the one that stands first unless given. */
  readonly game?: string;
  /** Dice that are the same in every run. */
  readonly dice?: { readonly server: GameServer; readonly number: number };
  readonly fleets?: RegExp;
  /** What the guest plays on; a laptop unless given. */
  readonly guestOn?: BrowserContextOptions;
  /** The test stands between the pages and the server. */
  readonly overheard?: boolean;
}

export async function comeTogether(browser: Browser, url: string, meeting: Meeting = {}): Promise<Arrivals> {
  const host = await Visitor.arrive(browser, 'Ada');
  const guest = await Visitor.arrive(browser, 'Bob', meeting.guestOn);
  const spectator = await Visitor.arrive(browser, 'Eve');
  if (meeting.overheard) for (const visitor of [host, guest, spectator]) await visitor.listenIn();
  const link = await invite(host, url, meeting.fleets ?? smallFleets, meeting.game);
  const matchId = /\/match\/([^/]+)\//.exec(link)?.[1] ?? '';
  if (meeting.dice) await meeting.dice.server.fixDice(matchId, meeting.dice.number);
  await accept(guest, link, meeting.dice && fixedEntropy);
  // The table itself is looked at, not the strip that explains it.
  await spectator.page.goto(`${url}/match/${matchId}?explain=0`);
  for (const { page } of [host, spectator]) await page.locator('svg.bd').waitFor();
  return { host, guest, spectator, matchId };
}
