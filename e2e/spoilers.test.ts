/** Hiding results in a browser: every place that lists a match that is over, searched with all that the network brought. */
import { leaguesApi } from '@broadside/client';
import { hideSpoilersCookie } from '@broadside/protocol';
import { blankTerms } from '@broadside/competition/season';
import type { Act } from '@broadside/competition/season';
import { seededRandom } from '@broadside/rules/kernel';
import type { Page, Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { BotTable } from './bot-table.ts';
import { furnish, pageRoutes } from './places.ts';
import { wide } from './breadth.ts';
import { handset, Visitor } from './browser.ts';
import { withTwoPeople } from './two-people.ts';

const told = withTwoPeople('Ann', 'Ben');

it('[WATCH-23] [WATCH-24] with results hidden, no page, tab or answer tells how a match ended until somebody wants to know', async () => {
  const { server, browser, people } = told();
  const table = await BotTable.begin(server, 'quantum-rebellion', 1, people);
  const random = seededRandom(5);
  for (let i = 0; i < 20; i += 1) await table.step(random);
  const line = people[0].open(table.id);
  await line.when(({ view }) => view !== null);
  await line.act({ act: 'resign' });
  line.close();
  table.leave();
  const { match } = await people[0].api.match(table.id);
  const reason = match.outcome?.reason ?? '';
  expect(reason).not.toBe('');
  // As a page would say it, as a preview does, as the wire has it; and what the match could be played again with.
  const secrets = ['Ben won', `won: ${reason}`, `"reason":"${reason}"`, match.dice.seed ?? ''];
  const eve = await Visitor.arrive(browser, 'Eve', handset);
  const { page } = eve;
  const heard: Promise<string>[] = [];
  const asked: string[] = [];
  page.on('response', (response) => {
    asked.push(new URL(response.url()).pathname);
    if (/json|html|svg/.test(response.headers()['content-type'] ?? '')) heard.push(response.text().catch(() => ''));
  });
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));
  await page.goto(`${server.url}/watch?show=finished`);
  await page.getByText(/^Ben won/).waitFor();
  await page.getByRole('button', { name: 'Hide results' }).click();
  await page.getByRole('button', { name: 'Hide results', pressed: true }).waitFor();
  expect(await page.evaluate(() => document.cookie)).toContain(hideSpoilersCookie);
  [heard.length, asked.length] = [0, 0];
  const { person } = await people[0].api.me();
  const tells = async (): Promise<string[]> => {
    const all = [await page.content(), await page.title(), ...(await Promise.all(heard))];
    return secrets.filter((secret) => all.some((text) => text.includes(secret)));
  };
  for (const [path, ready] of [
    ['/watch?show=finished', page.getByText('result hidden').first()],
    ['/', page.getByRole('heading', { level: 1 }).first()],
    ['/leagues', page.getByRole('heading', { level: 1 }).first()],
    [`/player/${person?.id ?? ''}`, page.getByText('Over', { exact: true })],
    ['/tv/best', page.getByRole('heading', { name: 'Nothing is on' })],
    ['/wall/anything', page.getByRole('button', { name: 'Show the wall' })],
    [`/match/${table.id}/ending`, page.getByRole('button', { name: 'Show the result' })],
    [`/match/${table.id}/replay`, page.getByRole('button', { name: 'Show the result' })],
    [`/match/${table.id}`, page.getByRole('button', { name: 'Show the result' })],
  ] as const) {
    await page.goto(`${server.url}${path}`);
    await ready.waitFor();
    expect(await tells(), path).toEqual([]);
  }
  const picture = async (query: string): Promise<string> =>
    (await page.request.get(`${server.url}/match/${table.id}/picture.svg${query}`)).text();
  expect(await picture('')).toBe(await picture('?at=0'));
  expect(await picture('')).toContain('<svg');
  expect(heard.length).toBeGreaterThan(6);
  expect(asked.filter((path) => path.endsWith('/socket') || path.startsWith('/watch/'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await watchSlowly(page, async () => expect(await tells()).toEqual([]));
  await page.goto(`${server.url}/watch?show=finished`);
  await page.getByText(/^Ben won/).waitFor();
  await page.context().clearCookies({ name: 'told' });
  await page.goto(`${server.url}/match/${table.id}`);
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page
    .getByText(/Ben won|wins|won/)
    .first()
    .waitFor();
  await eve.leave();
});

it('[WATCH-74] no page there is tells whoever hides results how a match ended', async () => {
  const { server, browser } = told();
  const { paths, ended, ada } = await furnish(server);
  const [match = ''] = ended;
  const { outcome, dice } = (await ada.api.match(match)).match;
  const secrets = [outcome?.reason ?? 'none', dice.seed ?? 'none', 'Ada won', 'Ada wins', 'Bob won', '"winner":"seat-'];
  const context = await browser.newContext(handset);
  await context.addCookies([{ name: 'spoilers', value: 'hide', url: server.url }]);
  const each = new Map([...paths].reverse().map(({ route, path }) => [route, path]));
  for (const route of pageRoutes) expect([...each.keys()], 'furnish() makes one of each').toContain(route);
  const ofMatch = paths.filter(({ path }) => path.includes(match)).map(({ path }) => path);
  const overlay = `/overlay/match/${match}?parts=names,score,log,board`;
  // Who looks into a frame of another site, or at an overlay, is nobody, and has no wish: these are searched where a season hides all.
  const visited = [...new Set([...ofMatch, ...each.values()])].filter(
    (path) => !path.startsWith('/embed/') && (wide || mayTell.test(path)),
  );
  const found: string[] = [];
  const look = async (page: Page): Promise<void> => {
    for (let path = visited.pop(); path !== undefined; path = visited.pop())
      for (const [where, text] of await toldAt(page, `${server.url}${path}`))
        for (const secret of secrets) if (text.includes(secret)) found.push(`${path}: ${secret} in ${where}`);
  };
  visited.push(overlay);
  const pages = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(pages.map(look));
  expect(found).toEqual([]);
  await context.close();
});

/** Pages on which matches, people, seasons and casts stand; the others are looked at as well where all are. */
const mayTell =
  /^\/$|^\/(match|player|season|league|pairing|judge|clip|tv|wall|watch|overlay|cast|replay|stream|leagues|account)\b/;

/** All that a page shows, and that the network brought it: where, and the text. */
async function toldAt(page: Page, url: string): Promise<(readonly [string, string])[]> {
  const heard: Promise<readonly [string, string]>[] = [];
  const listen = (response: Response): void => {
    const kind = response.headers()['content-type'] ?? '';
    if (!/json|html|svg|text|xml/.test(kind) || /\.(js|css)\b/.test(response.url())) return;
    const at = new URL(response.url()).pathname;
    heard.push(
      response.text().then(
        (text) => [at, text] as const,
        () => [at, ''] as const,
      ),
    );
  };
  page.on('response', listen);
  await page.goto(url);
  await page.waitForFunction(() => document.querySelector('main, .stage, .fault, [role="status"], h1') !== null);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, {
    timeout: 60_000,
  });
  // A page that waits for news is never idle.
  await page.waitForLoadState('networkidle', { timeout: 1000 }).catch(() => undefined);
  page.off('response', listen);
  return [['the page', await page.content()], ['its tab', await page.title()], ...(await Promise.all(heard))];
}

/** From the first entry: nothing tells the end, nor how far it is, until one is there. */
async function watchSlowly(page: Page, nothingTold: () => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: 'Watch it' }).click();
  await page.getByText('its end is hidden until you get there').waitFor();
  const bar = page.getByRole('slider', { name: 'Moment of the match' });
  expect(await bar.getAttribute('aria-valuetext')).toMatch(/entry 1$/);
  await nothingTold();
  for (const seq of [2, 3]) {
    await page.getByRole('button', { name: 'An entry on' }).click();
    await page.locator(`[data-seq="${String(seq)}"]`).waitFor();
  }
  // However long the match is, the bar goes on.
  expect([await bar.getAttribute('max'), await bar.getAttribute('aria-valuetext')]).toEqual([
    '128',
    expect.stringMatching(/entry 3$/) as string,
  ]);
  await nothingTold();
  await page.getByRole('button', { name: 'To the end' }).click();
  await page
    .getByText(/Ben won/)
    .first()
    .waitFor();
}

