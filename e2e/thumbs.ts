/** A table on a small screen: it fits, and what is pressed with a thumb is large enough for one. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing is wider than the screen, and what is pressed with a thumb is large enough for one. */
export async function expectFitForThumbs(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
  const wanted = 'button.primary, nav[aria-label="Table"] button, .fab button, button.grip, .ph-board .open';
  for (const button of await page.locator(wanted).filter({ visible: true }).all()) {
    const box = await button.boundingBox();
    const words = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    if (words.includes('the sheet')) continue; // its whole upper edge is the grip
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `the size of "${words}"`).toBeGreaterThanOrEqual(44);
    expect(
      (box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= (screen ?? 0),
      `"${words}" is on the screen`,
    ).toBe(true);
  }
}
