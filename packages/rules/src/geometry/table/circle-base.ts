import { distanceMils } from './point.ts';
import type { Point } from './point.ts';
import type { PlacedShape } from './shape.ts';
import { tape } from './tolerance.ts';

/** The round base of a ship or a token; `at` is its post. */
export interface CircleBase {
  readonly at: Point;
  readonly radiusMils: number;
}

/** A table, or any rectangle whose sides run north and east, by its south-west corner. */
export interface Zone {
  readonly xMils: number;
  readonly yMils: number;
  readonly widthMils: number;
  readonly heightMils: number;
}

/** The size of a table; its south-west corner is the origin. */
export interface TableSize {
  readonly widthMils: number;
  readonly heightMils: number;
}

/** The base as a shape, for the functions that take any shape. */
export function baseShape(base: CircleBase): PlacedShape {
  return { at: base.at, shape: { kind: 'circle', radiusMils: base.radiusMils } };
}

/** From edge to edge of two bases, in mils; negative where they overlap. */
export function baseGapMils(a: CircleBase, b: CircleBase): number {
  return distanceMils(a.at, b.at) - a.radiusMils - b.radiusMils;
}

/** True where two bases overlap deeper than contact allows. */
export function overlaps(a: CircleBase, b: CircleBase, contactMils = tape.contactMils): boolean {
  return baseGapMils(a, b) < -contactMils;
}

/** True where two bases touch: no gap and no overlap of more than the tolerance. */
export function inContact(a: CircleBase, b: CircleBase, contactMils = tape.contactMils): boolean {
  return Math.abs(baseGapMils(a, b)) <= contactMils;
}

/** True where the whole base is inside the rectangle, its edge allowed to touch the sides. */
export function insideZone(base: CircleBase, zone: Zone, toleranceMils = tape.distanceMils): boolean {
  const { xMils, yMils } = base.at;
  const room = base.radiusMils - toleranceMils;
  return (
    xMils - room >= zone.xMils &&
    yMils - room >= zone.yMils &&
    xMils + room <= zone.xMils + zone.widthMils &&
    yMils + room <= zone.yMils + zone.heightMils
  );
}

/** True where the whole base is on the table. */
export function insideTable(base: CircleBase, table: TableSize, toleranceMils = tape.distanceMils): boolean {
  return insideZone(base, { xMils: 0, yMils: 0, ...table }, toleranceMils);
}

/** The base moved by the least that brings the whole of it into the rectangle. */
export function intoZone(base: CircleBase, zone: Zone): CircleBase {
  const held = (value: number, low: number, size: number) =>
    Math.max(low + base.radiusMils, Math.min(value, low + size - base.radiusMils));
  return {
    ...base,
    at: {
      xMils: held(base.at.xMils, zone.xMils, zone.widthMils),
      yMils: held(base.at.yMils, zone.yMils, zone.heightMils),
    },
  };
}
