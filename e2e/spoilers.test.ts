/** Hiding results in a browser: every place that lists a match that is over, searched with all that the network brought. */
import { hideSpoilersCookie } from '@broadside/protocol';
import { seededRandom } from '@broadside/rules/kernel';
import { expect, it } from 'vitest';
import { BotTable } from './bot-table.ts';
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
    [`/match/${table.id}/ending`, page.getByRole('button', { name: 'Show the result' })],
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
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page
    .getByText(/Ben won|wins|won/)
    .first()
    .waitFor();
  await eve.leave();
});
