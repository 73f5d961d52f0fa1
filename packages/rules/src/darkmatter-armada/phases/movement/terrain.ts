/** What terrain does to ships and fighters: DA-4.3, DA-4.5, R-DA-73 to R-DA-78. */
import { distanceMils, type Point } from '../../../geometry/table/index.ts';
import { gainDisorder, loseCrew, loseHull } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { isPlaced, onTable } from '../../../mechanics/blueprint-fleets/ships.ts';
import { explodingFaces, totalOf } from '../../../mechanics/dice/index.ts';
import { entered, sweptInto } from '../../../mechanics/open-table/index.ts';
import type { DieSize } from '../../data/dice.ts';
import { sufferCriticals } from '../../damage/critical.ts';
import { terrain as terrainData, type TerrainKind } from '../../data/terrain.ts';
import type { EventOf } from '../../events.ts';
import type { ShipId, TerrainId } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { placedTerrain, type PlacedTerrain, tape, terrainAt } from '../../ship/clearance.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import {
  baseRadiusMils,
  criticalRating,
  criticalsOf,
  defenseDie,
  fighterRadiusMils,
  working,
} from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { optionOf } from '../../table.ts';
import type { Rolled } from './schema.ts';

type Trigger = EventOf<'terrain-met'>['trigger'];
type Met = EventOf<'terrain-met'>;

/** DA-1.2.2a, R-DA-08: these dice explode on a 1. */
const thrown = (p: Procedure, sides: DieSize, why: string): Rolled => ({
  sides,
  faces: [...explodingFaces(p.dice, sides, 1, why)],
});

/**
 * The ship whose Minesweeper lets `ship` keep its better die: its own, or one of a friend in contact that has led nobody
 * else in this activation (DA-12.7.24, R-DA-77).
 */
export function sweeperFor(state: OpenTable, ship: PlacedShip, at: Point): PlacedShip | undefined {
  if (working(ship, 'minesweeper') > 0) return ship;
  return onTable(state, ship.seat).find((friend) => {
    const { sweptFor } = friend.activation;
    const free = sweptFor === null || sweptFor === ship.id;
    const near = distanceMils(friend.at, at) <= 2 * baseRadiusMils() + tape.contactMils;
    return friend.id !== ship.id && working(friend, 'minesweeper') > 0 && free && near;
  });
}

/** DEF against mines: two dice, the lower kept, or the higher with a Minesweeper; Defense Grid Fault comes off. */
function mineDefence(p: Procedure, ship: PlacedShip, better: boolean, why: string): Met['defence'] {
  const die = defenseDie(ship);
  if (die === undefined) return null;
  const dice = [thrown(p, die, why), thrown(p, die, why)];
  const [one = 0, two = 0] = dice.map(({ faces }) => totalOf(faces));
  const kept = better === one >= two ? 0 : 1;
  return { dice, kept, fault: ship.gridFault };
}

const stopped = (defence: Met['defence']): number =>
  defence === null ? 0 : Math.max(0, totalOf(defence.dice[defence.kept]?.faces ?? []) - defence.fault);

const isStanding = (p: Procedure, id: ShipId): boolean => p.state.ships[id]?.place === 'table';

