/** What terrain does to ships and fighters: QR-3.2, QR-3.4, R-QR-87 to R-QR-93. */
import { distanceMils, offset, bearingCdeg, passages, type Passage } from '../../../geometry/table/index.ts';
import { entered, sweptInto } from '../../../mechanics/open-table/index.ts';
import { criticalByRating } from '../../damage/critical.ts';
import type { Cause } from '../../../mechanics/blueprint-fleets/losses/events.ts';
import { gainDisorder, loseHull } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { armorLeaves, baseRadiusMils, fighterRadiusMils, maneuverability, working } from '../../ship/stats.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { destroy } from '../../../mechanics/blueprint-fleets/losses/withdrawal.ts';
import { distances } from '../../data/sizes.ts';
import { terrain as terrainData } from '../../data/terrain.ts';
import type { EventOf } from '../../events.ts';
import type { FighterId, Point, ShipId, TerrainId } from '../../ids.ts';
import { optionOf } from '../../table.ts';
import type { Procedure } from '../../procedure.ts';
import { placedTerrain, type PlacedTerrain, terrainAt } from '../../ship/clearance.ts';
import { fightersOf, isFlying, isPlaced, onTable } from '../../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';

export type Trigger = EventOf<'terrain-met'>['trigger'];

/** The terrain that the straight path of a post meets, in path order (R-QR-10). */
export const terrainOnPath = (state: OpenTable, from: Point, to: Point): readonly Passage<PlacedTerrain>[] =>
  passages(from, to, placedTerrain(state));

/** Terrain that the move enters: what it begins in has struck already or is left (R-QR-89). */
export const enteredOnPath = (state: OpenTable, from: Point, to: Point): readonly Passage<PlacedTerrain>[] =>
  entered(from, to, placedTerrain(state));

/**
 * What takes hits off: the ship's MR, unless the players have agreed on the bare hits (R-QR-87), and never its DEF
 * (QR-3.2a).
 */
export const hazardReduction = (state: OpenTable, ship: PlacedShip): number =>
  optionOf(state.match, 'terrainDamage') === 'flat' ? 0 : maneuverability(ship);

/** The hits of asteroids or mines for a face of their die, 0 for a laid field, which throws none: R-QR-54, R-QR-87. */
export function hazardHits(
  state: OpenTable,
  terrain: PlacedTerrain,
  ship: PlacedShip,
  face: number,
): { plus: number; hits: number } {
  const { hazard } = terrainData[terrain.kind];
  const plus = terrain.strength ?? (hazard.kind === 'hits' ? hazard.plus : 0);
  return { plus, hits: Math.max(0, face + plus - hazardReduction(state, ship)) };
}

/**
 * The ship whose Minesweeper leads `ship` through mines at `at`: its own, or one of a friend in contact that has led
 * nobody else in this activation (R-QR-93, R-QR-190).
 */
export function sweeperFor(state: OpenTable, ship: PlacedShip, at: Point): PlacedShip | undefined {
  if (working(ship, 'minesweeper') > 0) return ship;
  return onTable(state, ship.seat).find((friend) => {
    if (friend.id === ship.id || working(friend, 'minesweeper') === 0) return false;
    const { sweptFor } = friend.activation;
    if (sweptFor !== null && sweptFor !== ship.id) return false;
    const reach = baseRadiusMils(friend) + baseRadiusMils(ship) + distances.contactMils;
    return distanceMils(friend.at, at) <= reach;
  });
}

function strikeWithHits(
  p: Procedure,
  ship: PlacedShip,
  terrain: PlacedTerrain,
  trigger: Trigger,
  at: Point,
  cause: Cause,
) {
  const sweeper = terrain.kind === 'minefield' ? sweeperFor(p.state, ship, at) : undefined;
  const reduction = hazardReduction(p.state, ship);
  const told = { kind: 'terrain-met', ship: ship.id, terrain: terrain.id, trigger } as const;
  if (sweeper !== undefined) {
    const { plus } = hazardHits(p.state, terrain, ship, 0);
    return p.emit({ ...told, face: null, plus, reduction, hits: 0, sweeper: sweeper.id });
  }
  const face = terrain.laid ? null : (p.dice.roll(6, 1, `${cause.by} against ${ship.name}`)[0] ?? 1);
  const { plus, hits } = hazardHits(p.state, terrain, ship, face ?? 0);
  p.emit({ ...told, face, plus, reduction, hits, sweeper: null });
  // An attack for Armor Plating and the critical rating (QR-8.2.6b, R-QR-88).
  const left = armorLeaves(ship, hits);
  loseHull(p, ship.id, left, cause);
  criticalByRating(p, ship.id, left, cause);
}

