/** Where hyperspace or a minelayer's approach really leads: the d20 drift table (QR-5.2.4b, R-QR-55, R-QR-56). */
import { normaliseCdeg, offset } from '../../geometry/table/index.ts';
import { inTheWay, shortened } from '../../mechanics/open-table/index.ts';
import { drift, driftBearingCdeg, type DriftRow } from '../data/drift.ts';
import type { Point } from '../ids.ts';
import { optionOf } from '../match-options.ts';
import type { MatchRecord } from '../table.ts';
import { type Base, type Standing } from './clearance.ts';

/** The row of the table for a face of the d20. */
export function driftRow(face: number): DriftRow {
  const row = drift.find(({ from, to }) => from <= face && face <= to);
  if (row === undefined) throw new Error(`the drift table has no row for ${face}`);
  return row;
}

/** Where a ship that means to arrive at `at` with this facing ends by the table, whatever stands there. */
export function driftedTo(match: MatchRecord, at: Point, facingCdeg: number, row: DriftRow): Point {
  const { direction, distanceMils } = row;
  if (direction === 'none') return at;
  const bearingCdeg = driftBearingCdeg[optionOf(match, 'driftDiagonalDegrees')][direction];
  return offset(at, normaliseCdeg(facingCdeg + bearingCdeg), distanceMils);
}

const STEP_MILS = 10;

/**
 * The end of the drift of a base: shortened along its line until clear of what stands there (R-QR-56). `base.at` is the
 * place that was meant, which has to be clear. Whether the end is on the table, the caller judges.
 */
export function driftEnd(
  match: MatchRecord,
  base: Base,
  facingCdeg: number,
  row: DriftRow,
  others: readonly Standing[],
): { readonly at: Point; readonly distanceMils: number } {
  const endAfter = (mils: number) => driftedTo(match, base.at, facingCdeg, { ...row, distanceMils: mils });
  const free = (at: Point) => inTheWay({ ...base, at }, others) === undefined;
  const { at, mils } = shortened(row.distanceMils, STEP_MILS, endAfter, free) ?? { at: base.at, mils: 0 };
  return { at, distanceMils: mils };
}
