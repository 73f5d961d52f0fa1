import type { Seat } from '../../../kernel/contract.ts';
import type { Procedure } from '../../procedure.ts';
import { opponentOf } from '../../seats.ts';
import { finish, pointsOf, reasons } from './score.ts';

/** `seat` gives the match up: the other side wins whatever the points, which stay as they are (R-QR-180). */
export function concede(p: Procedure, seat: Seat): void {
  p.emit({ kind: 'conceded', by: seat });
  finish(p, { winner: opponentOf(p.state, seat), reason: reasons.concession, points: pointsOf(p.state) });
}
