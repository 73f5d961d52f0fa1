/** Laying terrain: wholly on the table, and so far from areas that are kept free and from other terrain. */
import {
  corners,
  type PlacedShape,
  type Point,
  separationMils,
  type Shape,
  squaredDistance,
  type TableSize,
  tape,
} from '../../geometry/table/index.ts';
import { type Area, areaShape, tableArea } from './area.ts';
import { gridFrom } from './spots.ts';

/** What a piece may be laid on and has to keep away from; edge to edge. */
export interface Ground<F extends PlacedShape> {
  readonly table: TableSize;
  /** Deployment zones and the like. */
  readonly free: readonly Area[];
  readonly lying: readonly F[];
  readonly clearanceMils: number;
}

export type LayFault<F extends PlacedShape> =
  | { readonly kind: 'off-table' }
  | { readonly kind: 'near-area'; readonly area: Area }
  | { readonly kind: 'near-terrain'; readonly terrain: F; readonly gapMils: number };

/** The shape turned to a facing; a circle has none. */
export const turned = (shape: Shape, facingCdeg: number): Shape =>
  shape.kind === 'circle' ? shape : { ...shape, facingCdeg };

/** The westernmost, easternmost, southernmost and northernmost mil of a shape. */
export function extentOf({ at, shape }: PlacedShape): Area {
  const round = shape.kind === 'circle' ? shape.radiusMils : 0;
  const points = shape.kind === 'circle' ? [at] : corners(shape, at);
  const [xs, ys] = [points.map(({ xMils }) => xMils), points.map(({ yMils }) => yMils)];
  return {
    west: Math.min(...xs) - round,
    south: Math.min(...ys) - round,
    east: Math.max(...xs) + round,
    north: Math.max(...ys) + round,
  };
}

/** Why a piece may not lie so, or undefined. */
export function layFault<F extends PlacedShape>(
  piece: PlacedShape,
  { table, free, lying, clearanceMils }: Ground<F>,
  toleranceMils = tape.distanceMils,
): LayFault<F> | undefined {
  const { west, south, east, north } = extentOf(piece);
  if (west < 0 || south < 0 || east > table.widthMils || north > table.heightMils) return { kind: 'off-table' };
  const near = (gapMils: number) => gapMils < clearanceMils - toleranceMils;
  const area = free.find((each) => near(separationMils(piece, areaShape(each))));
  if (area !== undefined) return { kind: 'near-area', area };
  const terrain = lying.find((each) => near(separationMils(piece, each)));
  if (terrain === undefined) return undefined;
  return { kind: 'near-terrain', terrain, gapMils: Math.max(0, separationMils(piece, terrain)) };
}

/** The rectangle that pieces lie in: the table less what lies along a whole edge behind an area that is kept free. */
export function layArea({ table, free, clearanceMils }: Omit<Ground<PlacedShape>, 'lying'>): Area {
  const { heightMils } = table;
  const area: { -readonly [edge in keyof Area]: number } = { ...tableArea(table) };
  for (const zone of free) {
    const tall = zone.south <= 0 && zone.north >= heightMils;
    if (tall && zone.west <= 0) area.west = Math.max(area.west, zone.east + clearanceMils);
    else if (tall) area.east = Math.min(area.east, zone.west - clearanceMils);
    else if (zone.south <= 0) area.south = Math.max(area.south, zone.north + clearanceMils);
    else if (zone.north >= heightMils) area.north = Math.min(area.north, zone.south - clearanceMils);
  }
  return area;
}

const STEP_MILS = 500;
/** The last few grids: pieces and tables may have any size, and each its own. */
const grids = new Map<string, readonly Point[]>();
const MOST_GRIDS = 8;

/** Points every half inch of an area, those nearest to its centre first. */
export function gridOver(area: Area): readonly Point[] {
  const { west, south, east, north } = area;
  const key = `${west} ${south} ${east} ${north}`;
  const known = grids.get(key);
  if (known !== undefined) return known;
  const made = gridFrom(area, STEP_MILS, { xMils: (west + east) / 2, yMils: (south + north) / 2 });
  const [oldest] = grids.keys();
  if (grids.size >= MOST_GRIDS && oldest !== undefined) grids.delete(oldest);
  grids.set(key, made);
  return made;
}

/** Facings that are tried for a rectangle: every 15 degrees of the half circle after which it looks the same. */
const facings = Array.from({ length: 12 }, (_, step) => step * 1500);

const innerRadiusMils = (shape: Shape): number =>
  shape.kind === 'circle' ? shape.radiusMils : Math.min(shape.widthMils, shape.heightMils) / 2;

/**
 * A quick look at the centres between which a piece would surely lie too near: it passes over points of the grid
 * without measuring them, and lets a point through in doubt.
 */
function surelyTaken<F extends PlacedShape>(shape: Shape, ground: Ground<F>): (at: Point) => boolean {
  const room = innerRadiusMils(shape) - tape.distanceMils - 1;
  const { west, south, east, north } = layArea(ground);
  const others = ground.lying.map((other) => ({
    at: other.at,
    squared: (room + innerRadiusMils(other.shape) + ground.clearanceMils - tape.distanceMils) ** 2,
  }));
  return (at) =>
    at.xMils < west + room ||
    at.xMils > east - room ||
    at.yMils < south + room ||
    at.yMils > north - room ||
    others.some((other) => squaredDistance(other.at, at) < other.squared);
}

/** How a piece may lie nearest to the middle of its area, searched every half inch; undefined where it fits nowhere. */
export function freeLay<F extends PlacedShape>(shape: Shape, ground: Ground<F>): PlacedShape | undefined {
  // The circle that lies in a shape however it is turned: where this does not fit, nothing does.
  const core: Shape = { kind: 'circle', radiusMils: Math.floor(innerRadiusMils(shape)) };
  const taken = surelyTaken(shape, ground);
  for (const at of gridOver(layArea(ground))) {
    if (taken(at)) continue;
    if (layFault({ at, shape: core }, ground) !== undefined) continue;
    if (shape.kind === 'circle') return { at, shape };
    for (const facingCdeg of facings) {
      const piece = { at, shape: turned(shape, facingCdeg) };
      if (layFault(piece, ground) === undefined) return piece;
    }
  }
  return undefined;
}
