/** Convex outlines in pixels, and whether two of them meet: for laying names, and for measuring how well they lie. */
export interface TokenOutline {
  /** x and y of each corner in turn. Two corners are a line. */
  readonly corners: readonly number[];
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Its sides are level and upright. */
  readonly square: boolean;
}

export const box = (x0: number, y0: number, x1: number, y1: number): TokenOutline => ({
  corners: [x0, y0, x1, y0, x1, y1, x0, y1],
  x0,
  y0,
  x1,
  y1,
  square: true,
});

export function shape(corners: readonly number[]): TokenOutline {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < corners.length; i += 2) {
    const [x = 0, y = 0] = [corners[i], corners[i + 1]];
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  return { corners, x0, y0, x1, y1, square: false };
}

/** A circle, as the eight-cornered outline round it. */
export const disc = (x: number, y: number, radius: number): TokenOutline => {
  const near = radius * 0.4142;
  return shape(
    [
      [-near, -radius],
      [near, -radius],
      [radius, -near],
      [radius, near],
      [near, radius],
      [-near, radius],
      [-radius, near],
      [-radius, -near],
    ].flatMap(([dx = 0, dy = 0]) => [x + dx, y + dy]),
  );
};

export interface HullReach {
  readonly ahead: number;
  readonly astern: number;
  readonly half: number;
  /** To each side at the bow, where that is less. */
  readonly bowHalf?: number;
}

/** The outline round a hull: `ahead` and `astern` of the middle, `half` to each side, turned to its facing. */
export function hullOutline(
  x: number,
  y: number,
  facingCdeg: number,
  { ahead, astern, half, bowHalf = half }: HullReach,
): TokenOutline {
  const turn = (facingCdeg * Math.PI) / 18_000;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return shape(
    [
      [-bowHalf, -ahead],
      [bowHalf, -ahead],
      [half, -ahead * 0.1],
      [half, astern],
      [-half, astern],
      [-half, -ahead * 0.1],
    ].flatMap(([dx = 0, dy = 0]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos]),
  );
}

/** Whether a line across one of the sides of `one` parts it from `other`. */
function parted(one: TokenOutline, other: TokenOutline): boolean {
  const { corners } = one;
  const count = corners.length / 2;
  for (let i = 0; i < count; i++) {
    const next = ((i + 1) % count) * 2;
    const nx = (corners[i * 2 + 1] ?? 0) - (corners[next + 1] ?? 0);
    const ny = (corners[next] ?? 0) - (corners[i * 2] ?? 0);
    let [low, high, otherLow, otherHigh] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let j = 0; j < corners.length; j += 2) {
      const along = nx * (corners[j] ?? 0) + ny * (corners[j + 1] ?? 0);
      low = Math.min(low, along);
      high = Math.max(high, along);
    }
    for (let j = 0; j < other.corners.length; j += 2) {
      const along = nx * (other.corners[j] ?? 0) + ny * (other.corners[j + 1] ?? 0);
      otherLow = Math.min(otherLow, along);
      otherHigh = Math.max(otherHigh, along);
    }
    if (high <= otherLow || otherHigh <= low) return true;
  }
  return false;
}

/** Whether they share any area; lines, whether they cross. */
export function meet(one: TokenOutline, other: TokenOutline): boolean {
  if (one.x1 <= other.x0 || other.x1 <= one.x0 || one.y1 <= other.y0 || other.y1 <= one.y0) return false;
  return (one.square && other.square) || !(parted(one, other) || parted(other, one));
}
