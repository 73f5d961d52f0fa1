/** A bot that plays a whole match sensibly: it closes, keeps its squadrons together, fires together, and repairs. */
import type { Bot, Random, Seat, View } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import { flow } from '../flow.ts';
import type { SpaceId } from '../ids.ts';
import type { Offer } from '../offers.ts';
import { suggestDeployment } from '../phases/setup/deployment.ts';
import { suggestTerrainSpot } from '../phases/setup/terrain.ts';
import { openingBy } from '../../mechanics/blueprint-fleets/bots/opening.ts';
import { raiseShields } from '../../mechanics/blueprint-fleets/bots/shields.ts';
import { fromHiding, silence } from '../../mechanics/blueprint-fleets/bots/hidden.ts';
import { activateStrongest, endSegment, setUpBy } from '../../mechanics/blueprint-fleets/bots/setting-up.ts';
import { firstThought, offered, type Thought as ThoughtOf } from '../../mechanics/blueprint-fleets/bots/thoughts.ts';
import { mountArc } from '../phases/weapons/arcs.ts';
import { type PlacedShip, weaponsOf } from '../ship/ships.ts';
import type { Sight } from '../state.ts';
import { fromView } from '../view.ts';
import { errand, firepower, prey } from './appraisal.ts';
import { raid } from './raids.ts';
import { flightOrders, launchOrders, strikes } from './flight.ts';
import { gun } from './gunnery.ts';
import { hyperspace } from './hyperspace.ts';
import { steer } from './steering.ts';

type Thought = ThoughtOf<Sight, Offer, Command>;

const sampler = (state: Sight, by: Seat, random: Random) => (offer: Offer) => flow.sample(state, offer, by, random);

const deploy: Thought = setUpBy({ check, suggestTerrainSpot, suggestDeployment });

/** A shield stops the ship's own fire as well (QR-1.10.3a): only arcs without a weapon are worth closing beforehand. */
const armed = (ship: PlacedShip, arc: string): boolean => weaponsOf(ship).some(({ mount }) => mountArc[mount] === arc);

const shields: Thought = (state, offers, by) =>
  raiseShields({ check, armed }, state, offered(offers, 'set-shields'), by);

/** What a ship can least do without comes first: its bridge, drives and power, then its weapons. */
const mending = ['BR', 'DR1', 'DR2', 'RE1', 'RE2', 'F', 'T1', 'T2', 'DF', 'P', 'S', 'HY', 'A', 'LS'];

const repair: Thought = (_state, offers) => {
  for (const offer of offers) {
    if (offer.kind === 'repair') return { kind: 'repair', ship: offer.ship };
    if (offer.kind !== 'choose-repairs') continue;
    const rank = (space: string) => (mending.includes(space) ? mending.indexOf(space) : mending.length);
    const spaces = [...offer.spaces].sort((a, b) => rank(a) - rank(b)).slice(0, offer.count);
    return { kind: 'choose-repairs', ship: offer.ship, spaces: spaces as SpaceId[] };
  }
  return undefined;
};

const fight: Thought = (state, offers, by, random) =>
  gun(state, offers, by) ?? strikes(state, offers, by, sampler(state, by, random), random) ?? raid(state, offers, by);

const usual = firstThought<Sight, Offer, Command>([
  (state, offers, by, random) => fromHiding(state, offers, by, random, sampler(state, by, random)),
  errand,
  deploy,
  (state, offers, by) => activateStrongest({ prey, firepower }, state, offers, by),
  shields,
  hyperspace,
  steer,
  flightOrders,
  launchOrders,
  fight,
  silence,
  repair,
  endSegment,
]);

/** What the captain does about the table as it sees it; else the default answer to a prompt, safe and sensible (R-QR-187). */
export const orders = (state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command =>
  usual(state, offers, by, random) ?? flow.standingAnswer(state, by);

/** What the program decides where it sets a match up, shields among it (QR-8.0a). */
export const setUp = openingBy<Sight, Offer, Command>({ usual: orders, prepares: ['set-shields'] });

export const captain: Bot<View, Command, Offer> = {
  name: 'Captain',
  note: 'Sails for the enemy, keeps squadrons together and fires at what is near. A good first opponent.',
  choose: (view, offers, by, random) => orders(fromView(view), offers, by, random),
};
