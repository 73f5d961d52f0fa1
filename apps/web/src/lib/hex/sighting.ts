/** The camera counts in thousandths; the paper of a hex board in units of which a hex is 60 wide. This ties the two. */
import type { Spot } from '#lib/board/chart.ts';
import { boardSize, post } from './lattice.ts';
import type { Board, Hex } from './model.ts';

/** So chosen that a hex takes the room of five inches on an open table: the camera's limits then suit both. */
export const unitMils = 80;

/** Where the middle of a hex lies for the camera, which counts upwards from the south. */
export function spotOf(board: Board, hex: Hex): Spot {
  const { x, y } = post(hex);
  return { xMils: Math.round(x * unitMils), yMils: Math.round((boardSize(board).height - y) * unitMils) };
}
