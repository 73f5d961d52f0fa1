/** Whether a round base may be set down at a place: on the table, off what bears no base, clear of other bases. */
import {
  type CircleBase,
  contains,
  insideTable,
  overlaps,
  type PlacedShape,
  shapesOverlap,
  type TableSize,
  tape,
  type Tolerance,
} from '../../geometry/table/index.ts';

/** Something on the table that no other base may overlap. */
export interface Obstacle {
  readonly base: CircleBase;
}

/** The first of them that `base` would overlap by more than contact. */
export const inTheWay = <O extends Obstacle>(
  base: CircleBase,
  others: readonly O[],
  contactMils = tape.contactMils,
): O | undefined => others.find((other) => overlaps(base, other.base, contactMils));

export type FootingFault<F extends PlacedShape, O extends Obstacle> =
  | { readonly kind: 'off-table' }
  | { readonly kind: 'barred'; readonly terrain: F }
  | { readonly kind: 'overlap'; readonly other: O };

/**
 * Why no base can stand there, or undefined. `barred` is terrain that bears none; `measured` says whether the post alone
 * must be off it (its edge included) or the whole base.
 */
export function footingFault<F extends PlacedShape, O extends Obstacle>(
  base: CircleBase,
  table: TableSize,
  barred: readonly F[],
  measured: 'post' | 'base',
  others: readonly O[],
  tolerance: Tolerance = tape,
): FootingFault<F, O> | undefined {
  if (!insideTable(base, table, tolerance.distanceMils)) return { kind: 'off-table' };
  for (const terrain of barred) {
    const meets =
      measured === 'post'
        ? contains(terrain, base.at)
        : shapesOverlap(terrain, { at: base.at, shape: { kind: 'circle', radiusMils: base.radiusMils } });
    if (meets) return { kind: 'barred', terrain };
  }
  const other = inTheWay(base, others, tolerance.contactMils);
  return other === undefined ? undefined : { kind: 'overlap', other };
}
