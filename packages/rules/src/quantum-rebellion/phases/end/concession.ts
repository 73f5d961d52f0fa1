import type { Seat } from '../../../kernel/contract.ts';
import type { Procedure } from '../../procedure.ts';
import { opponentOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { measureOf } from '../../scenarios/victory.ts';
import { finish, reasons } from './score.ts';

/** `seat` gives the match up: the other side wins whatever the measure, which stays as it is (R-QR-180, R-QR-260). */
export function concede(p: Procedure, seat: Seat): void {
  p.emit({ kind: 'conceded', by: seat });
  finish(p, { winner: opponentOf(p.state, seat), reason: reasons.concession, points: measureOf(p.state) });
}
