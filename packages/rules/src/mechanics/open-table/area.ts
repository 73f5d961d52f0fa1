/** Rectangles whose sides run north and east: a table, a deployment zone, the room that a post has. */
import {
  insideZone,
  type CircleBase,
  type PlacedShape,
  type Point,
  type TableSize,
} from '../../geometry/table/index.ts';

export interface Area {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export const tableArea = ({ widthMils, heightMils }: TableSize): Area => ({
  west: 0,
  south: 0,
  east: widthMils,
  north: heightMils,
});

/** Where a post may stand so that a base of this radius is wholly on the table. */
export const postArea = ({ widthMils, heightMils }: TableSize, radiusMils: number): Area => ({
  west: radiusMils,
  south: radiusMils,
  east: widthMils - radiusMils,
  north: heightMils - radiusMils,
});

/** True where the whole base is inside, its edge allowed to touch the sides. */
export const insideArea = (base: CircleBase, { west, south, east, north }: Area, toleranceMils: number): boolean =>
  insideZone(base, { xMils: west, yMils: south, widthMils: east - west, heightMils: north - south }, toleranceMils);

export const areaHolds = ({ west, south, east, north }: Area, { xMils, yMils }: Point): boolean =>
  xMils >= west && xMils <= east && yMils >= south && yMils <= north;

/** The point of the area nearest to `point`. */
export const heldIn = ({ west, south, east, north }: Area, { xMils, yMils }: Point): Point => ({
  xMils: Math.min(east, Math.max(west, xMils)),
  yMils: Math.min(north, Math.max(south, yMils)),
});

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
