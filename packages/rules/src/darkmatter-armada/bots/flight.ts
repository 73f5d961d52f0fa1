/** How the bots use fighters: onto what a stack can hurt, into dogfights that it may win. */
import type { Seat } from '../../kernel/contract.ts';
import { flightsBy, strikeShips } from '../../mechanics/blueprint-fleets/bots/flight.ts';
import { offered, type Thought } from '../../mechanics/blueprint-fleets/bots/thoughts.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import { flow } from '../flow.ts';
import type { Offer } from '../offers.ts';
import { baseOf, criticalRating, fighterRadiusMils } from '../ship/stats.ts';
import type { Sight } from '../state.ts';
import type { Ship } from '../table.ts';
import { wallOf } from './broadsides.ts';
import { prey } from './errands.ts';

/** Many dice against fighters, and a high CR, make a poor target. */
const ease = (ship: Ship): number =>
  ship.cost / (criticalRating(ship) + wallOf(ship).dice.reduce((sum, sides) => sum + sides / 2, 0));

const flights = flightsBy<Ship>({
  check,
  tokenRadiusMils: fighterRadiusMils,
  baseOf,
  targets: (state: Sight, by) =>
    [...prey(state, by)].filter(({ cloaked }) => !cloaked).sort((a, b) => ease(b) - ease(a)),
});

export const fly = (state: Sight, offers: readonly Offer[], by: Seat): Command | undefined =>
  flights.fly(state, offered(offers, 'move-fighter'), by) ??
  flights.launch(state, offered(offers, 'launch-fighters'), by);

/** Strikes at ships with all that touch them; else a dogfight against no more tokens than are sent. */
export const strike: Thought<Sight, Offer, Command> = (state, offers, by, random) => {
  const attack = strikeShips({ check }, state, offered(offers, 'attack-with-fighters'), by);
  if (attack !== undefined) return attack;
  for (const offer of offered(offers, 'dogfight')) {
    const command = flow.sample(state, offer, by, random);
    if (command.kind === 'dogfight' && command.fighters.length >= command.enemies.length) return command;
  }
  return undefined;
};
