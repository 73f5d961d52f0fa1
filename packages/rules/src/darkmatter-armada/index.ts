/** Darkmatter Armada 3.4 on the kernel's contract. */
import type { Bot, Decision, Ruleset, Seat, View } from '../kernel/contract.ts';
import { pick } from '../kernel/dice.ts';
import { beginFrom } from '../kernel/position-setup.ts';
import { playingOf } from '../kernel/ruleset/playing.ts';
import { ruleTextsOf } from '../kernel/ruleset/rule-texts.ts';
import { viewCodec } from '../kernel/view-codec.ts';
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
import { example } from './position/example.ts';
import { fromPosition, type Position, positionCodec, toPosition } from './position/index.ts';
import { presets } from './presets.ts';
import { reveals } from './reveals.ts';
import { setup, type Setup } from './setup.ts';
import { seatPlan, start } from './start.ts';
import { state, type State } from './state.ts';
import { fromView, view, viewRecords } from './view.ts';

/** A match that begins at the moment of a position; no die is thrown. */
function startFrom(position: Position): Decision<Event> {
  const begun = beginFrom(darkmatterArmadaRuleset, position, 'R-DA-165');
  return begun.ok ? { ok: true, events: [{ kind: 'match-started', state: begun.state }] } : begun;
}

/** Takes any of the offers, ending a segment as gladly as giving an order in it. */
const ensign: Bot<View, Command, Offer> = {
  name: 'Ensign',
  note: 'Gives any order that the rules allow.',
  choose: (seen, offers, by, random) => flow.sample(fromView(seen), pick(offers, random), by, random),
};

/** What the program decides where it sets a match up: terrain, fleets, the order of the first round. */
function setUp(seen: View, _offers: readonly Offer[], by: Seat, first: Seat | undefined): Command | undefined {
  const sight = fromView(seen);
  const frame = sight.frames.at(-1)?.kind;
  if (frame === undefined || sight.match.round > 1) return undefined;
  if (frame === 'initiative')
    return { kind: 'choose-order', place: first === undefined || first === by ? 'first' : 'second' };
  return sight.match.round === 0 || frame === 'reserve' ? flow.standingAnswer(sight, by) : undefined;
}

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
  setUp,
  evolve,
  reveals,
  narrate,
  bots: [ensign],
  fromPosition,
  toPosition,
  outcome: (table) => table.match.outcome ?? undefined,
  writing: { plain: (_state, written) => ({ value: written, unknown: [] }), example },
  lists,
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
