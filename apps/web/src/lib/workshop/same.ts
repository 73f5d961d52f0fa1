/** JSON with the keys of every object in order: a database gives them back in an order of its own. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Whether two values say the same, in whatever order their keys stand. */
export const same = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);
