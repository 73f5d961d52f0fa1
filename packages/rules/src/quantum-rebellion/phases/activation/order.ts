/** Who may activate: QR-6.3a-b, R-QR-68, R-QR-69. */
import type { Seat } from '../../../kernel/contract.ts';
import { seats } from '../../seats.ts';
import { squadronShips } from '../../ship/ships.ts';
import type { State } from '../../state.ts';
import type { Squadron } from '../../table.ts';

/** R-QR-68: the markers of a squadron are those of its ships on the table. */
export const squadronDisorder = (state: State, squadron: Squadron): number =>
  squadronShips(state, squadron).reduce((sum, ship) => sum + ship.disorder, 0);

/** Squadrons of `seat` that still have to activate this round. */
export const unactivated = (state: State, seat: Seat): readonly Squadron[] =>
  Object.values(state.squadrons).filter(
    (squadron) => squadron.seat === seat && !squadron.activated && squadronShips(state, squadron).length > 0,
  );

/** A friendly squadron with less Disorder that has to go before `squadron`, or undefined. */
export function goesBefore(state: State, squadron: Squadron): Squadron | undefined {
  const markers = squadronDisorder(state, squadron);
  return unactivated(state, squadron.seat).find((other) => squadronDisorder(state, other) < markers);
}

/** Whose turn it is after `seat`: the next in the order of initiative that has a squadron left (QR-8.0a). */
export function nextTurn(state: State, seat: Seat): Seat | undefined {
  const order = state.match.order.length > 0 ? state.match.order : seats(state).map((side) => side.seat);
  const start = order.indexOf(seat);
  const around = order.map((_, step) => order[(start + 1 + step) % order.length]);
  return around.find((each) => each !== undefined && unactivated(state, each).length > 0);
}
