import { distanceMils } from './point.ts';
import type { Point } from './point.ts';
import type { PlacedShape } from './shape.ts';
import { tape } from './tolerance.ts';

/** The round base of a ship or a token; `at` is its post. */
export interface CircleBase {
  readonly at: Point;
  readonly radiusMils: number;
}

/** A rectangle whose sides run north and east: a table, a deployment zone, the room that a post has. */
export interface Area {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
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

/** True where the whole base is inside, its edge allowed to touch the sides. */
export function insideArea(base: CircleBase, area: Area, toleranceMils = tape.distanceMils): boolean {
  const { xMils, yMils } = base.at;
  const room = base.radiusMils - toleranceMils;
  return (
    xMils - room >= area.west && yMils - room >= area.south && xMils + room <= area.east && yMils + room <= area.north
  );
}

export const tableArea = ({ widthMils, heightMils }: TableSize): Area => ({
  west: 0,
  south: 0,
  east: widthMils,
  north: heightMils,
});

/** True where the whole base is on the table. */
export function insideTable(base: CircleBase, table: TableSize, toleranceMils = tape.distanceMils): boolean {
  return insideArea(base, tableArea(table), toleranceMils);
}
