/** Overlays for streaming programs in Chromium: see-through, in fixed boxes, over restarts, with passes, and made on a page. */
import { inflateSync } from 'node:zlib';
import { seededRandom } from '@broadside/rules/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from './account.ts';
import { findingsInAllLooks } from './axe.ts';
import { BotTable } from './bot-table.ts';
import { handset, press, Visitor } from './browser.ts';
import { withTwoPeople } from './two-people.ts';

const random = seededRandom(5);
const ready = withTwoPeople('Ann', 'Ben');
const canvas = { viewport: { width: 1920, height: 1080 } };
let table: BotTable;
beforeAll(async () => {
  const { server, people } = ready();
  table = await BotTable.begin(server, 'quantum-rebellion', 3, people);
  for (let step = 0; step < 60 && (await table.step(random)); step += 1);
}, 180_000);
afterAll(() => table.leave());

/** Sizes of all text that is seen, in pixels of the window. */
const smallest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sizes = [...document.querySelectorAll('.stage *')].flatMap((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
      if (!own || element.closest('.vh') || !element.checkVisibility({ visibilityProperty: true })) return [];
      let zoom = 1;
      for (let at: Element | null = element; at; at = at.parentElement) zoom *= Number(getComputedStyle(at).zoom) || 1;
      return [parseFloat(getComputedStyle(element).fontSize) * zoom];
    });
    return Math.min(...sizes);
  });

