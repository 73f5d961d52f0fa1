/** Sums that can be shown: every term with what it is of. */
import { compare, divide, equal, exact, fromExact, multiply, one, rounded, total, zero } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import type { LeftOut, Sum, SumTerm, TermKind } from './output.ts';
import type { ScoreEntry } from './sheet.ts';

interface TermPart {
  readonly kind: TermKind;
  readonly base: Fraction;
  readonly share?: Fraction;
  readonly entry?: ScoreEntry;
  readonly round?: number | null;
  readonly opponent?: number;
  readonly leftOut?: LeftOut | null;
  readonly note?: string;
}

export function term({ kind, base, share = one, entry, round, opponent, leftOut, note }: TermPart): SumTerm {
  return {
    kind,
    round: round ?? entry?.round ?? null,
    opponent: opponent ?? entry?.opponent ?? null,
    mark: entry?.mark ?? null,
    base: exact(base),
    share: exact(share),
    value: exact(multiply(base, share)),
    leftOut: leftOut ?? null,
    note: note ?? null,
  };
}

interface Shape {
  readonly divisor?: Fraction;
  readonly whole?: boolean;
  readonly then?: readonly SumTerm[];
}

const counting = (terms: readonly SumTerm[]): Fraction =>
  total(terms.filter(({ leftOut }) => leftOut === null).map(({ value }) => fromExact(value)));

export function sum(terms: readonly SumTerm[], { divisor = one, whole = false, then = [] }: Shape = {}): Sum {
  const quotient = divide(counting(terms), equal(divisor, zero) ? one : divisor);
  const value = total([whole ? rounded(quotient) : quotient, counting(then)]);
  return { value: exact(value), terms, divisor: exact(equal(divisor, zero) ? one : divisor), whole, then };
}

/** With the lowest and highest of those that count left out; where they are equal the later rounds go first. */
export function cut(terms: readonly SumTerm[], { cutLowest = 0, cutHighest = 0 }): readonly SumTerm[] {
  const order = terms
    .map((each, index) => ({ index, value: fromExact(each.value), counts: each.leftOut === null }))
    .filter(({ counts }) => counts)
    .sort((a, b) => compare(a.value, b.value) || b.index - a.index);
  const lowest = new Set(order.slice(0, cutLowest).map(({ index }) => index));
  const rest = order.slice(cutLowest);
  const highest = new Set(rest.slice(Math.max(0, rest.length - cutHighest)).map(({ index }) => index));
  return terms.map((each, index) =>
    lowest.has(index) ? { ...each, leftOut: 'lowest' } : highest.has(index) ? { ...each, leftOut: 'highest' } : each,
  );
}
