/** Giving up: the other side wins; in a team the member that stays takes the units (R-FC-226). */
import type { Seat } from '../../../kernel/contract.ts';
import type { SideId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { handOf } from '../../sight.ts';
import type { OpenTable } from '../../state.ts';
import { opponent } from '../../unit/units.ts';

/** The seats of a side, in order. */
export const seatsOf = (table: OpenTable, side: SideId): readonly Seat[] =>
  Object.values(table.hands)
    .filter((hand) => hand.side === side)
    .flatMap(({ seats }) => seats)
    .sort();

/** Medals of each seat's side, as they stand. */
const medals = (table: OpenTable): Record<string, number> =>
  Object.fromEntries(
    Object.values(table.sides).flatMap(({ id, medals }) => seatsOf(table, id).map((seat) => [seat, medals])),
  );

export function concede(p: Procedure, by: Seat): void {
  const hand = handOf(p.state, by);
  if (hand === undefined) return;
  const heir = hand.seats.find((seat) => seat !== by) ?? seatsOf(p.state, hand.side).find((seat) => seat !== by);
  if (heir !== undefined) return p.emit({ kind: 'seat-left', seat: by, heir });
  const winner = seatsOf(p.state, opponent(hand.side))[0] ?? null;
  p.emit({ kind: 'conceded', by, winner, points: medals(p.state) });
}
