/** What is bitten out of a hull: always the same bites of the same ship, so that a redraw heals nothing. */
import type { HullShape } from './hull-shapes.ts';
import { numbersFor } from './terrain-outline.ts';

export interface Bites {
  /** Paths in shares of the hull's box, about its middle. */
  readonly holes: string;
  readonly cracks: string;
}

const f = (value: number): string => value.toFixed(3);
/** Holes in turn lie farther along the hull, now on one side, now on the other. */
const places = [-0.3, 0.35, -0.62, 0.62, 0.02];

/** As many as fifths of the hull are lost; nothing while it is whole. */
export function bites(id: string, lost: number, { half, bow, stern }: HullShape): Bites | undefined {
  if (lost <= 0) return undefined;
  const next = numbersFor(`${id} bites`);
  const first = next() < 0.5 ? 1 : -1;
  const holes: string[] = [];
  const cracks: string[] = [];
  for (let i = 0; i < Math.min(lost, places.length); i++) {
    const along = (places[i] ?? 0) + (next() - 0.5) * 0.16;
    const side = i % 2 === 0 ? first : -first;
    const y = along * (along < 0 ? bow : stern);
    // The hull is narrow at the bow.
    const x = side * half * (along < 0 ? 0.42 + along * 0.3 : 0.5);
    const size = Math.min(half * 0.34, 0.07) * (0.85 + next() * 0.3);
    const corners = Array.from({ length: 7 }, (_, k) => {
      const angle = ((k + next() * 0.5) / 7) * 2 * Math.PI;
      const reach = size * (0.75 + next() * 0.45);
      return `${f(x + Math.cos(angle) * reach)} ${f(y + Math.sin(angle) * reach)}`;
    });
    holes.push(`M${corners.join('L')}Z`);
    const inward = Array.from({ length: 3 }, (_, k) => {
      const away = x - side * size * (0.6 + (k + 1) * 0.45);
      return `${f(away)} ${f(y + (next() - 0.5) * size * 1.4)}`;
    });
    cracks.push(`M${f(x - side * size * 0.5)} ${f(y)}L${inward.join('L')}`);
  }
  return { holes: holes.join(''), cracks: cracks.join('') };
}

/** Degrees by which a hull out of order lies off its heading. */
export const slipOf = (id: string): number => (numbersFor(`${id} slips`)() < 0.5 ? -9 : 9);
