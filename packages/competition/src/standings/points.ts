/** What a result brings, as the terms say. */
import { add, compare, points, subtract, zero } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import type { ResultMark } from './output.ts';
import type { PointTerms } from './terms.ts';

/** By win, draw and loss alone. */
export function resultPoints(mark: ResultMark, forfeit: boolean, terms: PointTerms): Fraction {
  switch (mark) {
    case 'won':
      return points(forfeit ? terms.forfeitWon : terms.win);
    case 'drawn':
      return points(terms.draw);
    case 'lost':
      return points(forfeit ? terms.forfeitLost : terms.loss);
    case 'bye':
      return points(terms.bye);
    case 'half-bye':
      return points(terms.halfBye);
    case 'absent':
      return points(terms.absent);
    case 'waiting':
      return zero;
  }
}

/** The same, each worked out once. */
export function resultTable(terms: PointTerms): (mark: ResultMark, forfeit: boolean) => Fraction {
  const known = new Map<string, Fraction>();
  return (mark, forfeit) => {
    const key = forfeit ? `forfeit ${mark}` : mark;
    const value = known.get(key) ?? resultPoints(mark, forfeit, terms);
    known.set(key, value);
    return value;
  };
}

/** By bands or the book's points, where the terms go by them and they are known; `undefined` elsewhere. */
export function bookPoints(own: number, other: number | null, terms: PointTerms): Fraction | undefined {
  if (terms.from === 'book') return points(own);
  if (terms.from === 'results' || other === null) return undefined;
  const difference = subtract(points(own), points(other));
  const size = difference.of < 0n ? subtract(zero, difference) : difference;
  const band = terms.bands?.findLast(({ atLeast }) => compare(points(atLeast), size) <= 0);
  return band && points(difference.of < 0n ? band.less : band.more);
}

/** The least and the most that one match, or none, can bring; null for no limit. */
export function pointRange(terms: PointTerms): { least: Fraction; most: Fraction | null } {
  const byBands = terms.from === 'bands' ? (terms.bands ?? []).flatMap(({ more, less }) => [more, less]) : [];
  const { win, draw, loss, bye, halfBye, absent, forfeitWon, forfeitLost } = terms;
  const all = [win, draw, loss, bye, halfBye, absent, forfeitWon, forfeitLost, ...byBands].map(points);
  const sorted = [...all].sort(compare);
  const least = sorted[0] ?? zero;
  return { least: add(least, zero), most: terms.from === 'book' ? null : (sorted.at(-1) ?? zero) };
}
