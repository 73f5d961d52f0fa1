/** How large ships are drawn. */
import { hullOfToken, type ShipToken } from './chart.ts';
import { hullShape, isHull } from './hull-shapes.ts';
import { hullOutline, meet, type TokenOutline } from './outlines.ts';

/** Where things lie on the screen: pixels from the table's north-west corner. */
export interface Pixels {
  /** Pixels per inch. */
  readonly ppi: number;
  x(mils: number): number;
  y(mils: number): number;
  px(mils: number): number;
}

/** The box of a hull at the table and close by, and how many inches it would be. */
const [boxLeast, boxMost, boxInches] = [58, 116, 4.05];
/** Lengths of the smallest and the largest class in their boxes; how much larger the smallest is drawn from afar. */
const [shortest, longest, farther] = [0.37, 0.96, 0.4];

/** A sign outgrows its base, stays readable from afar, and never hides the base close by. */
function signPixels(ppi: number, baseRadiusMils: number): number {
  const nearest = Math.max(52, ((baseRadiusMils * 2) / 1000) * ppi * 1.5);
  return Math.max(24, Math.min(3.1 * ppi, nearest));
}

/** Side of the box in pixels that a hull or a sign is drawn in, with room about it. */
export function glyphPixels(ppi: number, hull: string, baseRadiusMils: number): number {
  if (!isHull(hull)) return signPixels(ppi, baseRadiusMils);
  // Close by it grows with its base, which it does not hide.
  const box = Math.max(Math.min(boxMost, boxInches * ppi), (baseRadiusMils / 1000) * ppi * 2.7);
  const { bow, stern } = hullShape(hull);
  const small = Math.min(1, Math.max(0, (longest - bow - stern) / (longest - shortest)));
  const far = Math.min(1, Math.max(0, (boxMost - box) / (boxMost - boxLeast)));
  return Math.max(24, box * (1 + farther * small * far));
}

type Stander = Pick<ShipToken, 'id' | 'glyph' | 'silhouette' | 'facingCdeg' | 'xMils' | 'yMils' | 'baseRadiusMils'>;

/** The outline round what is drawn of a hull; a silhouette is narrow at the bow. */
export function hullOf(ship: Stander, pixels: Pixels, size: number): TokenOutline {
  const hull = hullOfToken(ship);
  const { half, bow, stern } = hullShape(hull);
  return hullOutline(pixels.x(ship.xMils), pixels.y(ship.yMils), ship.facingCdeg, {
    ahead: bow * size,
    astern: stern * size,
    half: half * size,
    bowHalf: half * size * (isHull(hull) ? 0.45 : 1),
  });
}

/** The radius of a ring of light round a ship, or of the frame of a target. */
export function ringRadius(ship: Stander, pixels: Pixels, size: number): number {
  const { bow, stern } = hullShape(hullOfToken(ship));
  return Math.max(pixels.px(ship.baseRadiusMils), ((bow + stern) / 2) * size * 0.86) + 3;
}

/** Each step of a ship that is drawn smaller, and how small it gets. */
const [step, least] = [0.94, 7];

/** How far a hull of a size outgrows its base. */
function outgrowth(ship: Stander, pixels: Pixels, size: number): number {
  const { bow, stern } = hullShape(hullOfToken(ship));
  return ((bow + stern) * size) / Math.max(1, pixels.px(ship.baseRadiusMils));
}

/**
 * Sizes by id. Where hulls would lie over each other the one that outgrows its base more is drawn smaller, in the end both:
 * bases lie clear of each other.
 */
export function hullSizes(ships: readonly Stander[], pixels: Pixels): ReadonlyMap<string, number> {
  const all = ships.map((ship) => {
    const size = glyphPixels(pixels.ppi, hullOfToken(ship), ship.baseRadiusMils);
    return { ship, size, hull: hullOf(ship, pixels, size), growth: outgrowth(ship, pixels, size) };
  });
  // Hulls only become smaller: whatever is clear now stays clear.
  let near = all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => (meet(one.hull, other.hull) ? [[one, other] as const] : [])),
  );
  while (near.length > 0) {
    const smaller = new Set(
      near.flatMap((pair) => {
        const most = Math.max(pair[0].growth, pair[1].growth);
        return pair.filter(({ growth, size }) => growth >= most * step && size > least);
      }),
    );
    if (smaller.size === 0) break;
    for (const each of smaller) {
      each.size *= step;
      each.growth *= step;
      each.hull = hullOf(each.ship, pixels, each.size);
    }
    near = near.filter(([one, other]) => meet(one.hull, other.hull));
  }
  return new Map(all.map(({ ship, size }) => [ship.id, size]));
}
