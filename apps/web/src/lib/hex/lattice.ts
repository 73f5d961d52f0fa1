/** Flat-topped hexes on paper: odd columns half a hex lower, in units of which a hex is 60 wide. */
import { directions, neighbour, type Board, type Hex } from '@broadside/rules/geometry/hex';

/** From the middle of a hex to a corner. */
export const RADIUS = 30;
/** From the middle of a hex to the middle of a side. */
export const APOTHEM = Math.round(RADIUS * Math.sqrt(3) * 50) / 100;
/** Room around the board for the numbers of its columns and rows. */
const MARGIN = 2;

export interface Post {
  readonly x: number;
  readonly y: number;
}

/** The middle of a hex; it may lie off the board. */
export const post = ({ col, row }: Hex): Post => ({
  x: MARGIN + RADIUS + col * RADIUS * 1.5,
  y: MARGIN + APOTHEM + row * APOTHEM * 2 + (Math.abs(col % 2) === 1 ? APOTHEM : 0),
});

/** The size of the whole board. */
export const boardSize = ({ cols, rows }: Board): { readonly width: number; readonly height: number } => ({
  width: 2 * MARGIN + RADIUS * 2 + (cols - 1) * RADIUS * 1.5,
  height: 2 * MARGIN + rows * APOTHEM * 2 + (cols > 1 ? APOTHEM : 0),
});

/** Degrees clockwise from the top, for a direction 0-5. */
export const bearingOf = (direction: number): number => direction * 60;

/** A point at `distance` from `from`, `degrees` clockwise from the top. */
export function beside(from: Post, degrees: number, distance: number): Post {
  const angle = (degrees * Math.PI) / 180;
  return { x: from.x + Math.sin(angle) * distance, y: from.y - Math.cos(angle) * distance };
}

/** The six corners, from the one at the right clockwise; `size` is the share of a whole hex. */
export const corners = (hex: Hex, size = 1): readonly Post[] =>
  [90, 150, 210, 270, 330, 30].map((degrees) => beside(post(hex), degrees, RADIUS * size));

const written = (value: number): string => (Math.round(value * 10) / 10).toString();
const pathOf = (points: readonly Post[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`).join('');

/** The outline of a hex as an SVG path. */
export const outline = (hex: Hex, size = 1): string => `${pathOf(corners(hex, size))}Z`;
/** A line through the middles of hexes as an SVG path. */
export const through = (hexes: readonly Hex[]): string => pathOf(hexes.map(post));

/** The outer edge of a set of hexes, as one path of segments. */
export function rim(hexes: readonly Hex[]): string {
  const inside = new Set(hexes.map(({ col, row }) => `${col},${row}`));
  return hexes
    .flatMap((hex) =>
      directions
        .filter((direction) => {
          const { col, row } = neighbour(hex, direction);
          return !inside.has(`${col},${row}`);
        })
        .map((direction) => {
          const middle = bearingOf(direction);
          return pathOf([beside(post(hex), middle - 30, RADIUS), beside(post(hex), middle + 30, RADIUS)]);
        }),
    )
    .join('');
}

/** The hex under a point of the paper; it may lie off the board. */
export function hexAt({ x, y }: Post): Hex {
  const near = Math.round((x - MARGIN - RADIUS) / (RADIUS * 1.5));
  const candidates = [near - 1, near, near + 1].map((col) => {
    const top = post({ col, row: 0 }).y;
    // Never -0, which is another number to some comparisons.
    return { col: col || 0, row: Math.round((y - top) / (APOTHEM * 2)) || 0 };
  });
  const off = (hex: Hex): number => (post(hex).x - x) ** 2 + (post(hex).y - y) ** 2;
  return candidates.reduce((best, each) => (off(each) < off(best) ? each : best));
}