/** How opaque the page is at a place, from 0 to 255, as a program that lays it over a picture gets it. */
async function opacityAt(page: Page, x: number, y: number): Promise<number> {
  const shot = await page.screenshot({ omitBackground: true, clip: { x, y, width: 1, height: 1 } });
  const withAlpha = 6;
  if (shot[25] !== withAlpha) return 255;
  const parts: Buffer[] = [];
  for (let at = 8; at < shot.length; at += 12 + shot.readUInt32BE(at))
    if (shot.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(shot.subarray(at + 8, at + 8 + shot.readUInt32BE(at)));
  // One row of one pixel: how it is filtered, then red, green, blue, and how opaque.
  return inflateSync(Buffer.concat(parts))[4] ?? -1;
}

describe('[WATCH-39] an overlay of a match', () => {
  it('is see-through, has text from 24 pixels and fixed boxes, and nobody’s cookie', async () => {
    const { server, browser, people } = ready();
    const eve = await Visitor.arrive(browser, 'Eve', canvas);
    await eve.takeCookie(server.url, people[0].cookie);
    const { page } = eve;
    const cookies: string[] = [];
    page.on('request', (request) => {
      const note = (headers: Readonly<Record<string, string>>) => headers['cookie'] && cookies.push(request.url());
      if (/\/(api|watch)\//.test(request.url())) void request.allHeaders().then(note, () => undefined);
    });
    const address = `${server.url}/overlay/match/${table.id}`;
    await page.goto(address);
    for (const box of ['Score', 'How late this is', 'Board', 'What happened last'])
      await page.getByRole('region', { name: box }).waitFor();
    await page.getByText(/^Round \d+ of \d+$/).waitFor();
    expect(await page.getByText('Ann', { exact: true }).count()).toBe(1);
    expect(await smallest(page)).toBeGreaterThanOrEqual(24);
    const boxOf = (name: string) => page.getByRole('region', { name }).boundingBox();
    expect(await boxOf('Score')).toEqual({ x: 340, y: 36, width: 1320, height: 116 });
    expect(await boxOf('Board')).toEqual({ x: 1320, y: 614, width: 560, height: 374 });
    expect(await opacityAt(page, 960, 500)).toBe(0);
    expect(await opacityAt(page, 600, 140)).toBeGreaterThan(200);
    expect(await page.evaluate(() => [innerWidth - document.documentElement.scrollWidth, scrollY])).toEqual([0, 0]);
    const before = await boxOf('What happened last');
    const said = await page.getByRole('region', { name: 'What happened last' }).textContent();
    for (let step = 0; step < 3; step += 1) await table.step(random);
    await expect
      .poll(() => page.getByRole('region', { name: 'What happened last' }).textContent(), { timeout: 20_000 })
      .not.toBe(said);
    expect(await boxOf('What happened last')).toEqual(before);
    await page.goto(`${address}?parts=log&theme=paper`);
    await page.getByRole('region', { name: 'What happened last' }).waitFor();
    expect(await boxOf('What happened last')).toEqual({ x: 0, y: 0, width: 1840, height: 56 });
    expect(await page.getByText('Ann', { exact: true }).count()).toBe(0);
    expect(await page.locator('html').getAttribute('data-theme')).toBe('paper');
    expect(cookies).toEqual([]);
    const { headers } = await fetch(address, { headers: { accept: 'text/html' } });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(eve.faults).toEqual([]);
    await eve.leave();
  });

  it('says plainly what there is where the address names something else', async () => {
    const { server, browser } = ready();
    const eve = await Visitor.arrive(browser, 'Eve', canvas);
    const { page } = eve;
    await page.goto(`${server.url}/overlay/match/${table.id}?parts=names,runes`);
    await page
      .getByText('There is no part "runes". There are names, clocks, score, dice, log, board and cast')
      .waitFor();
    await page.goto(`${server.url}/overlay/radar/1`);
    await page.getByText('There are overlays of a match').waitFor();
    eve.forgiving = true;
    await page.goto(`${server.url}/overlay/match/000000000000`);
    await page.getByText('This overlay shows nothing').waitFor();
    await page.goto(`${server.url}/overlay/tv/no-such-channel`);
    await page.getByText('There is no channel "no-such-channel"').waitFor();
    await eve.leave();
  });

  it('goes on by itself after the server was killed and started again', async () => {
    const { server, browser } = ready();
    const eve = await Visitor.arrive(browser, 'Eve', canvas);
    eve.forgiving = true;
    const { page } = eve;
    for (const address of [`match/${table.id}`, 'tv/best']) {
      await page.goto(`${server.url}/overlay/${address}?parts=names,score,log`);
      await page.getByText('Ann', { exact: true }).waitFor();
    }
    await server.kill();
    await server.restart();
    const line = page.getByRole('region', { name: 'What happened last' });
    const said = await line.textContent();
    for (let step = 0; step < 3; step += 1) await table.step(random);
    await expect.poll(() => line.textContent(), { timeout: 60_000 }).not.toBe(said);
    await eve.leave();
  }, 120_000);
});

describe('[WATCH-39] the page that makes overlays', () => {
  it('is found in the menu of the match, puts the address together, and makes and revokes passes', async () => {
    const { server, browser, people } = ready();
    const watch = { delay: null, listed: false };
    const made = await people[0].api.createMatch({ ruleset: 'fleet-command', opponent: 'friend', watch });
    const { id } = made.match;
    for (const { seat, token } of made.invitations) await people[1].api.join(id, seat, { token });
    const ann = await Visitor.arrive(browser, 'Ann');
    await ann.takeCookie(server.url, people[0].cookie);
    const { page } = ann;
    await page.goto(`${server.url}/match/${id}`);
    await press(page, 'Menu');
    await page.getByRole('link', { name: 'Overlay for a stream' }).click();
    await page.getByRole('heading', { name: 'Put this match on a stream' }).waitFor();
    ann.forgiving = true; // the preview is told that it needs a pass
    const address = page.getByRole('textbox', { name: 'Address' });
    await page.getByLabel('Board').uncheck();
    await expect.poll(() => address.inputValue()).toMatch(/\?parts=names,clocks,score,dice,log,cast$/);
    await page.frameLocator('iframe').getByText('Lists do not show this match').waitFor();
    await press(page, 'Make a pass for this match');
    await expect.poll(() => address.inputValue()).toMatch(/&pass=bso_[\w-]{43}$/);
    const open = await address.inputValue();
    await page.frameLocator('iframe').getByText('Ann', { exact: true }).waitFor();
    expect(await findingsInAllLooks(page)).toEqual([]);
    const eve = await Visitor.arrive(browser, 'Eve', canvas);
    await eve.page.goto(open);
    await eve.page.getByText('Ben', { exact: true }).waitFor();
    await press(page, 'Revoke');
    await expect.poll(() => address.inputValue()).not.toContain('pass=');
    eve.forgiving = true;
    await eve.page.goto(open);
    await eve.page.getByText('Lists do not show this match').waitFor();
    const phone = await Visitor.arrive(browser, 'Ann', handset);
    await phone.page.goto(`${server.url}/stream?channel=best`);
    await phone.page.getByRole('heading', { name: 'Put this channel on a stream' }).waitFor();
    expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const each of [ann, eve, phone]) await each.leave();
  });
});

describe('[WATCH-39] an overlay of a cast', () => {
  it('[WATCH-76] has who casts, what they draw over the board, and what they ask', async () => {
    const { server, browser } = ready();
    const cara = await account(browser, server, 'Cara');
    const { page } = cara;
    await page.goto(`${server.url}/cast/new?match=${table.id}`);
    await page.getByLabel('Title').fill('Evening cast');
    await page.getByLabel('Language').fill('en');
    await press(page, 'Begin');
    await page.getByRole('toolbar', { name: 'Tools' }).waitFor();
    const cast = page.url().split('/').at(-1) ?? '';
    await press(page, 'ring');
    await page.getByRole('application', { name: /^Draws on the board with the ring/ }).focus();
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    const eve = await Visitor.arrive(browser, 'Eve', canvas);
    await eve.page.goto(`${server.url}/overlay/cast/${cast}`);
    await eve.page.getByRole('region', { name: 'Cast' }).getByText('Evening cast').waitFor();
    await expect.poll(() => eve.page.locator('.chalk circle').count(), { timeout: 20_000 }).toBe(1);
    const ring = await eve.page.locator('.chalk circle').boundingBox();
    const board = await eve.page.getByRole('region', { name: 'Board' }).boundingBox();
    const middle = (box: typeof ring) => [
      (box?.x ?? 0) + (box?.width ?? 0) / 2,
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    ];
    const [at, centre] = [middle(ring), middle(board)];
    for (const i of [0, 1]) expect(Math.abs((at[i] ?? 0) - (centre[i] ?? 0))).toBeLessThan(12);
    expect(await smallest(eve.page)).toBeGreaterThanOrEqual(24);
    // [WATCH-76] What a caster asks stands over the board, with what it came to.
    await press(page, 'More');
    await page.getByLabel('Question').fill('Who wins this fight?');
    await page.getByLabel(/^Answers/).fill('The waders / The stones');
    await press(page, 'Ask');
    const poll = eve.page.getByRole('region', { name: 'Poll' });
    await poll.getByText('The stones').waitFor();
    expect(await smallest(eve.page)).toBeGreaterThanOrEqual(24);
    await press(page, 'End the poll');
    await expect.poll(() => poll.locator('p b').count(), { timeout: 20_000 }).toBe(2);
    for (const each of [cara, eve]) await each.leave();
  });
});
