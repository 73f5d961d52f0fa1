/**
 * Exact integer arithmetic for the table. Coordinates stay below 120 000 mils (a table of 10 feet), so that
 * sums of two products of coordinates stay below 2^53; what may be larger goes through `compareProducts`.
 */

/** `numerator / denominator` to the nearest integer, halves away from zero (so that mirrored tables agree). */
export function roundedQuotient(numerator: number, denominator: number): number {
  const size = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return numerator < 0 ? 0 - size : size;
}

/** The largest integer whose square is at most `value`. `value` is an integer from 0 to 2^53 - 1. */
export function integerRoot(value: number): number {
  // The engine's root is only a first guess: the two loops below make the answer exact whatever it returns.
  let root = Math.floor(Math.sqrt(value));
  while (root * root > value) root -= 1;
  while ((root + 1) * (root + 1) <= value) root += 1;
  return root;
}

/** The square root of an integer, to the nearest integer. */
export function roundedRoot(value: number): number {
  const root = integerRoot(value);
  return value - root * root > root ? root + 1 : root;
}

/** The sign of `a * b - c * d` for integers, exact even where the products leave the safe range. */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const left = a * b;
  const right = c * d;
  const difference = left - right;
  if (Math.max(Math.abs(left), Math.abs(right)) <= Number.MAX_SAFE_INTEGER) return Math.sign(difference);
  if (Math.abs(difference) > 1e-15 * 8 * Math.max(Math.abs(left), Math.abs(right))) return Math.sign(difference);
  const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
  return exact === 0n ? 0 : exact < 0n ? -1 : 1;
}

/** `value` held between `least` and `most`. */
export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
