/** What a place on the table is worth to a ship: the shots it would have, and the shots it would take. */
import type { Point } from '../../geometry/table/index.ts';
import { nearestQuadrant, type Pose } from '../../mechanics/open-table/index.ts';
import { distances } from '../data/sizes.ts';
import { ordnance } from '../data/ordnance.ts';
import { kept } from '../../kernel/kept.ts';
import type { Arc } from '../ids.ts';
import { mountArc } from '../phases/weapons/arcs.ts';
import { classOf, type PlacedShip, weaponsOf } from '../ship/ships.ts';
import type { Ship } from '../table.ts';

interface Gun {
  /** Null for a turret, which bears all round. */
  readonly quarter: Arc | null;
  readonly nearMils: number;
  readonly farMils: number;
  readonly onlyOptimal: boolean;
  /** Expected hits with and without the Optimal Range bonus. */
  readonly best: number;
  readonly plain: number;
}

const gunsOf = kept((spaces: Ship['spaces']): readonly Gun[] =>
  weaponsOf({ spaces }).flatMap(({ mount, space, weapon }) => {
    if (space.condition !== 'working') return [];
    const { optimalMils, torpedo, onlyInOptimalRange } = ordnance[weapon.ordnance];
    const [nearMils, farMils] = optimalMils;
    const [best, plain] = [(weapon.dice * 4) / 6, (weapon.dice * 2) / 6];
    return [{ quarter: mountArc[mount], nearMils, farMils, onlyOptimal: torpedo || onlyInOptimalRange, best, plain }];
  }),
);

const rangeMils = (a: Point, b: Point): number => Math.sqrt((a.xMils - b.xMils) ** 2 + (a.yMils - b.yMils) ** 2);

const hits = (gun: Gun, range: number): number => {
  if (range >= gun.nearMils && range <= gun.farMils) return gun.best;
  return gun.onlyOptimal ? 0 : gun.plain;
};

/** A wounded or dear target is worth more of the same hits. */
export const worth = (target: Ship): number =>
  Math.sqrt(target.cost) * (1 + 0.6 * (1 - target.hull / Math.max(1, target.hullMax)));

/** What `ship` could do from `stance` to the enemies where they stand: its best single arc, or several without bonus. */
export function firepower(ship: Ship, stance: Pose, enemies: readonly PlacedShip[]): number {
  const guns = gunsOf(ship.spaces);
  const best = guns.map(() => 0);
  const plain = guns.map(() => 0);
  for (const enemy of enemies) {
    const range = rangeMils(stance.at, enemy.at);
    if (range > distances.longestShotMils || enemy.cloak === 'on') continue;
    const value = worth(enemy);
    const quarter = nearestQuadrant(stance, enemy.at);
    guns.forEach((gun, index) => {
      if (gun.quarter !== null && gun.quarter !== quarter) return;
      const struck = hits(gun, range);
      best[index] = Math.max(best[index] ?? 0, struck * value);
      plain[index] = Math.max(plain[index] ?? 0, Math.min(struck, gun.plain) * value);
    });
  }
  let [single, several, turning] = [0, 0, 0];
  guns.forEach((gun, index) => {
    if (gun.quarter === null) turning += best[index] ?? 0;
    else {
      single = Math.max(single, best[index] ?? 0);
      several += plain[index] ?? 0;
    }
  });
  return Math.max(single, several) + turning;
}

/** What one enemy could do to something at `at`: its best arc that bears, and its turrets. */
function threat(enemy: PlacedShip, at: Point): number {
  const range = rangeMils(enemy.at, at);
  if (range > distances.longestShotMils || enemy.cloak === 'on') return 0;
  const quarter = nearestQuadrant(enemy, at);
  let [arcs, turrets] = [0, 0];
  for (const gun of gunsOf(enemy.spaces)) {
    if (gun.quarter === null) turrets += hits(gun, range);
    else if (gun.quarter === quarter) arcs = Math.max(arcs, hits(gun, range));
  }
  return arcs + turrets;
}

/** What the enemies could do to `ship` at `stance` from where they are, a shot into its stern counting more. */
export function exposure(ship: Ship, stance: Pose, enemies: readonly PlacedShip[]): number {
  let sum = 0;
  for (const enemy of enemies) {
    const shot = threat(enemy, stance.at);
    if (shot > 0) sum += shot + (nearestQuadrant(stance, enemy.at) === 'aft' ? 0.7 : 0);
  }
  return sum * Math.sqrt(ship.cost) * (classOf(ship).hull === 'small' ? 0.7 : 0.5);
}
