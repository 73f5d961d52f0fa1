/** Rectangles whose sides run north and east: a table, a deployment zone, the room that a post has. */
import {
  type Area,
  type CircleBase,
  insideArea,
  insideTable,
  type PlacedShape,
  type Point,
  tableArea,
  type TableSize,
  tape,
  type Tolerance,
} from '../../geometry/table/index.ts';
import { firstFree, gridOf } from './spots.ts';

export { insideArea, tableArea };
export type { Area };

/** Where a post may stand so that a base of this radius is wholly on the table. */
export const postArea = (table: TableSize, radiusMils: number): Area => insetArea(tableArea(table), radiusMils);

/** Where a post of an area may stand so that a base of this radius is wholly inside. */
export const insetArea = ({ west, south, east, north }: Area, mils: number): Area => ({
  west: west + mils,
  south: south + mils,
  east: east - mils,
  north: north - mils,
});

export const areaHolds = ({ west, south, east, north }: Area, { xMils, yMils }: Point): boolean =>
  xMils >= west && xMils <= east && yMils >= south && yMils <= north;

/** The point of the area nearest to `point`. */
export const heldIn = ({ west, south, east, north }: Area, { xMils, yMils }: Point): Point => ({
  xMils: Math.min(east, Math.max(west, xMils)),
  yMils: Math.min(north, Math.max(south, yMils)),
});

export const isTall = ({ west, south, east, north }: Area): boolean => north - south > east - west;

/** From a point to the edge of the table that the area lies along: the longest of those that it reaches. */
export function awayFromOwnEdge(
  { west, south, east, north }: Area,
  { widthMils, heightMils }: TableSize,
  { xMils, yMils }: Point,
): number {
  const edges = [
    { reached: south <= 0, length: east - west, away: yMils },
    { reached: north >= heightMils, length: east - west, away: heightMils - yMils },
    { reached: west <= 0, length: north - south, away: xMils },
    { reached: east >= widthMils, length: north - south, away: widthMils - xMils },
  ].filter(({ reached }) => reached);
  const longest = Math.max(0, ...edges.map(({ length }) => length));
  return edges.find(({ length }) => length === longest)?.away ?? Infinity;
}

/** From a point to the nearest edge, squared; 0 inside. */
export function awayFromAreaSquared({ west, south, east, north }: Area, { xMils, yMils }: Point): number {
  const dx = Math.max(west - xMils, 0, xMils - east);
  const dy = Math.max(south - yMils, 0, yMils - north);
  return dx * dx + dy * dy;
}

export const areaShape = ({ west, south, east, north }: Area): PlacedShape => ({
  at: { xMils: (west + east) / 2, yMils: (south + north) / 2 },
  shape: { kind: 'rectangle', widthMils: east - west, heightMils: north - south, facingCdeg: 0 },
});

const ROOM_STEP_MILS = 250;

/**
 * True where a base stands in one of its side's areas; or touches the side's own edge from inside the table, where none
 * of them has room for a base of its size, looked for every quarter inch.
 */
export function standsInOwn(
  base: CircleBase,
  areas: readonly Area[],
  table: TableSize,
  isFree: (at: Point) => boolean,
  { distanceMils, contactMils }: Tolerance = tape,
): boolean {
  if (areas.some((area) => insideArea(base, area, distanceMils))) return true;
  const { at, radiusMils } = base;
  const atEdge = areas.some((area) => awayFromOwnEdge(area, table, at) <= radiusMils + contactMils);
  if (!atEdge || !insideTable(base, table, distanceMils)) return false;
  return areas.every((area) => firstFree(gridOf(insetArea(area, radiusMils), ROOM_STEP_MILS), isFree) === undefined);
}