/** One feature strikes the ship, shielded, cloaked or not (QR-8.2.6a), and what follows is settled (R-QR-12). */
function strike(p: Procedure, shipId: ShipId, terrainId: TerrainId, trigger: Trigger, at: Point): void {
  const ship = p.state.ships[shipId];
  const terrain = placedTerrain(p.state).find((each) => each.id === terrainId);
  if (ship === undefined || !isPlaced(ship) || terrain === undefined) return;
  const { hazard, hazardRule } = terrainData[terrain.kind];
  const cause = { rule: hazardRule, by: terrain.name.toLowerCase() };
  if (hazard.kind === 'none') return;
  if (hazard.kind === 'hits') strikeWithHits(p, ship, terrain, trigger, at, cause);
  else {
    const told = { kind: 'terrain-met', ship: shipId, terrain: terrainId, trigger } as const;
    p.emit({ ...told, face: null, plus: 0, reduction: 0, hits: 0, sweeper: null });
  }
  if (hazard.kind === 'hull') loseHull(p, shipId, hazard.hull, cause);
  if (hazard.kind === 'disorder') gainDisorder(p, shipId, hazard.markers, cause);
  if (hazard.kind === 'destroyed') destroy(p, shipId, cause);
  settle(p);
}

/** The terrain in which a ship and its fighters begin the activation (QR-3.2b, R-QR-75). Safe for a ship that is gone. */
export function strikeWhereItStarts(p: Procedure, shipId: ShipId): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || !isPlaced(ship)) return;
  for (const terrain of terrainAt(p.state, ship.at)) strike(p, shipId, terrain.id, 'started-inside', ship.at);
  const wrecked = fightersOf(p.state, shipId).filter(isFlying);
  for (const fighter of wrecked) wreckOnPath(p, fighter.id, fighter.at, fighter.at);
}

/** The terrain in which a ship and its fighters come out of hyperspace or end a drift: only the end counts (R-QR-89). */
export function strikeOnArrival(p: Procedure, shipId: ShipId): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || !isPlaced(ship)) return;
  for (const terrain of terrainAt(p.state, ship.at)) strike(p, shipId, terrain.id, 'entered', ship.at);
}

/**
 * The terrain that the straight path enters acts on the ship (QR-8.2.2c), feature after feature until the ship is gone.
 * The ship has been moved already. For movements of every kind, pushes included.
 */
export function strikeAlong(p: Procedure, shipId: ShipId, from: Point, to: Point): void {
  const course = bearingCdeg(from, to);
  const met = enteredOnPath(p.state, from, to).map(({ shape: feature, enterMils }) => ({
    feature,
    at: offset(from, course, enterMils),
  }));
  strikeEach(p, shipId, met);
}

/** The features that a ship has entered, each where it met it, in that order. */
export function strikeEach(p: Procedure, shipId: ShipId, met: readonly { feature: PlacedTerrain; at: Point }[]): void {
  for (const { feature, at } of met) strike(p, shipId, feature.id, 'entered', at);
}

/**
 * Terrain in which a token on this path is lost (QR-3.4.2c, QR-3.4.3c, R-QR-92). `past` is a feature that is not in its
 * way, as the planet that it circles.
 */
export const tokenTrap = (state: OpenTable, from: Point, to: Point, past?: string): PlacedTerrain | undefined =>
  tokenMeets(state, from, to, 'destroyed', past);

/** The planet that bars a token from this path (QR-3.4.6c). */
export const tokenBar = (state: OpenTable, from: Point, to: Point, past?: string): PlacedTerrain | undefined =>
  tokenMeets(state, from, to, 'barred', past);

/** The terrain that the token's edge meets on its way (QR-1.4.1b). */
const tokenMeets = (
  state: OpenTable,
  from: Point,
  to: Point,
  fate: 'destroyed' | 'barred',
  past: string | undefined,
): PlacedTerrain | undefined =>
  sweptInto(
    from,
    to,
    fighterRadiusMils,
    placedTerrain(state),
    ({ id, kind }) => id !== past && terrainData[kind].fighters === fate,
  );

/** Destroys a token whose path, its own or a carried one, meets gas or a Distortion Field. */
export function wreckOnPath(p: Procedure, fighterId: FighterId, from: Point, to: Point): void {
  const fighter = p.state.fighters[fighterId];
  const trap = fighter?.place === 'table' ? tokenTrap(p.state, from, to) : undefined;
  if (trap !== undefined) wreckIn(p, fighterId, trap);
}

export function wreckIn(p: Procedure, fighterId: FighterId, trap: PlacedTerrain): void {
  const cause = { rule: terrainData[trap.kind].fightersRule, by: trap.name.toLowerCase() };
  p.emit({ kind: 'fighters-destroyed', fighters: [fighterId], cause });
}
