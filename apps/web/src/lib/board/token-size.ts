/** Size of a hull's symbol in pixels: the model outgrows its base, stays readable from afar, and never hides the base close by. */
export function glyphPixels(ppi: number, baseRadiusMils: number): number {
  const model = 3.1 * ppi;
  const nearest = Math.max(52, ((baseRadiusMils * 2) / 1000) * ppi * 1.5);
  return Math.max(24, Math.min(model, nearest));
}
