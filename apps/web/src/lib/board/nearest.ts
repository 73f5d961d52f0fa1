/** What a press on the board means: the nearest thing whose target it lies in, whatever the zoom. */
import type { Chart } from './chart.ts';

interface Pixels {
  x(mils: number): number;
  y(mils: number): number;
  px(mils: number): number;
}

/** The id of the ship or disc under a pixel of the table, or undefined. `reach` is half the smallest target, in pixels. */
export function nearest(chart: Chart, pixels: Pixels, x: number, y: number, reach: number): string | undefined {
  let best: { id: string; score: number } | undefined;
  const consider = (id: string, xMils: number, yMils: number, radiusMils: number, bias: number): void => {
    const away = Math.hypot(pixels.x(xMils) - x, pixels.y(yMils) - y);
    if (away > Math.max(reach, pixels.px(radiusMils))) return;
    const score = away + bias;
    if (!best || score < best.score) best = { id, score };
  };
  for (const ship of chart.ships) consider(ship.id, ship.xMils, ship.yMils, ship.baseRadiusMils, 0);
  // A token lies beside a ship's base more often than not: it wins only when the press is on it.
  for (const disc of chart.discs)
    consider(disc.id, disc.xMils, disc.yMils, disc.radiusMils, disc.radiusMils > 0 ? 2 : 4);
  return best?.id;
}

export type ArrowDirection = 'up' | 'down' | 'left' | 'right';
const forwards: Readonly<Record<ArrowDirection, readonly [number, number]>> = {
  up: [0, 1],
  down: [0, -1],
  left: [-1, 0],
  right: [1, 0],
};

/** The next thing from `from` in a direction, for the arrow keys: near, and not far off the line. */
export function neighbour(
  things: readonly { readonly id: string; readonly xMils: number; readonly yMils: number }[],
  from: string,
  direction: ArrowDirection,
): string | undefined {
  const origin = things.find((thing) => thing.id === from);
  if (!origin) return things[0]?.id;
  const forward = forwards[direction];
  let best: { id: string; score: number } | undefined;
  for (const thing of things) {
    if (thing.id === from) continue;
    const dx = thing.xMils - origin.xMils;
    const dy = thing.yMils - origin.yMils;
    const ahead = dx * forward[0] + dy * forward[1];
    const aside = Math.abs(dx * forward[1] - dy * forward[0]);
    if (ahead <= 0 || aside > ahead * 2) continue;
    const score = ahead + aside * 1.5;
    if (!best || score < best.score) best = { id: thing.id, score };
  }
  return best?.id;
}
