/** Whether beacons may be laid, hacked or attacked: DA-9.3.1, DA-9.3.2, DA-5.1, R-DA-81, R-DA-82, R-DA-84. */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { flyingOf } from '../../../mechanics/blueprint-fleets/fighters/stacks.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import type { Beacon, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import type { PlacedFighter } from '../../../mechanics/blueprint-fleets/ships.ts';
import { inTheWay, ringsAround, firstFree } from '../../../mechanics/open-table/index.ts';
import type { CommandOf } from '../../commands.ts';
import { modules } from '../../data/modules.ts';
import { distances } from '../../data/sizes.ts';
import type { Point, SpaceId } from '../../ids.ts';
import { attackersFault } from '../../phases/fighters/acting.ts';
import { onTheTable, planetUnder, standing } from '../../ship/clearance.ts';
import {
  actingFault,
  actingShip,
  fittedSpaces,
  type PlacedShip,
  specialFault,
  workingSpaces,
} from '../../ship/ships.ts';
import { fighterRadiusMils, working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { optionOf } from '../../table.ts';
import { activeBeacons, beaconRadiusMils, isJammed } from '../jumps/legality.ts';

const { effect } = modules['beacon-deployment'];
/** DA-12.7.6 */
const STOCK = effect.kind === 'beacons' ? effect.stock : 0;
const left = (ship: PlacedShip, space: SpaceId): number => STOCK - (ship.spent[space] ?? 0);

/** The first working module that still holds a beacon. */
export const storeOf = (ship: PlacedShip): SpaceId | undefined =>
  workingSpaces(ship, 'beacon-deployment').find((space) => left(ship, space) > 0);
export const stockOf = (ship: PlacedShip): number =>
  workingSpaces(ship, 'beacon-deployment').reduce((sum, space) => sum + left(ship, space), 0);

export function layerFault(ship: PlacedShip): Rejection | undefined {
  const { name } = ship;
  const taken = specialFault(ship);
  if (taken !== undefined) return taken;
  if (fittedSpaces(ship, 'beacon-deployment').length === 0)
    return refuse('no-layer', 'DA-9.3.1', `${name} has no Beacon Deployment module. Lay beacons with a ship that has.`);
  if (workingSpaces(ship, 'beacon-deployment').length === 0)
    return refuse('layer-destroyed', 'DA-9.3.1', `The Beacon Deployment module of ${name} is destroyed. Use another.`);
  if (stockOf(ship) > 0) return undefined;
  const sentence = `${name} has laid all ${STOCK} beacons of each working module. Lay them with another ship.`;
  return refuse('no-stock', 'DA-12.7.6', sentence);
}

/** From the ship's post to the nearest edge of the token. */
const gapTo = (ship: PlacedShip, at: Point): number => Math.max(0, distanceMils(ship.at, at) - beaconRadiusMils);

function spotFault(state: OpenTable, ship: PlacedShip, at: Point): Rejection | undefined {
  const base = { at, radiusMils: beaconRadiusMils };
  const gap = gapTo(ship, at);
  if (gap > distances.beaconMils + distances.toleranceMils)
    return refuse(
      'too-far',
      'DA-9.3.1',
      `The beacon would lie ${inches(gap)} from ${ship.name}. Lay it at most 3″ away.`,
    );
  if (!onTheTable(state, base))
    return refuse('off-table', 'R-DA-81', 'The beacon would reach over the table’s edge. Lay it on the table.');
  const planet = planetUnder(state, base);
  if (planet !== undefined)
    return refuse('on-planet', 'R-DA-81', `The beacon would lie on ${planet.name}. Lay it clear of the planet.`);
  const other = inTheWay(base, standing(state));
  if (other === undefined) return undefined;
  return refuse('overlap', 'R-DA-81', `The beacon would lie under ${other.name}. Lay it clear of every base.`);
}

export const layFault = (state: OpenTable, squadron: Squadron, { ship: id, at }: CommandOf<'deploy-beacon'>) => {
  const absent = actingFault(state, squadron, id);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, id);
  return layerFault(ship) ?? spotFault(state, ship, at);
};

