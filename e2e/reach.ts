/** Whether a person can get at what a table shows: its board, and everything on it that can be pressed. */
import type { Page } from 'playwright-core';

/** How much of the window the board has: of its height, of its width, and of its area where a press meets the board. */
export interface BoardShare {
  readonly height: number;
  readonly width: number;
  readonly open: number;
}

export async function boardShare(page: Page): Promise<BoardShare> {
  return page.evaluate(() => {
    const board = document.querySelector('svg.bd');
    const size = board?.getBoundingClientRect();
    let open = 0;
    for (let row = 0; row < 20; row++)
      for (let column = 0; column < 20; column++) {
        const hit = document.elementFromPoint(((column + 0.5) / 20) * innerWidth, ((row + 0.5) / 20) * innerHeight);
        if (hit && board?.contains(hit)) open += 1 / 400;
      }
    return { height: (size?.height ?? 0) / innerHeight, width: (size?.width ?? 0) / innerWidth, open };
  });
}

/**
 * Controls inside of `place` that nobody can press, with the reason. After scrolling as a person could, each has its middle in the
 * window with nothing over it, and none lies over another. What is drawn on the board is left out: there the camera moves, and
 * arrows go from thing to thing.
 */
export async function outOfReach(page: Page, place = 'body'): Promise<readonly string[]> {
  return page.evaluate((within) => {
    const faults = new Set<string>();
    const named = (node: Element): string => {
      const words = node.getAttribute('aria-label') ?? (node as HTMLElement).innerText;
      return `${node.tagName.toLowerCase()} "${words.replace(/\s+/g, ' ').trim().slice(0, 40)}"`;
    };
    const shown = (node: Element): boolean =>
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      node.getBoundingClientRect().width > 2 &&
      node.closest('.vh, .veil, svg.bd, [aria-hidden="true"]') === null;
    const around = (node: Element): readonly Element[] =>
      node.parentElement ? [node.parentElement, ...around(node.parentElement)] : [];
    /** Scrolls as a person can: what hides its overflow stays where it is. */
    const bring = (node: Element): void => {
      const still = around(node)
        .filter((each) => !/auto|scroll/.test(getComputedStyle(each).overflow))
        .map((each) => ({ each, left: each.scrollLeft, top: each.scrollTop }));
      node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      for (const { each, left, top } of still) each.scrollTo({ left, top, behavior: 'instant' });
    };
    /** What can be seen of a box inside of all that scrolls. */
    const seen = (node: Element) => {
      let { left, right, top, bottom } = node.getBoundingClientRect();
      for (const each of around(node)) {
        if (getComputedStyle(each).overflowY === 'visible') continue;
        const frame = each.getBoundingClientRect();
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      return { left, right, top, bottom };
    };
    const all = document.querySelectorAll('button, a[href], input, select, textarea, summary, [tabindex="0"]');
    const controls = [...all].filter((node) => node.closest(within) !== null && shown(node));
    for (const node of controls) {
      bring(node);
      const { left, top, width, height } = node.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const own = node.closest('label') ?? node;
      if (!hit) faults.add(`${named(node)} lies outside of the window`);
      else if (!own.contains(hit)) faults.add(`${named(node)} lies under ${named(hit)}`);
      const self = seen(node);
      for (const other of controls) {
        if (other.contains(node) || node.contains(other)) continue;
        const over = seen(other);
        const [west, east] = [Math.max(self.left, over.left), Math.min(self.right, over.right)];
        const [north, south] = [Math.max(self.top, over.top), Math.min(self.bottom, over.bottom)];
        if (east - west < 5 || south - north < 5) continue;
        const met = document.elementFromPoint((west + east) / 2, (north + south) / 2);
        if (other.contains(met)) faults.add(`${named(other)} lies over ${named(node)}`);
      }
    }
    return [...faults];
  }, place);
}
