/** Who may activate: QR-6.3a-b, R-QR-68, R-QR-69. */
import type { Seat } from '../../../kernel/contract.ts';
import { seats } from '../../../mechanics/blueprint-fleets/seats.ts';
import { discsOf, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { entryPortalOf } from '../../../mechanics/blueprint-fleets/reserve/waiting.ts';

/** R-QR-68: the markers of a squadron are those of its ships on the table. */
export const squadronDisorder = (state: OpenTable, squadron: Squadron): number =>
  squadronShips(state, squadron).reduce((sum, ship) => sum + ship.disorder, 0);

/**
 * Squadrons of `seat` that still have to activate this round, those with an open way in included (QR-7.1.2a), and those
 * that have come out from behind their discs (QR-5.2.5.4g).
 */
export const unactivated = (state: OpenTable, seat: Seat): readonly Squadron[] =>
  Object.values(state.squadrons).filter(
    (squadron) =>
      squadron.seat === seat &&
      !squadron.activated &&
      (squadronShips(state, squadron).length > 0 || entryPortalOf(state, squadron) !== undefined),
  );

/** A friendly squadron with less Disorder that has to go before `squadron`, or undefined. */
export function goesBefore(state: OpenTable, squadron: Squadron): Squadron | undefined {
  const markers = squadronDisorder(state, squadron);
  return unactivated(state, squadron.seat).find((other) => squadronDisorder(state, other) < markers);
}

/** A side has something to activate, or discs to turn up as its activation (QR-5.2.5.4h); `passed` let that be. */
export const canAct = (state: OpenTable, seat: Seat, passed: readonly Seat[] = []): boolean =>
  unactivated(state, seat).length > 0 || (!passed.includes(seat) && discsOf(state, seat).length > 0);

/** Whose turn it is after `seat`: the next in the order of initiative that has something to do (QR-8.0a). */
export function nextTurn(state: OpenTable, seat: Seat, passed: readonly Seat[] = []): Seat | undefined {
  const order = state.match.order.length > 0 ? state.match.order : seats(state).map((side) => side.seat);
  const start = order.indexOf(seat);
  const around = order.map((_, step) => order[(start + 1 + step) % order.length]);
  return around.find((each) => each !== undefined && canAct(state, each, passed));
}
