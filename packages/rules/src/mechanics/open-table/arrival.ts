/** Where a base comes onto the table: at a disc, else beside one that came before it, else as near as may be. */
import { type CircleBase, firstFreeContact, type Point, type TableSize } from '../../geometry/table/index.ts';
import { firstFree, gridFrom, ringsAround } from './spots.ts';

/** What a place has to be, and where it is looked for first. */
export interface Landing {
  readonly radiusMils: number;
  /** As seen from what it lands at. */
  readonly preferredCdeg: number;
  readonly blockers: readonly CircleBase[];
  /** Everything that a place has to be, clear of the blockers included. */
  readonly fits: (base: CircleBase) => boolean;
}

const STEP_MILS = 250;
const RIM_CDEG = 500;

/** A free place in contact with one of the bases, the first of them that has one. */
export function besideOneOf(
  bases: readonly CircleBase[],
  { radiusMils, preferredCdeg, blockers, fits }: Landing,
): Point | undefined {
  for (const base of bases) {
    const at = firstFreeContact(base, radiusMils, { preferredCdeg, blockers, fits, stepCdeg: RIM_CDEG });
    if (at !== undefined) return at;
  }
  return undefined;
}

/** A free place touching or overlapping the disc, on its rim by choice, as near to the bearing as may be. */
export function atDisc(disc: CircleBase, landing: Landing): Point | undefined {
  const { radiusMils, preferredCdeg, fits } = landing;
  const inner = { fromMils: 0, toMils: disc.radiusMils + radiusMils - 1, stepMils: STEP_MILS };
  const rings = ringsAround(disc.at, inner, { fromCdeg: preferredCdeg, stepCdeg: 1500 });
  return besideOneOf([disc], landing) ?? firstFree(rings, (at) => fits({ at, radiusMils }));
}

/** The nearest free place beyond the disc. */
export function beyondDisc(
  disc: CircleBase,
  { radiusMils, fits }: Pick<Landing, 'radiusMils' | 'fits'>,
  { widthMils, heightMils }: TableSize,
): Point | undefined {
  const outer = { fromMils: disc.radiusMils + radiusMils, toMils: widthMils + heightMils - 1, stepMils: STEP_MILS };
  const rings = ringsAround(disc.at, outer, { fromCdeg: 0, stepCdeg: RIM_CDEG });
  return firstFree(rings, (at) => fits({ at, radiusMils }));
}

/** The free place nearest to a point and no farther from it than each reach in turn, east-west and north-south. */
export function nearestWithin(
  point: Point,
  reachesMils: readonly number[],
  isFree: (at: Point) => boolean,
): Point | undefined {
  for (const reach of reachesMils) {
    const { xMils, yMils } = point;
    const area = { west: xMils - reach, south: yMils - reach, east: xMils + reach, north: yMils + reach };
    const at = firstFree(gridFrom(area, STEP_MILS, point), isFree);
    if (at !== undefined) return at;
  }
  return undefined;
}
