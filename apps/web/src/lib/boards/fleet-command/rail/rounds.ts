import type { MatchViewRecord } from '../rules.ts';

export interface RoundCell {
  /** Rounds that are left when it begins. */
  readonly left: number;
  readonly state: 'past' | 'now' | 'ahead';
}

/** The tracker, from the first round down to the last; nothing without a limit (R-FC-187). */
export function roundCells({ round, roundsLeft }: Pick<MatchViewRecord, 'round' | 'roundsLeft'>): readonly RoundCell[] {
  if (roundsLeft === null) return [];
  const rounds = Math.max(1, roundsLeft + Math.max(1, round) - 1);
  return Array.from({ length: rounds }, (_, index) => {
    const left = rounds - index;
    return { left, state: left > roundsLeft ? 'past' : left === roundsLeft ? 'now' : 'ahead' };
  });
}
