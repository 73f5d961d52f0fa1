/** A match that its maker lets people watch later: the form, the page of who waits, the board with its badge, the end. */
import { describe, expect, it } from 'vitest';
import { Visitor, handset, press } from './browser.ts';
import { withSite } from './with-site.ts';

const ready = withSite();

const late = 10;

describe('[WATCH-1] watchers who are late', () => {
  it('are promised it by the form, and told it at the table and before it begins', async () => {
    const { server, browser } = ready();
    const ann = await Visitor.arrive(browser, 'Ann');
    await ann.introduce(server.url);
    await ann.page.goto(`${server.url}/new`);
    await ann.page.getByText(/^More/).click();
    await ann.page.getByLabel('Watchers see it').selectOption('when it is over');
    await ann.page.getByText('Shown in the lists of the site').click();
    await ann.page.getByText('Only who has its link finds it.').waitFor();
    await press(ann.page, 'Play the computer');
    await ann.page.waitForURL(/\/match\//);
    await ann.page.locator('[data-seq]').waitFor();
    await press(ann.page, 'Menu');
    await ann.page.getByText('Watchers see this match when it is over.').waitFor();
    const bea = await Visitor.arrive(browser, 'Bea', handset);
    await bea.page.goto(ann.page.url());
    await bea.page.getByRole('heading', { name: 'This match is about to begin' }).waitFor();
    await bea.page.getByText('Watchers see this match when it is over.').waitFor();
    await bea.page.goto(server.url);
    await bea.page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await bea.page.content()).not.toContain(new URL(ann.page.url()).pathname);
    await ann.leave();
    await bea.leave();
  });

  it('see the table when it is released, with how late they are, and the end as late', async () => {
    const { server, browser } = ready();
    const [ann, bea, cleo] = [
      await Visitor.arrive(browser, 'Ann'),
      await Visitor.arrive(browser, 'Bea', handset),
      await Visitor.arrive(browser, 'Cleo'),
    ];
    await ann.introduce(server.url);
    const watch = { delay: { kind: 'seconds', seconds: late }, listed: true };
    const data = { ruleset: 'quantum-rebellion', opponent: 'bot', setUp: true, watch };
    const made = await ann.page.request.post(`${server.url}/api/matches`, { data });
    const { id } = ((await made.json()) as { match: { id: string } }).match;
    await ann.page.goto(`${server.url}/match/${id}`);
    await ann.page.locator('[data-seq]').waitFor();
    for (const { page } of [bea, cleo]) await page.goto(`${server.url}/match/${id}`);
    await bea.page.getByRole('heading', { name: 'This match is about to begin' }).waitFor();
    for (const { page } of [bea, cleo]) {
      await page.locator('[data-seq]').waitFor();
      await page.getByText('10 s late').waitFor();
    }
    // Nobody is shown as away who is only not told of.
    expect(await cleo.page.getByText('away', { exact: true }).count()).toBe(0);
    await press(ann.page, 'Menu');
    await press(ann.page, /^Give up the match/);
    await ann.page
      .getByRole('dialog')
      .getByRole('button', { name: /give up/i })
      .click();
    const over = /won|wins|gave up|lost/i;
    const ended = performance.now();
    await ann.page.getByRole('link', { name: 'Replay' }).or(ann.page.getByText(over)).first().waitFor();
    expect(await cleo.page.getByText('10 s late').count()).toBe(1);
    await cleo.page.getByText('10 s late').waitFor({ state: 'detached', timeout: 20_000 });
    // By the clock of the server, which began to count before this page knew.
    expect(performance.now() - ended).toBeGreaterThan((late - 3) * 1000);
    await bea.page.getByText('10 s late').waitFor({ state: 'detached', timeout: 20_000 });
    for (const each of [ann, bea, cleo]) await each.leave();
  });
});
