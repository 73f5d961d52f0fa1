/** Every lesson of every game, played to its end in Chromium: by Show me and Skip at a laptop and on a phone, and one by hand. */
import { catalog } from '@broadside/rules/catalog';
import { teachingOf, type Lesson } from '@broadside/rules/kernel/lessons';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handset, laptop, launch, Visitor } from './browser.ts';
import { GameServer } from './game-server.ts';

const lessons = (
  await Promise.all(
    Object.values(catalog).map(async (load) => {
      const ruleset = await load();
      const teaching = await teachingOf(ruleset);
      return (teaching?.lessons ?? []).map((lesson) => ({ game: ruleset.id, lesson }));
    }),
  )
).flat();
const sizes: readonly (readonly [string, BrowserContextOptions])[] = [
  ['at a laptop', { viewport: laptop }],
  ['on a phone', handset],
];

const coachOf = (page: Page): Locator => page.getByRole('region', { name: 'Coach' });
const stepOf = (page: Page): Promise<string | null> => coachOf(page).getAttribute('data-step');
/** The coach has gone on from a step, and waits for the learner again. */
async function leaves(page: Page, step: string): Promise<void> {
  await page.waitForFunction(
    (was) => {
      const coach = document.querySelector('[aria-label="Coach"]');
      return coach !== null && coach.getAttribute('data-step') !== was && !coach.textContent.includes('One moment');
    },
    step,
    { timeout: 60_000 },
  );
}
/** Where the coach is outside the window, or has no room for its words. */
const outside = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const goal = document.querySelector('[aria-label="Coach"] .goal');
    if (!goal) return 'there is no coach';
    const box = goal.getBoundingClientRect();
    let inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
    // Nor has it been scrolled out of what it lies in.
    for (let frame = goal.parentElement; frame; frame = frame.parentElement) {
      if (getComputedStyle(frame).overflowY === 'visible') continue;
      const edge = frame.getBoundingClientRect();
      inside &&= box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1;
    }
    return inside ? undefined : `what the coach wants is not in sight, at ${JSON.stringify(box)}`;
  });

async function open(browser: Browser, url: string, options: BrowserContextOptions): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, 'Learner', options);
  await visitor.page.goto(url);
  await coachOf(visitor.page).waitFor();
  return visitor;
}

/** Plays a lesson by Show me, pressed again while it is shown; what only waits for a reader is gone on from. */
async function playByShowing(page: Page, lesson: Lesson, rings: boolean): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const step of lesson.steps) {
    if ((await stepOf(page)) !== step.id) faults.push(`${step.id} is not reached: ${String(await stepOf(page))}`);
    const hidden = await outside(page);
    if (hidden !== undefined) faults.push(`${step.id}: ${hidden}`);
    // On a phone what is pointed at may lie under another tab.
    if (step.point.length > 0 && rings) {
      const lit = page.locator('[data-ring]').first();
      await lit
        .waitFor({ timeout: 15_000 })
        .catch(() => faults.push(`${step.id}: nothing of ${step.point.join()} is lit`));
    }
    const coach = coachOf(page);
    if (typeof step.reply === 'string') await coach.getByRole('button', { name: 'End the lesson' }).click();
    else if (step.until.pressed !== undefined) await coach.getByRole('button', { name: 'Go on' }).click();
    else {
      await coach.getByRole('button', { name: 'Show me' }).click();
      // By the keyboard: what is shown moves the coach's card, and a press of the mouse would meet what came in its place.
      await coach.getByRole('button', { name: 'Keep it' }).press('Enter');
    }
    await leaves(page, step.id);
  }
  if ((await stepOf(page)) !== 'end') faults.push(`it ends at ${String(await stepOf(page))}`);
  return faults;
}

