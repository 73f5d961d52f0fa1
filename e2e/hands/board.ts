/** The board of a page: where things are on the screen, and presses and drags on them. */
import type { Locator, Page } from 'playwright-core';

interface Spot {
  readonly xMils: number;
  readonly yMils: number;
}

export const token = (page: Page, record: string): Locator =>
  page.locator(`[data-ship="${record}"], [data-disc="${record}"]`);

/** Pixels of the page at which the table's south-west corner lies, and pixels per inch. */
async function scale(page: Page): Promise<{ left: number; bottom: number; ppi: number }> {
  const sheet = await page.locator('svg.bd rect.sheet').evaluate((rect) => {
    const { left, bottom, width } = rect.getBoundingClientRect();
    return { left, bottom, width };
  });
  const label = (await page.locator('svg.bd').getAttribute('aria-label')) ?? '';
  const inches = Number(/Table, ([\d.]+) by/.exec(label)?.[1]);
  return { left: sheet.left, bottom: sheet.bottom, ppi: sheet.width / inches };
}

export async function pixelOf(page: Page, spot: Spot): Promise<{ x: number; y: number }> {
  const { left, bottom, ppi } = await scale(page);
  return { x: left + (spot.xMils / 1000) * ppi, y: bottom - (spot.yMils / 1000) * ppi };
}

export interface Seen {
  readonly record: string;
  readonly xInches: number;
  readonly yInches: number;
  readonly words: string;
}

/** The ships that a page shows, where it shows them, and what it says about each; all in one look, for the camera may move. */
export async function shipsSeen(page: Page): Promise<readonly Seen[]> {
  return page.locator('svg.bd').evaluate((board) => {
    const sheet = board.querySelector('rect.sheet')?.getBoundingClientRect() ?? new DOMRect();
    const inches = Number(/Table, ([\d.]+) by/.exec(board.getAttribute('aria-label') ?? '')?.[1]);
    const ppi = sheet.width / inches;
    return [...board.querySelectorAll('[data-ship]')].map((node) => {
      const { left, top, width, height } = (node.querySelector('.base') ?? node).getBoundingClientRect();
      return {
        record: node.getAttribute('data-ship') ?? '',
        xInches: (left + width / 2 - sheet.left) / ppi,
        yInches: (sheet.bottom - top - height / 2) / ppi,
        words: node.getAttribute('aria-label') ?? '',
      };
    });
  });
}

/** Presses a thing where it lies; one that something covers can be pressed with the keyboard alone. */
export async function pressThing(page: Page, record: string, by: 'pointer' | 'keyboard' = 'pointer'): Promise<void> {
  const mark = token(page, record);
  if ((await mark.count()) === 0) return;
  if (by === 'keyboard') return mark.first().press('Enter');
  const free = await mark.first().evaluate((node) => {
    const { left, top, width, height } = (node.querySelector('.hit') ?? node).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const under = document.elementFromPoint(x, y);
    return under?.closest('svg.bd') && !under.closest('[data-drag]') ? { x, y } : undefined;
  });
  if (free) await page.mouse.click(free.x, free.y);
  else await mark.first().press('Enter');
}

/** Drags a handle that lies on the board to a spot of the table, with a stop on the way. */
export async function dragFrom(page: Page, handle: Locator, to: Spot): Promise<void> {
  const box = await handle.first().boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const end = await pixelOf(page, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}
