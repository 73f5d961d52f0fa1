/** The clean-up step and the end of the game at the limit (FC-SEQ-15, FC-SEQ-16, R-FC-187). */
import type { Procedure } from '../../procedure.ts';
import { settle } from '../../objectives/settle.ts';
import { beginRound } from './round.ts';

export function cleanUpRound(p: Procedure): void {
  const { roundsLeft } = p.state.match;
  const left = roundsLeft === null ? null : Math.max(0, roundsLeft - 1);
  p.emit({ kind: 'cleaned-up', roundsLeft: left });
  if (left === 0) settle(p);
  if (p.state.match.outcome === null) beginRound(p);
}
