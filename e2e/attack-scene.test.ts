/**
 * An attack as a person sees it, from the first die to the verdict: a picture every 100 ms at most, and whether dice and verdict lie
 * in sight, in every kind of window and in every game.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog } from '@broadside/rules/catalog';
import { seededRandom, type Random } from '@broadside/rules/kernel';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type * as recipes from '../apps/web/src/lib/sound/recipes.ts';
import type * as rendering from '../apps/web/src/lib/sound/render.ts';
import { lastScene, type AttackScene } from '../apps/web/src/lib/scene/scene.ts';
import { verdictOf } from '../apps/web/src/lib/scene/words.ts';
import { hearAudio, type Ear, type Heard } from './audio.ts';
import { BotTable } from './bot-table.ts';
import { wide } from './breadth.ts';
import { handset, Visitor } from './browser.ts';
import { atSeq } from './play.ts';
import { withTwoPeople } from './two-people.ts';

const windows = [
  { width: 390, height: 844, theme: 'dark' },
  { width: 844, height: 390, theme: 'dark' },
  { width: 1280, height: 800, theme: 'dark' },
  { width: 640, height: 400, theme: 'dark' },
  { width: 1280, height: 600, theme: 'dark' },
  { width: 390, height: 844, theme: 'paper' },
  { width: 1280, height: 800, theme: 'paper' },
] as const;
type Window = (typeof windows)[number];
const games = Object.keys(catalog);
/** Each window in some game; all of them in each where there is time. */
const windowsOf = (game: string): readonly Window[] =>
  wide ? windows : windows.filter((_, at) => at % games.length === games.indexOf(game));

/** Orders within which the next attack that costs something comes, and pictures of one attack. */
const most = { orders: 400, pictures: 300 };

describe('an attack', () => {
  const ready = withTwoPeople('Ada', 'Bob');

  /** Plays on until an attack has cost its target something, and nobody at this page is asked about it; the attack. */
  async function nextAttack(table: BotTable, random: Random, seen: ReadonlySet<string>): Promise<AttackScene> {
    for (let orders = 0; orders < most.orders; orders++) {
      if (!(await table.step(random))) break;
      const scene = lastScene(table.now.log);
      const hurt = scene?.losses.some(({ who }) => who.record === scene.target?.record) ?? false;
      if (scene && hurt && !seen.has(scene.id) && scene.seq === table.now.seq) return scene;
    }
    throw new Error('No attack came that costs anything.');
  }

  it.each(games)('lies in sight with its dice and its verdict, without a scroll: %s', async (id) => {
    const { server, browser, people } = ready();
    const table = await BotTable.begin(server, id, 4, people);
    const visitor = await Visitor.arrive(browser, 'Eve', { ...handset, reducedMotion: 'no-preference' });
    const { page } = visitor;
    // The dice are told over the board alone.
    await page.goto(`${server.url}/match/${table.id}?explain=0`);
    await page.locator('svg.bd').waitFor();
    const random = seededRandom(3);
    const seen = new Set<string>();
    const faults: string[] = [];
    for (const window of windowsOf(id)) {
      await page.setViewportSize(window);
      await page.emulateMedia({ colorScheme: window.theme === 'paper' ? 'light' : 'dark' });
      await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), window.theme);
      const scene = await nextAttack(table, random, seen);
      seen.add(scene.id);
      await atSeq(visitor, table.now.seq);
      await film(page, id, window);
      const name = `${id} ${window.width}x${window.height} ${window.theme}`;
      const { figure, who } = verdictOf(scene);
      const region = page.getByRole('region', { name: 'Dice' });
      expect((await region.innerText()).replaceAll(/\s+/g, ' '), name).toContain(figure);
      expect(await region.innerText(), name).toContain(who);
      faults.push(...(await hidden(page)).map((fault) => `${name}: ${fault}`));
      expect(await shareOfBoard(page), name).toBeLessThanOrEqual(0.345);
      expect(await page.locator('svg.bd g.scene .cross').count(), name).toBeGreaterThan(0);
    }
    expect(faults).toEqual([]);
    expect(visitor.faults).toEqual([]);
    table.leave();
    await visitor.leave();
  });

  it('lies in sight of whoever fired, on a phone, though the next shot is aimed already, and is heard once sound is on', async () => {
    const { server, browser } = ready();
    const visitor = await Visitor.arrive(browser, 'Newcomer', { ...handset, reducedMotion: 'no-preference' });
    const { page } = visitor;
    const ear = await hearAudio(page);
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Play now', exact: true }).click();
    await page.locator('svg.bd').waitFor();
    const primary = page.locator('button.primary:enabled');
    await primary.first().click();
    const turnOn = page.getByRole('button', { name: 'Turn it on' });
    await turnOn.waitFor();
    expect(await ear.contexts(), 'before it is turned on').toBe(0);
    await turnOn.click();
    await turnOn.waitFor({ state: 'detached' });
    // What plays has to come, and the audio to wake, however long that takes: then a tick says that there is sound.
    await expect.poll(() => begun(ear, tick), heardSoon).toBe(1);
    expect(await begun(ear, volley)).toBe(0);
    let shots = 0;
    for (let orders = 0; orders < 40 && shots < 2; orders++) {
      await primary.first().waitFor();
      const fires = (await primary.first().innerText()).startsWith('Fire');
      await primary.first().click();
      // The button of an order that was given says so until the next one is ready.
      await page.waitForTimeout(300);
      if (!fires) continue;
      shots += 1;
      await film(page, 'own', { width: 390, height: 844, theme: 'dark' });
      expect(await hidden(page), `shot ${shots}`).toEqual([]);
    }
    expect(shots).toBe(2);
    await expect.poll(() => begun(ear, tick), heardSoon).toBeGreaterThan(1);
    await expect.poll(() => begun(ear, volley), heardSoon).toBeGreaterThan(0);
    await expect.poll(() => begun(ear, click), heardSoon).toBeGreaterThanOrEqual(3);
    expect(await ear.contexts()).toBe(1);
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });

  it('is made of cues that can be heard and are none too loud', async () => {
    const page = await ready().browser.newPage();
    const source = fileURLToPath(new URL('../apps/web/src/lib/sound', import.meta.url));
    const { outputFiles } = await build({
      stdin: { contents: `export * from './recipes.ts'; export * from './render.ts';`, resolveDir: source },
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'cues',
    });
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const rendered = await page.evaluate(async () => {
      const { cueNames, recipeOf, render } = (globalThis as unknown as { cues: typeof recipes & typeof rendering })
        .cues;
      const uses = ['gun', 'beam', 'missile'] as const;
      const given = cueNames.flatMap((name): recipes.GivenCue[] =>
        name === 'volley' ? uses.map((use) => ({ name, use })) : [{ name, count: 5 }],
      );
      const all: { readonly name: string; readonly peak: number; readonly lastMs: number }[] = [];
      for (const cue of given) {
        const context = new OfflineAudioContext(1, 44_100, 44_100);
        render(context, context.destination, recipeOf(cue), 0, 1);
        const samples = (await context.startRendering()).getChannelData(0);
        const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
        const lastMs = (samples.findLastIndex((each) => Math.abs(each) > 0.001) / 44_100) * 1000;
        all.push({ name: `${cue.name} ${cue.use ?? ''}`, peak, lastMs });
      }
      return all;
    });
    expect(rendered.length).toBe(13);
    for (const { name, peak, lastMs } of rendered) {
      // Two at once stay below 1.
      expect(peak, name).toBeLessThan(0.5);
      expect(peak, name).toBeGreaterThan(0.05);
      expect(lastMs, name).toBeGreaterThan(15);
      expect(lastMs, name).toBeLessThanOrEqual(400);
    }
    await page.close();
  });
});

