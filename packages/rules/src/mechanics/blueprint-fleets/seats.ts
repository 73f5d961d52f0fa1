import type { Seat } from '../../kernel/contract.ts';
import { kept } from '../../kernel/kept.ts';
import type { Side } from './records.ts';
import type { Table } from './table.ts';

type Sided = Pick<Table, 'sides'>;

/** The sides in seat order. */
export const seats = (state: Sided): readonly Side[] => ordered(state.sides);
const ordered = kept((sides: Table['sides']): readonly Side[] =>
  Object.values(sides).sort((a, b) => (a.seat < b.seat ? -1 : 1)),
);

/** The other side: these games have two. */
export function opponentOf(state: Sided, seat: Seat): Seat {
  const other = seats(state).find((side) => side.seat !== seat);
  if (other === undefined) throw new Error(`no opponent of ${seat}`);
  return other.seat;
}

/** The sides in the order of initiative; in seat order before there is one. */
export const orderOf = (state: Sided & Pick<Table, 'match'>): readonly Seat[] =>
  state.match.order.length > 0 ? state.match.order : seats(state).map(({ seat }) => seat);

/** The deployment zones of a side: one strip, or the two of a convoy's interdictor. */
export const zonesOfSide = ({ zone, otherZone }: Side): readonly Side['zone'][] =>
  otherZone === null ? [zone] : [zone, otherZone];
