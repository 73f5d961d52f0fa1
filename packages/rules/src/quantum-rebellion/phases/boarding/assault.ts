/** Boarding: who may go, how far, with how many dice, and against how many (8.4.7, R-QR-170 to R-QR-172). */
import type { Rejection } from '../../../kernel/contract.ts';
import { distanceMils } from '../../../geometry/table/index.ts';
import { modules } from '../../data/modules.ts';
import { distances } from '../../data/sizes.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { isPlaced, placedShips, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { classOf, fittedSpaces, hasCustomization, type PlacedShip, workingSpaces } from '../../ship/ships.ts';
import { marineDice, unmanned } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import type { Ship } from '../../table.ts';
import { cloakedAttacker, cloakedTarget, isCloaked } from '../../specials/cloak/cloaking.ts';
import type { PoolSource } from '../fighters/schema.ts';
import { type FighterCover, coverPool } from '../fighters/cover.ts';
import type { Assault, BoardOffer } from './schema.ts';
import type { ShipId } from '../../ids.ts';

/** How far the marines of the ship go, post to post: 3", with a working Long Range Assault Craft 6". */
export function boardingReachMils(ship: Ship): number {
  const { effect } = modules['long-range-assault-craft'];
  if (workingSpaces(ship, 'long-range-assault-craft').length === 0 || effect.kind !== 'boarding-range')
    return distances.boardingMils;
  return effect.rangeMils;
}

/** Why the ship may not board at all: R-QR-170. */
export function cannotBoard(ship: Ship): Rejection | undefined {
  const { name } = ship;
  if (fittedSpaces(ship, 'space-marines').length === 0)
    return refuse('no-marines', 'QR-8.4.7a', `${name} has no Space Marines. Board with a ship that carries them.`);
  if (marineDice(ship) === 0)
    return refuse('marines-offline', 'QR-8.4.7a', `The Space Marines of ${name} are offline. Repair them first.`);
  if (unmanned(ship))
    return refuse('unmanned', 'QR-11.4.19b', `${name} is unmanned and boards nobody. Board with another ship.`);
  if (ship.crew === 0)
    return refuse('no-crew', 'QR-1.10.4c', `${name} has no crew left to board with. Board with another ship.`);
  const craft = fittedSpaces(ship, 'long-range-assault-craft').length;
  if (craft > 0 && workingSpaces(ship, 'long-range-assault-craft').length === 0)
    return refuse(
      'assault-craft-offline',
      'QR-11.6.18b',
      `The Long Range Assault Craft of ${name} is offline, so it boards nobody. Repair it first.`,
    );
  if (isCloaked(ship)) return cloakedAttacker(ship);
  // Once in each activation, and as often as it likes in a game (QR-13.0b).
  if (ship.activation.boarded)
    return refuse('boarded-already', 'R-QR-170', `${name} has boarded in this activation. Board with another ship.`);
  return undefined;
}

/** Measured from post to post (QR-1.4.2a). */
const reaches = (ship: PlacedShip, target: PlacedShip): boolean =>
  distanceMils(ship.at, target.at) <= boardingReachMils(ship) + distances.toleranceMils;

/** Boarders of a civilian say what they are after, in the scenario that has a convoy (QR-12.4b, R-QR-173). */
const asksAim = (state: OpenTable, target: Ship): boolean => state.match.convoy !== null && classOf(target).civilian;

function aimFault(state: OpenTable, target: Ship, aim: Assault['aim']): Rejection | undefined {
  const asked = asksAim(state, target);
  if (asked === (aim !== undefined)) return undefined;
  if (asked)
    return refuse('no-aim', 'QR-12.4b', `${target.name} is a civilian. Say whether to damage or to capture it.`);
  return refuse('not-a-civilian', 'QR-12.4b', `${target.name} cannot be captured here. Board it without an aim.`);
}

/** QR-12.4c: so many critical results take a civilian. */
export const criticalsToCapture = 3;

/** Enemy ships in reach and who of the squadron can board each. */
export function boardingTargets(state: OpenTable, squadron: Squadron): BoardOffer['targets'] {
  const able = squadronShips(state, squadron).filter((ship) => cannotBoard(ship) === undefined);
  return placedShips(state)
    .filter((ship) => ship.seat !== squadron.seat && !isCloaked(ship))
    .map((target) => ({
      target: target.id,
      ships: able.filter((ship) => reaches(ship, target)).map(({ id }) => id),
      civilian: asksAim(state, target),
    }))
    .filter(({ ships }) => ships.length > 0);
}

function checkBoarder(state: OpenTable, squadron: Squadron, id: ShipId, target: PlacedShip): Rejection | undefined {
  const ship = state.ships[id];
  if (ship === undefined || !isPlaced(ship) || ship.squadron !== squadron.id)
    return refuse('not-in-squadron', 'QR-8.4.7b', `Only ships of ${squadron.name} on the table board now. Name those.`);
  const reason = cannotBoard(ship);
  if (reason !== undefined || reaches(ship, target)) return reason;
  const [gap, reach] = [distanceMils(ship.at, target.at), boardingReachMils(ship)];
  return refuse(
    'out-of-reach',
    reach > distances.boardingMils ? 'QR-11.6.18a' : 'QR-8.4.7a',
    `${ship.name} is ${inches(gap)} from ${target.name}. Its marines reach ${inches(reach)}, post to post.`,
    { distanceMils: gap, reachMils: reach },
  );
}

/**
 * Why these assaults may not be made together: one ship that may not board makes all of them illegal (R-QR-170).
 * Shields do not stop boarders (QR-1.10.3b).
 */
export function checkAssaults(
  state: OpenTable,
  squadron: Squadron,
  assaults: readonly Assault[],
): Rejection | undefined {
  const ships = assaults.flatMap((assault) => assault.ships);
  const targets = assaults.map((assault) => assault.target);
  if (new Set(ships).size < ships.length)
    return refuse(
      'boards-twice',
      'R-QR-170',
      'A ship boards once in an activation. Name each ship in one assault only.',
    );
  if (new Set(targets).size < targets.length)
    return refuse(
      'target-twice',
      'QR-8.4.7b',
      'Ships that board the same target do so together. Name each target once.',
    );
  for (const { target: id, ships: boarders, aim } of assaults) {
    const target = state.ships[id];
    if (target === undefined || target.seat === squadron.seat || !isPlaced(target))
      return refuse('not-an-enemy-ship', 'QR-8.4.7a', 'Marines board enemy ships on the table. Name one in reach.');
    if (isCloaked(target)) return cloakedTarget(target);
    const unclear = aimFault(state, target, aim);
    if (unclear !== undefined) return unclear;
    for (const boarder of boarders) {
      const reason = checkBoarder(state, squadron, boarder, target);
      if (reason !== undefined) return reason;
    }
  }
  return undefined;
}

/** Where the defence dice come from: DEF, screens, committed fighters, Armed Crew. */
export function defencePool(state: OpenTable, target: PlacedShip, cover: FighterCover): PoolSource[] {
  const pool = coverPool(state, target, cover).map((source) =>
    source.rule === 'QR-8.4.6.7b' ? { ...source, rule: 'QR-8.4.7.3a' } : source,
  );
  if (!hasCustomization(target, 'armed-crew')) return pool;
  return [...pool, { from: 'Armed Crew', dice: 2, rule: 'QR-11.4.3a' }];
}
