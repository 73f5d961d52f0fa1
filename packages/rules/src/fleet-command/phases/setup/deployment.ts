/** Placing units before play: R-FC-207, R-FC-234. A unit that waits for it is on the board without a hex. */
import { distance, opposite } from '../../../geometry/hex/index.ts';
import type { Seat } from '../../../kernel/contract.ts';
import type { Hex, SideId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { opponent, unitAt } from '../../unit/units.ts';
import { zoneHexes } from '../../unit/zones.ts';

/** Units of a side that still have to be placed, in the order of its list. */
export const undeployed = (table: OpenTable, side: SideId): readonly Unit[] =>
  Object.values(table.units).filter((unit) => unit.side === side && unit.place === 'board' && unit.at === null);

/** True where a match begins with units to place. */
export const needsDeployment = (table: OpenTable): boolean =>
  undeployed(table, 'kushan').length + undeployed(table, 'taiidan').length > 0;

/** The side that places after `side` has: the other one while it has units left (R-FC-207). */
export const nextToDeploy = (table: OpenTable, after: SideId): SideId | undefined =>
  [opponent(after), after].find((side) => undeployed(table, side).length > 0);

/** Lays the deployment on top; the loser of the first initiative roll begins (FC-FB-12). */
export function beginDeployment(p: Procedure, loser: SideId): void {
  const first = undeployed(p.state, loser).length > 0 ? loser : opponent(loser);
  p.emit({ kind: 'deployment-began', first });
  p.push({ kind: 'deployment', side: first });
}

/** Whether something stands there that fills the hex (R-FC-85). */
export const isFree = (table: OpenTable, hex: Hex): boolean =>
  unitAt(table, hex) === undefined &&
  !Object.values(table.features).some(
    ({ kind, at }) =>
      (kind === 'planet' || kind === 'wreckage') && at !== null && at.col === hex.col && at.row === hex.row,
  );

/** Free hexes of the set-up zones of its side: of its player's corner, where each has one (R-FC-246). */
export const deploymentHexes = (table: OpenTable, side: SideId, unit: Unit): readonly Hex[] =>
  zoneHexes(table, side, unit).filter((hex) => isFree(table, hex));

/** The seats that may place for a side now. */
export function deployers(table: OpenTable, side: SideId): readonly Seat[] {
  const seats = undeployed(table, side).flatMap(({ seat }) => (seat === null ? [] : [seat]));
  const hands = Object.values(table.hands).filter((hand) => hand.seats.some((seat) => seats.includes(seat)));
  return hands.flatMap((hand) => hand.seats).sort();
}

/** A sound place: the free hex of the zone nearest to the middle of the board, facing the middle. */
export function suggestPlace(table: OpenTable, side: SideId, unit: Unit): { at: Hex; facing: number } | undefined {
  const { board } = table.match;
  const middle = { col: Math.floor(board.cols / 2), row: Math.floor(board.rows / 2) };
  const hexes = [...deploymentHexes(table, side, unit)];
  hexes.sort((one, other) => distance(one, middle) - distance(other, middle));
  const at = hexes[0];
  return at === undefined ? undefined : { at, facing: facingTowards(at, middle) };
}

/** The direction whose hexes lie nearest to `to`. */
function facingTowards(from: Hex, to: Hex): number {
  if (from.col < to.col) return from.row < to.row ? 2 : 1;
  if (from.col > to.col) return from.row < to.row ? 4 : 5;
  return from.row <= to.row ? 3 : opposite(3);
}
