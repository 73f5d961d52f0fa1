import type { Seat } from '../kernel/contract.ts';
import { kept } from '../kernel/kept.ts';
import type { State } from './state.ts';
import type { Side } from './table.ts';

/** The sides in seat order. */
export const seats = (state: State): readonly Side[] => ordered(state.sides);
const ordered = kept((sides: State['sides']): readonly Side[] =>
  Object.values(sides).sort((a, b) => (a.seat < b.seat ? -1 : 1)),
);

/** The other side: Quantum Rebellion has two (R-QR-14). */
export function opponentOf(state: State, seat: Seat): Seat {
  const other = seats(state).find((side) => side.seat !== seat);
  if (other === undefined) throw new Error(`no opponent of ${seat}`);
  return other.seat;
}
