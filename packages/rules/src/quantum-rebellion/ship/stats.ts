/** The current values of a ship: what its class gives, its fittings add and its losses take. */
import { commanderOf, compromised, squadronShips } from '../../mechanics/blueprint-fleets/ships.ts';
import { basesOf } from '../../mechanics/blueprint-fleets/bases.ts';
import { driveState } from '../../mechanics/blueprint-fleets/fittings.ts';
import { distanceMils } from '../../geometry/table/index.ts';
import { baseDiameterMils, distances, sizes } from '../data/sizes.ts';
import { modules } from '../data/modules.ts';
import type { ModuleId } from '../ids.ts';
import { optionOf, type Ship } from '../table.ts';
import type { OpenTable } from '../state.ts';
import type { Squadron } from '../../mechanics/blueprint-fleets/records.ts';
import { classOf, coreWorks, fittedSpaces, hasCustomization, type PlacedShip, workingSpaces } from './ships.ts';

/** QR-11.6.19a, QR-11.6.19b, R-QR-154; `absent` for stations (R-QR-41). */
export { driveState } from '../../mechanics/blueprint-fleets/fittings.ts';

/** R-QR-29: one working Auxiliary Power Unit, or two undamaged Reactors. */
export const powered = (ship: Ship): boolean =>
  workingSpaces(ship, 'auxiliary-power-unit').length > 0 || (coreWorks(ship, 'RE1') && coreWorks(ship, 'RE2'));

/** How many modules of this kind work, their need of power included. */
export function working(ship: Ship, module: ModuleId): number {
  if (modules[module].power && !powered(ship)) return 0;
  return workingSpaces(ship, module).length;
}

/** Current DEF: QR-11.6.11a, QR-11.6.25a, R-QR-138. Never below 0. */
export function defense(ship: Ship): number {
  const base = coreWorks(ship, 'DF') ? classOf(ship).def : 0;
  return Math.max(0, base + 2 * working(ship, 'point-defense-screen') - ship.defLost);
}

/** Current CR: R-QR-140. Reinforced Hull counts whether or not its space was struck (QR-11.6.27b). */
export const criticalRating = (ship: Ship): number =>
  Math.max(0, classOf(ship).cr + 2 * fittedSpaces(ship, 'reinforced-hull').length - ship.crLost);

/** Current MR: QR-11.6.20a, R-QR-109. */
export const maneuverability = (ship: Ship): number => classOf(ship).mr + working(ship, 'maneuvering-thrusters');

/** R-QR-154: offline for Damage Control and Stealth: no drive works, or Full Stop. */
export const driveOffline = (ship: Ship): boolean => ship.fullStop || driveState(ship) === 'none';

/** The full maximum before any half-speed cap: R-QR-82, R-QR-141. */
function fullMoveMils(ship: Ship): number {
  const { moveMils, station } = classOf(ship);
  if (station) return 0;
  return Math.max(1000, moveMils - 2000 * ship.plasmaEffects) + 3000 * working(ship, 'secondary-drive');
}

/** The longest Standard Movement now, in mils: caps of one half do not compound (R-QR-82). */
export function maxMoveMils(ship: Ship, halved = false): number {
  const drive = driveState(ship);
  if (drive === 'none' || drive === 'absent' || ship.fullStop) return 0;
  const half = halved || drive === 'half' || ship.activation.restarted;
  return half ? Math.floor(fullMoveMils(ship) / 2) : fullMoveMils(ship);
}

/** R-QR-156: it can leave by hyperspace at all. */
export const canJump = (ship: Ship): boolean => coreWorks(ship, 'HY');

export const unmanned = (ship: Ship): boolean => hasCustomization(ship, 'unmanned');

export const baseRadiusMils = (ship: Ship): number => baseDiameterMils[classOf(ship).hull] / 2;
export const fighterRadiusMils = sizes.fighterDiameterMils / 2;

/** R-QR-04. */
export const { baseOf, touching } = basesOf<Ship>(baseRadiusMils, fighterRadiusMils, distances.contactMils);

/**
 * Within the command radius of the squadron's commander, who is on the table (QR-2.4a, R-QR-79), or the only ship left
 * (QR-2.4b); otherwise never a civilian (QR-2.3.4a). How far the Admiral is does not matter (QR-2.4c).
 */
export function inCommand(state: OpenTable, squadron: Squadron, ship: PlacedShip): boolean {
  if (squadronShips(state, squadron).length === 1) return true;
  const commander = commanderOf(state, squadron);
  if (commander === undefined || classOf(ship).civilian) return false;
  return distanceMils(ship.at, commander.at) <= distances.commandRadiusMils + distances.toleranceMils;
}

/** Hangar Capacity now: QR-11.1p, QR-11.6.14a, R-QR-31. A carrier whose hangar is offline takes nobody aboard (R-QR-152). */
export function hangarCapacity({ match }: Pick<OpenTable, 'match'>, ship: Ship): number {
  const { hangar } = classOf(ship);
  if (hangar > 0 && !coreWorks(ship, 'HG')) return 0;
  const each = hangar >= 6 ? 4 : hangar > 0 ? optionOf(match, 'lightCarrierHangarBonus') : 2;
  return hangar + workingSpaces(ship, 'hangar-bay').length * each;
}

/** QR-8.4.6a; damaged hangars count as well. */
export const isCarrier = (ship: Ship): boolean =>
  classOf(ship).hangar > 0 || fittedSpaces(ship, 'hangar-bay').length > 0;

/** Marines that may go: QR-11.6.30a, R-QR-32. */
export const marineDice = (ship: Ship, each = 4): number => each * workingSpaces(ship, 'space-marines').length;

/**
 * How many of `hits` an attack leaves after Armor Plating: one less while the ship is not Compromised (QR-11.6.2a,
 * R-QR-132). `ship` is as it stood before the attack.
 */
export const armorLeaves = (ship: Ship, hits: number): number =>
  hits > 0 && working(ship, 'armor-plating') > 0 && !compromised(ship) ? hits - 1 : hits;
