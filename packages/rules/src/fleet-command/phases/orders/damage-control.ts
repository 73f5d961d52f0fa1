/** The free check of an activation, and which tokens it takes off (R-FC-134, R-FC-135). */
import { repairOne } from '../../damage/index.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { coolUnderPressure, setting, warDice } from '../../unit/stats.ts';
import { useValour } from '../attacks/dice.ts';
import { removals } from '../interrupts/means.ts';
import type { OrderFrame } from './frames.ts';

/** 1 die and those of the leader (FC-DMG-10). */
export const controlDice = (unit: Unit): number => 1 + coolUnderPressure(unit);

const tokens = (unit: Unit): number => unit.crippled.length + unit.focusFire;

export const controlCause = { rule: 'R-FC-134', by: 'damage control' } as const;

/** Valour can roll the check again (R-FC-121). */
export function mayUseValour(table: OpenTable, unit: Unit): boolean {
  const side = unit.side === 'neutral' ? undefined : table.sides[unit.side];
  return side !== undefined && !side.automated && !side.valourUsed && table.match.valour === side.id;
}

function throwDice(p: Procedure, unit: Unit): readonly number[] {
  const faces = [...p.dice.roll(6, controlDice(unit), 'damage control')];
  const need = warDice(unit);
  const successes = faces.filter((face) => face >= need).length;
  p.emit({ kind: 'damage-control-rolled', unit: unit.id, faces, need, successes });
  return faces;
}

/** Rolls the check; where Valour could change it, its owner is asked first. */
export function rollControl(p: Procedure, order: OrderFrame, unit: Unit): void {
  const faces = throwDice(p, unit);
  if (mayUseValour(p.state, unit)) p.replace({ ...order, stage: 'damage-roll', faces: [...faces] });
  else applyControl(p, order, unit, faces);
}

/** Rolls all its dice again by Valour, or keeps them (R-FC-121). */
export function answerValour(p: Procedure, order: OrderFrame, unit: Unit, again: boolean): void {
  if (again && unit.side !== 'neutral') useValour(p, unit.side);
  applyControl(p, order, unit, again ? throwDice(p, unit) : order.faces);
}

function applyControl(p: Procedure, order: OrderFrame, unit: Unit, faces: readonly number[]): void {
  const successes = faces.filter((face) => face >= warDice(unit)).length;
  const most = setting(p.state.match.options, 'damageControlPerSuccess', true) ? successes : Math.min(1, successes);
  p.replace({ ...order, stage: 'remove', faces: [], removals: Math.min(most, tokens(unit)) });
}

/** What a removal may take now: after Deploy Engineers a Crippled token goes before Focus Fire (R-FC-67). */
export const removable = (unit: Unit, engineers: boolean) =>
  engineers && unit.crippled.length > 0 ? unit.crippled : removals(unit);

/** Takes off what there is only one choice of; gives what is left to choose. */
export function removeForced(p: Procedure, order: OrderFrame, unit: Unit): void {
  const kinds = removals(unit);
  const only = kinds.length === 1 ? kinds[0] : undefined;
  if (order.removals === 0 || kinds.length === 0) return p.replace({ ...order, stage: 'hazard', removals: 0 });
  if (only === undefined) return;
  repairOne(p, unit.id, only, controlCause);
  p.replace({ ...order, removals: order.removals - 1 });
}
