/** Strokes with few points: those that lie near the line between others are left out (Ramer, Douglas and Peucker). */
import { castLimits, type StagePoint } from '@broadside/protocol';

/** A thousandth of the stage. */
const nearest = 0.001;

/** At most 64 points, the first and the last among them. */
export function thinned(points: readonly StagePoint[]): StagePoint[] {
  let kept = [...points];
  for (let near = nearest; ; near *= 2) {
    kept = simplified(kept, near);
    if (kept.length <= castLimits.points) return kept;
  }
}

function simplified(points: readonly StagePoint[], near: number): StagePoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  let [far, at] = [0, 0];
  for (const [index, point] of points.entries()) {
    const off = distance(point, first, last);
    if (off > far) [far, at] = [off, index];
  }
  if (far <= near) return [first, last];
  return [...simplified(points.slice(0, at + 1), near).slice(0, -1), ...simplified(points.slice(at), near)];
}

/** From a point to the stretch between two others. */
function distance([x, y]: StagePoint, [ax, ay]: StagePoint, [bx, by]: StagePoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}
