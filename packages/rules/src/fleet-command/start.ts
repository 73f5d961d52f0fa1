/** Starting a match: the setup, its checks and the first state (FC-SET-1). */
import type { Decision, Dice, Rejection, Seat, SeatPlan } from '../kernel/contract.ts';
import { factions } from './data/factions.ts';
import { optionDefaults } from './data/options.ts';
import { type Scenario, standardBoard } from './data/scenario.ts';
import type { Event } from './events.ts';
import { run } from './flow.ts';
import type { HandId, SideId } from './ids.ts';
import { beginRound } from './phases/round/round.ts';
import { positionSeats } from './position/from.ts';
import { Procedure } from './procedure.ts';
import { type DrawnSetup, seatsOf, type Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Hand, Side } from './table.ts';
import { addFeatures } from './start/features.ts';
import { cardsOf } from './start/options.ts';
import { addForces } from './start/forces.ts';
import { setupFault } from './start/faults.ts';
import { scenarioOf } from './start/freeform.ts';
import { playForStars } from './start/solo.ts';
import { zonesOf } from './unit/zones.ts';

const sides = ['kushan', 'taiidan'] as const;

/** The chairs in the order of their numbers; an automated side has none (FC-COMP-8). */
export function seatPlan(given: Setup): readonly SeatPlan[] {
  const seats = 'position' in given ? positionSeats(given.position) : seatsOf(given);
  return sides
    .flatMap((side, team) => seats[side].map((seat): SeatPlan => ({ seat, team, side: factions[side].name })))
    .sort((one, other) => (one.seat < other.seat ? -1 : 1));
}

/**
 * One hand for each side, or for each player where the scenario or the setup says so (FC-SCN-16, R-FC-202). The
 * automated enemy has none; who plays against it has the usual one (FC-MISC-21).
 */
function handsOf(given: DrawnSetup, scenario: Scenario): Record<string, Hand> {
  const separate =
    (given.options.teamHands ?? (scenario.rules.separateHands === true ? 'separate' : 'shared')) === 'separate';
  const seats = seatsOf(given);
  const hand = (id: HandId, side: SideId, members: readonly Seat[]): Hand => ({
    id,
    side,
    seats: [...members],
    cards: 0,
    handValue: 0,
    playValue: 0,
    playUsed: 0,
    passed: false,
    played: [],
    interrupts: [],
  });
  const hands = sides.flatMap((side) => {
    const members = seats[side];
    if (members.length === 0) return [];
    if (!separate || members.length === 1) return [hand(side, side, members)];
    return members.map((seat, index) => hand(`${side}-${index + 1}`, side, [seat]));
  });
  return Object.fromEntries(hands.map((each) => [each.id, each]));
}

const freshSide = (id: SideId, automated: boolean): Side => ({
  id,
  automated,
  stars: 0,
  harvested: 0,
  medals: 0,
  valourUsed: false,
  factionCardUsed: false,
  bank: [],
});

function matchOf(given: DrawnSetup, scenario: Scenario): State['match'] {
  const solo = sides.some((side) => given.players[side] === 0);
  const chosen = Object.fromEntries(Object.entries(given.options).filter(([, value]) => value !== undefined));
  const cap = scenario.rules.playCap;
  return {
    scenario: scenario.id,
    board: { ...(scenario.board ?? standardBoard) },
    ...(given.custom === undefined ? {} : { custom: given.custom }),
    ...(given.freeform.reserve === undefined ? {} : { reserveFrom: given.freeform.reserve.fromRound }),
    // The tracker starts on the limit's number (FC-SET-6).
    roundsLeft: given.rounds ?? scenario.rounds,
    round: 0,
    step: 'draw',
    order: [],
    turn: null,
    deckCards: cardsOf(given.commandDeck).length,
    discards: [],
    // Nobody holds the token at first (FC-SET-7).
    valour: 'beside',
    zones: zonesOf(scenario, seatsOf(given)),
    options: {
      ...optionDefaults,
      fastWindows: solo,
      ...(cap === undefined ? {} : { playCap: cap }),
      ...(chosen as State['match']['options']),
    },
    outcome: null,
  };
}

/** The state that a legal setup begins with: everything laid out, the deck shuffled, nothing drawn. */
export function firstState(given: DrawnSetup, dice: Dice): State {
  const scenario = scenarioOf(given);
  const state: State = {
    match: matchOf(given, scenario),
    sides: Object.fromEntries(sides.map((side) => [side, freshSide(side, given.players[side] === 0)])),
    hands: handsOf(given, scenario),
    units: {},
    features: {},
    objectives: Object.fromEntries(
      scenario.objectives.map(({ id, side, text, medals, target }) => [
        id,
        { id, side, text, medals, status: 'open', progress: 0, target },
      ]),
    ),
    frames: [],
    secrets: { deck: [], hands: {}, committed: {}, values: {}, surveys: { kushan: [], taiidan: [] } },
  };
  for (const id of Object.keys(state.hands)) state.secrets.hands[id] = [];
  addForces(state, given, scenario);
  playForStars(state);
  addFeatures(state, given, scenario, dice);
  // The first card of the shuffle is drawn first, from the end.
  state.secrets.deck = [...dice.shuffle(cardsOf(given.commandDeck), 'the Command deck')].reverse();
  return state;
}

/** Begins a match that is drawn up, or refuses the setup with the first problem found. The first event holds the whole state. */
export function start(given: DrawnSetup, dice: Dice): Decision<Event> {
  const reason: Rejection | undefined = setupFault(given);
  if (reason !== undefined) return { ok: false, reason };
  const state = firstState(given, dice);
  const procedure = new Procedure(state, dice);
  beginRound(procedure);
  run(procedure);
  return { ok: true, events: [{ kind: 'match-started', state }, ...procedure.finish()] };
}
