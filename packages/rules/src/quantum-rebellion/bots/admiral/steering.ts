/** How the admiral sails: straight moves and turns about. */
import type { Random, Seat } from '../../../kernel/contract.ts';
import { type Course, coursesOf, legsFor } from '../../../mechanics/blueprint-fleets/bots/admiral/courses.ts';
import { aboutTurn, nextToMove, type Plan } from '../../../mechanics/blueprint-fleets/bots/steering.ts';
import { offered } from '../../../mechanics/blueprint-fleets/bots/thoughts.ts';
import { shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { Command } from '../../commands.ts';
import type { Offer } from '../../offers.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import type { Sight } from '../../state.ts';
import { judgement } from './judgement.ts';
import { bridge } from './prospect.ts';

/** The best courses for the next ship, `most` of them: the commander first, so that the others can keep by it. */
export function courses(
  state: Sight,
  offers: readonly Offer[],
  by: Seat,
  random: Random,
  most: number,
): readonly Course<Command>[] {
  const offer = nextToMove(state, offered(offers, 'move-ship'));
  // What a planet holds is the captain's to steer.
  if (offer === undefined || offered(offers, 'follow-orbit').some(({ ship }) => ship === offer.ship)) return [];
  const ship = shipOf(state, offer.ship) as PlacedShip;
  const turns = offered(offers, 'split-s').flatMap((each) => (each.ship === ship.id ? aboutTurn(each, 8) : []));
  const plans: readonly Plan<Command>[] = [...legsFor(judgement.legs, state, offer, ship, by, random), ...turns];
  return coursesOf(bridge, state, ship, plans, by, most);
}
