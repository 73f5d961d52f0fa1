/** The position editor: a table set up by hand, mended, shared by link, and played from by somebody else. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handset, launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';
import { shoot } from './shoot.ts';
import { Watcher } from './watcher.ts';

/** What these tests read of a written position. */
interface Written {
  readonly squadrons: readonly { readonly ships: readonly WrittenShip[] }[];
  readonly terrain?: readonly { readonly kind: string; readonly at?: readonly [number, number] }[];
}
interface WrittenShip {
  readonly id: string;
  readonly at: readonly [number, number];
  readonly facing: number;
  readonly hull?: number;
  readonly offline?: readonly string[];
}

describe('the position editor', () => {
  let server: GameServer;
  let browser: Browser;
  let ada: Visitor;
  let link = '';
  let written: Written;
  beforeAll(async () => {
    server = await GameServer.start();
    browser = await launch();
    ada = await Visitor.arrive(browser, 'Ada');
    await ada.introduce(server.url);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const grip = (page: Page, thing: string) => page.locator(`[data-grip="${thing}"]`);
  const wrong = (page: Page) => page.getByRole('region', { name: 'What is wrong with the position' });
  const middle = async (page: Page, thing: string): Promise<{ x: number; y: number }> => {
    const box = await grip(page, thing).boundingBox();
    if (!box) throw new Error(`${thing} is not on the board`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  /** Pixels to an inch, from the two ships that stand 38 inches apart. */
  let ppi = 0;
  /** Takes a thing and pulls it so many inches east and north. */
  async function pull(page: Page, thing: string, east: number, north: number): Promise<void> {
    const from = await middle(page, thing);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + (east * ppi) / 2, from.y - (north * ppi) / 2, { steps: 3 });
    await page.mouse.move(from.x + east * ppi, from.y - north * ppi, { steps: 3 });
    await page.mouse.up();
  }
  const figure = async (page: Page, label: string): Promise<number> =>
    Number.parseFloat(await page.getByLabel(label, { exact: true }).inputValue());
  async function put(page: Page, label: string, value: string): Promise<void> {
    await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel(label, { exact: true }).press('Enter');
  }
  async function textOf(page: Page): Promise<Written> {
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    const text = await page.getByLabel('Position as text', { exact: true }).inputValue();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    return JSON.parse(text) as Written;
  }

  it('sets a table up by press and drag', async () => {
    const { page } = ada;
    await page.goto(`${server.url}/positions`);
    await page.getByText('You have no saved positions.').waitFor();
    await page.getByLabel('Game', { exact: true }).selectOption('Quantum Rebellion');
    await page.getByRole('link', { name: 'Set up a position' }).click();
    await page.getByRole('button', { name: 'Add Cruiser', exact: true }).click();
    await page.getByRole('button', { name: 'Second Fleet', exact: true }).click();
    await page.getByRole('button', { name: 'Add Destroyer', exact: true }).click();
    await page.getByText('Can be played').waitFor();
    ppi = ((await middle(page, 'ship:tern')).y - (await middle(page, 'ship:onyx')).y) / 38;
    await pull(page, 'ship:tern', -4, 13);
    expect(await page.getByLabel('Name of the ship').inputValue()).toBe('Tern');
    expect(await figure(page, 'Inches from the west edge')).toBeCloseTo(20, 0);
    expect(await figure(page, 'Inches from the south edge')).toBeCloseTo(18, 0);
    const north = await figure(page, 'Inches from the south edge');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+BracketRight');
    expect(await figure(page, 'Inches from the south edge')).toBeCloseTo(north + 1, 3);
    expect(await figure(page, 'Degrees clockwise from north')).toBe(15);
    await page.keyboard.press('z');
    expect(await figure(page, 'Degrees clockwise from north')).toBe(0);
    await page.keyboard.press('Shift+Z');
    expect(await figure(page, 'Degrees clockwise from north')).toBe(15);
  });

  it('says what is wrong, selects what it is about, and lets it be mended', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: 'Terrain', exact: true }).click();
    await page.getByRole('button', { name: 'Add planet', exact: true }).click();
    await pull(page, 'ship:onyx', 0, -18);
    await page.locator('[data-thing="match"]').click();
    await wrong(page).getByText('Onyx stands inside Planet: no ship survives there.').click();
    expect(await page.getByLabel('Name of the ship').inputValue()).toBe('Onyx');
    expect(await page.getByRole('button', { name: 'Try it' }).isDisabled()).toBe(true);
    await put(page, 'Inches from the south edge', '31,25');
    await page.getByText('Can be played').waitFor();
    expect(await page.getByLabel('Inches from the south edge', { exact: true }).inputValue()).toBe('31.25″');
    await put(page, 'Hull', '5');
    await page.locator('[data-space="F"]').click();
    await page.getByRole('button', { name: /^.*, .*: offline$/ }).waitFor();
    await shoot(page, 'position-editor');
    written = await textOf(page);
    const [tern, onyx] = written.squadrons.flatMap(({ ships }) => ships);
    expect(onyx).toMatchObject({ id: 'onyx', hull: 5, offline: ['F'], facing: 180 });
    expect(tern).toMatchObject({ id: 'tern', facing: 15 });
    expect(written.terrain).toMatchObject([{ kind: 'planet', at: [24, 24] }]);
  });

  it('takes text that is right, and keeps text that is wrong as it was typed', async () => {
    const { page } = ada;
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    const area = page.getByLabel('Position as text', { exact: true });
    const text = await area.inputValue();
    const bad = text.replace('"hull": 5', '"hull": "five"');
    await area.fill(bad);
    const line = bad.split('\n').findIndex((each) => each.includes('five')) + 1;
    await page.getByRole('alert').getByText(`Line ${line}`).waitFor();
    await page
      .getByRole('alert')
      .getByText(/squadrons 2, ships 1, hull: Write a (whole )?number here/)
      .waitFor();
    expect(await page.getByRole('button', { name: 'Put it on the table' }).isDisabled()).toBe(true);
    expect(await area.inputValue()).toBe(bad);
    await area.fill(text.replace('"hull": 5', '"hull": 6'));
    await page.getByRole('button', { name: 'Put it on the table' }).click();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.locator('[data-thing="ship:onyx"]').click();
    expect(await page.getByLabel('Hull', { exact: true }).inputValue()).toBe('6');
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    expect(await page.getByLabel('Hull', { exact: true }).inputValue()).toBe('5');
  });

  it('saves it under a link', async () => {
    const { page } = ada;
    await page.reload();
    await page.getByText('kept in this browser only').waitFor();
    await put(page, 'Name of the position', 'The gap');
    await page.getByRole('button', { name: 'Save and share' }).click();
    await page.waitForURL(/\/positions\/[0-9a-z]{10}$/);
    await page.getByText('Quantum Rebellion 1.3 · yours', { exact: true }).waitFor();
    link = page.url();
    expect(await textOf(page)).toEqual(written);
    await page.goto(`${server.url}/positions`);
    await page.getByRole('link', { name: /The gap/ }).waitFor();
    await page.getByRole('img', { name: 'The table of The gap' }).waitFor();
    expect(ada.faults).toEqual([]);
  });

  it('is opened by anybody with the link, and played from as it was set up', async () => {
    const bob = await Visitor.arrive(browser, 'Bob');
    const { page } = bob;
    await page.goto(link);
    await page.getByText('by Ada', { exact: false }).waitFor();
    expect(await textOf(page)).toEqual(written);
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.getByRole('button', { name: 'Play the computer' }).click();
    await page.waitForURL(/\/match\//);
    await page.locator('svg.bd [data-ship="ship:tern"]').waitFor();
    const watcher = new Watcher(server.url, new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await watcher.reach(0);
    const { ships, terrain } = watcher.table;
    for (const { id, at, facing } of written.squadrons.flatMap((squadron) => squadron.ships))
      expect(ships[id]).toMatchObject({
        at: { xMils: Math.round(at[0] * 1000), yMils: Math.round(at[1] * 1000) },
        facingCdeg: facing * 100,
      });
    expect(ships['onyx']?.hull).toBe(5);
    expect(ships['onyx']?.spaces.F?.condition).toBe('offline');
    expect(terrain['planet']?.at).toEqual({ xMils: 24_000, yMils: 24_000 });
    watcher.leave();
    expect(bob.faults).toEqual([]);
    await bob.leave();
  });

  it('sets a board of hexes up by press and drag, saves it, and plays the first order from it', async () => {
    const cleo = await Visitor.arrive(browser, 'Cleo');
    const { page } = cleo;
    await page.goto(`${server.url}/positions`);
    await page.getByLabel('Game', { exact: true }).selectOption('Fleet Command');
    await page.getByRole('link', { name: 'Set up a position' }).click();
    await page.getByRole('button', { name: 'Add Heavy Corvette', exact: true }).click();
    await page.getByRole('button', { name: 'Taiidan', exact: true }).click();
    await page.getByRole('button', { name: 'Add Destroyer', exact: true }).click();
    await page.getByText('Can be played').waitFor();
    const [corvette, destroyer] = ['unit:kushan-heavy-corvette-a', 'unit:taiidan-destroyer-a'] as const;
    const [from, to] = [await middle(page, corvette), await middle(page, destroyer)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // Ten columns lie between them: half-way is the sixth.
    await page.mouse.move((from.x + to.x) / 2, from.y, { steps: 4 });
    await page.mouse.up();
    expect(await figure(page, 'Column')).toBe(6);
    await page.keyboard.press('BracketRight');
    await put(page, 'Ships', '2');
    await page.getByLabel('Leader', { exact: true }).selectOption('Commander');
    await page.locator('[data-thing="match"]').click();
    await page.getByLabel('Play value of Kushan', { exact: true }).fill('4');
    await page.getByLabel('Play value of Kushan', { exact: true }).press('Enter');
    await page.getByText('Hand: 0 cards').first().click();
    await page.getByLabel('One more card of kushan', { exact: true }).selectOption('Intercept');
    await shoot(page, 'position-editor-hexes');
    await page.getByRole('button', { name: 'Save and share' }).click();
    await page.waitForURL(/\/positions\/[0-9a-z]{10}$/);
    await page.reload();
    await page.getByText('yours', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    const text = await page.getByLabel('Position as text', { exact: true }).inputValue();
    expect(JSON.parse(text)).toMatchObject({
      units: [
        { card: 'heavy-corvette', at: [6, 4], facing: 2, ships: 2, leader: 'commander' },
        { card: 'destroyer', at: [11, 4], facing: 4 },
      ],
      hands: { kushan: { cards: ['intercept'], play: 4 } },
    });
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.getByRole('button', { name: 'Play the computer' }).click();
    await page.waitForURL(/\/match\//);
    await page.locator('svg.bd [data-stack="kushan-heavy-corvette-a"]').waitFor();
    await page.getByRole('region', { name: 'Your hand' }).locator('button.cd').click();
    await page.getByRole('region', { name: 'Orders', exact: true }).locator('button.primary').click();
    await expect.poll(() => cleo.sent.map(({ answer }) => answer)).toEqual(['accepted']);
    expect(cleo.faults).toEqual([]);
    await cleo.leave();
  });

  it('fits a phone', async () => {
    const phone = await Visitor.arrive(browser, 'Ada’s phone', handset);
    const { page } = phone;
    await page.goto(link);
    const tern = await middle(page, 'ship:tern');
    await page.touchscreen.tap(tern.x, tern.y);
    const tabs = page.getByRole('navigation', { name: 'Parts of the editor' });
    await tabs.getByRole('button', { name: 'Tern' }).click();
    expect(await page.getByLabel('Name of the ship').inputValue()).toBe('Tern');
    for (const pane of ['Add', 'Table'] as const) {
      await tabs.getByRole('button', { name: pane }).click();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        pane,
      ).toBeLessThanOrEqual(0);
    }
    await shoot(page, 'position-editor-phone');
    expect(phone.faults).toEqual([]);
    await phone.leave();
  });
});
