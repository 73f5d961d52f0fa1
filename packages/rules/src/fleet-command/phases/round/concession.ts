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

/** The seat that wins with its side alone; all of them where it has several, and none for the automated enemy. */
export function wonBy(table: OpenTable, side: SideId | null): { winner: Seat | null; winners?: Seat[] } {
  const seats = side === null ? [] : [...seatsOf(table, side)];
  const [only] = seats;
  if (side === null) return { winner: null };
  return seats.length === 1 && only !== undefined ? { winner: only } : { winner: null, winners: seats };
}

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
  p.emit({ kind: 'conceded', by, ...wonBy(p.state, opponent(hand.side)), points: medals(p.state) });
}
