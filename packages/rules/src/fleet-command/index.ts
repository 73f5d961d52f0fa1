/** Fleet Command on the kernel's contract. */
import type { Decision, Dice, Outcome, Ruleset, View } from '../kernel/contract.ts';
import { beginFrom } from '../kernel/position-setup.ts';
import { playingOf } from '../kernel/ruleset/playing.ts';
import { ruleTextsOf } from '../kernel/ruleset/rule-texts.ts';
import { viewCodec } from '../kernel/view-codec.ts';
import { bridge } from './bots/bridge.ts';
import { setUp } from './set-up.ts';
import { choices, optionsOf, withOptions } from './choices.ts';
import { command, type Command } from './commands.ts';
import { check, decide } from './decide.ts';
import { event, type Event } from './events.ts';
import { evolve } from './evolve.ts';
import { flow } from './flow.ts';
import { lists } from './force/list.ts';
import type { Game } from './game.ts';
import { narrate } from './narrate.ts';
import type { Offer } from './offers.ts';
import { chairProblem, fromPosition, type Position, positionCodec, toPosition } from './position/index.ts';
import { sealing } from './phases/round/drawing.ts';
import { presets } from './presets.ts';
import { reveals } from './reveals.ts';
import { fromView, view, viewRecords } from './sight.ts';
import { setup, type Setup } from './setup.ts';
import { seatPlan, start } from './start.ts';
import { state, type State } from './state.ts';
import { story } from './story.ts';
import { writing } from './writing/index.ts';

/** How the match ended, with the seats of a side that has several or none. */
function outcomeOf({ match }: State): Outcome | undefined {
  if (match.outcome === null) return undefined;
  const { winners, ...outcome } = match.outcome;
  return winners === undefined ? outcome : { ...outcome, winners };
}

/** A match that begins at the moment of a position; a deck that is not written is shuffled (R-FC-244). */
function startFrom(position: Position, dice: Dice): Decision<Event> {
  const begun = beginFrom(fleetCommand, position, 'R-FC-244');
  if (!begun.ok) return begun;
  const chairs = chairProblem(position);
  if (chairs !== undefined)
    return { ok: false, reason: { code: 'bad-position', rule: 'R-FC-244', sentence: chairs, data: [chairs] } };
  const { secrets } = begun.state;
  const deck = position.deck === undefined ? [...dice.shuffle(secrets.deck, 'the Command deck')] : secrets.deck;
  return { ok: true, events: [{ kind: 'match-started', state: { ...begun.state, secrets: { ...secrets, deck } } }] };
}

export const fleetCommand: Ruleset<State, Command, Event, View, Offer, Setup, Position> = {
  id: 'fleet-command',
  name: 'Fleet Command',
  edition: '1.0.1',
  seats: { min: 1, max: 4 },
  codec: {
    setup,
    command,
    event,
    state,
    view: viewCodec(viewRecords),
    position: positionCodec,
  },
  presets,
  options: choices,
  optionsOf,
  withOptions,
  seatsOf: seatPlan,
  start: (given, dice) => ('position' in given ? startFrom(given.position, dice) : start(given, dice)),
  ...playingOf<Game>(flow, { check, decide }, { view, fromView }),
  setUp: (seen, offers, by, _first, random) => setUp(seen, offers, by, random),
  evolve,
  reveals,
  narrate,
  bots: [bridge],
  fromPosition,
  toPosition,
  outcome: outcomeOf,
  sealing,
  writing,
  lists,
  battles: async () => (await import('./force/battles.ts')).battles,
  story,
  explaining: async () => (await import('./explaining/index.ts')).explaining,
  teaching: async () => (await import('./lessons/index.ts')).teaching,
  rules: async () => ruleTextsOf((await import('./generated/rule-rows.ts')).ruleRows, choices),
};

export default fleetCommand;
export type { Command, CommandOf } from './commands.ts';
export type { Event, EventOf } from './events.ts';
export type { Offer } from './offers.ts';
export type { Position } from './position/index.ts';
export { fromView } from './sight.ts';
export type { DrawnSetup, Setup } from './setup.ts';
export type { Sight, State } from './state.ts';
