/** A bot that plays a whole match sensibly: it closes, keeps its squadrons together, fires together, and repairs. */
import type { Bot, Random, Seat, View } from '../../kernel/contract.ts';
import type { Command } from '../commands.ts';
import { check } from '../decide.ts';
import { handlerOf } from '../flow.ts';
import type { Offer } from '../offers.ts';
import { suggestDeployment } from '../phases/setup/suggestion.ts';
import { suggestTerrainSpot } from '../phases/setup/terrain-spots.ts';
import { type State } from '../state.ts';
import { fromView } from '../view.ts';
import { flightOrders, launchOrders, strikes } from './flight.ts';
import { gun } from './gunnery.ts';
import { raid } from './marines.ts';
import { raiseShields } from './shields.ts';
import { steer } from './steering.ts';

type Thought = (state: State, offers: readonly Offer[], by: Seat, random: Random) => Command | undefined;

const sampler = (state: State, by: Seat, random: Random) => (offer: Offer) => {
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

/** Any squadron that may go; the order among equals is left to chance. */
const activate: Thought = (_state, offers, _by, random) => {
  const ready = offers.filter((offer) => offer.kind === 'activate-squadron');
  const chosen = ready[Math.floor(random() * ready.length)];
  return chosen === undefined ? undefined : { kind: 'activate-squadron', squadron: chosen.squadron };
};

const repair: Thought = (state, offers, by, random) => {
  const chosen = offers.find((offer) => offer.kind === 'repair' || offer.kind === 'choose-repairs');
  return chosen === undefined ? undefined : sampler(state, by, random)(chosen);
};

const fight: Thought = (state, offers, by, random) =>
  gun(state, offers, by) ?? strikes(state, offers, by, sampler(state, by, random), random) ?? raid(state, offers, by);

const endSegment: Thought = (_state, offers) => {
  const end = offers.find((offer) => offer.kind === 'end-segment');
  return end === undefined ? undefined : { kind: 'end-segment', segment: end.segment };
};

const thoughts: readonly Thought[] = [
  setUp,
  activate,
  (state, offers, by) => raiseShields(state, offers, by),
  steer,
  flightOrders,
  launchOrders,
  fight,
  repair,
  endSegment,
];

/** The default answer to a prompt is the safe one, and safe is sensible (R-QR-187). */
function answer(state: State, by: Seat): Command {
  const frame = state.frames.at(-1);
  if (frame === undefined) throw new Error('nothing is waited for');
  return handlerOf(frame).standingAnswer(state, frame, by);
}

export const captain: Bot<View, Command, Offer> = {
  name: 'Captain',
  choose(view, offers, by, random) {
    const state = fromView(view);
    for (const think of thoughts) {
      const command = think(state, offers, by, random);
      if (command !== undefined) return command;
    }
    return answer(state, by);
  },
};
