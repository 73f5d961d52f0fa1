/** What guns win in points from a stance, each at the target where it does most, reckoned without terrain. */
import { keptUnder } from '../../../kernel/kept.ts';
import { rangeMils } from '../../../mechanics/blueprint-fleets/bots/firepower.ts';
import { expected } from '../../../mechanics/dice/index.ts';
import { nearestQuadrant, type Pose } from '../../../mechanics/open-table/index.ts';
import { longestDirectMils } from '../../data/ordnance.ts';
import { shieldedArcs } from '../../phases/weapons/aim.ts';
import { criticalRating } from '../../ship/stats.ts';
import type { Arc } from '../../ids.ts';
import type { Odds } from '../../phases/weapons/forecast.ts';
import type { Sight } from '../../state.ts';
import type { Ship } from '../../table.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import { AFT, type Gun, hasWeakStern, hitsOf, longestShotMils, wallOf } from '../broadsides.ts';
import { stakeIn } from '../errands.ts';
import { forfeit, forfeitAfter, roundsLeft } from './forfeit.ts';

/** The share of its points that a critical hit costs a ship. */
const CRITICAL = 0.12;

/** Points that an attack may be expected to win, by the chances of its hits and of the critical hits in them. */
export function pointsBy(state: Sight, target: Ship, { hits, criticals }: Pick<Odds, 'hits' | 'criticals'>): number {
  const left = roundsLeft(state);
  const now = forfeit(target, target.hull, left);
  const after = hits.reduce((sum, chance, each) => sum + chance * forfeitAfter(target, each, left), 0);
  return stakeIn(state, target) * target.cost * (after - now + CRITICAL * expected(criticals));
}

const worths = keptUnder<Ship, number, number>();

/** The points of one die at a target, thrown into its stern or not. */
function worthOf(state: Sight, target: Ship, sides: number, stern: boolean): number {
  const key = (state.match.round * 100 + sides) * 2 + (stern ? 1 : 0);
  return worths(target, key, () => {
    const hits = hitsOf(stern ? [sides, AFT] : [sides], wallOf(target)).chances;
    const rating = criticalRating(target);
    const criticals: number[] = [];
    hits.forEach((chance, each) => {
      const scored = each >= target.hull ? 0 : Math.floor(each / rating);
      criticals[scored] = (criticals[scored] ?? 0) + chance;
    });
    return pointsBy(state, target, { hits, criticals: Array.from(criticals, (chance) => chance ?? 0) });
  });
}

/** A target where it stands or might stand. */
export interface StationedShip extends Pose {
  readonly ship: Ship;
}

export const marksOf = (ships: readonly PlacedShip[]): readonly StationedShip[] =>
  ships.map((ship) => ({ ship, at: ship.at, facingCdeg: ship.facingCdeg }));

/** How a mark lies to whoever fires from a stance. */
interface Sighted {
  readonly mark: StationedShip;
  readonly range: number;
  readonly quarter: Arc;
  readonly shielded: boolean;
  readonly stern: boolean;
}

function sighted(from: Pose, mark: StationedShip): Sighted | undefined {
  const range = rangeMils(from.at, mark.at);
  if (range > longestShotMils || mark.ship.cloaked) return undefined;
  const entered = nearestQuadrant(mark, from.at);
  return {
    mark,
    range,
    quarter: nearestQuadrant(from, mark.at),
    shielded: shieldedArcs(mark.ship.shields).includes(entered),
    stern: entered === 'aft' && hasWeakStern(mark.ship),
  };
}

/** The points that a gun may win from what it bears on; 0 where it does not. */
function shot(state: Sight, gun: Gun, { mark, range, quarter, shielded, stern }: Sighted): number {
  if (gun.quarter !== null && gun.quarter !== quarter) return 0;
  const inBand = range >= gun.nearMils && range <= gun.farMils;
  if (gun.torpedo) return inBand ? worthOf(state, mark.ship, gun.sides, false) : 0;
  if (range > longestDirectMils || (shielded && !gun.passes)) return 0;
  const sides = inBand ? gun.sides : gun.farSides;
  return sides === 0 ? 0 : worthOf(state, mark.ship, sides, stern);
}

/** The points of each gun from a stance at the mark where it wins most; `already`: what it wins elsewhere. */
export function aimed(
  state: Sight,
  guns: readonly Gun[],
  from: Pose,
  marks: readonly StationedShip[],
  already?: readonly number[],
): readonly number[] {
  const best = guns.map((_, index) => already?.[index] ?? 0);
  for (const mark of marks) {
    const seen = sighted(from, mark);
    if (seen === undefined) continue;
    guns.forEach((gun, index) => {
      best[index] = Math.max(best[index] ?? 0, shot(state, gun, seen));
    });
  }
  return best;
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);
