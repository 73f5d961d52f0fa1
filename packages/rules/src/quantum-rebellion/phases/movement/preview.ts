/** What a movement order would bring, with the very numbers that the rules will use: for a preview before it is given. */
import { bearingCdeg, distanceMils, offset } from '../../../geometry/table/index.ts';
import type { Rejection, RuleId } from '../../../kernel/contract.ts';
import {
  enemiesFrom,
  inArcs,
  lookoutBy,
  type StandingAhead,
} from '../../../mechanics/blueprint-fleets/movement/lookout.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { isFlying, isPlaced, squadronOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { inTheWay } from '../../../mechanics/open-table/index.ts';
import type { CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import { terrain as terrainData } from '../../data/terrain.ts';
import type { FighterId, Point, TerrainId, TerrainKind } from '../../ids.ts';
import { ground, type PlacedTerrain, standing } from '../../ship/clearance.ts';
import { classOf, type PlacedShip } from '../../ship/ships.ts';
import { fighterRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Ship } from '../../table.ts';
import { flightFault, checkShipMove, splitSPrice, tokenLeavesTable } from './legality.ts';
import { type MovePlan, planMove, type ShipMove } from './plan.ts';
import { enteredOnPath, hazardHits, sweeperFor, tokenTrap } from './terrain.ts';

/** One feature on the way. */
export interface TerrainAhead {
  readonly terrain: TerrainId;
  readonly name: string;
  readonly kind: TerrainKind;
  /** How far along the path it is met. */
  readonly enterMils: number;
  readonly effect:
    | { readonly kind: 'none' }
    | { readonly kind: 'hits'; readonly least: number; readonly most: number }
    | { readonly kind: 'hull'; readonly hull: number }
    | { readonly kind: 'half-move' }
    | { readonly kind: 'disorder'; readonly markers: number }
    | { readonly kind: 'destroyed' };
  readonly rule: RuleId;
}

export interface MovePreview extends StandingAhead {
  /** Why the order would be refused; everything else is told all the same. */
  readonly refused: Rejection | undefined;
  readonly from: Point;
  readonly to: Point;
  readonly facingCdeg: number;
  readonly courseCdeg: number;
  readonly distanceMils: number;
  /** Terrain entered, in path order; for a fighter only what destroys it. */
  readonly terrain: readonly TerrainAhead[];
  /** The ship or token would be lost over the table's edge (QR-8.2.5a). */
  readonly leavesTable: boolean;
  /** Disorder markers that are certain: those of terrain and the price of the action. */
  readonly disorder: number;
  readonly carried: readonly { readonly fighter: FighterId; readonly to: Point; readonly lostTo: string | undefined }[];
}

type Order = ShipMove | CommandOf<'move-fighter'>;

function terrainAhead(state: OpenTable, plan: MovePlan): readonly TerrainAhead[] {
  const { ship, pathEnd } = plan;
  const met = enteredOnPath(state, ship.at, pathEnd);
  const last = met.findIndex(({ shape }) => shape.id === plan.planet?.id);
  return met
    .slice(0, last < 0 ? met.length : last + 1)
    .map(({ shape: terrain, enterMils }) =>
      featureAhead(state, ship, { terrain, at: offset(ship.at, plan.courseCdeg, enterMils), enterMils }),
    );
}

/** What a feature that the ship meets at a place would do to it. */
export function featureAhead(
  state: OpenTable,
  ship: PlacedShip,
  { terrain, at, enterMils }: { terrain: PlacedTerrain; at: Point; enterMils: number },
): TerrainAhead {
  const { hazard, hazardRule } = terrainData[terrain.kind];
  const swept = terrain.kind === 'minefield' && sweeperFor(state, ship, at) !== undefined;
  const hits = (face: number) => hazardHits(state, terrain, ship, terrain.laid ? 0 : face).hits;
  const effect: TerrainAhead['effect'] =
    hazard.kind !== 'hits' ? hazard : swept ? { kind: 'none' } : { kind: 'hits', least: hits(1), most: hits(6) };
  const rule = swept ? 'QR-11.6.23a' : hazardRule;
  return { terrain: terrain.id, name: terrain.name, kind: terrain.kind, enterMils, effect, rule };
}

export const standingThere = lookoutBy({
  ground,
  reachMils: distances.commandRadiusMils + distances.toleranceMils,
  isCivilian: (ship: Ship) => classOf(ship).civilian,
});

/** Markers of Disorder that terrain ahead gives for certain. */
export const disorderAhead = (terrain: readonly TerrainAhead[]): number =>
  terrain.reduce((sum, { effect }) => sum + (effect.kind === 'disorder' ? effect.markers : 0), 0);

function previewShip(state: OpenTable, squadron: Squadron, ship: PlacedShip, order: ShipMove): MovePreview {
  const plan = planMove(state, ship, order);
  const terrain = terrainAhead(state, plan);
  return {
    refused: checkShipMove(state, squadron, order),
    from: ship.at,
    to: plan.to,
    facingCdeg: plan.facingCdeg,
    courseCdeg: plan.courseCdeg,
    distanceMils: plan.distanceMils,
    terrain,
    leavesTable: plan.leavesTable,
    disorder: disorderAhead(terrain) + (order.kind === 'split-s' ? splitSPrice(ship) : 0),
    ...standingThere(state, ship, { at: plan.to, facingCdeg: plan.facingCdeg }, order.carry),
    carried: (plan.carried ?? []).map(({ fighter, from, to }) => ({
      fighter,
      to,
      lostTo: tokenTrap(state, from, to)?.name ?? (tokenLeavesTable(state, to) ? 'the table’s edge' : undefined),
    })),
  };
}

function previewFighter(
  state: OpenTable,
  squadron: Squadron,
  order: CommandOf<'move-fighter'>,
): MovePreview | undefined {
  const fighter = state.fighters[order.fighter];
  if (fighter === undefined || !isFlying(fighter)) return undefined;
  const course = bearingCdeg(fighter.at, order.to);
  const trap = tokenTrap(state, fighter.at, order.to);
  const enemies = enemiesFrom(state, fighter.seat, { at: order.to, facingCdeg: course });
  const other = inTheWay({ at: order.to, radiusMils: fighterRadiusMils }, standing(state, [fighter.id]));
  return {
    refused: flightFault(state, squadron, order),
    from: fighter.at,
    to: order.to,
    facingCdeg: course,
    courseCdeg: course,
    distanceMils: distanceMils(fighter.at, order.to),
    terrain:
      trap === undefined
        ? []
        : [
            {
              terrain: trap.id,
              name: trap.name,
              kind: trap.kind,
              enterMils: 0,
              effect: { kind: 'destroyed' },
              rule: terrainData[trap.kind].fightersRule,
            },
          ],
    overlaps: other === undefined ? undefined : { id: other.id, name: other.name },
    leavesTable: tokenLeavesTable(state, order.to),
    disorder: 0,
    command: null,
    nearest: enemies[0],
    enemies,
    inArc: inArcs(enemies),
    carried: [],
  };
}

/**
 * The consequences of a movement order, legal or not; undefined where the ship or token it names is not on the table.
 * Needs no dice: hazards are told as ranges.
 */
export function movePreview(state: OpenTable, order: Order): MovePreview | undefined {
  if (order.kind === 'move-fighter') {
    const active = state.match.active === null ? undefined : state.squadrons[state.match.active];
    return active === undefined ? undefined : previewFighter(state, active, order);
  }
  const ship = state.ships[order.ship];
  if (ship === undefined || !isPlaced(ship)) return undefined;
  return previewShip(state, squadronOf(state, ship), ship, order);
}
