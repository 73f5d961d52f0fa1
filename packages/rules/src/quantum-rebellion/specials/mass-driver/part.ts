/** The Mass Driver, among the weapons of the Combat segment: QR-11.6.21a-b, R-QR-110, R-QR-236. */
import type { Rejection } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import type { SpaceId } from '../../ids.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { actingFault, actingShip, type PlacedShip, workingSpaces } from '../../ship/ships.ts';
import { cargoBy } from '../../../mechanics/blueprint-fleets/fittings.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { checkMode, enterMode, type Order, type SegmentPart } from '../../phases/activation/part.ts';
import { cloakedAttacker, isCloaked } from '../cloak/cloaking.ts';
import { orbitsOf } from '../../ship/clearance.ts';
import { cargoUnits } from '../../scenarios/part.ts';
import type { MassDriverOffer } from './schema.ts';

const DAMAGE = 7;

/** Shots that are left: a unit of cargo in a working Cargo Space for each (QR-11.6.21b). */
const { unitsLeft: shotsLeft, nextToGive } = cargoBy<SpaceId, PlacedShip>(cargoUnits, (ship) =>
  workingSpaces(ship, 'cargo-space'),
);

/** Why the ship fires no Mass Driver now, at whatever planet. */
function driverFault(ship: PlacedShip): Rejection | undefined {
  const { name, activation } = ship;
  if (working(ship, 'mass-driver') === 0)
    return refuse('no-mass-driver', 'QR-11.6.21a', `${name} has no working Mass Driver. Fire with a ship that has.`);
  if (activation.special === 'full-thrust')
    return refuse('full-thrust', 'QR-8.3.6b', `${name} used Full Thrust and fires no weapon in this activation.`);
  if (isCloaked(ship)) return cloakedAttacker(ship);
  if (activation.massDriver) {
    const sentence = `The Mass Driver of ${name} has fired in this activation. It fires again in the next round.`;
    return refuse('mass-driver-fired', 'R-QR-110', sentence);
  }
  if (shotsLeft(ship) > 0) return undefined;
  const sentence = `${name} has no cargo left to fire: one unit of working Cargo Space a shot. Fire with another ship.`;
  return refuse('no-cargo', 'QR-11.6.21b', sentence);
}

function checkShot(
  state: OpenTable,
  squadron: Squadron,
  command: CommandOf<'fire-mass-driver'>,
): Rejection | undefined {
  const over = checkMode(state, 'weapons') ?? actingFault(state, squadron, command.ship);
  if (over !== undefined) return over;
  const ship = actingShip(state, command.ship);
  const unable = driverFault(ship);
  if (unable !== undefined) return unable;
  if (orbitsOf(state, ship).some(({ planet }) => planet.id === command.planet)) return undefined;
  const sentence = `${ship.name} is not in orbit of that planet. A Mass Driver fires at the planet that its ship orbits.`;
  return refuse('not-in-orbit', 'R-QR-110', sentence);
}

const shots = (state: OpenTable, ship: PlacedShip): MassDriverOffer[] =>
  driverFault(ship) !== undefined
    ? []
    : orbitsOf(state, ship).map(({ planet }) => ({
        kind: 'fire-mass-driver',
        label: `Mass Driver of ${ship.name} at ${planet.name}: ${DAMAGE} damage`,
        about: [`ship:${ship.id}`, `terrain:${planet.id}`],
        rule: 'QR-11.6.21a',
        ship: ship.id,
        planet: planet.id,
        damage: DAMAGE,
        shots: shotsLeft(ship),
      }));

const fire: Order<'fire-mass-driver'> = {
  check: checkShot,
  resolve: (p, _squadron, { ship: id, planet }, by) => {
    enterMode(p, 'weapons');
    const ship = actingShip(p.state, id);
    const space = nextToGive(ship);
    if (space === undefined) throw new Error(`${id} has no cargo to fire`);
    const total = (p.state.terrain[planet]?.damage ?? 0) + DAMAGE;
    p.emit({ kind: 'planet-struck', by, ship: id, planet, space, damage: DAMAGE, total });
  },
  sample: (_state, _squadron, { kind, ship, planet }) => ({ kind, ship, planet }),
};

export const massDriverPart: SegmentPart = {
  segment: 'combat',
  orders: { 'fire-mass-driver': fire },
  offers: (state, squadron) =>
    checkMode(state, 'weapons') === undefined
      ? squadronShips(state, squadron).flatMap((ship) => shots(state, ship))
      : [],
};
