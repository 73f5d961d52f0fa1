/** Where a thing may be put, as far as dragging it goes; the rules judge the rest. */
import { along, bearingCdeg, distanceMils, type Spot } from '#lib/board/chart.ts';

/** In mils. */
export interface Strip {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** An area, or a ring about a centre. A ring with a least distance is kept to the mil, for it may be a line. */
export type Bounds =
  | { readonly kind: 'area'; readonly area: Strip }
  | { readonly kind: 'reach'; readonly centre: Spot; readonly leastMils?: number; readonly mostMils: number };

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The spot of an area that is nearest; `marginMils` keeps a base wholly inside. */
export const inArea = ({ west, east, south, north }: Strip, to: Spot, marginMils = 0): Spot => ({
  xMils: clamp(to.xMils, west + marginMils, east - marginMils),
  yMils: clamp(to.yMils, south + marginMils, north - marginMils),
});

export const middleOf = ({ west, east, south, north }: Strip): Spot => ({
  xMils: Math.round((west + east) / 2),
  yMils: Math.round((south + north) / 2),
});

/** How far outside an area a spot lies, straight across and straight up added; 0 inside. */
export const outsideMils = ({ west, east, south, north }: Strip, { xMils, yMils }: Spot): number =>
  Math.max(south - yMils, yMils - north, 0) + Math.max(west - xMils, xMils - east, 0);

/** The nearest spot within bounds. What may go up to a distance stops a mil short of it: rounding must not carry it out. */
export function within(bounds: Bounds, to: Spot): Spot {
  if (bounds.kind === 'area') return inArea(bounds.area, to);
  const { centre, leastMils, mostMils } = bounds;
  const away = distanceMils(centre, to);
  const kept = clamp(away, leastMils ?? 0, mostMils);
  if (kept === away) return to;
  return along(centre, bearingCdeg(centre, to), leastMils === undefined ? mostMils - 1 : kept);
}
