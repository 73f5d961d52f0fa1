/** Where the parts of a told move lie, in pixels. Same places, same plot. */

export interface WayPoint {
  readonly x: number;
  readonly y: number;
  /** Half of what stands there. */
  readonly r: number;
}

export interface WayPlot {
  readonly d: string;
  readonly length: number;
  /** Where its number stands. */
  readonly badge: { readonly x: number; readonly y: number };
  /** Heads that say which way it was gone; degrees. */
  readonly heads: readonly { readonly x: number; readonly y: number; readonly angle: number }[];
  /** Where what sails it is at each turn of the way, how far along (0 to 1), and where it points. */
  readonly stations: readonly {
    readonly x: number;
    readonly y: number;
    readonly angle: number;
    readonly share: number;
  }[];
}

/** Shorter ones have no room for heads beside their number. */
const shortest = 44;

interface Leg {
  readonly from: WayPoint;
  readonly to: WayPoint;
  readonly length: number;
  readonly angle: number;
}

const legsOf = (points: readonly WayPoint[]): readonly Leg[] =>
  points.slice(1).map((to, at) => {
    const from = points[at] ?? to;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return { from, to, length: Math.hypot(dx, dy), angle: (Math.atan2(dy, dx) * 180) / Math.PI };
  });

function along(
  legs: readonly Leg[],
  share: number,
): { readonly x: number; readonly y: number; readonly angle: number } {
  let left = legs.reduce((sum, { length }) => sum + length, 0) * share;
  for (const { from, to, length, angle } of legs) {
    if (left <= length && length > 0)
      return { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length, angle };
    left -= length;
  }
  const last = legs.at(-1);
  return { x: last?.to.x ?? 0, y: last?.to.y ?? 0, angle: last?.angle ?? 0 };
}

/** The way through these places; undefined where there is none to be drawn. */
export function wayPlot(points: readonly WayPoint[]): WayPlot | undefined {
  const legs = legsOf(points);
  const length = legs.reduce((sum, leg) => sum + leg.length, 0);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || length < 1) return undefined;
  // It begins and ends at the rim of what went.
  const [begin, end] = [Math.min(first.r / length, 0.4), 1 - Math.min((last.r + 4) / length, 0.4)];
  const [start, tip] = [along(legs, begin), along(legs, end)];
  let gone = 0;
  const turns = legs.slice(0, -1).flatMap((leg) => {
    gone += leg.length;
    return gone / length > begin && gone / length < end ? [leg.to] : [];
  });
  const place = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const middle = (begin + end) / 2;
  const shares = legs.map((_, at) => legs.slice(0, at + 1).reduce((sum, leg) => sum + leg.length, 0) / length);
  return {
    d: `M${[start, ...turns, tip].map(place).join('L')}`,
    length: length * (end - begin),
    badge: along(legs, middle),
    heads:
      length * (end - begin) < shortest ? [] : [along(legs, (begin + middle) / 2), along(legs, (middle + end) / 2)],
    stations: [
      { x: first.x, y: first.y, angle: legs[0]?.angle ?? 0, share: 0 },
      ...legs.map(({ to, angle }, at) => ({ x: to.x, y: to.y, angle, share: shares[at] ?? 1 })),
    ],
  };
}

/** Where the number of an attack stands on its line: others at the same line stand beside each other. */
export function attackBadge(from: WayPoint, to: WayPoint, number: number): { readonly x: number; readonly y: number } {
  const share = 0.42 + 0.11 * (number % 3);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
