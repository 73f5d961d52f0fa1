/** SVG paths in pixels round a centre at 0, 0; bearings in centidegrees clockwise from north. */
const f = (value: number): string => (Math.abs(value) < 0.05 ? 0 : value).toFixed(1);

/** The point at `radius` pixels on a bearing. */
export function onCircle(bearingCdeg: number, radius: number): readonly [number, number] {
  const radians = (bearingCdeg * Math.PI) / 18_000;
  return [Math.sin(radians) * radius, -Math.cos(radians) * radius];
}

/** An arc line from one bearing clockwise to another. */
export function arcLine(fromCdeg: number, sweepCdeg: number, radius: number): string {
  if (sweepCdeg >= 36_000)
    return `M0 ${f(-radius)}A${f(radius)} ${f(radius)} 0 1 1 0 ${f(radius)}A${f(radius)} ${f(radius)} 0 1 1 0 ${f(-radius)}`;
  const [x0, y0] = onCircle(fromCdeg, radius);
  const [x1, y1] = onCircle(fromCdeg + sweepCdeg, radius);
  return `M${f(x0)} ${f(y0)}A${f(radius)} ${f(radius)} 0 ${sweepCdeg > 18_000 ? 1 : 0} 1 ${f(x1)} ${f(y1)}`;
}

/** A sector between two radii; with `inner` 0 it reaches the centre. */
export function sector(fromCdeg: number, sweepCdeg: number, inner: number, outer: number): string {
  if (sweepCdeg >= 36_000) return `${arcLine(0, 36_000, outer)}Z${inner > 0.5 ? `${arcLine(0, 36_000, inner)}Z` : ''}`;
  const [x0, y0] = onCircle(fromCdeg, outer);
  const [x1, y1] = onCircle(fromCdeg + sweepCdeg, outer);
  const large = sweepCdeg > 18_000 ? 1 : 0;
  if (inner <= 0.5) return `M0 0L${f(x0)} ${f(y0)}A${f(outer)} ${f(outer)} 0 ${large} 1 ${f(x1)} ${f(y1)}Z`;
  const [x2, y2] = onCircle(fromCdeg + sweepCdeg, inner);
  const [x3, y3] = onCircle(fromCdeg, inner);
  return `M${f(x3)} ${f(y3)}L${f(x0)} ${f(y0)}A${f(outer)} ${f(outer)} 0 ${large} 1 ${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}A${f(inner)} ${f(inner)} 0 ${large} 0 ${f(x3)} ${f(y3)}Z`;
}
