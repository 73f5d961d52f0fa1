/** The turns of the automated enemy (R-FC-210): when it is done, and how one begins. */
import type { SideId } from '../ids.ts';
import type { Procedure } from '../procedure.ts';
import type { OpenTable } from '../state.ts';
import type { Unit } from '../table.ts';
import { canAct } from '../unit/stats.ts';
import { allUnits } from '../unit/units.ts';
import { checkReinforcement } from '../specials/reinforce/action.ts';

/** The side that the behaviour table plays. */
export const enemySide = (table: OpenTable): SideId | undefined =>
  Object.values(table.sides).find(({ automated }) => automated)?.id;

/** Units that the enemy has still to activate on the board (FC-MISC-22); crippled ones act last (R-FC-216). */
export const waiting = (table: OpenTable, side: SideId): readonly Unit[] =>
  allUnits(table)
    .filter(
      (unit) => unit.side === side && unit.place === 'board' && unit.at !== null && !unit.activated && canAct(unit),
    )
    .sort((one, other) => one.crippled.length - other.crippled.length || (one.id < other.id ? -1 : 1));

/** Units that can come from bays or from the reserve this turn (R-FC-217). */
export function comers(table: OpenTable, side: SideId): readonly Unit[] {
  const able = allUnits(table).filter(
    (unit) => unit.side === side && unit.place !== 'board' && checkReinforcement(table, unit) === undefined,
  );
  const embarked = able.filter(({ place }) => place === 'embarked');
  const late = (table.sides[side]?.solo?.arrived ?? 0) < arrivalsOf(table, side);
  return [...embarked, ...(late ? able.filter(({ place }) => place === 'reserve') : [])];
}

/** Leaders that make the enemy quicker (FC-SOLO-4, FC-SOLO-15). */
export const admirals = (table: OpenTable, side: SideId): number =>
  allUnits(table).filter(
    ({ side: own, place, leader, hulk }) =>
      own === side && place === 'board' && !hulk && (leader === 'admiral' || leader === 'vice-admiral'),
  ).length;

const arrivalsOf = (table: OpenTable, side: SideId): number => 1 + admirals(table, side);

/** All its units are activated and nobody can come: it passes (R-FC-210). */
export function enemyIsDone(table: OpenTable): boolean {
  const side = enemySide(table);
  if (side === undefined || table.sides[side]?.solo?.passed === true) return true;
  return waiting(table, side).length === 0 && comers(table, side).length === 0;
}

export function beginEnemyTurn(p: Procedure): void {
  const side = enemySide(p.state);
  if (side === undefined) return;
  p.push({
    kind: 'enemy-turn',
    side,
    stage: 'draw',
    drawn: null,
    card: null,
    lines: [],
    steps: [],
    step: 0,
    hazards: [],
    countered: false,
  });
}