/** A page that is busy is heard late. */
const heardSoon = { timeout: 30_000 };
const tick = (each: Heard): boolean => each.wave === 'sine' && each.hz === 520;
const volley = ({ wave }: Heard): boolean => wave === 'noise';
const click = ({ wave }: Heard): boolean => wave === 'square';
const begun = async (ear: Ear, kind: (each: Heard) => boolean): Promise<number> =>
  (await ear.heard()).filter((each) => kind(each)).length;

/** How much of the height of the board the dice take that lie over it. */
async function shareOfBoard(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [dock, board] = ['.boardwrap > .dock', '.boardwrap'].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    );
    return dock && board ? dock.height / board.height : 0;
  });
}

/** Pictures until the verdict stands; it has to come before they are used up. */
async function film(page: Page, id: string, { width, height, theme }: Window): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  for (let picture = 0; picture < most.pictures; picture++) {
    if (folder) {
      const path = join(folder, `attack-${id}-${width}x${height}-${theme}-${String(picture).padStart(2, '0')}.png`);
      await page.screenshot({ path, scale: 'css' });
    }
    const verdict = page.locator('[data-attack] .verdict:not(.out)');
    if ((await verdict.count()) > 0) {
      // The panel has faded in; and where it was the verdict of an attack before this one, that has begun by then.
      await page.waitForTimeout(900);
      if ((await verdict.count()) === 0) continue;
      if (folder)
        await page.screenshot({ path: join(folder, `attack-${id}-${width}x${height}-${theme}-end.png`), scale: 'css' });
      return;
    }
    await page.waitForTimeout(100);
  }
  throw new Error('The verdict did not come.');
}

/** Dice, figure and buttons of the attack that do not lie in the window with nothing over them. */
async function hidden(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = '[data-attack] .die, [data-attack] .figure, [data-attack] .do button';
    const faults: string[] = [];
    const all = document.querySelectorAll(parts);
    // A dock lets presses through to the board: while it is looked at, it takes them.
    const dock = [...document.querySelectorAll<HTMLElement>('[data-attack], [data-attack] *')];
    for (const node of dock) node.style.pointerEvents = 'auto';
    if (document.querySelectorAll('[data-attack] .die').length === 0) faults.push('there are no dice');
    for (const node of all) {
      const { left, top, width, height } = node.getBoundingClientRect();
      const named =
        `${node.getAttribute('class') ?? ''} ${node.getAttribute('aria-label') ?? node.textContent ?? ''}`.trim();
      if (top < 0 || left < 0 || left + width > innerWidth || top + height > innerHeight)
        faults.push(`${named} lies outside of the window`);
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!over?.closest('[data-attack]'))
        faults.push(`${named} lies under ${over?.tagName ?? 'nothing'} ${over?.getAttribute('class') ?? ''}`);
    }
    for (const node of dock) node.style.pointerEvents = '';
    return faults;
  });
}
