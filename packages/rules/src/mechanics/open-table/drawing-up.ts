/** Drawing a group up in a deployment zone: who leads on the front, the others around, all of them where they fit. */
import {
  baseGapMils,
  type CircleBase,
  distanceMils,
  firstFreeContact,
  type Point,
  type TableSize,
} from '../../geometry/table/index.ts';
import { type Area, isTall } from './area.ts';
import type { Obstacle } from './footing.ts';
import { firstFree, gridOf } from './spots.ts';

/** From the edge that a strip lies along across the table: east or west from a tall one, else north or south. */
export function inwardCdeg(area: Area, { widthMils, heightMils }: TableSize): number {
  if (isTall(area)) return (area.west + area.east) / 2 <= widthMils / 2 ? 9000 : 27_000;
  return (area.south + area.north) / 2 <= heightMils / 2 ? 0 : 18_000;
}

const STEP_MILS = 500;

/** Points along the front of a strip, so far behind it, outwards from `alongMils`: from its western or southern end. */
export function frontOf(area: Area, aheadCdeg: number, alongMils: number, behindMils: number): readonly Point[] {
  const tall = aheadCdeg === 9000 || aheadCdeg === 27_000;
  const size = tall ? area.north - area.south : area.east - area.west;
  const spot = (at: number): Point =>
    tall
      ? { xMils: aheadCdeg === 9000 ? area.east - behindMils : area.west + behindMils, yMils: area.south + at }
      : { xMils: area.west + at, yMils: aheadCdeg === 0 ? area.north - behindMils : area.south + behindMils };
  const steps = Array.from({ length: Math.ceil(size / STEP_MILS) }, (_, step) => step * STEP_MILS);
  return steps.flatMap((step) => [spot(alongMils + step), spot(alongMils - step)]);
}

/** The direction of a quarter turn as whole steps east and north. */
const unit = (cdeg: number): { readonly x: number; readonly y: number } => {
  const quarter = (Math.round(cdeg / 9000) + 4) % 4;
  return { x: [0, 1, 0, -1][quarter] ?? 0, y: [1, 0, -1, 0][quarter] ?? 0 };
};

/** Places within `reachMils` of a leader: abreast of it first, then ever farther behind. */
export function around(leader: Point, aheadCdeg: number, reachMils: number): readonly Point[] {
  // Rows run back from the front, columns along it to the right.
  const [ahead, right] = [unit(aheadCdeg), unit(aheadCdeg + 9000)];
  const cells: { at: Point; cost: number }[] = [];
  for (let row = 0; row <= 10; row++)
    for (let column = -12; column <= 12; column++) {
      const at = {
        xMils: leader.xMils + STEP_MILS * (column * right.x - row * ahead.x),
        yMils: leader.yMils + STEP_MILS * (column * right.y - row * ahead.y),
      };
      if (distanceMils(at, leader) > reachMils) continue;
      cells.push({ at, cost: Math.abs(column) + 2 * row + (column < 0 ? 0.5 : 0) });
    }
  return cells.sort((a, b) => a.cost - b.cost).map(({ at }) => at);
}

/**
 * The first of some places that fits with room to spare, else one that fits at all, else the first of a fine grid of the
 * areas: slow, but it finds the last gap. Undefined where there is none.
 */
export function firstFit(
  places: readonly Point[],
  areas: readonly Area[],
  elbowMils: number,
  fits: (at: Point, roomMils: number) => boolean,
): Point | undefined {
  const tight = (at: Point) => fits(at, 0);
  const found = firstFree(places, (at) => fits(at, elbowMils)) ?? firstFree(places, tight);
  if (found !== undefined) return found;
  for (const area of areas) {
    const at = firstFree(gridOf(area, STEP_MILS / 2), tight);
    if (at !== undefined) return at;
  }
  return undefined;
}

/** A group by the parts that its members have in it. */
export interface Group<T> {
  readonly lead: T;
  /** Those that touch the leader, before it by choice. */
  readonly screens: readonly T[];
  readonly rest: readonly T[];
}

export interface DrawingUp<T, O extends Obstacle> {
  /** The area by choice, and the way towards the enemy from there. */
  readonly area: Area;
  readonly aheadCdeg: number;
  /** Where along its front the leader stands, and how far behind it. */
  readonly alongMils: number;
  readonly behindMils: number;
  /** How far from the leader the others stand where they can. */
  readonly reachMils: number;
  /** Room that they keep where they can. */
  readonly elbowMils: number;
  /** Where there is no room nearby: areas that are searched one after the other. */
  readonly areas: readonly Area[];
  /** All that stands on the table; that list grows by every member that is placed. */
  readonly standing: O[];
  readonly radiusOf: (member: T) => number;
  readonly fits: (member: T, base: CircleBase) => boolean;
  readonly stands: (member: T, base: CircleBase) => O;
}

/** Where the members of a group stand, in the order in which they are placed; it ends before one that finds no room. */
export function drawnUp<T, O extends Obstacle>(
  { lead, screens, rest }: Group<T>,
  { area, aheadCdeg, alongMils, behindMils, reachMils, elbowMils, areas, ...on }: DrawingUp<T, O>,
): readonly { readonly member: T; readonly at: Point }[] {
  const { standing, radiusOf, fits, stands } = on;
  const placed: { member: T; at: Point }[] = [];
  const roomFor = (member: T) => (at: Point, roomMils: number) => {
    const base = { at, radiusMils: radiusOf(member) };
    if (roomMils > 0 && standing.some((other) => baseGapMils(base, other.base) < roomMils)) return false;
    return fits(member, base);
  };
  const place = (member: T, places: readonly Point[], touching?: CircleBase): boolean => {
    const radiusMils = radiusOf(member);
    const blockers = standing.map((other) => other.base);
    const before = { preferredCdeg: aheadCdeg, blockers, fits: (base: CircleBase) => fits(member, base) };
    const at =
      (touching && firstFreeContact(touching, radiusMils, before)) ??
      firstFit(places, areas, elbowMils, roomFor(member));
    if (at === undefined) return false;
    placed.push({ member, at });
    standing.push(stands(member, { at, radiusMils }));
    return true;
  };
  const leads = place(lead, frontOf(area, aheadCdeg, alongMils, behindMils));
  const leadAt = placed[0]?.at;
  if (!leads || leadAt === undefined) return placed;
  const beside = around(leadAt, aheadCdeg, reachMils);
  const ward = { at: leadAt, radiusMils: radiusOf(lead) };
  for (const screen of screens) if (!place(screen, beside, ward)) return placed;
  for (const member of rest) if (!place(member, beside)) return placed;
  return placed;
}
