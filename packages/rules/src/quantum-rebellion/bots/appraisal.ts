/** What a place on the table is worth to a ship, what a way there may cost, and whom a side is after. */
import { gapMils, passages, type Point } from '../../geometry/table/index.ts';
import { nearestQuadrant, type Pose } from '../../mechanics/open-table/index.ts';
import { distances } from '../data/sizes.ts';
import { ordnance } from '../data/ordnance.ts';
import { kept } from '../../kernel/kept.ts';
import type { Arc } from '../ids.ts';
import { mountArc } from '../phases/weapons/arcs.ts';
import { classOf, type PlacedShip, weaponsOf } from '../ship/ships.ts';
import type { Ship } from '../table.ts';
import type { Seat } from '../../kernel/contract.ts';
import { inConvoy } from '../scenarios/exit.ts';
import { opponentOf } from '../../mechanics/blueprint-fleets/seats.ts';
import { onTable } from '../../mechanics/blueprint-fleets/ships.ts';
import type { Sight } from '../state.ts';
import { terrain as terrainTable } from '../data/terrain.ts';
import { placedTerrain, type PlacedTerrain } from '../ship/clearance.ts';

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

export function prey(state: Sight, by: Seat): readonly PlacedShip[] {
  const enemies = onTable(state, opponentOf(state, by));
  const freighters = enemies.filter((ship) => inConvoy(state, ship));
  return freighters.length > 0 ? freighters : enemies;
}

const EDGE_MILS = 20;

type Features = readonly PlacedTerrain[];

export interface BotPassage {
  /** The path ends in space: not in a planet, nor at the edge where a ship that flies into one is last seen. */
  readonly survives: (from: Point, to: Point) => boolean;
  /** Hull that terrain on the way is likely to cost, in points of hull. */
  readonly hazards: (from: Point, to: Point) => number;
}

function hazards(terrain: Features, from: Point, to: Point): number {
  return passages(from, to, terrain).reduce((sum, passage) => {
    const { hazard } = terrainTable[passage.shape.kind];
    if (hazard.kind === 'hits') return sum + hazard.plus + 3.5 * hazard.dice;
    return sum + (hazard.kind === 'hull' ? hazard.hull : hazard.kind === 'none' ? 0 : 1);
  }, 0);
}

/** The terrain that lies on the table now, for any number of paths. */
export function passage(state: Sight): BotPassage {
  const terrain = placedTerrain(state);
  const planets = terrain.filter(({ kind }) => terrainTable[kind].hazard.kind === 'destroyed');
  return {
    survives: (from, to) =>
      passages(from, to, planets).length === 0 && planets.every((planet) => gapMils(planet, to) > EDGE_MILS),
    hazards: (from, to) => hazards(terrain, from, to),
  };
}