export const beaconReachMils = distances.beaconMils + beaconRadiusMils;

/** A free place near the ship, from its base outwards, on a bearing first. */
export const beaconSpot = (state: OpenTable, ship: PlacedShip, fromCdeg: number): Point | undefined =>
  firstFree(
    ringsAround(ship.at, { fromMils: 1250, toMils: beaconReachMils, stepMils: 450 }, { fromCdeg, stepCdeg: 1500 }),
    (at) => spotFault(state, ship, at) === undefined,
  );

export const NEED = 6;
const within = (ship: PlacedShip, beacon: Beacon): boolean =>
  gapTo(ship, beacon.at) <= distances.hackMils + distances.toleranceMils;

/** R-DA-86: nobody hacks from behind a cloak; R-DA-82: without countermeasures nobody does where that is agreed. */
function hackerFault({ match }: OpenTable, ship: PlacedShip): Rejection | undefined {
  if (ship.cloaked)
    return refuse('cloaked', 'R-DA-86', `${ship.name} is cloaked and hacks nothing. Disengage the cloak first.`);
  if (!optionOf(match, 'hackNeedsEcm') || working(ship, 'electronic-countermeasures') > 0) return specialFault(ship);
  const sentence = `${ship.name} has no working Electronic Countermeasures. In this match only ships with them hack.`;
  return refuse('no-ecm', 'R-DA-82', sentence);
}

export const hackNeed = (ship: PlacedShip): number => Math.max(1, NEED - working(ship, 'electronic-countermeasures'));

export function hackFault(state: OpenTable, squadron: Squadron, command: CommandOf<'hack-beacon'>) {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  const unable = hackerFault(state, ship);
  if (unable !== undefined) return unable;
  const beacon = state.beacons[command.beacon];
  if (beacon === undefined || beacon.seat === ship.seat)
    return refuse('not-an-enemy-beacon', 'DA-9.3.2', 'Only an enemy beacon can be hacked. Name one on the table.');
  // DA-1.7.6: it lies online or offline.
  if (beacon.status === 'offline')
    return refuse('beacon-offline', 'DA-5.2a', 'That beacon is offline and cannot be hacked. Name one that is online.');
  if (isJammed(state, beacon))
    return refuse(
      'beacon-jammed',
      'R-DA-83',
      'That beacon is jammed and counts as offline. Name one that touches no online beacon of yours.',
    );
  if (within(ship, beacon)) return undefined;
  const sentence = `That beacon is ${inches(gapTo(ship, beacon.at))} from ${ship.name}. It hacks up to ${inches(distances.hackMils)}.`;
  return refuse('out-of-reach', 'DA-9.3.2', sentence);
}

export const hackable = (state: OpenTable, ship: PlacedShip): readonly Beacon[] =>
  Object.keys(state.beacons).length > 0 && hackerFault(state, ship) === undefined
    ? activeBeacons(state).filter((beacon) => beacon.seat !== ship.seat && within(ship, beacon))
    : [];

export const touchesBeacon = (fighter: PlacedFighter, beacon: Beacon): boolean =>
  distanceMils(fighter.at, beacon.at) <= fighterRadiusMils + beaconRadiusMils + distances.contactMils;

/** Only a stack in contact attacks a beacon, online or not (DA-5.1). */
export function raidFault(state: OpenTable, squadron: Squadron, command: CommandOf<'attack-beacon'>, by: Seat) {
  const beacon = state.beacons[command.beacon];
  if (beacon === undefined)
    return refuse('no-beacon', 'DA-5.1', 'There is no such beacon on the table. Name one that your fighters touch.');
  const reason = attackersFault(state, squadron, command.fighters, by, 'DA-5.1');
  if (reason !== undefined) return reason;
  const away = flyingOf(state, command.fighters).find((fighter) => !touchesBeacon(fighter, beacon));
  if (away === undefined) return undefined;
  const sentence = `${away.name} does not touch the beacon. Only fighters whose token touches it attack it.`;
  return refuse('not-touching', 'DA-5.1', sentence, { fighter: away.id });
}
