/** Exact fractions. Two that are equal are equal to the last digit, which no floating point promises. */

/** In lowest terms; `over` is above 0. */
export interface Fraction {
  readonly of: bigint;
  readonly over: bigint;
}

/** A fraction as text that JSON can carry: `57`, `-3`, `11/4`. In lowest terms, so equal texts are equal numbers. */
export type Exact = string;

export const zero: Fraction = { of: 0n, over: 1n };
export const one: Fraction = { of: 1n, over: 1n };
export const half: Fraction = { of: 1n, over: 2n };

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

function greatestDivisor(a: bigint, b: bigint): bigint {
  let [high, low] = [abs(a), abs(b)];
  while (low !== 0n) [high, low] = [low, high % low];
  return high;
}

/** Throws a RangeError where `over` is 0. */
export function fraction(of: bigint | number, over: bigint | number = 1n): Fraction {
  const [top, bottom] = [BigInt(of), BigInt(over)];
  if (bottom === 0n) throw new RangeError('Nothing is divided by 0: the lower number of a fraction is 1 or more.');
  if (bottom === 1n) return { of: top, over: 1n };
  const divisor = greatestDivisor(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { of: top / divisor, over: bottom / divisor };
}

const most = 1_000_000_000;

/** A whole number or a half, as terms and results write points. Throws a RangeError for anything else. */
export function points(value: number): Fraction {
  if (!Number.isInteger(value * 2) || Math.abs(value) > most) {
    throw new RangeError(`Points are whole numbers or halves up to ${most}; ${value} is not.`);
  }
  return Number.isInteger(value) ? { of: BigInt(value), over: 1n } : { of: BigInt(value * 2), over: 2n };
}

export const add = (a: Fraction, b: Fraction): Fraction =>
  a.over === b.over && a.over === 1n
    ? { of: a.of + b.of, over: 1n }
    : fraction(a.of * b.over + b.of * a.over, a.over * b.over);
export const subtract = (a: Fraction, b: Fraction): Fraction => add(a, { of: -b.of, over: b.over });
export const multiply = (a: Fraction, b: Fraction): Fraction =>
  a.over === 1n && b.over === 1n ? { of: a.of * b.of, over: 1n } : fraction(a.of * b.of, a.over * b.over);
/** Throws a RangeError where `b` is 0. */
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.of * b.over, a.over * b.of);
export const total = (all: readonly Fraction[]): Fraction => all.reduce(add, zero);

/** Below 0 where `a` is less, 0 where they are equal, above 0 where `a` is more. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over === b.over ? a.of - b.of : a.of * b.over - b.of * a.over;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const equal = (a: Fraction, b: Fraction): boolean => a.of === b.of && a.over === b.over;

/** To the nearest whole number; a half goes up, as handbooks round ratings. */
export function rounded({ of, over }: Fraction): Fraction {
  const doubled = 2n * of + over;
  const below = doubled < 0n && doubled % (2n * over) !== 0n ? 1n : 0n;
  return { of: doubled / (2n * over) - below, over: 1n };
}

export const exact = ({ of, over }: Fraction): Exact => (over === 1n ? `${of}` : `${of}/${over}`);

/** Reads what `exact` wrote. Throws a RangeError for anything else. */
export function fromExact(text: Exact): Fraction {
  const [, of, over] = /^(-?\d{1,60})(?:\/(\d{1,60}))?$/.exec(text) ?? [];
  if (of === undefined)
    throw new RangeError(`A fraction is written like 57, -3 or 11/4; ${JSON.stringify(text)} is not.`);
  return fraction(BigInt(of), BigInt(over ?? 1));
}

/**
 * As people read it: `57`, `2.75` where that is all of it within `digits` decimals, otherwise `2 2/3`.
 * Nothing is rounded.
 */
export function readable(text: Exact, digits = 3): string {
  const { of, over } = fromExact(text);
  const sign = of < 0n ? '-' : '';
  const [whole, rest] = [abs(of) / over, abs(of) % over];
  if (rest === 0n) return `${sign}${whole}`;
  const scale = 10n ** BigInt(digits);
  if ((rest * scale) % over === 0n) {
    const decimals = `${(rest * scale) / over}`.padStart(digits, '0').replace(/0+$/, '');
    return `${sign}${whole}.${decimals}`;
  }
  return whole === 0n ? `${sign}${rest}/${over}` : `${sign}${whole} ${rest}/${over}`;
}
