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

type Numbers = Readonly<Record<string, string | number>>;

/** One row for each name that stands under `key`: the medians of its numbers, round by round. */
export function mediansOf<T extends object>(results: readonly T[], key: keyof T & string): Numbers[] {
  const rows = results as readonly Numbers[];
  return [...new Set(rows.map((row) => row[key]))].map((name) => {
    const own = rows.filter((row) => row[key] === name);
    const numbers = Object.keys(own[0] ?? {}).filter((field) => typeof own[0]?.[field] === 'number');
    const medians = numbers.map((field) => [field, rounded(median(own.map((row) => Number(row[field]))))] as const);
    return { [key]: name ?? '', ...Object.fromEntries(medians) };
  });
}

/** The rows divided by one of them, without it; nothing where it is missing. */
export function ratiosTo(base: string, rows: readonly Numbers[], key: string): Numbers[] {
  const by = rows.find((row) => row[key] === base);
  if (by === undefined) return [];
  return rows
    .filter((row) => row !== by)
    .map((row) => ({
      [key]: `${String(row[key])} / ${base}`,
      ...Object.fromEntries(
        Object.keys(row)
          .filter((field) => typeof row[field] === 'number')
          .map((field) => [field, rounded(Number(row[field]) / Number(by[field]))]),
      ),
    }));
}