describe('the lessons', () => {
  let server: GameServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await GameServer.start();
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  describe.each(sizes)('%s', (size, options) => {
    it.each(lessons)('$game: $lesson.id is shown to its end', async ({ game, lesson }) => {
      const visitor = await open(browser, `${server.url}/learn/${game}/${lesson.id}`, options);
      expect(await playByShowing(visitor.page, lesson, size === 'at a laptop')).toEqual([]);
      expect(visitor.faults).toEqual([]);
      await visitor.page.context().close();
    });
  });

  it.each([
    [844, 390],
    [640, 400],
    [320, 256],
  ])('begin with the coach in sight in a window of %s by %s', async (width, height) => {
    const { game, lesson } = lessons[0] ?? {};
    const viewport = { width, height };
    const visitor = await open(browser, `${server.url}/learn/${game ?? ''}/${lesson?.id ?? ''}`, { viewport });
    await visitor.page.locator('[data-ring]').first().waitFor();
    expect(await outside(visitor.page)).toBeUndefined();
    await visitor.leave();
  });

  it('lists every lesson, and goes on where it was left', async () => {
    const visitor = await open(
      browser,
      `${server.url}/learn/${lessons[0]?.game ?? ''}/${lessons[0]?.lesson.id ?? ''}`,
      {},
    );
    const { page } = visitor;
    const [first, second] = lessons[0]?.lesson.steps ?? [];
    await coachOf(page).getByRole('button', { name: 'Skip this step' }).click();
    await leaves(page, first?.id ?? '');
    await page.getByRole('link', { name: 'Leave and keep my place' }).click();
    await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
    await page.getByRole('link', { name: /Go on where you left/ }).waitFor();
    for (const { game, lesson } of lessons)
      expect(await page.locator(`a[href="/learn/${game}/${lesson.id}"]`).count(), lesson.id).toBe(1);
    await page.getByRole('link', { name: /Go on where you left/ }).click();
    await coachOf(page).waitFor();
    expect(await stepOf(page)).toBe(second?.id);
    await page.context().close();
  });

  it('are played by hand, with a by-way and back', async () => {
    const visitor = await open(browser, `${server.url}/learn/quantum-rebellion/first-squadron`, {});
    const { page } = visitor;
    const figure = async (name: string, value: string): Promise<void> => {
      await page.getByRole('textbox', { name, exact: true }).fill(value);
      await page.keyboard.press('Enter');
    };
    const primary = page.locator('[data-point="order.confirm"] button').first();
    const avocet = await page.locator('[data-ship="ship:avocet"] .hit').boundingBox();
    if (!avocet) throw new Error('Avocet is not in sight.');
    await page.mouse.click(avocet.x + avocet.width / 2, avocet.y + avocet.height / 2);
    await leaves(page, 'look');
    await figure('Course', '50');
    await figure('Distance', '9');
    await leaves(page, 'close');
    await primary.click();
    await coachOf(page).getByText('That is legal. The beam does not bear yet.').waitFor();
    await coachOf(page).getByRole('button', { name: 'Take back' }).click();
    await figure('Course', '50');
    await figure('Distance', '9');
    await figure('Facing', '90');
    await primary.click();
    await leaves(page, 'turn');
    await figure('Course', '52');
    await figure('Distance', '10');
    await figure('Facing', '90');
    await primary.click();
    await leaves(page, 'near');
    await coachOf(page).getByRole('button', { name: 'Skip this step' }).click();
    await leaves(page, 'fire');
    await coachOf(page).getByRole('button', { name: 'Go on' }).click();
    await leaves(page, 'read');
    const [help, prompt] = [page.getByRole('region', { name: 'What is this?' }), page.locator('section.prompt')];
    await help.waitFor();
    const [beside, asked] = [await help.boundingBox(), await prompt.boundingBox()];
    expect((beside?.x ?? 0) >= (asked?.x ?? 0) + (asked?.width ?? 0)).toBe(true);
    await help.getByRole('button', { name: 'Close' }).click();
    await prompt.getByRole('button', { name: 'What is this?' }).click();
    await help.waitFor();
    await prompt.locator('.act').getByRole('button').first().click();
    await leaves(page, 'answer');
    await primary.click();
    await leaves(page, 'mend');
    expect(await stepOf(page)).toBe('alone');
    expect(visitor.faults).toEqual([]);
    await page.context().close();
  });
});