/** One feature acts on the ship, shielded, cloaked or not (DA-9.2.9), and what follows is settled. */
function strike(p: Procedure, id: ShipId, terrainId: TerrainId, trigger: Trigger, at: Point): void {
  const ship = p.state.ships[id];
  const field = placedTerrain(p.state).find((each) => each.id === terrainId);
  if (ship === undefined || !isPlaced(ship) || field === undefined || ship.activation.met.includes(terrainId)) return;
  const { hazard, hazardRule } = terrainData[field.kind];
  if (hazard.kind === 'distortion') return;
  const cause = { rule: hazardRule, by: field.name.toLowerCase() };
  const why = `${cause.by} against ${ship.name}`;
  const plain = { kind: 'terrain-met', ship: id, terrain: terrainId, trigger, sweeper: null, defence: null } as const;
  switch (hazard.kind) {
    case 'disorder':
      p.emit({ ...plain, attack: null, hits: 0 });
      gainDisorder(p, id, hazard.markers, cause);
      break;
    case 'lose-crew': {
      const [face = 1] = p.dice.roll(hazard.die, 1, why);
      p.emit({ ...plain, attack: { sides: hazard.die, faces: [face] }, hits: face });
      loseCrew(p, id, face, cause);
      break;
    }
    case 'collision': {
      const [face = 1] = p.dice.roll(hazard.hullDie, 1, why);
      p.emit({ ...plain, attack: { sides: hazard.hullDie, faces: [face] }, hits: face });
      loseHull(p, id, face, cause);
      gainDisorder(p, id, hazard.disorder, cause);
      break;
    }
    default: {
      const attack = thrown(p, field.die ?? 4, why);
      const sweeper = hazard.kind === 'mines' ? sweeperFor(p.state, ship, at) : undefined;
      const defence =
        hazard.kind === 'mines' ? mineDefence(p, ship, sweeper !== undefined, `DEF of ${ship.name}`) : null;
      const hits = Math.max(0, totalOf(attack.faces) - stopped(defence));
      p.emit({ ...plain, attack, defence, hits, sweeper: sweeper?.id ?? null });
      loseHull(p, id, hits, cause);
      // Critical hits, unless none are agreed on, then what is due (R-DA-74).
      const any = optionOf(p.state.match, 'terrainCriticals');
      const scored = any ? criticalsOf(p.state, hits, criticalRating(ship)) : 0;
      if (scored > 0 && isStanding(p, id)) return sufferCriticals(p, id, scored, cause);
    }
  }
  settle(p);
}

/** The terrain in which a ship begins its activation (DA-4.3). Safe for a ship that is gone. */
export function strikeWhereItStarts(p: Procedure, id: ShipId): void {
  const ship = p.state.ships[id];
  if (ship === undefined || !isPlaced(ship)) return;
  for (const field of terrainAt(p.state, ship.at)) strike(p, id, field.id, 'started-inside', ship.at);
}

/** The terrain in which a ship comes out of hyperspace or ends a drift. */
export function strikeOnArrival(p: Procedure, id: ShipId): void {
  const ship = p.state.ships[id];
  if (ship === undefined || !isPlaced(ship)) return;
  for (const field of terrainAt(p.state, ship.at)) strike(p, id, field.id, 'entered', ship.at);
}

/** The terrain that the straight path of the post enters (DA-1.4.1), feature after feature until the ship is gone; for moves of every kind. */
export function strikeAlong(p: Procedure, id: ShipId, from: Point, to: Point): void {
  for (const { shape: field } of entered(from, to, placedTerrain(p.state)))
    if (field.kind !== 'planet') strike(p, id, field.id, 'entered', to);
}

/** The features that a way round a planet enters, in that order; a planet stops it (R-DA-76). */
export function strikeEach(p: Procedure, id: ShipId, met: readonly { readonly feature: PlacedTerrain }[]): void {
  for (const { feature } of met) {
    const at = p.state.ships[id]?.at;
    if (at === undefined || at === null) return;
    strike(p, id, feature.id, feature.kind === 'planet' ? 'collided' : 'entered', at);
  }
}

/** The ship has run into a planet (DA-4.5.6b). */
export function collide(p: Procedure, id: ShipId, planet: TerrainId): void {
  const at = p.state.ships[id]?.at;
  if (at !== undefined && at !== null) strike(p, id, planet, 'collided', at);
}

/**
 * The terrain that a token's edge meets on its way, of those that do this to tokens (DA-4.5, R-DA-78); `past` is a
 * feature that is not in its way, as the planet that it circles.
 */
const tokenMeets =
  (fate: 'destroyed' | 'barred', ofKind?: TerrainKind) =>
  (state: OpenTable, from: Point, to: Point, past?: string): PlacedTerrain | undefined =>
    sweptInto(
      from,
      to,
      fighterRadiusMils,
      placedTerrain(state),
      ({ id, kind }) => id !== past && terrainData[kind].fighters === fate && (ofKind === undefined || kind === ofKind),
    );

export const tokenTrap = tokenMeets('destroyed');
export const tokenBar = tokenMeets('barred');
/** Riders are left at the edge of a distortion field; a planet alone bars them (R-DA-75). */
export const riderBar = tokenMeets('barred', 'planet');
