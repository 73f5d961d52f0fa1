/** When a match ends, and what it is worth (9.1, R-QR-09, R-QR-180 to R-QR-182). All sums are half points. */
import type { Seat } from '../../../kernel/contract.ts';
import type { Procedure } from '../../procedure.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import type { MatchViewRecord } from '../../table.ts';
import { endOfMatch, type MatchEnding, measureOf, outcomeOf, reasons } from '../../scenarios/ending.ts';
import { lastScores } from '../../../mechanics/blueprint-fleets/end/ending.ts';

/** The last scores, then the result (QR-9.1b to QR-9.1d, QR-12.1a). */
export function endMatch(p: Procedure, why: MatchEnding): void {
  const scores = lastScores(p.state);
  if (scores.length > 0) p.emit({ kind: 'ships-scored', scores });
  finish(p, outcomeOf(p.state, why));
}

export function finish(p: Procedure, outcome: NonNullable<MatchViewRecord['outcome']>): void {
  p.emit({ kind: 'match-ended', outcome });
}

// QR-12.4d, R-QR-180.
export { endOfMatch, reasons };

/** `seat` gives the match up: the other side wins whatever the measure, which stays as it is (R-QR-180, R-QR-260). */
export function concede(p: Procedure, seat: Seat): void {
  p.emit({ kind: 'conceded', by: seat });
  finish(p, { winner: opponentOf(p.state, seat), reason: reasons.concession, points: measureOf(p.state) });
}
