/**
 * A board of flat-topped hexes in offset coordinates: odd columns lie half a hex lower. Directions 0-5 are N, NE, SE,
 * S, SW, NW. Pure integers.
 */

export interface Hex {
  readonly col: number;
  readonly row: number;
}

export interface Board {
  readonly cols: number;
  readonly rows: number;
}

/** N, NE, SE, S, SW, NW. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
export const directions = [0, 1, 2, 3, 4, 5] as const;

/** Axial coordinates, in which lines and distances are plain sums. */
interface Axial {
  readonly q: number;
  readonly r: number;
}

const steps = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
] as const;

const odd = (number: number): number => Math.abs(number % 2);
const axial = ({ col, row }: Hex): Axial => ({ q: col, r: row - (col - odd(col)) / 2 });
const offset = ({ q, r }: Axial): Hex => ({ col: q, row: r + (q - odd(q)) / 2 });

/** Any whole number of sixths of a turn, as 0-5. */
export const normalized = (turned: number): Direction => (((turned % 6) + 6) % 6) as Direction;
export const opposite = (direction: number): Direction => normalized(direction + 3);

export const sameHex = (one: Hex, other: Hex): boolean => one.col === other.col && one.row === other.row;
export const hexKey = ({ col, row }: Hex): string => `${col},${row}`;

export const onBoard = ({ col, row }: Hex, board: Board): boolean =>
  col >= 0 && row >= 0 && col < board.cols && row < board.rows;

/** Column by column, each from the top. */
export const hexesOf = ({ cols, rows }: Board): readonly Hex[] =>
  Array.from({ length: cols * rows }, (_, index) => ({ col: Math.floor(index / rows), row: index % rows }));

/** The hex `hexes` steps away in a straight line; it may lie off the board. */
export function along(from: Hex, direction: number, hexes: number): Hex {
  const { q, r } = axial(from);
  const step = steps[normalized(direction)];
  return offset({ q: q + step.q * hexes, r: r + step.r * hexes });
}

/** The adjacent hex in a direction; it may lie off the board. */
export const neighbour = (hex: Hex, direction: number): Hex => along(hex, direction, 1);

/** The six adjacent hexes, N first; some may lie off the board. */
export const neighbours = (hex: Hex): readonly Hex[] => directions.map((direction) => neighbour(hex, direction));

/** In hexes: 0 for the same hex, 1 for adjacent ones. */
export function distance(one: Hex, other: Hex): number {
  const [a, b] = [axial(one), axial(other)];
  const [q, r] = [b.q - a.q, b.r - a.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The direction in which `to` lies from `from` on a straight line of hexes, at any distance; undefined off such a line. */
export function directionTo(from: Hex, to: Hex): Direction | undefined {
  const hexes = distance(from, to);
  return hexes === 0 ? undefined : directions.find((direction) => sameHex(along(from, direction, hexes), to));
}

/** The hexes on the board straight ahead in a direction, the nearest first. */
export function line(from: Hex, direction: number, board: Board): readonly Hex[] {
  const hexes: Hex[] = [];
  for (let at = neighbour(from, direction); onBoard(at, board); at = neighbour(at, direction)) hexes.push(at);
  return hexes;
}

/** The hexes straight behind something that stands at `at` and faces `facing`, the nearest first. */
export const lineBehind = (at: Hex, facing: number, board: Board): readonly Hex[] => line(at, opposite(facing), board);

/** True where `hex` lies straight behind, at any distance. */
export const isBehind = (at: Hex, facing: number, hex: Hex): boolean => directionTo(at, hex) === opposite(facing);

/** The hexes on the board at most `hexes` away, the centre included. */
export const within = (centre: Hex, hexes: number, board: Board): readonly Hex[] =>
  hexesOf(board).filter((each) => distance(centre, each) <= hexes);

/** The directions that shorten the way from `from` to `to`: one on a straight line of hexes, else two. */
export const nearerDirections = (from: Hex, to: Hex): readonly Direction[] => {
  const hexes = distance(from, to);
  return directions.filter((direction) => distance(neighbour(from, direction), to) < hexes);
};
