/** How the captain sails: straight moves, turns about and orbits weighed against each other. */
import type { Random, Seat } from '../../kernel/contract.ts';
import {
  bestOf,
  type Helm,
  legs,
  nearestTo,
  otherWays,
  type Plan,
  sail,
} from '../../mechanics/blueprint-fleets/bots/steering.ts';
import { offered } from '../../mechanics/blueprint-fleets/bots/thoughts.ts';
import { shipOf } from '../../mechanics/blueprint-fleets/ships.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import type { Offer } from '../offers.ts';
import type { PlacedShip } from '../ship/ships.ts';
import type { Sight } from '../state.ts';
import type { Ship } from '../table.ts';
import { carriesTroops, errandCost, exposure, firepower, passage, prey } from './appraisal.ts';

const helm: Helm<Ship> = { check, firepower, exposure, prey, passage, errandCost, carriesTroops };

/** Full Thrust for a ship that has nothing to fire at where it is (QR-8.3.6b). */
function thrust(state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  const enemies = prey(state, by);
  for (const offer of offered(offers, 'full-thrust')) {
    const ship = shipOf(state, offer.ship) as PlacedShip;
    const circles = offered(offers, 'enter-orbit').some((each) => each.ship === ship.id);
    if (firepower(ship, ship, enemies) > 0 || (circles && carriesTroops(state, ship))) continue;
    const command = bestOf(helm, state, ship, legs(offer, nearestTo(ship.at, enemies)?.at, random), by);
    if (command !== undefined) return command;
  }
  return undefined;
}

/** The best move for the next ship, after those that go on at full thrust. */
export function steer(state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  const more = ({ id }: PlacedShip): readonly Plan<Command>[] => otherWays(offers, id);
  return thrust(state, offers, by, random) ?? sail(helm, state, offered(offers, 'move-ship'), more, by, random);
}
