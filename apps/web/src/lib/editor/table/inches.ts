/** Things on an open table: inches from the south-west corner, degrees clockwise from north. */
import { number, row, type Row } from '../fields.ts';
import type { Arrow, At, Places, Surface } from '../game.ts';

const ways: Readonly<Record<Arrow, At>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const openTable: Surface = {
  step([x, y], arrow, far) {
    const step = far ? 1 : 0.1;
    return [x + ways[arrow][0] * step, y + ways[arrow][1] * step];
  },
  turned: (facing, sense, far) => facing + sense * (far ? 15 : 1),
};

/** To a thousandth of an inch, which is as fine as tables are measured. */
export const exact = (inches: number): number => Math.round(inches * 1000) / 1000;

/** Between 0 and 360, to a hundredth. */
export const wholeTurn = (degrees: number): number => (Math.round((((degrees % 360) + 360) % 360) * 100) / 100) % 360;

/** The nearest place at which a disc is wholly on the table. */
export function onTable([width, height]: At, [x, y]: At, radius: number): [number, number] {
  const within = (at: number, most: number): number =>
    exact(Math.min(Math.max(at, radius), Math.max(radius, most - radius)));
  return [within(x, width), within(y, height)];
}

/** A base that stands somewhere. */
export interface Standing {
  readonly at: At;
  readonly radius: number;
}

/** The free place for a disc nearest to `wish`, looked for in rings of half an inch; `wish` itself where all is full. */
export function freeSpot(table: At, taken: readonly Standing[], radius: number, wish: At): [number, number] {
  const free = ([x, y]: At): boolean =>
    taken.every(({ at, radius: theirs }) => Math.hypot(at[0] - x, at[1] - y) >= radius + theirs + 0.1);
  for (let ring = 0; ring <= 60; ring++) {
    const spots = ring === 0 ? 1 : ring * 8;
    for (let step = 0; step < spots; step++) {
      // East and west before north and south: groups come to stand in lines.
      const angle = Math.PI / 2 + ((step % 2 === 0 ? 1 : -1) * Math.ceil(step / 2) * 2 * Math.PI) / spots;
      const spot = onTable(
        table,
        [wish[0] + Math.sin(angle) * ring * 0.5, wish[1] + Math.cos(angle) * ring * 0.5],
        radius,
      );
      if (free(spot)) return spot;
    }
  }
  return onTable(table, wish, radius);
}

/** Where a thing stands, in exact figures; nothing for what is not on the table. */
export function inchRows<P>(places: Places<P>, table: At, position: P, thing: string): readonly Row<P>[] {
  const at = places.placeOf(position, thing);
  const facing = places.facingOf(position, thing);
  if (!at) return [];
  const inches = { step: 0.1, digits: 3, unit: '″' };
  const move = (to: At): P => places.move(position, thing, to);
  const rows = [
    row(
      'East',
      number('Inches from the west edge', at[0], [0, table[0]], (x) => move([x, at[1]]), inches),
    ),
    row(
      'North',
      number('Inches from the south edge', at[1], [0, table[1]], (y) => move([at[0], y]), inches),
    ),
  ];
  if (facing === undefined) return rows;
  const turn = (degrees: number): P => places.turn(position, thing, degrees);
  const degrees = { wraps: true, digits: 2, unit: '°' };
  return [...rows, row('Facing', number('Degrees clockwise from north', facing, [0, 360], turn, degrees))];
}
