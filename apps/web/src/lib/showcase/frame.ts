/** Which part of a table a wide strip shows. Lengths are pixels of the strip; the table is in mils. */
import type { Spot } from '#lib/board/chart.ts';
import type { TableSize } from '@broadside/rules/geometry/table';

/** The strip, and the part of it that nothing lies over. */
export interface StripRoom {
  readonly width: number;
  readonly height: number;
  readonly clear: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

/** Pixels per inch, and how far the table's north-west corner is pushed. */
export interface StripFrame {
  readonly ppi: number;
  readonly left: number;
  readonly top: number;
}

/** A strip is never so near that ships are larger than on a table, nor so far that they have no names. */
const [nearest, furthest] = [26, 10];
/** Round what it is about, in mils. */
const marginMils = 2500;

const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
/** A table that is smaller than the strip lies at its far end, where nothing is written over it. */
const held = (push: number, room: number, size: number): number =>
  size <= room ? room - size : Math.min(0, Math.max(room - size, push));

/** Shows these spots as near as they fit into what is clear; without any, the middle of the table. */
export function frameOf(spots: readonly Spot[], table: TableSize, { width, height, clear }: StripRoom): StripFrame {
  const about = spots.length > 0 ? spots : [{ xMils: table.widthMils / 2, yMils: table.heightMils / 2 }];
  const [xs, ys] = [about.map(({ xMils }) => xMils), about.map(({ yMils }) => table.heightMils - yMils)];
  const [wide, high] = [width - clear.left - clear.right, height - clear.top - clear.bottom];
  const fits = 1000 * Math.min(wide / (span(xs) + 2 * marginMils), high / (span(ys) + 2 * marginMils));
  const ppi = Math.max(furthest, Math.min(nearest, fits));
  const [x, y] = [(middle(xs) / 1000) * ppi, (middle(ys) / 1000) * ppi];
  return {
    ppi,
    left: held(clear.left + wide / 2 - x, width, (table.widthMils / 1000) * ppi),
    top: held(clear.top + high / 2 - y, height, (table.heightMils / 1000) * ppi),
  };
}

/** The whole table in the middle of what is clear. */
export function wholeFrame({ widthMils, heightMils }: TableSize, { width, height, clear }: StripRoom): StripFrame {
  const [wide, high] = [width - clear.left - clear.right, height - clear.top - clear.bottom];
  const ppi = Math.max(1, 1000 * Math.min(wide / widthMils, high / heightMils));
  const middleOf = (from: number, room: number, mils: number): number => from + (room - (mils / 1000) * ppi) / 2;
  return { ppi, left: middleOf(clear.left, wide, widthMils), top: middleOf(clear.top, high, heightMils) };
}
