/** How the captain uses fighters: out when there is something to strike, onto what they can hurt, home when spent. */
import type { Random, Seat } from '../../kernel/contract.ts';
import { flightsBy, strikeShips } from '../../mechanics/blueprint-fleets/bots/flight.ts';
import { offered } from '../../mechanics/blueprint-fleets/bots/thoughts.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import type { Offer } from '../offers.ts';
import { baseOf, defense, fighterRadiusMils } from '../ship/stats.ts';
import type { Sight } from '../state.ts';
import type { Ship } from '../table.ts';
import { prey } from './appraisal.ts';

const flights = flightsBy<Ship>({
  check,
  tokenRadiusMils: fighterRadiusMils,
  baseOf,
  // The dearest lightly defended enemy.
  targets: (state: Sight, by) =>
    [...prey(state, by)].sort((a, b) => b.cost / (2 + defense(b)) - a.cost / (2 + defense(a))),
});

export const flightOrders = (state: Sight, offers: readonly Offer[], by: Seat): Command | undefined =>
  flights.fly(state, offered(offers, 'move-fighter'), by);

export const launchOrders = (state: Sight, offers: readonly Offer[], by: Seat): Command | undefined =>
  flights.launch(state, offered(offers, 'launch-fighters'), by);

/** Strikes at ships with all that touch them; dogfights where that is the only fight. */
export function strikes(
  state: Sight,
  offers: readonly Offer[],
  by: Seat,
  sample: (offer: Offer) => Command,
  random: Random,
): Command | undefined {
  const attack = strikeShips({ check }, state, offered(offers, 'attack-with-fighters'), by);
  if (attack !== undefined) return attack;
  const dogfights = offered(offers, 'dogfight');
  const chosen = dogfights[Math.floor(random() * dogfights.length)];
  return chosen === undefined ? undefined : sample(chosen);
}
