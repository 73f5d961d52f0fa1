/**
 * Launching fighters, by Catapult Launchers before the carrier moves: QR-8.3.7, QR-11.6.9a, R-QR-94, R-QR-102,
 * R-QR-166.
 */
import type { Random, Rejection } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import { gainDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import {
  actingFault,
  actingShip,
  specialFault,
  classOf,
  coreWorks,
  hasCustomization,
  type PlacedShip,
  workingSpaces,
} from '../../ship/ships.ts';
import { fightersOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { isCarrier, unmanned } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Fighter, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { deploying } from '../../phases/setup/deployment.ts';
import { launchingBy, launchPrice } from '../../../mechanics/blueprint-fleets/fighters/launching.ts';
import type { LaunchTerms } from '../../../mechanics/blueprint-fleets/fighters/schema.ts';

export type Launch = CommandOf<'launch-fighters' | 'catapult-fighters'>;

export const aboard = (state: OpenTable, ship: PlacedShip): readonly Fighter[] =>
  fightersOf(state, ship.id).filter((fighter) => fighter.place === 'aboard');

/** The deck works: the hangar space where the class has one, else a Hangar Bay (R-QR-152). */
const deckWorks = (ship: PlacedShip): boolean =>
  classOf(ship).hangar > 0 ? coreWorks(ship, 'HG') : workingSpaces(ship, 'hangar-bay').length > 0;

/** Why this ship launches nothing now. */
export function carrierFault(state: OpenTable, ship: PlacedShip): Rejection | undefined {
  const { name } = ship;
  if (!isCarrier(ship)) return refuse('not-a-carrier', 'QR-8.4.6a', `${name} has no hangar. Launch from a carrier.`);
  if (ship.crew === 0 && !unmanned(ship))
    return refuse('no-crew', 'QR-1.10.4b', `${name} has 0 CP and launches nothing. It needs at least 1 CP.`);
  if (!deckWorks(ship))
    return refuse('hangar-offline', 'R-QR-152', `The hangar of ${name} is offline. Repair it in an End Phase first.`);
  if (hasCustomization(ship, 'restricted-hangar') && ship.hangar.recovered)
    return refuse(
      'restricted-hangar',
      'QR-11.4.14a',
      `${name} has recovered fighters this round. It launches again in the next.`,
    );
  if (aboard(state, ship).length === 0)
    return refuse('none-aboard', 'QR-8.3.7a', `${name} has no fighter aboard. Recall some before the next launch.`);
  return undefined;
}

/** An unmanned ship pays nothing and launches what is free (R-QR-158). */
const FREE = 3;

const launching = launchingBy({
  deploying,
  launch: 'QR-8.3.7a',
  more: 'QR-8.3.7b',
  carrierFault: (state: OpenTable, ship: PlacedShip) => specialFault(ship) ?? carrierFault(state, ship),
  limit: (_state: OpenTable, ship: PlacedShip) =>
    unmanned(ship)
      ? {
          most: FREE,
          fault: refuse(
            'unmanned',
            'R-QR-158',
            `${ship.name} is unmanned and cannot pay Disorder. It launches at most ${FREE} fighters.`,
          ),
        }
      : undefined,
});
export const { canLaunch, launchTerms } = launching;

/** Why the fighters cannot be launched so, or undefined. The moment of the launch is judged by its segment. */
export const checkLaunch = (state: OpenTable, squadron: Squadron, command: Launch): Rejection | undefined =>
  actingFault(state, squadron, command.ship) ??
  launching.launchFault(state, actingShip(state, command.ship), command.fighters);

/** Places the fighters and takes the price (R-QR-102: one marker in all). */
export function resolveLaunch(p: Procedure, command: Launch): void {
  const { ship, fighters } = command;
  p.emit({ kind: 'fighters-launched', ship, fighters, catapult: command.kind === 'catapult-fighters' });
  gainDisorder(p, ship, launchPrice(fighters.length), { rule: 'QR-8.3.7b', by: 'a launch of more than three' });
  settle(p);
}

/** A launch that fits the terms: some of the fighters, from a bearing taken by chance. */
export const sampleLaunch = (state: OpenTable, terms: LaunchTerms, random: Random): Launch['fighters'] =>
  launching.sampleLaunch(state, actingShip(state, terms.ship), terms, random);

export function checkCatapult(
  state: OpenTable,
  squadron: Squadron,
  command: CommandOf<'catapult-fighters'>,
): Rejection | undefined {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  if (workingSpaces(ship, 'catapult-launchers').length === 0) {
    const sentence = `${ship.name} has no working Catapult Launchers. It launches in the Special Actions segment.`;
    return refuse('no-catapult', 'QR-11.6.9a', sentence);
  }
  if (ship.activation.moves > 0 || ship.activation.movementOver) {
    const sentence = `${ship.name} has moved. Catapults work before its move; launch in the Special Actions segment.`;
    return refuse('moved', 'R-QR-94', sentence);
  }
  return checkLaunch(state, squadron, command);
}
