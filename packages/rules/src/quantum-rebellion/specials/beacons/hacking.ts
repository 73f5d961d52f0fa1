/** Hacking an enemy beacon: QR-8.3.2a-b, R-QR-97. */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import { inches } from '../../../mechanics/blueprint-fleets/names.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { actingFault, actingShip, specialFault, type PlacedShip } from '../../ship/ships.ts';
import { working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Beacon, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { activeBeacons, beaconRadiusMils, isJammed } from './control.ts';

const MODULE = 'electronic-countermeasures';
const NEED = 6;

/** From the ship's post to the nearest edge of the token (R-QR-06). */
const reachMils = (ship: PlacedShip, beacon: Beacon): number =>
  Math.max(0, distanceMils(ship.at, beacon.at) - beaconRadiusMils);

const inReach = (ship: PlacedShip, beacon: Beacon): boolean =>
  reachMils(ship, beacon) <= distances.hackMils + distances.toleranceMils;

/** The lowest face of the d6 that turns a beacon. */
export const hackNeed = (ship: PlacedShip): number => Math.max(1, NEED - working(ship, MODULE));

function hackerFault(ship: PlacedShip): Rejection | undefined {
  const taken = specialFault(ship);
  if (taken !== undefined || working(ship, MODULE) > 0) return taken;
  const sentence = `${ship.name} has no working Electronic Countermeasures. Hack with a ship that has.`;
  return refuse('no-countermeasures', 'QR-8.3.2a', sentence);
}

/** Why the ship may not hack that beacon, or undefined. */
export function checkHack(
  state: OpenTable,
  squadron: Squadron,
  command: CommandOf<'hack-beacon'>,
): Rejection | undefined {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  const unable = hackerFault(ship);
  if (unable !== undefined) return unable;
  const beacon = state.beacons[command.beacon];
  if (beacon === undefined || beacon.seat === ship.seat)
    return refuse('not-an-enemy-beacon', 'QR-8.3.2a', 'Only an enemy beacon can be hacked. Name one on the table.');
  if (beacon.status === 'offline')
    return refuse('beacon-offline', 'QR-4.2a', 'That beacon is offline and cannot be hacked. Name one that is online.');
  if (isJammed(state, beacon)) {
    const sentence = 'That beacon is jammed and counts as offline. Name one that touches no online beacon of yours.';
    return refuse('beacon-jammed', 'R-QR-97', sentence);
  }
  if (inReach(ship, beacon)) return undefined;
  const sentence = `That beacon is ${inches(reachMils(ship, beacon))} from ${ship.name}. It hacks up to ${inches(distances.hackMils)}.`;
  return refuse('out-of-reach', 'QR-8.3.2a', sentence);
}

/** Beacons that the ship can hack now. */
export const hackable = (state: OpenTable, ship: PlacedShip): readonly Beacon[] =>
  Object.keys(state.beacons).length > 0 && hackerFault(ship) === undefined
    ? activeBeacons(state).filter((beacon) => beacon.seat !== ship.seat && inReach(ship, beacon))
    : [];

export function resolveHack(p: Procedure, { ship: id, beacon }: CommandOf<'hack-beacon'>): void {
  const ship = actingShip(p.state, id);
  const modules = working(ship, MODULE);
  const face = p.dice.roll(6, 1, `hacking by ${ship.name}`)[0] ?? 1;
  p.emit({ kind: 'beacon-hacked', ship: id, beacon, face, modules, success: face + modules >= NEED });
}
