/** What the match is worth when it ends; all sums are half points. */
import type { Seat } from '../../../kernel/contract.ts';
import type { ShipId } from '../ids.ts';
import { reserveScores } from '../reserve/waiting.ts';
import { opponentOf } from '../seats.ts';
import { placedShips, worthHalfPoints } from '../ships.ts';
import type { Table } from '../table.ts';

interface Score {
  ship: ShipId;
  for: Seat;
  halfPoints: number;
}

/** Ships on the table that have lost at least half of their hull score half of their cost. */
const crippledScores = (table: Table): Score[] =>
  placedShips(table)
    .filter((ship) => 2 * ship.hull <= ship.hullMax && !ship.captured)
    .map((ship) => ({ ship: ship.id, for: opponentOf(table, ship.seat), halfPoints: worthHalfPoints(ship, false) }));

/** The scores of the end: of ships that are worth half by then, and of those that never came in. */
export const lastScores = (table: Table): Score[] => [...crippledScores(table), ...reserveScores(table)];
