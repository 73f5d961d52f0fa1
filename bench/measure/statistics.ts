/** Percentiles and medians of measurements. */

/** Nearest-rank percentile; `fraction` in (0, 1]. NaN for no values. */
export function percentile(values: readonly number[], fraction: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(fraction * sorted.length) - 1)] ?? NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Four significant digits: more would pretend. */
export function rounded(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(4)) : value;
}
