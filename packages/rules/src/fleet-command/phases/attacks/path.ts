/** What lies between an attacker and its target, each fact by the worst of the shortest paths (FC-RNG-13, R-FC-100). */
import {
  between,
  type Direction,
  isBehind,
  nearerDirections,
  normalized,
  opposite,
  worstPath,
} from '../../../geometry/hex/index.ts';
import type { Hex } from '../../ids.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { setting } from '../../unit/stats.ts';
import { featuresAt, wallAt } from '../../unit/features.ts';
import { sameHex, unitAt } from '../../unit/units.ts';
import type { Part } from './roll.ts';

/**
 * What a shot loses in one hex on its way (FC-RNG-12, R-FC-90): by a unit, neutral objects among them (FC-MISC-17,
 * R-FC-243), or a hulk (FC-TER-11), by asteroids (FC-TER-4, R-FC-89), by mines (R-FC-97). `end` is the target's own hex.
 */
function penaltiesIn(table: OpenTable, hex: Hex, end: boolean): readonly Part[] {
  const parts: Part[] = [];
  const unit = end ? undefined : unitAt(table, hex);
  if (unit !== undefined)
    parts.push({ amount: -1, why: `${unit.name} in the way`, rule: unit.hulk ? 'R-FC-93' : 'FC-RNG-11' });
  for (const { kind } of featuresAt(table, hex)) {
    if (kind === 'asteroids') parts.push({ amount: -2, why: 'asteroid field', rule: 'R-FC-89' });
    if (kind === 'minefield' && !end) parts.push({ amount: -1, why: 'minefield', rule: 'R-FC-97' });
  }
  return parts;
}

/** The dice that a ranged weapon loses on the way, by hex; several kinds of terrain add up (FC-TER-12, R-FC-91). */
export function pathPenalties(table: OpenTable, from: Hex, to: Hex): readonly Part[] {
  const cost = (hex: Hex): number =>
    penaltiesIn(table, hex, sameHex(hex, to)).reduce((sum, { amount }) => sum - amount, 0);
  return worstPath(from, to, cost).path.flatMap((hex) => penaltiesIn(table, hex, sameHex(hex, to)));
}

/**
 * What stops a shot altogether, on any shortest path: a planet (FC-TER-5, R-FC-92), wreckage (FC-SCN-3), by
 * option a hulk (FC-TER-11, R-FC-93). Mines do not (FC-TER-8).
 */
export function blockedBy(table: OpenTable, from: Hex, to: Hex): string | undefined {
  const hulksBlock = setting(table.match.options, 'hulkBlocksSight', false);
  for (const hex of between(from, to)) {
    const solid = wallAt(table, hex);
    if (solid !== undefined) return solid.name;
    const hulk = hulksBlock ? unitAt(table, hex) : undefined;
    if (hulk?.hulk === true) return hulk.name;
  }
  return undefined;
}

/** Whether any shortest path comes in through this side of the target (FC-RNG-14, R-FC-101, R-FC-102). */
const entersBy = (from: Hex, to: Hex, side: Direction): boolean => nearerDirections(to, from).includes(side);
export const entersRear = (from: Hex, target: Pick<Unit, 'at' | 'facing'>): boolean =>
  target.at !== null && entersBy(from, target.at, opposite(target.facing));
export const entersFront = (from: Hex, target: Unit): boolean =>
  target.at !== null && entersBy(from, target.at, normalized(target.facing));

/** Whether a hex lies on the line straight behind a unit, at any distance (R-FC-103). */
export const onBlindLine = (unit: Unit, hex: Hex): boolean => unit.at !== null && isBehind(unit.at, unit.facing, hex);
