/** Basic orders that can do nothing as things stand: legal all the same (R-FC-36), but players are told at once. */
import type { BasicOrder } from '../../ids.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { moveOf } from '../../unit/stats.ts';
import { anyOf } from '../../../kernel/ruleset/offer.ts';
import { attacksInReach } from '../attacks/readiness.ts';

const terms = { cause: 'order', power: false, bonusDice: 0, cripples: null, mustSameTarget: null } as const;

/** Why the unit has nothing to do in that order, as the end of a sentence about it; undefined where it has. */
export function idleWords(table: OpenTable, basic: BasicOrder | null, unit: Unit | undefined): string | undefined {
  if (unit?.place !== 'board') return undefined;
  if (basic === 'move' && moveOf(unit) === 0) return ' cannot move';
  if (basic !== 'attack' || anyOf(attacksInReach(table, unit.id, ['weapon', 'boarding'], terms))) return undefined;
  return ' has no target where it stands';
}
