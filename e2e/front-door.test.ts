/** The front door where nobody plays: a board that is never empty, and the week's best match on it, which is fetched once. */
import { seededRandom } from '@broadside/rules/kernel';
import { describe, expect, it } from 'vitest';
import { findingsInAllLooks } from './axe.ts';
import { BotTable } from './bot-table.ts';
import { laptop, Visitor } from './browser.ts';
import { withTwoPeople } from './two-people.ts';

describe('the front door', () => {
  const ready = withTwoPeople('Maren K.', 'J. Okafor');

  it('has a board on an empty installation, and looks back on the best match when there is one', async () => {
    const { server, browser, people } = ready();
    const visitor = await Visitor.arrive(browser, 'Eve', { viewport: laptop });
    const { page } = visitor;
    const records: string[] = [];
    page.on('request', (request) => request.url().endsWith('/record') && records.push(request.url()));
    await page.goto(server.url);
    await page.getByText('two computers at their first battle').waitFor();
    await page.locator('.whole .ship').first().waitFor();
    expect(records).toEqual([]);

    const table = await BotTable.begin(server, 'quantum-rebellion', 4, people, true);
    const random = seededRandom(5);
    while (await table.step(random));
    table.leave();
    await page.goto(server.url);
    const strip = page.locator('.strip');
    await strip.getByText('best of the week').waitFor();
    for (const name of ['Maren K.', 'J. Okafor']) await strip.getByText(name).waitFor();
    const again = strip.getByRole('link', { name: 'Watch it again' });
    expect(await again.getAttribute('href')).toBe(`/match/${table.id}`);
    // An attack of that match, with its line and what came of it.
    await page.locator('.whole .sight').first().waitFor();
    await expect.poll(() => records.length).toBe(1);
    expect(records[0]).toContain(table.id);
    expect(await findingsInAllLooks(page)).toEqual([]);

    // What else changes in the lobby leaves the board alone.
    await page.setViewportSize(laptop);
    const [host] = people;
    await host.api.createMatch({ ruleset: 'quantum-rebellion', opponent: 'anyone' });
    await page.getByRole('button', { name: /Accept Maren K/ }).waitFor();
    expect(records).toHaveLength(1);
    await again.click();
    await page.waitForURL(`**/match/${table.id}`);
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });
});
