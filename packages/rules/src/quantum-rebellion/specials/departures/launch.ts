/**
 * Launching fighters, by Catapult Launchers before the carrier moves: QR-8.3.7, QR-11.6.9a, R-QR-94, R-QR-102,
 * R-QR-166.
 */
import type { Random, Rejection } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import { gainDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import type { FighterId, Point } from '../../ids.ts';
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
import { standing, type StandingPiece } from '../../ship/clearance.ts';
import { fightersOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import { baseOf, baseRadiusMils, fighterRadiusMils, isCarrier, unmanned } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Fighter, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { besideFault, placedAs, tokensBeside } from '../../../mechanics/blueprint-fleets/setup/deploying.ts';
import { deploying } from '../../phases/setup/deployment.ts';
import type { LaunchTerms } from './schema.ts';

export type Launch = CommandOf<'launch-fighters' | 'catapult-fighters'>;

const FREE = 3;
const MOST = 6;

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

/** Markers for a launch of that many: QR-8.3.7b. */
export const launchPrice = (count: number): number => (count > FREE ? 1 : 0);

function countFault(ship: PlacedShip, count: number): Rejection | undefined {
  if (count === 0)
    return refuse('no-fighters', 'QR-8.3.7a', `Name the fighters that ${ship.name} launches: 1 to ${MOST}.`);
  if (count > MOST)
    return refuse(
      'too-many-fighters',
      'QR-8.3.7b',
      `${ship.name} launches at most ${MOST} fighters. Keep ${count - MOST} aboard.`,
    );
  if (count > FREE && unmanned(ship))
    return refuse(
      'unmanned',
      'R-QR-158',
      `${ship.name} is unmanned and cannot pay Disorder. It launches at most ${FREE} fighters.`,
    );
  return undefined;
}

/** Why the fighters cannot be launched so, or undefined. The moment of the launch is judged by its segment. */
export function checkLaunch(state: OpenTable, squadron: Squadron, command: Launch): Rejection | undefined {
  const absent = actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  const early = specialFault(ship) ?? carrierFault(state, ship) ?? countFault(ship, command.fighters.length);
  if (early !== undefined) return early;
  const others: StandingPiece[] = [...standing(state)];
  const carrier = { name: ship.name, base: baseOf(ship) };
  const ready = new Map(aboard(state, ship).map((fighter) => [fighter.id, fighter]));
  for (const { fighter: id, at } of command.fighters) {
    const fighter = ready.get(id);
    if (fighter === undefined)
      return refuse(
        'not-aboard',
        'QR-8.3.7a',
        `Only fighters aboard ${ship.name} can be launched, each once. Choose from those.`,
      );
    ready.delete(id);
    const fault = besideFault(deploying, state, fighter, at, carrier, others);
    if (fault !== undefined) return fault;
    others.push(placedAs(fighter, { at, radiusMils: fighterRadiusMils }));
  }
  return undefined;
}

/** Places the fighters and takes the price (R-QR-102: one marker in all). */
export function resolveLaunch(p: Procedure, command: Launch): void {
  const { ship, fighters } = command;
  p.emit({ kind: 'fighters-launched', ship, fighters, catapult: command.kind === 'catapult-fighters' });
  gainDisorder(p, ship, launchPrice(fighters.length), { rule: 'QR-8.3.7b', by: 'a launch of more than three' });
  settle(p);
}

/** Free places around the carrier for up to `count` fighters, starting on a bearing; fewer where room is short. */
export function launchPlaces(
  state: OpenTable,
  ship: PlacedShip,
  fighters: readonly Fighter[],
  preferredCdeg: number,
): { fighter: FighterId; at: Point }[] {
  const carrier = { name: ship.name, base: baseOf(ship) };
  return tokensBeside(deploying, state, fighters, carrier, [...standing(state)], preferredCdeg);
}

/** Whether the ship may launch now, and a token finds room beside it. */
export const canLaunch = (state: OpenTable, ship: PlacedShip): boolean =>
  specialFault(ship) === undefined &&
  carrierFault(state, ship) === undefined &&
  launchPlaces(state, ship, aboard(state, ship).slice(0, 1), ship.facingCdeg).length > 0;

/** What a ship that can launch may launch now. */
export function launchTerms(state: OpenTable, ship: PlacedShip): LaunchTerms {
  const ready = aboard(state, ship);
  const most = Math.min(ready.length, unmanned(ship) ? FREE : MOST);
  const room = launchPlaces(state, ship, ready.slice(0, most), ship.facingCdeg).length;
  return {
    ship: ship.id,
    fighters: ready.map((fighter) => fighter.id),
    free: Math.min(FREE, room),
    most: room,
    price: 1,
    around: ship.at,
    ringMils: baseRadiusMils(ship) + fighterRadiusMils,
  };
}

/** A launch that fits the terms: some of the fighters, from a bearing taken by chance. */
export function sampleLaunch(state: OpenTable, terms: LaunchTerms, random: Random): Launch['fighters'] {
  const ship = actingShip(state, terms.ship);
  const count = 1 + Math.floor(random() * (random() < 0.7 ? terms.free : terms.most));
  const ready = aboard(state, ship).slice(0, count);
  const placed = launchPlaces(state, ship, ready, Math.floor(random() * 36_000));
  return placed.length > 0 ? placed : launchPlaces(state, ship, ready, ship.facingCdeg);
}

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
