/** What a place on the table is worth to a ship: the shots it would have, and the shots it would take. */
import { arcsOf, distanceMils, type Point, within } from '../../geometry/table/index.ts';
import { distances } from '../data/sizes.ts';
import { ordnance } from '../data/ordnance.ts';
import type { MountId } from '../ids.ts';
import { classOf, type PlacedShip, weaponsOf } from '../ship/ships.ts';
import type { Ship } from '../table.ts';

/** A ship as it would stand. */
export interface Stance {
  readonly at: Point;
  readonly facingCdeg: number;
}

const arcMount: Readonly<Record<MountId, string>> = {
  F: 'fore',
  P: 'port',
  S: 'starboard',
  A: 'aft',
  T1: 'all',
  T2: 'all',
};

interface Shot {
  readonly mount: MountId;
  readonly turret: boolean;
  /** Expected hits with and without the Optimal Range bonus. */
  readonly best: number;
  readonly plain: number;
}

function shotsAt(ship: Ship, stance: Stance, target: Stance): Shot[] {
  const rangeMils = distanceMils(stance.at, target.at);
  if (!within(rangeMils, distances.longestShotMils)) return [];
  const arcs: readonly string[] = arcsOf(stance.at, stance.facingCdeg, target.at);
  return weaponsOf(ship).flatMap(({ mount, space, weapon }) => {
    if (space.condition !== 'working') return [];
    const turret = arcMount[mount] === 'all';
    if (!turret && !arcs.includes(arcMount[mount])) return [];
    const { optimalMils, torpedo, onlyInOptimalRange } = ordnance[weapon.ordnance];
    const optimal = rangeMils >= optimalMils[0] && rangeMils <= optimalMils[1];
    if (!optimal && (torpedo || onlyInOptimalRange)) return [];
    return [{ mount, turret, best: (weapon.dice * (optimal ? 4 : 2)) / 6, plain: (weapon.dice * 2) / 6 }];
  });
}

/** A wounded or dear target is worth more of the same hits. */
export const worth = (target: Ship): number =>
  Math.sqrt(target.cost) * (1 + 0.6 * (1 - target.hull / Math.max(1, target.hullMax)));

/** What `ship` could do from `stance` to the enemies where they stand: its best single arc, or several without bonus. */
export function firepower(ship: Ship, stance: Stance, enemies: readonly PlacedShip[]): number {
  const arcs = new Map<MountId, { best: number; plain: number }>();
  const turrets = new Map<MountId, number>();
  for (const enemy of enemies) {
    const value = worth(enemy);
    for (const shot of shotsAt(ship, stance, enemy)) {
      if (shot.turret) turrets.set(shot.mount, Math.max(turrets.get(shot.mount) ?? 0, shot.best * value));
      else {
        const known = arcs.get(shot.mount) ?? { best: 0, plain: 0 };
        arcs.set(shot.mount, {
          best: Math.max(known.best, shot.best * value),
          plain: Math.max(known.plain, shot.plain * value),
        });
      }
    }
  }
  const single = Math.max(0, ...[...arcs.values()].map((arc) => arc.best));
  const several = [...arcs.values()].reduce((sum, arc) => sum + arc.plain, 0);
  const turning = [...turrets.values()].reduce((sum, value) => sum + value, 0);
  return Math.max(single, several) + turning;
}

/** What the enemies could do to `ship` at `stance` from where they are, a shot into its stern counting more. */
export function exposure(ship: Ship, stance: Stance, enemies: readonly PlacedShip[]): number {
  return (
    enemies.reduce((sum, enemy) => {
      const shots = shotsAt(enemy, enemy, stance);
      if (shots.length === 0) return sum;
      const arcs = Math.max(0, ...shots.filter((shot) => !shot.turret).map((shot) => shot.best));
      const turrets = shots.filter((shot) => shot.turret).reduce((total, shot) => total + shot.best, 0);
      const stern = arcsOf(stance.at, stance.facingCdeg, enemy.at).includes('aft') ? 0.7 : 0;
      return sum + arcs + turrets + stern;
    }, 0) *
    Math.sqrt(ship.cost) *
    (classOf(ship).hull === 'small' ? 0.7 : 0.5)
  );
}
