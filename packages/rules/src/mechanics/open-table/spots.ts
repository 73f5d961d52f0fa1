/** Places that are tried one after the other until one is free: over areas, around points, by chance. */
import {
  type Area,
  type CircleBase,
  distanceMils,
  firstFreeContact,
  normaliseCdeg,
  offset,
  type Point,
  squaredDistance,
} from '../../geometry/table/index.ts';
import type { Random } from '../../kernel/contract.ts';
import type { Obstacle } from './footing.ts';

/** Every point of an area in steps, row by row from its south-west corner. */
export function* gridOf({ west, south, east, north }: Area, stepMils: number): Generator<Point> {
  for (let yMils = south; yMils <= north; yMils += stepMils)
    for (let xMils = west; xMils <= east; xMils += stepMils) yield { xMils, yMils };
}

/** Those points, the nearest to `home` first, equal ones from west to east and south to north. */
export const gridFrom = (area: Area, stepMils: number, home: Point): readonly Point[] =>
  [...gridOf(area, stepMils)].sort(
    (a, b) => squaredDistance(a, home) - squaredDistance(b, home) || a.xMils - b.xMils || a.yMils - b.yMils,
  );

/** The free point of the grid nearest to `home`, the first of equal ones; whether one is free is asked for no farther ones. */
export function nearestFree(
  area: Area,
  stepMils: number,
  home: Point,
  isFree: (at: Point) => boolean,
): Point | undefined {
  let best: { at: Point; away: number } | undefined;
  for (const at of gridOf(area, stepMils)) {
    const away = distanceMils(at, home);
    if (best !== undefined && away >= best.away) continue;
    if (isFree(at)) best = { at, away };
  }
  return best?.at;
}

/** Points on rings around a point, from the inner one outwards, each beginning on one bearing and going clockwise. */
export function* ringsAround(
  centre: Point,
  { fromMils, toMils, stepMils }: { readonly fromMils: number; readonly toMils: number; readonly stepMils: number },
  { fromCdeg, stepCdeg }: { readonly fromCdeg: number; readonly stepCdeg: number },
): Generator<Point> {
  for (let away = fromMils; away <= toMils; away += stepMils)
    for (let turn = 0; turn < 36_000; turn += stepCdeg) yield offset(centre, normaliseCdeg(fromCdeg + turn), away);
}

/** The first of some places that is free. */
export function firstFree(places: Iterable<Point>, isFree: (at: Point) => boolean): Point | undefined {
  for (const at of places) if (isFree(at)) return at;
  return undefined;
}

const between = (low: number, high: number, random: Random): number =>
  low + Math.floor(random() * (Math.max(0, high - low) + 1));

/** Any point of an area; east-west is drawn first. */
export function randomIn({ west, east, south, north }: Area, random: Random): Point {
  const xMils = between(west, east, random);
  return { xMils, yMils: between(south, north, random) };
}

/** The first of so many attempts that is found to be right. */
export function attempted<T>(attempts: number, attempt: () => T, isRight: (found: T) => boolean): T | undefined {
  for (let tried = 0; tried < attempts; tried++) {
    const found = attempt();
    if (isRight(found)) return found;
  }
  return undefined;
}

/**
 * A distance shortened along its way in steps until its end is free; nothing where no part of it is. For what drifts or
 * is pushed: `endAfter` tells where so much of it leads.
 */
export function shortened(
  lengthMils: number,
  stepMils: number,
  endAfter: (mils: number) => Point,
  isFree: (at: Point) => boolean,
): { readonly at: Point; readonly mils: number } | undefined {
  for (let mils = lengthMils; mils > 0; mils -= stepMils) {
    const at = endAfter(mils);
    if (isFree(at)) return { at, mils };
  }
  return undefined;
}

export interface BesideSearch<T, O extends Obstacle> {
  /** The bearing tried first for each, as seen from the base that they touch. */
  readonly preferredCdeg: number;
  readonly stepCdeg?: number;
  /** All that stands on the table; that list grows by every token that is set down. */
  readonly others: O[];
  readonly fits: (token: T, base: CircleBase) => boolean;
  readonly stands: (token: T, base: CircleBase) => O;
}

/** Tokens set down one after the other in contact with a base, until one finds no room. */
export function setBeside<T, O extends Obstacle>(
  base: CircleBase,
  tokens: readonly T[],
  radiusMils: number,
  { preferredCdeg, stepCdeg, others, fits, stands }: BesideSearch<T, O>,
): { readonly token: T; readonly at: Point }[] {
  const set: { token: T; at: Point }[] = [];
  for (const token of tokens) {
    const at = firstFreeContact(base, radiusMils, {
      preferredCdeg,
      blockers: others.map((other) => other.base),
      fits: (place) => fits(token, place),
      ...(stepCdeg === undefined ? {} : { stepCdeg }),
    });
    if (at === undefined) break;
    set.push({ token, at });
    others.push(stands(token, { at, radiusMils }));
  }
  return set;
}
