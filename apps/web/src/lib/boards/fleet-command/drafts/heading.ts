/** Where something on the board faces or goes by a key, when nothing else says so. */
import { directions, distance, neighbour, type Board, type Hex } from '@broadside/rules/geometry/hex';

/** The direction, 0-5, that leads nearest to the middle of the board. */
export function towards(from: Hex, board: Board): number {
  const middle = { col: Math.floor(board.cols / 2), row: Math.floor(board.rows / 2) };
  return directions.reduce<number>(
    (best, each) => (distance(neighbour(from, each), middle) < distance(neighbour(from, best), middle) ? each : best),
    0,
  );
}

/** Among `hexes`, the nearest that lies more in this direction than back. */
export function nearestTo(hexes: readonly Hex[], from: Hex, direction: number): Hex | undefined {
  const ahead = neighbour(from, direction);
  return hexes
    .filter((hex) => distance(hex, ahead) < distance(hex, from))
    .sort((one, other) => distance(one, from) - distance(other, from))[0];
}

/**
 * The direction that an arrow key means from a hex: up and down along the column, left and right to the neighbour that
 * keeps the row's number; with Shift to the other one.
 */
export function arrowDirection(key: string, from: Hex, shift: boolean): number | undefined {
  const high = (from.col % 2 === 1) !== shift;
  switch (key) {
    case 'ArrowUp':
      return 0;
    case 'ArrowDown':
      return 3;
    case 'ArrowRight':
      return high ? 1 : 2;
    case 'ArrowLeft':
      return high ? 5 : 4;
    default:
      return undefined;
  }
}
