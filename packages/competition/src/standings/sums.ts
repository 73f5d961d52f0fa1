/** Sums with every term that they are made of: as fractions while they are compared, as texts where they are shown. */
import { compare, divide, exact, multiply, one, rounded, total } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import type { LeftOut, Sum, SumTerm, TermKind } from './output.ts';
import type { ScoreEntry } from './sheet.ts';

/** A `SumTerm` before it is written. */
export interface WorkedTerm {
  readonly kind: TermKind;
  readonly entry: ScoreEntry | null;
  readonly round: number | null;
  readonly base: Fraction;
  readonly share: Fraction;
  readonly value: Fraction;
  readonly leftOut: LeftOut | null;
  readonly note: string | null;
}

/** A `Sum` before it is written. */
export interface WorkedSum {
  readonly value: Fraction;
  readonly terms: readonly WorkedTerm[];
  readonly divisor: Fraction;
  readonly whole: boolean;
  readonly then: readonly WorkedTerm[];
}

interface TermParts {
  readonly kind: TermKind;
  readonly base: Fraction;
  readonly share?: Fraction;
  readonly entry?: ScoreEntry;
  readonly round?: number | null;
  readonly leftOut?: LeftOut | null;
  readonly note?: string;
}

export function term({ kind, base, share = one, entry, round, leftOut, note }: TermParts): WorkedTerm {
  return {
    kind,
    entry: entry ?? null,
    round: round ?? entry?.round ?? null,
    base,
    share,
    value: share === one ? base : multiply(base, share),
    leftOut: leftOut ?? null,
    note: note ?? null,
  };
}

interface SumShape {
  readonly divisor?: Fraction;
  readonly whole?: boolean;
  readonly then?: readonly WorkedTerm[];
}

const counting = (terms: readonly WorkedTerm[]): Fraction =>
  total(terms.flatMap(({ leftOut, value }) => (leftOut === null ? [value] : [])));

export function sum(
  terms: readonly WorkedTerm[],
  { divisor = one, whole = false, then = [] }: SumShape = {},
): WorkedSum {
  // Of no terms the mean is 0.
  const by = divisor.of === 0n ? one : divisor;
  const quotient = by === one ? counting(terms) : divide(counting(terms), by);
  const first = whole ? rounded(quotient) : quotient;
  return { value: then.length === 0 ? first : total([first, counting(then)]), terms, divisor: by, whole, then };
}

/** With the lowest and highest of those that count left out; where they are equal the later rounds go first. */
export function cut(terms: readonly WorkedTerm[], { cutLowest = 0, cutHighest = 0 }): readonly WorkedTerm[] {
  if (cutLowest === 0 && cutHighest === 0) return terms;
  const order = terms
    .map(({ value, leftOut }, index) => ({ index, value, counts: leftOut === null }))
    .filter(({ counts }) => counts)
    .sort((a, b) => compare(a.value, b.value) || b.index - a.index);
  const lowest = new Set(order.slice(0, cutLowest).map(({ index }) => index));
  const rest = order.slice(cutLowest);
  const highest = new Set(rest.slice(Math.max(0, rest.length - cutHighest)).map(({ index }) => index));
  return terms.map((each, index) =>
    lowest.has(index) ? { ...each, leftOut: 'lowest' } : highest.has(index) ? { ...each, leftOut: 'highest' } : each,
  );
}

export const written = ({ value, terms, divisor, whole, then }: WorkedSum): Sum => ({
  value: exact(value),
  terms: terms.map(writtenTerm),
  divisor: exact(divisor),
  whole,
  then: then.map(writtenTerm),
});

const writtenTerm = ({ kind, entry, round, base, share, value, leftOut, note }: WorkedTerm): SumTerm => ({
  kind,
  round,
  opponent: entry?.opponent ?? null,
  mark: entry?.mark ?? null,
  base: exact(base),
  share: exact(share),
  value: exact(value),
  leftOut,
  note,
});
