/** Darkmatter Armada 3.4 on the kernel's contract. */
import type { Decision, Ruleset, View } from '../kernel/contract.ts';
import { beginFrom } from '../kernel/position-setup.ts';
import { playingOf } from '../kernel/ruleset/playing.ts';
import { ruleTextsOf } from '../kernel/ruleset/rule-texts.ts';
import { viewCodec } from '../kernel/view-codec.ts';
import { ambushSealing } from '../mechanics/blueprint-fleets/ambush/uncover.ts';
import { openingBy } from '../mechanics/blueprint-fleets/bots/opening.ts';
import { admiral } from './bots/admiral.ts';
import { captain, orders } from './bots/captain.ts';
import { choices, optionsOf, withOptions } from './choices.ts';
import { command, type Command } from './commands.ts';
import { check, decide } from './decide.ts';
import { event, type Event } from './events.ts';
import { evolve } from './evolve.ts';
import { lists } from './fleet/index.ts';
import { flow } from './flow.ts';
import type { Game } from './game.ts';
import { narrate } from './narrate.ts';
import type { Offer } from './offers.ts';
import { fromPosition, type Position, positionCodec, toPosition } from './position/index.ts';
import { presets } from './presets.ts';
import { reveals } from './reveals.ts';
import { setup, type Setup } from './setup.ts';
import { seatPlan, start } from './start.ts';
import { state, type State } from './state.ts';
import { story } from './story.ts';
import { fromView, view, viewRecords } from './view.ts';
import { writing } from './writing/index.ts';

/** A match that begins at the moment of a position; no die is thrown. */
function startFrom(position: Position): Decision<Event> {
  const begun = beginFrom(darkmatterArmadaRuleset, position, 'R-DA-165');
  return begun.ok ? { ok: true, events: [{ kind: 'match-started', state: begun.state }] } : begun;
}

/** The first squadron is active; its speeds are the player's first orders. */
const setUp = openingBy<State, Offer, Command>({ usual: orders, prepares: null });

export const darkmatterArmadaRuleset: Ruleset<State, Command, Event, View, Offer, Setup, Position> = {
  id: 'darkmatter-armada',
  name: 'Darkmatter Armada',
  edition: '3.4.0',
  seats: { min: 2, max: 2 },
  codec: { setup, command, event, state, view: viewCodec(viewRecords), position: positionCodec },
  presets,
  options: choices,
  optionsOf,
  withOptions,
  seatsOf: seatPlan,
  start: (given, dice) => ('position' in given ? startFrom(given.position) : start(given, dice)),
  ...playingOf<Game>(flow, { check, decide }, { view, fromView }),
  setUp: (seen, offers, by, first, random) => setUp(fromView(seen), offers, by, first, random),
  evolve,
  reveals,
  narrate,
  bots: [captain, admiral],
  fromPosition,
  toPosition,
  outcome: (table) => table.match.outcome ?? undefined,
  sealing: ambushSealing,
  writing,
  lists,
  battles: async () => (await import('./fleet/battles.ts')).battles,
  story,
  explaining: async () => (await import('./explaining/index.ts')).explaining,
  teaching: async () => (await import('./lessons/index.ts')).teaching,
  differences: async () => (await import('./differences.ts')).differences,
  rules: async () => ruleTextsOf((await import('./generated/rule-rows.ts')).ruleRows, choices),
};

export default darkmatterArmadaRuleset;
export type { Command, CommandOf } from './commands.ts';
export type { Event, EventOf } from './events.ts';
export type { Offer } from './offers.ts';
export type { Position } from './position/index.ts';
export type { DrawnSetup, Setup } from './setup.ts';
export type { State } from './state.ts';
export { fromView } from './view.ts';
export { check as checkCommand } from './decide.ts';
