/** What a place on the table is worth to a ship: what it could do to the enemies from there, and they to it. */
import type { Point } from '../../../geometry/table/index.ts';
import { nearestQuadrant, type Pose } from '../../open-table/index.ts';
import type { Arc } from '../ids.ts';
import type { Placed } from '../ships.ts';
import type { Ship } from '../table.ts';

export interface BotGun {
  /** Null for a turret, which bears all round. */
  readonly quarter: Arc | null;
}

/** How the bots of a game reckon with its weapons. */
export interface GunneryRules<S extends Ship, G extends BotGun> {
  gunsOf(ship: S): readonly G[];
  readonly longestShotMils: number;
  /** Nobody can fire at it, and it fires at nobody. */
  unseen(ship: S): boolean;
  /** Expected hits of a gun at a distance; `from`: where it fires from. */
  hits(gun: G, rangeMils: number, target: Placed<S>, from: Point): number;
  /** The same where its ship fires through several arcs at once. */
  spread(gun: G, hits: number): number;
  /** What a shot into the stern counts more. */
  readonly stern: number;
  /** How much a hit counts that the ship takes. */
  frailty(ship: S): number;
}

export interface Appraisal<S extends Ship> {
  /** What `ship` could do from `stance` to the enemies where they stand: its best single arc, or several at once. */
  readonly firepower: (ship: S, stance: Pose, enemies: readonly Placed<S>[]) => number;
  /** What the enemies could do to `ship` at `stance` from where they are. */
  readonly exposure: (ship: S, stance: Pose, enemies: readonly Placed<S>[]) => number;
}

export const rangeMils = (a: Point, b: Point): number => Math.sqrt((a.xMils - b.xMils) ** 2 + (a.yMils - b.yMils) ** 2);

/** A wounded or dear target is worth more of the same hits. */
export const worth = (target: Ship): number =>
  Math.sqrt(target.cost) * (1 + 0.6 * (1 - target.hull / Math.max(1, target.hullMax)));

/** What one enemy could do to something at `at`: its best arc that bears, and its turrets. */
function threat<S extends Ship, G extends BotGun>(
  rules: GunneryRules<S, G>,
  enemy: Placed<S>,
  target: Placed<S>,
): number {
  const range = rangeMils(enemy.at, target.at);
  if (range > rules.longestShotMils || rules.unseen(enemy)) return 0;
  const quarter = nearestQuadrant(enemy, target.at);
  let [arcs, turrets] = [0, 0];
  for (const gun of rules.gunsOf(enemy)) {
    if (gun.quarter === null) turrets += rules.hits(gun, range, target, enemy.at);
    else if (gun.quarter === quarter) arcs = Math.max(arcs, rules.hits(gun, range, target, enemy.at));
  }
  return arcs + turrets;
}

export function appraisalBy<S extends Ship, G extends BotGun>(rules: GunneryRules<S, G>): Appraisal<S> {
  return {
    firepower: (ship, stance, enemies) => {
      const guns = rules.gunsOf(ship);
      const best = guns.map(() => 0);
      const spread = guns.map(() => 0);
      for (const enemy of enemies) {
        const range = rangeMils(stance.at, enemy.at);
        if (range > rules.longestShotMils || rules.unseen(enemy)) continue;
        const value = worth(enemy);
        const quarter = nearestQuadrant(stance, enemy.at);
        guns.forEach((gun, index) => {
          if (gun.quarter !== null && gun.quarter !== quarter) return;
          const struck = rules.hits(gun, range, enemy, stance.at);
          best[index] = Math.max(best[index] ?? 0, struck * value);
          spread[index] = Math.max(spread[index] ?? 0, rules.spread(gun, struck) * value);
        });
      }
      let [single, several, turning] = [0, 0, 0];
      guns.forEach((gun, index) => {
        if (gun.quarter === null) turning += best[index] ?? 0;
        else {
          single = Math.max(single, best[index] ?? 0);
          several += spread[index] ?? 0;
        }
      });
      return Math.max(single, several) + turning;
    },
    exposure: (ship, stance, enemies) => {
      const there: Placed<S> = { ...ship, at: stance.at, facingCdeg: stance.facingCdeg };
      let sum = 0;
      for (const enemy of enemies) {
        const shot = threat(rules, enemy, there);
        if (shot > 0) sum += shot + (nearestQuadrant(stance, enemy.at) === 'aft' ? rules.stern : 0);
      }
      return sum * Math.sqrt(ship.cost) * rules.frailty(ship);
    },
  };
}
