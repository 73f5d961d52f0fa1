/** Combat air patrols: joining, leaving, and coming back when the ship is gone. */
import type { Rejection } from '../../kernel/contract.ts';
import { distance, hexesOf, neighbours, onBoard as onTheBoard } from '../../geometry/hex/index.ts';
import type { Hex, UnitId } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../state.ts';
import type { Unit } from '../table.ts';
import { isCapital, isFighter, setting } from '../unit/stats.ts';
import { allUnits, patrolOf, sameHex, unitAt } from '../unit/units.ts';

/** Nothing fills the hex: no unit, no planet, no wreckage (R-FC-85). */
export const isFree = (table: OpenTable, hex: Hex): boolean =>
  onTheBoard(hex, table.match.board) &&
  unitAt(table, hex) === undefined &&
  !Object.values(table.features).some(
    ({ kind, at }) => (kind === 'planet' || kind === 'wreckage') && at !== null && sameHex(at, hex),
  );

/** Why a fighter unit that stands at `at` cannot become the one patrol of `parent` (FC-CAP-2, R-FC-158). */
export function checkPatrol(table: OpenTable, unit: Unit, parent: Unit | undefined, at: Hex): Rejection | undefined {
  const no = (sentence: string) => refuse('no-patrol', 'R-FC-158', sentence);
  if (!isFighter(unit)) return no(`${unit.name} is no fighter unit. Only fighters fly combat air patrol.`);
  if (
    parent === undefined ||
    parent.place !== 'board' ||
    parent.side !== unit.side ||
    !isCapital(parent) ||
    parent.hulk
  )
    return no('A patrol needs a capital ship of its own side on the board. Name one next to where the move ends.');
  if (parent.at === null || distance(at, parent.at) !== 1)
    return no(`${unit.name} does not end its move next to ${parent.name}. End the move in an adjacent hex.`);
  if (patrolOf(table, parent) !== undefined)
    return no(`${parent.name} already has a patrol. Name another capital ship.`);
  return undefined;
}

/** The capital ships that a fighter unit ending its move at `at` could fly patrol for. */
export const patrolParents = (table: OpenTable, unit: Unit, at: Hex): readonly UnitId[] =>
  allUnits(table)
    .filter((parent) => checkPatrol(table, unit, parent, at) === undefined)
    .map(({ id }) => id);

/** Off the board, onto the ship's card, ready (R-FC-159). */
export function assignPatrol(p: Procedure, unit: UnitId, parent: UnitId): void {
  p.emit({
    kind: 'patrol-assigned',
    unit,
    parent,
    ready: setting(p.state.match.options, 'capReadyWhenAssigned', true),
  });
}

/** Why a patrol cannot be ordered off its ship (FC-CAP-11, R-FC-164). */
export function checkLeaving(table: OpenTable, unit: Unit): Rejection | undefined {
  const parent = unit.parent === null ? undefined : table.units[unit.parent];
  const no = (sentence: string) => refuse('patrol-bound', 'R-FC-164', sentence);
  if (unit.place !== 'patrol' || parent === undefined) return no(`${unit.name} flies no patrol.`);
  if (parent.activated) return no(`${parent.name} has been activated. Its patrol stays until the next round.`);
  if (unit.activated || !unit.patrolReady)
    return no(`${unit.name} has already been used this round. It can leave in the next one.`);
  if (leavingHexes(table, unit).length === 0) return no(`No hex next to ${parent.name} is free for ${unit.name}.`);
  return undefined;
}

/** The free hexes next to its ship, where a patrol that leaves is put (FC-CAP-11). */
export function leavingHexes(table: OpenTable, unit: Unit): readonly Hex[] {
  const parent = unit.parent === null ? undefined : table.units[unit.parent];
  return parent?.at === null || parent?.at === undefined
    ? []
    : neighbours(parent.at).filter((hex) => isFree(table, hex));
}

/** Puts a patrol back on the board; hazards of the hex are the caller's (R-FC-86). */
export function releasePatrol(p: Procedure, unit: UnitId, at: Hex, facing: number, activated = false): void {
  const patrol = p.state.units[unit];
  if (patrol?.place !== 'patrol' || patrol.parent === null) return;
  p.emit({ kind: 'patrol-released', unit, parent: patrol.parent, at, facing, activated });
}

/** A patrol whose ship is gone, a hulk or taken. */
export function strandedPatrol(table: OpenTable): Unit | undefined {
  return allUnits(table).find((unit) => unit.place === 'patrol' && unit.at !== null);
}

/** Where it may go: its ship's hex if free, else the nearest free ones (R-FC-166). */
export function returnHexes(table: OpenTable, from: Hex): readonly Hex[] {
  const free = hexesOf(table.match.board).filter((hex) => isFree(table, hex));
  const nearest = Math.min(...free.map((hex) => distance(from, hex)));
  return free.filter((hex) => distance(from, hex) === nearest);
}
