/** Where hyperspace or a minelayer's approach really leads: the d20 drift table, by the facing declared before the roll. */
import { normaliseCdeg, offset } from '../../geometry/table/index.ts';
import { inTheWay, shortened } from '../open-table/index.ts';
import type { Point } from './ids.ts';

interface Base {
  readonly at: Point;
  readonly radiusMils: number;
}

export type DriftDirection = 'fore' | 'fore-starboard' | 'aft-starboard' | 'aft' | 'aft-port' | 'fore-port' | 'none';

export interface DriftRow {
  readonly from: number;
  readonly to: number;
  readonly distanceMils: number;
  readonly direction: DriftDirection;
}

/** A row for each face of the d20. */
export const drift: readonly DriftRow[] = [
  { from: 1, to: 1, distanceMils: 6000, direction: 'aft-starboard' },
  { from: 2, to: 2, distanceMils: 6000, direction: 'aft' },
  { from: 3, to: 3, distanceMils: 6000, direction: 'aft-port' },
  { from: 4, to: 4, distanceMils: 6000, direction: 'fore-starboard' },
  { from: 5, to: 5, distanceMils: 6000, direction: 'fore' },
  { from: 6, to: 6, distanceMils: 6000, direction: 'fore-port' },
  { from: 7, to: 7, distanceMils: 3000, direction: 'aft-starboard' },
  { from: 8, to: 9, distanceMils: 3000, direction: 'aft' },
  { from: 10, to: 10, distanceMils: 3000, direction: 'aft-port' },
  { from: 11, to: 11, distanceMils: 3000, direction: 'fore-starboard' },
  { from: 12, to: 13, distanceMils: 3000, direction: 'fore' },
  { from: 14, to: 14, distanceMils: 3000, direction: 'fore-port' },
  { from: 15, to: 20, distanceMils: 0, direction: 'none' },
] as const satisfies readonly DriftRow[];

/** Clockwise from the facing, by the angle of the diagonals in degrees: the books draw them, without a figure. */
export const driftBearingCdeg = {
  60: {
    fore: 0,
    'fore-starboard': 6000,
    'aft-starboard': 12000,
    aft: 18000,
    'aft-port': 24000,
    'fore-port': 30000,
  },
  45: {
    fore: 0,
    'fore-starboard': 4500,
    'aft-starboard': 13500,
    aft: 18000,
    'aft-port': 22500,
    'fore-port': 31500,
  },
} as const satisfies Record<number, Record<Exclude<DriftDirection, 'none'>, number>>;
export type Diagonals = keyof typeof driftBearingCdeg;

/** The row of the table for a face of the d20. */
export function driftRow(face: number): DriftRow {
  const row = drift.find(({ from, to }) => from <= face && face <= to);
  if (row === undefined) throw new Error(`the drift table has no row for ${face}`);
  return row;
}

/** Where a ship that means to arrive at `at` with this facing ends by the table, whatever stands there. */
export function driftedTo(diagonals: Diagonals, at: Point, facingCdeg: number, row: DriftRow): Point {
  const { direction, distanceMils } = row;
  if (direction === 'none') return at;
  const bearingCdeg = driftBearingCdeg[diagonals][direction];
  return offset(at, normaliseCdeg(facingCdeg + bearingCdeg), distanceMils);
}

const STEP_MILS = 10;

/**
 * The end of the drift of a base: shortened along its line until clear of what stands there. `base.at` is the
 * place that was meant, which has to be clear. Whether the end is on the table, the caller judges.
 */
export function driftEnd(
  diagonals: Diagonals,
  base: Base,
  facingCdeg: number,
  row: DriftRow,
  others: readonly { readonly base: Base }[],
): { readonly at: Point; readonly distanceMils: number } {
  const endAfter = (mils: number) => driftedTo(diagonals, base.at, facingCdeg, { ...row, distanceMils: mils });
  const free = (at: Point) => inTheWay({ ...base, at }, others) === undefined;
  const { at, mils } = shortened(row.distanceMils, STEP_MILS, endAfter, free) ?? { at: base.at, mils: 0 };
  return { at, distanceMils: mils };
}