it('[WATCH-62] [WATCH-64] a season whose organiser hides results tells them up to the round that somebody has watched', async () => {
  const { server, browser, people } = told();
  const [ann] = people;
  await ann.api.makeAccount({ handle: 'ann-organises', password: 'four words for a ship' });
  const leagues = leaguesApi(server.url, { headers: { cookie: ann.cookie } });
  await leagues.createLeague({ name: 'Evening League', slug: 'evening' });
  const [game] = (await ann.api.rulesets()).rulesets;
  const battles = { choice: 'fixed', battle: game?.battles.find(({ seats }) => seats.length === 2)?.id ?? '' } as const;
  const played = { ruleset: game?.id ?? '', edition: game?.edition ?? '', battles };
  const terms = { ...blankTerms, ...played, hideResults: true as const };
  const { id } = await leagues.openSeason('evening', { name: 'Evenings', terms });
  let count = 0;
  const act = (one: Act) => leagues.seasonAct(id, { id: `evening-${String((count += 1))}`, act: one });
  await act({ act: 'open-registration' });
  await act({ act: 'enter-by-name', names: ['Gil', 'Hal', 'Ida', 'Jon'] });
  const result = { how: 'forfeit', winner: 0, reason: 'The other lost their way.' } as const;
  for (const round of [1, 2]) {
    await act({ act: 'draft-round' });
    const { season } = await act({ act: 'publish-round' });
    for (const { sides } of season.rounds.at(-1)?.pairings ?? [])
      await act({ act: 'enter-result', round, entrant: sides[0], result });
  }
  const announced = 'Gil has won it all.';
  await act({ act: 'announce', text: announced });
  const mia = await Visitor.arrive(browser, 'Mia', handset);
  const { page } = mia;
  const heard: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/json/.test(response.headers()['content-type'] ?? '')) heard.push(response.text().catch(() => ''));
  });
  await page.goto(`${server.url}/season/${id}`);
  const chooser = page.getByLabel('What have you watched?');
  await chooser.waitFor();
  expect(await chooser.inputValue()).toBe('0');
  const all = [await page.content(), ...(await Promise.all(heard))];
  for (const secret of ['wins by forfeit', result.reason, '"winner":0', announced])
    expect(
      all.filter((text) => text.includes(secret)),
      secret,
    ).toEqual([]);
  // What officials say is fetched when it is asked for [WATCH-77].
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByText(announced).waitFor();
  await page.goto(`${server.url}/season/${id}/rulings`);
  await page.getByRole('button', { name: 'Show the rulings' }).click();
  await page.getByText('No judge has ruled in this season.').waitFor();
  await page.goto(`${server.url}/embed/season/${id}`);
  await page.getByText('Its results are hidden.').waitFor();
  await page.goto(`${server.url}/wall/evening`);
  await page.getByRole('heading', { name: 'Results are hidden here' }).waitFor();
  await page.goto(`${server.url}/season/${id}`);
  await chooser.selectOption('1');
  await page.getByRole('heading', { name: 'Standings after round 1' }).waitFor();
  expect(await chooser.inputValue()).toBe('1');
  await chooser.selectOption('all');
  await page.getByText('You are told every result.').waitFor();
  await page.getByRole('heading', { name: 'Standings after round 2' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await mia.leave();
});
