/** What a stance is worth in points: the hits a ship brings to bear from it, and the points it may lose there. */
import type { Point } from '../../../geometry/table/index.ts';
import { kept } from '../../../kernel/kept.ts';
import type { Bridge } from '../../../mechanics/blueprint-fleets/bots/admiral/courses.ts';
import * as family from '../../../mechanics/blueprint-fleets/bots/admiral/peril.ts';
import { squadronOf, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { nearestQuadrant, type Pose } from '../../../mechanics/open-table/index.ts';
import { ordnance } from '../../data/ordnance.ts';
import { distances } from '../../data/sizes.ts';
import { check } from '../../decide.ts';
import type { Arc } from '../../ids.ts';
import { mountArc } from '../../phases/weapons/arcs.ts';
import { optimalBand } from '../../phases/weapons/range.ts';
import { inConvoy } from '../../scenarios/ending.ts';
import { type PlacedShip, weaponsOf } from '../../ship/ships.ts';
import { defense, maxMoveMils } from '../../ship/stats.ts';
import type { Sight } from '../../state.ts';
import type { Ship } from '../../table.ts';
import { carriesTroops, errandCost, passage } from '../appraisal.ts';
import { judgement } from './judgement.ts';

interface Gun {
  /** Null for a turret, which bears all round. */
  readonly arc: Arc | null;
  readonly nearMils: number;
  readonly farMils: number;
  readonly torpedo: boolean;
  readonly onlyOptimal: boolean;
  readonly dice: number;
  /** What an Ordnance result adds to a hit, in hull. */
  readonly extra: number;
}

/** The hull that one Ordnance result costs, or what it is worth beside hull. */
function extraOf(id: keyof typeof ordnance): number {
  const { effect, hitsDamage } = ordnance[id];
  if (!hitsDamage) return 0;
  if (effect.kind === 'extra-hits') return effect.hits;
  if (effect.kind === 'lose-hull') return effect.hull;
  return effect.kind === 'extra-dice' ? (effect.dice * 2) / 3 : 0.7;
}

const gunsOf = kept((ship: Ship): readonly Gun[] =>
  weaponsOf(ship).flatMap(({ mount, space, weapon }) => {
    if (space.condition !== 'working') return [];
    const { torpedo, onlyInOptimalRange } = ordnance[weapon.ordnance];
    const [nearMils, farMils] = optimalBand(ship, weapon.ordnance);
    const extra = extraOf(weapon.ordnance);
    return [
      {
        arc: mountArc[mount],
        nearMils,
        farMils,
        torpedo,
        onlyOptimal: torpedo || onlyInOptimalRange,
        dice: weapon.dice,
        extra,
      },
    ];
  }),
);

const rangeMils = (a: Point, b: Point): number => Math.hypot(a.xMils - b.xMils, a.yMils - b.yMils);

/** Expected hull by one weapon, its target somewhere between two distances. */
function struck(gun: Gun, leastMils: number, mostMils: number): number {
  const optimal = mostMils >= gun.nearMils && leastMils <= gun.farMils;
  if (!optimal && gun.onlyOptimal) return 0;
  return gun.dice * ((optimal ? 4 : 2) / 6 + gun.extra / 6);
}

/** The hull that `ship` may cost `target` from a stance, before the defence: one arc, the turrets, and torpedoes. */
function salvo(ship: Ship, stance: Pose, target: PlacedShip): number {
  const range = rangeMils(stance.at, target.at);
  if (range > distances.longestShotMils || target.cloak === 'on' || ship.cloak === 'on') return 0;
  const quarter = nearestQuadrant(stance, target.at);
  let [sum, turret] = [0, 0];
  for (const gun of gunsOf(ship)) {
    const hull = struck(gun, range, range);
    if (gun.torpedo) sum += hull * 0.6;
    else if (gun.arc === quarter) sum += hull;
    else if (gun.arc === null) turret = Math.max(turret, hull);
  }
  const stern = nearestQuadrant(target, stance.at) === 'aft' && sum + turret > 0 ? 2 / 3 : 0;
  return sum + turret + stern;
}

/** What an enemy that may move first could do to a place, its best broadside turned to it. */
function reachSalvo(enemy: PlacedShip, at: Point): number {
  const range = rangeMils(enemy.at, at);
  const move = maxMoveMils(enemy);
  if (range - move > distances.longestShotMils || enemy.cloak === 'on') return 0;
  let [arc, turret, tubes] = [0, 0, 0];
  for (const gun of gunsOf(enemy)) {
    const hull = struck(gun, Math.max(0, range - move), range + move);
    if (gun.torpedo) tubes += hull * 0.6;
    else if (gun.arc === null) turret = Math.max(turret, hull);
    else arc = Math.max(arc, hull);
  }
  return arc + turret + tubes;
}

/** Hull of a target that its defence dice are expected to save. */
export const saved = (state: Sight, target: Ship): number =>
  (defense(target) + squadronShips(state, squadronOf(state, target)).length - 1) / 3;

/** What the scenario counts, troops not yet landed and freighters of the convoy, is dearer than its points. */
export function stake(state: Sight, ship: PlacedShip): number {
  if (inConvoy(state, ship)) return judgement.freighter * ship.cost;
  return (carriesTroops(state, ship) ? judgement.troops : 1) * ship.cost;
}

export const bridge: Bridge<Ship> = { check, judgement, salvo, reachSalvo, saved, stake, passage, errandCost };

/** Points by hull: the nearer to its end a ship is, the dearer a hull box. */
export const priceOfHull = (state: Sight, ship: PlacedShip): number => family.priceOfHull(bridge, state, ship);
