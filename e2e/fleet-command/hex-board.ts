/** The hex board of a page: where hexes are on the screen, what stands on them. */
import type { Locator, Page } from 'playwright-core';

interface Hex {
  readonly col: number;
  readonly row: number;
}

/** Hexes are 60 units wide and 52 high; odd columns lie half a hex lower. Stacks tell where column and row are drawn. */
const half = { x: 30, y: Math.round(30 * Math.sqrt(3) * 50) / 100 };
const middle = ({ col, row }: Hex): { x: number; y: number } => ({
  x: 2 + half.x + col * half.x * 1.5,
  y: 2 + half.y + row * half.y * 2 + (col % 2 === 1 ? half.y : 0),
});

export const stack = (page: Page, unit: string): Locator => page.locator(`[data-stack="${unit}"]`);

/** Presses a hex with the pointer, wherever the board has it now. */
export async function pressHex(page: Page, hex: Hex): Promise<void> {
  const at = await page.locator('svg.bd > g').evaluate((group, { x, y }) => {
    const matrix = (group as SVGGElement).getScreenCTM();
    if (!matrix) throw new Error('The board is not drawn.');
    return { x: matrix.a * x + matrix.e, y: matrix.d * y + matrix.f };
  }, middle(hex));
  await page.mouse.click(at.x, at.y);
}

export interface SeenStack {
  readonly unit: string;
  readonly words: string;
}

export async function stacksSeen(page: Page): Promise<readonly SeenStack[]> {
  return page.locator('[data-stack]').evaluateAll((nodes) =>
    nodes.map((node) => ({
      unit: node.getAttribute('data-stack') ?? '',
      words: node.getAttribute('aria-label') ?? '',
    })),
  );
}

/** Middles of the lit hexes on the screen, read from what is drawn. */
export async function litHexes(page: Page): Promise<readonly { x: number; y: number }[]> {
  return page.locator('svg.bd path.lit').evaluateAll((paths) =>
    paths.flatMap((path) => {
      const matrix = (path as SVGPathElement).getScreenCTM();
      if (!matrix) return [];
      return [...(path.getAttribute('d') ?? '').matchAll(/M[^Z]+Z/g)].map(([outline]) => {
        const numbers = [...outline.matchAll(/-?[\d.]+/g)].map(Number);
        const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)];
        const middle = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;
        return { x: matrix.a * middle(xs) + matrix.e, y: matrix.d * middle(ys) + matrix.f };
      });
    }),
  );
}
