/**
 * Outlines of bases that are no circles: the convex hull of a few points, rounded by a radius. A circle is one point with
 * a radius, a rectangle its four corners, and what a straight move sweeps over is an outline again.
 */
import {
  corners,
  gapToSegmentMils,
  type PlacedShape,
  type Point,
  samePoint,
  squaredDistance,
} from '../../geometry/table/index.ts';

export interface Outline {
  /** The corners, counter-clockwise, none of them on the line between two others. */
  readonly points: readonly Point[];
  readonly roundMils: number;
}

/** On which side of the line from `a` to `b` a point lies: positive left, 0 on it; exact on any table. */
export const sideOf = (a: Point, b: Point, point: Point): number =>
  (b.xMils - a.xMils) * (point.yMils - a.yMils) - (b.yMils - a.yMils) * (point.xMils - a.xMils);

function halfHull(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    for (;;) {
      const [before, last] = [chain.at(-2), chain.at(-1)];
      if (before === undefined || last === undefined || sideOf(before, last, point) > 0) break;
      chain.pop();
    }
    chain.push(point);
  }
  return chain.slice(0, -1);
}

/** The smallest convex outline about some points. */
export function hullOf(points: readonly Point[], roundMils = 0): Outline {
  const sorted = [...points]
    .sort((a, b) => a.xMils - b.xMils || a.yMils - b.yMils)
    .filter((point, index, all) => index === 0 || !samePoint(point, all[index - 1] ?? point));
  if (sorted.length < 3) return { points: sorted, roundMils };
  return { points: [...halfHull(sorted), ...halfHull([...sorted].reverse())], roundMils };
}

/** The outline of a base that is a circle or a rectangle, or of terrain. */
export const outlineOf = ({ at, shape }: PlacedShape): Outline =>
  shape.kind === 'circle' ? { points: [at], roundMils: shape.radiusMils } : hullOf(corners(shape, at));

/** What an outline sweeps over on a straight way that ends at `moved`, the same outline elsewhere; exact. */
export const sweptBetween = (outline: Outline, moved: Outline): Outline =>
  hullOf([...outline.points, ...moved.points], outline.roundMils);

type Edge = readonly [Point, Point];
function edgesOf({ points }: Outline): readonly Edge[] {
  return points.flatMap((point, index): Edge[] => {
    const next = points[(index + 1) % points.length];
    return next === undefined || next === point ? [] : [[point, next]];
  });
}

/** How far all points of an outline lie off an edge, to its right; negative where one lies to its left. */
const offEdge = ([a, b]: Edge, { points }: Outline): number =>
  Math.min(...points.map((point) => -sideOf(a, b, point))) / Math.sqrt(squaredDistance(a, b));

/** The nearest that the corners of one come to the edges of the other. */
function nearestMils(one: Outline, other: Outline): number {
  const edges = edgesOf(other);
  const sides: readonly Edge[] = edges.length > 0 ? edges : other.points.map((point) => [point, point]);
  return Math.min(...one.points.flatMap((point) => sides.map(([a, b]) => gapToSegmentMils(point, a, b))));
}

/** The largest distance by which an edge of `one` parts the two; negative where none does, how deep they overlap. */
const partedBy = (one: Outline, other: Outline): number =>
  Math.max(-Infinity, ...edgesOf(one).map((edge) => offEdge(edge, other)));

/** From edge to edge of two outlines, in mils; negative where they overlap: the least shift that parts them. */
export function outlineGapMils(one: Outline, other: Outline): number {
  const round = one.roundMils + other.roundMils;
  const parted = Math.max(partedBy(one, other), partedBy(other, one));
  // Points, and lines that lie on one line, are parted by no edge.
  if (parted < 0 && parted > -Infinity) return Math.round(parted) - round;
  return Math.min(nearestMils(one, other), nearestMils(other, one)) - round;
}

/** True where a point is inside or on the edge. */
export const outlineHolds = (outline: Outline, point: Point): boolean =>
  outlineGapMils(outline, { points: [point], roundMils: 0 }) <= 0;
