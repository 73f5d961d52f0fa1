/** Rocks on a hex: always the same ones for the same hex, so that a redraw moves nothing. */
import { beside, type Post } from './lattice.ts';
import type { Hex } from './model.ts';

/** A small generator of numbers in 0..1, started by a hex. */
function scatter({ col, row }: Hex): () => number {
  let seed = (col * 7919 + row * 104729 + 17) % 2147483647;
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}

const written = ({ x, y }: Post): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Six rocks around the middle of a hex, as one SVG path about that middle. */
export function rocks(hex: Hex): string {
  const random = scatter(hex);
  return Array.from({ length: 6 }, (_, index) => {
    const middle = beside({ x: 0, y: 0 }, index * 60 + random() * 40, 11 + random() * 8);
    const size = 2.6 + random() * 3;
    const edge = Array.from({ length: 6 }, (_each, corner) =>
      written(beside(middle, corner * 60 + random() * 26, size * (0.75 + random() * 0.5))),
    );
    return `M${edge.join('L')}Z`;
  }).join('');
}
