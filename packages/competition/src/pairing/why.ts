/** "Why not these two?": what a round would cost in which they met. */
import { firstDifference } from './cost.ts';
import type { CostLine } from './cost.ts';
import { bye, pairSwiss } from './swiss.ts';
import type { SwissDraft, SwissRound } from './swiss.ts';

/** A pairing, or a bye where `second` is `bye`, and how much it has of a line. */
export interface Share {
  readonly first: number;
  readonly second: number;
  readonly amount: number;
}

export interface WhyNot {
  /** The round as it is paired without them. */
  readonly draft: SwissDraft;
  /** The two forced, and the rest paired again. */
  readonly forced: SwissDraft;
  /** The first line that gets worse; undefined where the two meet anyway, or where it is all the same. */
  readonly worse?: {
    readonly line: CostLine;
    readonly before: number;
    readonly after: number;
    /** By whose pairing: those of the forced round that the other one has not, with what they have of the line, most first. */
    readonly through: readonly Share[];
  };
}

/**
 * Answers why `a` and `b` do not meet; one of them may be `bye`. Locks of the round stay. Throws `RangeError` where one of
 * them does not play or is locked to somebody else.
 */
export function whyNot(round: SwissRound, a: number, b: number): WhyNot {
  const [first, second] = a === bye ? [b, a] : [a, b];
  const draft = pairSwiss(round);
  const together = shares(draft, 'fold').some((pair) => same(pair, { first, second }));
  if (together) return { draft, forced: draft };
  const forced = pairSwiss({ ...round, locked: [...(round.locked ?? []), { first, second }] });
  const difference = firstDifference(draft.cost, forced.cost);
  if (difference === undefined) return { draft, forced };
  const { line } = difference;
  const known = shares(draft, line);
  const through = shares(forced, line)
    .filter((share) => share.amount > 0 && !known.some((other) => same(share, other)))
    .toSorted((one, other) => other.amount - one.amount || one.first - other.first);
  return { draft, forced, worse: { line, before: draft.cost[line], after: forced.cost[line], through } };
}

const same = (one: Omit<Share, 'amount'>, other: Omit<Share, 'amount'>): boolean =>
  (one.first === other.first && one.second === other.second) ||
  (one.first === other.second && one.second === other.first);

const shares = ({ pairs, byes }: SwissDraft, line: CostLine): readonly Share[] => [
  ...pairs.map(({ first, second, cost }) => ({ first, second, amount: cost[line] ?? 0 })),
  ...byes.map(({ entrant, cost }) => ({ first: entrant, second: bye, amount: cost[line] ?? 0 })),
];
