/** How fast the admiral has ships go: each speed is worth what the best end of a move at it is. */
import type { Seat } from '../../../kernel/contract.ts';
import { offered, type Thought } from '../../../mechanics/blueprint-fleets/bots/thoughts.ts';
import { isPlaced, shipOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { Command } from '../../commands.ts';
import type { SpeedSetting } from '../../ids.ts';
import type { Offer } from '../../offers.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import type { Sight } from '../../state.ts';
import { speed as asCaptain } from '../command.ts';
import { onErrand } from '../errands.ts';
import { reachOf } from './reach.ts';
import { prospectOf } from './sailing.ts';

/** The share of its points that a marker of Disorder is worth to a ship. */
const DISORDER = 0.03;

/** No end of a move at the speed lies on the table. */
const NO_ROOM = -1000;

function worthAt(state: Sight, ship: PlacedShip, speed: SpeedSetting, by: Seat): number {
  const there = { ...ship, speed };
  const prospect = prospectOf(state, there, by);
  return reachOf(state, there, there, [speed]).reduce((most, end) => Math.max(most, prospect(end)), NO_ROOM);
}

type SpeedOffer = Extract<Offer, { kind: 'set-speed' }>;

/** The change that gains most, if any does. */
function change(state: Sight, offers: readonly SpeedOffer[], by: Seat): Command | undefined {
  let [best, most]: [Command | undefined, number] = [undefined, 0];
  for (const id of new Set(offers.map(({ ship }) => ship))) {
    const ship = shipOf(state, id);
    if (!isPlaced(ship)) continue;
    const now = worthAt(state, ship, ship.speed, by);
    for (const { speed, price } of offers.filter((each) => each.ship === id)) {
      const gain = worthAt(state, ship, speed, by) - now - price * DISORDER * ship.cost;
      if (gain > most) [best, most] = [{ kind: 'set-speed', ship: id, speed }, gain];
    }
  }
  return best;
}

/** Ships with an errand go as fast as a captain has them go. */
export const speed: Thought<Sight, Offer, Command> = (state, offers, by, random) => {
  const all = offered(offers, 'set-speed');
  const sent = all.filter(({ ship }) => onErrand(state, shipOf(state, ship)));
  const free = all.filter((offer) => !sent.includes(offer));
  return asCaptain(state, sent, by, random) ?? change(state, free, by);
};
