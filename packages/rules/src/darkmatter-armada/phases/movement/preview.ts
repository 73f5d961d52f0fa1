/** What a movement order would bring, with the very numbers that the rules will use: for a preview before it is given. */
import { offset, type Point } from '../../../geometry/table/index.ts';
import type { RuleId } from '../../../kernel/contract.ts';
import { lookoutBy, type StandingAhead } from '../../../mechanics/blueprint-fleets/movement/lookout.ts';
import { isPlaced } from '../../../mechanics/blueprint-fleets/ships.ts';
import { entered } from '../../../mechanics/open-table/index.ts';
import { distances } from '../../data/sizes.ts';
import { terrain as terrainData, type Hazard } from '../../data/terrain.ts';
import type { DieSize } from '../../data/dice.ts';
import type { FighterId, TerrainId } from '../../ids.ts';
import { ground, onTheTable, placedTerrain, type PlacedTerrain } from '../../ship/clearance.ts';
import { classOf, type PlacedShip } from '../../ship/ships.ts';
import { fighterRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Ship } from '../../table.ts';
import { goneMils, planMove, type MovePlan, type ShipMove } from './plan.ts';
import { sweeperFor, tokenTrap } from './terrain.ts';

/** One feature on the way: what it does, and its die. */
export interface TerrainAhead {
  readonly terrain: TerrainId;
  readonly name: string;
  /** How far along the path it is met. */
  readonly enterMils: number;
  readonly hazard: Hazard;
  /** Null where none is rolled. */
  readonly die: DieSize | null;
  /** A Minesweeper lets the better die against mines count. */
  readonly swept: boolean;
  readonly rule: RuleId;
}

export interface MovePreview extends StandingAhead {
  readonly to: Point;
  /** How far it really goes, and what that counts for. */
  readonly distanceMils: number;
  readonly costMils: number;
  readonly terrain: readonly TerrainAhead[];
  /** The ship is lost over the table's edge (DA-9.2.8). */
  readonly leavesTable: boolean;
  readonly carried: readonly { readonly fighter: FighterId; readonly lostTo: string | undefined }[];
}

export const standingThere = lookoutBy({
  ground,
  reachMils: distances.commandRadiusMils + distances.toleranceMils,
  isCivilian: (ship: Ship) => classOf(ship).civilian,
});

export function featureAhead(state: OpenTable, ship: PlacedShip, terrain: PlacedTerrain, enterMils: number, at: Point) {
  const { hazard, hazardRule } = terrainData[terrain.kind];
  const swept = hazard.kind === 'mines' && sweeperFor(state, ship, at) !== undefined;
  return { terrain: terrain.id, name: terrain.name, enterMils, hazard, die: terrain.die, swept, rule: hazardRule };
}

/** Terrain in the order of the path, once each in an activation (R-DA-73); the planet that it runs into is the end of it. */
function terrainAhead(state: OpenTable, { ship, to, planet, courseCdeg }: MovePlan): readonly TerrainAhead[] {
  const met = entered(ship.at, to, placedTerrain(state)).filter(({ shape }) => shape.kind !== 'planet');
  const ahead = met
    .filter(({ shape }) => !ship.activation.met.includes(shape.id))
    .map(({ shape, enterMils }) => featureAhead(state, ship, shape, enterMils, offset(ship.at, courseCdeg, enterMils)));
  return planet === undefined ? ahead : [...ahead, featureAhead(state, ship, planet, 0, to)];
}

/** The consequences of a movement order, legal or not; undefined where its ship is not on the table. Needs no dice. */
export function movePreview(state: OpenTable, order: ShipMove): MovePreview | undefined {
  const ship = state.ships[order.ship];
  if (ship === undefined || !isPlaced(ship)) return undefined;
  const plan = planMove(state, ship, order);
  return {
    to: plan.to,
    distanceMils: goneMils(plan),
    costMils: plan.costMils,
    terrain: terrainAhead(state, plan),
    leavesTable: plan.leavesTable,
    ...standingThere(state, ship, { at: plan.to, facingCdeg: plan.facingCdeg }, order.carry),
    carried: (plan.carried ?? []).map(({ fighter, from, to }) => {
      const off = onTheTable(state, { at: to, radiusMils: fighterRadiusMils }) ? undefined : 'the table’s edge';
      return { fighter, lostTo: tokenTrap(state, from, to)?.name ?? off };
    }),
  };
}
