/** What axe-core finds wrong on a page for people who read it by other means than eyes and a mouse. All its rules, none left out. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { laptop } from './browser.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const phone = { width: 390, height: 844 };

/** What hangs on colours alone: the only rules whose answer another theme can change. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** Every look of a page: both themes in both sizes. A size is looked at in full once, and for its colours once more. */
const looks = [
  { theme: 'dark', size: laptop, rules: undefined },
  { theme: 'paper', size: laptop, rules: ofColours },
  { theme: 'paper', size: phone, rules: undefined },
  { theme: 'dark', size: phone, rules: ofColours },
] as const;

/** What axe finds on the page as it is, a line each: rule, how bad, where, and what to do. */
async function findings(page: Page, rules: readonly string[] | undefined): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...(only ? { runOnly: { type: 'rule', values: [...only] } } : {}),
    });
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => {
        const why = failureSummary.replaceAll(/\s+/g, ' ').replace(/^Fix (any|all) of the following: /, '');
        return `${id} (${impact ?? 'minor'}) at ${target.flat().join(' ')}: ${why}`;
      }),
    );
  }, rules);
}

/** What axe finds on a page in both themes and both sizes, each with the look in which it was found. The page is loaded once. */
export const findingsInAllLooks = (page: Page): Promise<readonly string[]> => findingsIn(page, looks);

/** The same on a phone alone. */
export const findingsOnPhone = (page: Page): Promise<readonly string[]> => findingsIn(page, looks.slice(2));

async function findingsIn(page: Page, chosen: readonly (typeof looks)[number][]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { theme, size, rules } of chosen) {
    await page.setViewportSize(size);
    await page.evaluate(async (wanted) => {
      document.documentElement.dataset['theme'] = wanted;
      // What follows the size of the window is drawn within two frames, and colours that fade have arrived.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const fading = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.all(fading.map((each) => each.finished.catch(() => undefined)));
    }, theme);
    found.push(...(await findings(page, rules)).map((each) => `${theme}, ${String(size.width)}: ${each}`));
  }
  return found;
}
