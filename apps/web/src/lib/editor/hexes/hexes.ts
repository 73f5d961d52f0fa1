/** Things on a board of hexes: column and row, facing one of six sides clockwise from north. */
import { choice, number, row, type Row } from '../fields.ts';
import type { Arrow, At, Places, Surface } from '../game.ts';

const ways: Readonly<Record<Arrow, At>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const hexBoard: Surface = {
  step([col, row], arrow, far) {
    const step = far ? 3 : 1;
    return [col + ways[arrow][0] * step, row + ways[arrow][1] * step];
  },
  turned: (facing, sense, far) => (facing + sense * (far ? 3 : 1) + 6) % 6,
};

/** The nearest hex of the board. */
export const onHexes = ([cols, rows]: At, [col, row]: At): [number, number] => [
  Math.min(Math.max(Math.round(col), 0), cols - 1),
  Math.min(Math.max(Math.round(row), 0), rows - 1),
];

/** The free hex nearest to `wish`; `wish` itself where all are taken. */
export function freeHex(board: At, taken: readonly At[], wish: At): [number, number] {
  const all = Array.from({ length: board[0] * board[1] }, (_, i): [number, number] => [
    i % board[0],
    Math.floor(i / board[0]),
  ]);
  const free = all.filter((hex) => !taken.some((each) => each[0] === hex[0] && each[1] === hex[1]));
  const from = onHexes(board, wish);
  const off = ([col, row]: At): number => (col - from[0]) ** 2 + (row - from[1]) ** 2;
  return free.sort((one, other) => off(one) - off(other))[0] ?? from;
}

const headings = ['North', 'North-east', 'South-east', 'South', 'South-west', 'North-west'];

/** Where a thing stands, in exact figures; nothing for what is not on the board. */
export function hexRows<P>(places: Places<P>, board: At, position: P, thing: string): readonly Row<P>[] {
  const at = places.placeOf(position, thing);
  const facing = places.facingOf(position, thing);
  if (!at) return [];
  const move = (to: At): P => places.move(position, thing, to);
  const rows: Row<P>[] = [
    row(
      'Column',
      number('Column', at[0], [0, board[0] - 1], (col) => move([col, at[1]])),
    ),
    row(
      'Row',
      number('Row', at[1], [0, board[1] - 1], (to) => move([at[0], to])),
    ),
  ];
  if (facing === undefined) return rows;
  const sides = headings.map((name, i) => ({ value: String(i), name }));
  const turn = (side: string): P => places.turn(position, thing, Number(side));
  return [...rows, row('Facing', choice('Facing', String(facing), sides, turn))];
}
