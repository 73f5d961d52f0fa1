/** A bot that plays a whole match sensibly: it closes, keeps its squadrons together, fires together, and repairs. */
import type { Bot, Random, Seat, View } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import { handlerOf } from '../flow.ts';
import type { SquadronId, SpaceId } from '../ids.ts';
import type { Offer } from '../offers.ts';
import { suggestDeployment } from '../phases/setup/deployment.ts';
import { suggestTerrainSpot } from '../phases/setup/terrain.ts';
import { squadronShips } from '../../mechanics/blueprint-fleets/ships.ts';
import type { Sight } from '../state.ts';
import { fromView } from '../view.ts';
import { firepower, prey } from './appraisal.ts';
import { errand } from './errands.ts';
import { raid, silence } from './raids.ts';
import { flightOrders, launchOrders, strikes } from './flight.ts';
import { gun } from './gunnery.ts';
import { hyperspace } from './hyperspace.ts';
import { raiseShields } from './shields.ts';
import { steer } from './steering.ts';

type Thought = (state: Sight, offers: readonly Offer[], by: Seat, random: Random) => Command | undefined;

const sampler = (state: Sight, by: Seat, random: Random) => (offer: Offer) => {
  const frame = state.frames.at(-1);
  if (frame === undefined) throw new Error('nothing is waited for');
  return handlerOf(frame).sample(state, frame, offer, by, random);
};

const setUp: Thought = (state, offers, by) => {
  for (const offer of offers) {
    if (offer.kind === 'place-terrain') {
      const spot = suggestTerrainSpot(state, offer.terrain);
      if (spot !== undefined) return { kind: 'place-terrain', terrain: offer.terrain, ...spot };
    }
    if (offer.kind === 'deploy-squadron') return suggestDeployment(state, offer.squadron);
    if (offer.kind === 'choose-deployer') return { kind: 'choose-deployer', first: false };
    if (offer.kind === 'choose-order' && check(state, { kind: 'choose-order', place: 'first' }, by) === undefined)
      return { kind: 'choose-order', place: 'first' };
  }
  return undefined;
};

/** The squadron that can hurt the enemy most from where it is shoots before it is shot at. */
const activate: Thought = (state, offers, by) => {
  const enemies = prey(state, by);
  const strength = (id: SquadronId) => {
    const squadron = state.squadrons[id];
    const ships = squadron === undefined ? [] : squadronShips(state, squadron);
    return ships.reduce((sum, ship) => sum + firepower(ship, ship, enemies), 0);
  };
  const ready = offers.flatMap((offer) => (offer.kind === 'activate-squadron' ? [offer.squadron] : []));
  const [first] = ready.map((id) => ({ id, strength: strength(id) })).sort((a, b) => b.strength - a.strength);
  return first === undefined ? undefined : { kind: 'activate-squadron', squadron: first.id };
};

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

const endSegment: Thought = (_state, offers) => {
  const end = offers.find((offer) => offer.kind === 'end-segment');
  return end === undefined ? undefined : { kind: 'end-segment', segment: end.segment };
};

const thoughts: readonly Thought[] = [
  (state, offers, by, random) => errand(state, offers, by, random, sampler(state, by, random)),
  setUp,
  activate,
  (state, offers, by) => raiseShields(state, offers, by),
  (state, offers, by, random) => hyperspace(state, offers, by, random, sampler(state, by, random)),
  steer,
  flightOrders,
  launchOrders,
  fight,
  (state, offers, by) => silence(state, offers, by),
  repair,
  endSegment,
];

/** The default answer to a prompt is the safe one, and safe is sensible (R-QR-187). */
function answer(state: Sight, by: Seat): Command {
  const frame = state.frames.at(-1);
  if (frame === undefined) throw new Error('nothing is waited for');
  return handlerOf(frame).standingAnswer(state, frame, by);
}

/** What the captain does about the table as it sees it. */
export function orders(state: Sight, offers: readonly Offer[], by: Seat, random: Random): Command {
  for (const think of thoughts) {
    const command = think(state, offers, by, random);
    if (command !== undefined) return command;
  }
  return answer(state, by);
}

export const captain: Bot<View, Command, Offer> = {
  name: 'Captain',
  note: 'Sails for the enemy, keeps squadrons together and fires at what is near. A good first opponent.',
  choose: (view, offers, by, random) => orders(fromView(view), offers, by, random),
};
