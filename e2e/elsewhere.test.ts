/** What of a match is shown elsewhere: links to a moment, and clips. */
import { visit } from '@broadside/client';
import { seededRandom } from '@broadside/rules/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { BotTable } from './bot-table.ts';
import { Visitor } from './browser.ts';
import { withTwoPeople } from './two-people.ts';

const random = seededRandom(5);
const ready = withTwoPeople('Ann', 'Ben');
let table: BotTable;
beforeAll(async () => {
  const { server, people } = ready();
  table = await BotTable.begin(server, 'quantum-rebellion', 3, people);
  for (let step = 0; step < 60 && (await table.step(random)); step += 1);
}, 120_000);

describe('whoever watches', () => {
  it('[WATCH-32] [WATCH-35] opens a moment through a camera, and makes a clip that plays in a loop', async () => {
    const { server, browser } = ready();
    const program = visit(server.url, { WebSocket });
    await program.api.becomeGuest('Eve');
    await program.api.makeAccount({ handle: 'Eve', name: 'Eve', password: 'four words for a ship' });
    const eve = await Visitor.arrive(browser, 'Eve');
    await eve.takeCookie(server.url, program.cookie);
    const { page } = eve;
    await page.goto(`${server.url}/match/${table.id}?at=40&camera=0.5,0.25,0.4`);
    await expect
      .poll(() =>
        page
          .locator('[data-seq]')
          .getAttribute('data-seq')
          .catch(() => ''),
      )
      .toBe('40');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'This moment and clips…' }).click();
    // What the link asked for is what the board shows, and what the clip would.
    await page.getByLabel('Show only what the board shows now').waitFor();
    await page.getByLabel('Title of a clip').fill('A salvo');
    await page.getByLabel('From entry').fill('39');
    await page.getByRole('button', { name: 'Make the clip' }).click();
    await page.waitForURL(/\/clip\/\w{10}$/);
    await page.getByRole('heading', { name: 'A salvo' }).waitFor();
    const { clip } = (await (await fetch(`${server.url}/api/clips/${page.url().slice(-10)}`)).json()) as {
      clip: { camera: { x: number; y: number; across: number } };
    };
    const { x, y, across } = clip.camera;
    expect(Math.abs(x - 0.5)).toBeLessThan(0.02);
    expect(Math.abs(y - 0.25)).toBeLessThan(0.02);
    expect(Math.abs(across - 0.4)).toBeLessThan(0.02);
    // Who wants no motion presses Play.
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const shown = (): Promise<string | null> => page.locator('.clip[data-seq]').getAttribute('data-seq');
    for (const seq of ['39', '40', '39']) await expect.poll(shown, { timeout: 8000 }).toBe(seq);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('link', { name: 'Watch the match from here' }).click();
    await page.waitForURL(/\?at=39/);
    expect(eve.faults).toEqual([]);
    await eve.leave();
  });
});
