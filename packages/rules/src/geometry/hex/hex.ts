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

/** One step in each direction, in axial coordinates: there lines and distances are plain sums. */
const steps = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
] as const;

/** By how much the axial row of a hex is less than its own; its column is the same. */
const slant = (col: number): number => Math.floor(col / 2);
const axialRow = ({ col, row }: Hex): number => row - slant(col);

/** Any whole number of sixths of a turn, as 0-5. */
export const normalized = (turned: number): Direction => (((turned % 6) + 6) % 6) as Direction;
export const opposite = (direction: number): Direction => normalized(direction + 3);

export const sameHex = (one: Hex, other: Hex): boolean => one.col === other.col && one.row === other.row;
export const hexKey = ({ col, row }: Hex): string => `${col},${row}`;

/** The same as a number, which is found faster in a map; rows lie within half a million of row 0. */
export const hexNumber = ({ col, row }: Hex): number => col * 2 ** 20 + row;

export const onBoard = ({ col, row }: Hex, board: Board): boolean =>
  col >= 0 && row >= 0 && col < board.cols && row < board.rows;

/** Column by column, each from the top. */
export const hexesOf = ({ cols, rows }: Board): readonly Hex[] =>
  Array.from({ length: cols * rows }, (_, index) => ({ col: Math.floor(index / rows), row: index % rows }));

/** The hex `hexes` steps away in a straight line; it may lie off the board. */
export function along(from: Hex, direction: number, hexes: number): Hex {
  const { q, r } = steps[normalized(direction)];
  const col = from.col + q * hexes;
  return { col, row: axialRow(from) + r * hexes + slant(col) };
}

/** The adjacent hex in a direction; it may lie off the board. */
export const neighbour = (hex: Hex, direction: number): Hex => along(hex, direction, 1);

/** The six adjacent hexes, N first; some may lie off the board. */
export const neighbours = (hex: Hex): readonly Hex[] => directions.map((direction) => neighbour(hex, direction));

/** Steps between two hexes that lie so far apart in axial coordinates. */
const apart = (q: number, r: number): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;

/** In hexes: 0 for the same hex, 1 for adjacent ones. */
export const distance = (one: Hex, other: Hex): number => apart(other.col - one.col, axialRow(other) - axialRow(one));

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
  const [q, r] = [to.col - from.col, axialRow(to) - axialRow(from)];
  const hexes = apart(q, r);
  return directions.filter((direction) => apart(q - steps[direction].q, r - steps[direction].r) < hexes);
};
