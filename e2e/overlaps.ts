/** What lies over what on a board, measured as the browser has drawn it. */
import type { Page } from 'playwright-core';

type Corner = readonly [x: number, y: number];
/** Something that belongs to a ship or a stack: the outline of what is drawn, without its hollows, in pixels of the window. */
export interface DrawnPart {
  readonly of: string;
  readonly what: string;
  readonly corners: readonly Corner[];
}

/** Hulls, names, hull bars, counts and letters on the board. */
export async function partsDrawn(page: Page): Promise<readonly DrawnPart[]> {
  return page.evaluate(() => {
    const outlines = new Map<string, readonly DOMPoint[]>();
    /** The points on the lines of a symbol, in shares of its box. */
    const outlineOf = (href: string): readonly DOMPoint[] => {
      const symbol = document.querySelector<SVGSymbolElement>(href);
      const { x = 0, y = 0, width = 1, height = 1 } = symbol?.viewBox.baseVal ?? {};
      const lines = [...(symbol?.querySelectorAll<SVGGeometryElement>('path, circle, rect') ?? [])];
      return lines.flatMap((line) => {
        const [long, steps] = [line.getTotalLength(), 40];
        return Array.from({ length: steps + 1 }, (_, step) => {
          const at = line.getPointAtLength((long * step) / steps);
          return new DOMPoint((at.x - x) / width, (at.y - y) / height);
        });
      });
    };
    /** Round the outside, the sharpest turn first: Andrew's chain. */
    const around = (points: readonly DOMPoint[]): Corner[] => {
      const sorted = points.map(({ x, y }): Corner => [x, y]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      const half = (way: readonly Corner[]): Corner[] => {
        const kept: Corner[] = [];
        for (const next of way) {
          for (;;) {
            const [last, before] = [kept.at(-1), kept.at(-2)];
            if (!last || !before) break;
            const turn = (last[0] - before[0]) * (next[1] - before[1]) - (last[1] - before[1]) * (next[0] - before[0]);
            if (turn > 0) break;
            kept.pop();
          }
          kept.push(next);
        }
        return kept.slice(0, -1);
      };
      return [...half(sorted), ...half(sorted.toReversed())];
    };
    const drawnPoints = (part: SVGGraphicsElement): readonly DOMPoint[] => {
      if (part instanceof SVGUseElement) {
        const { href, x, y, width, height } = part;
        const [left, top, wide, high] = [x, y, width, height].map((each) => each.baseVal.value) as [
          number,
          number,
          number,
          number,
        ];
        const shares = outlines.get(href.baseVal) ?? outlineOf(href.baseVal);
        outlines.set(href.baseVal, shares);
        return shares.map((share) => new DOMPoint(left + share.x * wide, top + share.y * high));
      }
      const { x, y, width, height } = part.getBBox();
      // The line of a text is higher than its letters.
      const [top, foot] = part instanceof SVGTextElement ? [y + height * 0.2, y + height * 0.8] : [y, y + height];
      return [x, x + width].flatMap((across) => [new DOMPoint(across, top), new DOMPoint(across, foot)]);
    };
    const partsOf = (holder: string, id: string, parts: readonly string[]): DrawnPart[] =>
      [...document.querySelectorAll<SVGElement>(holder)].flatMap((node) =>
        [...node.querySelectorAll<SVGGraphicsElement>(parts.join())].flatMap((part) => {
          const onScreen = part.getScreenCTM();
          if (onScreen === null) return [];
          const corners = around(drawnPoints(part).map((point) => point.matrixTransform(onScreen)));
          return [{ of: node.getAttribute(id)?.replace(/^ship:/, '') ?? '', what: part.tagName, corners }];
        }),
      );
    return [
      ...partsOf('.ship', 'data-ship', ['.hull > use']),
      ...partsOf('.tag', 'data-tag', ['text', '.bar']),
      ...partsOf('.stack', 'data-stack', ['.models use', 'text']),
    ];
  });
}

/** How far the corners reach along a direction. */
const reach = (corners: readonly Corner[], [dx, dy]: Corner): readonly [number, number] => {
  const along = corners.map(([x, y]) => x * dx + y * dy);
  return [Math.min(...along), Math.max(...along)];
};

/** Pixels by which two drawn things may touch: edges are smoothed. */
const touch = 1;

/** Whether two outlines without hollows lie over each other: no side of either has all of the other beyond it. */
export function lieOver(one: readonly Corner[], other: readonly Corner[]): boolean {
  const sides = [one, other].flatMap((corners) =>
    corners.flatMap(([x, y], at): Corner[] => {
      const [nx = x, ny = y] = corners[(at + 1) % corners.length] ?? [];
      const length = Math.hypot(nx - x, ny - y);
      return length < 0.01 ? [] : [[(y - ny) / length, (nx - x) / length]];
    }),
  );
  return sides.every((side) => {
    const [a, b] = [reach(one, side), reach(other, side)];
    return a[1] - b[0] > touch && b[1] - a[0] > touch;
  });
}

/** Pairs of different ships of which something lies over the other. */
export function overlapsOf(parts: readonly DrawnPart[]): readonly string[] {
  return parts.flatMap((one, at) =>
    parts
      .slice(at + 1)
      .filter((other) => other.of !== one.of && lieOver(one.corners, other.corners))
      .map((other) => `${one.what} of ${one.of} and ${other.what} of ${other.of}`),
  );
}
