/** Starting a match: the setup, its checks and the first state (DA-6.2, DA-6.2.1). */
import type { Decision, Dice, Rejection, Seat, SeatPlan } from '../kernel/contract.ts';
import { refuse } from '../kernel/ruleset/refuse.ts';
import { usualFleets } from '../mechanics/blueprint-fleets/position/fleets.ts';
import { addFleet, crowdFault, paddedNumber } from '../mechanics/blueprint-fleets/setup/fleets.ts';
import { terrain as terrainData } from './data/terrain.ts';
import type { Event } from './events.ts';
import { type FleetDesign, limitsOf, problems } from './fleet/index.ts';
import { run } from './flow.ts';
import { pieceFault, terrainRecord } from './phases/setup/terrain.ts';
import { Procedure } from './procedure.ts';
import { planFault, tableOf, zonesOf } from './fleet/setup-of.ts';
import { scenarios } from './scenarios/schema.ts';
import type { DrawnSetup, Piece, Setup } from './setup.ts';
import { buildFighters, buildShip } from './ship/build.ts';
import type { State } from './state.ts';
import { optionOf, type Terrain } from './table.ts';

const seats = ['seat-1', 'seat-2'] as const;

const escortOf = ({ escort = 'seat-1' }: DrawnSetup): (typeof seats)[number] => escort;

function fleetProblem(fleet: FleetDesign, seat: Seat, given: DrawnSetup): Rejection | undefined {
  const [first] = problems(fleet, limitsOf(given, seat));
  if (first !== undefined) {
    const { code, rule, sentence, squadron, ship } = first;
    return refuse(code, rule, sentence, { squadron, ship });
  }
  return crowdFault(fleet, 'DA-6.2.5.4');
}

/** A piece that the players have chosen, with the die that they have agreed on. */
function pieceRecord(id: string, { kind, footprint, name, die }: Piece, at: Terrain['at']): Terrain {
  const record = terrainRecord(id, kind, footprint);
  return { ...record, name: name ?? record.name, die: record.die === null ? null : (die ?? record.die), at };
}

function pieceProblem({ kind, die }: Piece): Rejection | undefined {
  const { densities, name } = terrainData[kind];
  if (die === undefined || densities.includes(die)) return undefined;
  const may = densities.length === 0 ? 'has no die' : `has ${densities.map((each) => `d${each}`).join(', ')}`;
  return refuse('terrain-die', 'R-DA-44', `A ${name.toLowerCase()} ${may}. Choose such a die, or none.`);
}

/** The planet at the centre (R-DA-157), the layout and the pieces still to be placed. */
function addTerrain(state: State, given: DrawnSetup): void {
  const { widthMils, heightMils } = state.match.table;
  if (scenarios[given.scenario].planet !== null) {
    const radiusMils = optionOf(state.match, 'planetDiameterMils') / 2;
    const planet = terrainRecord('planet', 'planet', { kind: 'circle', radiusMils });
    state.terrain['planet'] = { ...planet, at: { xMils: widthMils / 2, yMils: heightMils / 2 } };
  }
  const chosen = given.terrain === 'random' ? [] : given.terrain;
  [...given.layout, ...chosen].forEach((each, index) => {
    const id = `terrain-${paddedNumber(index + 1)}`;
    state.terrain[id] = pieceRecord(id, each, 'at' in each ? (each.at as Terrain['at']) : null);
  });
}

/** Terrain that lies already obeys the same rule as terrain that is placed (DA-6.2.3c). */
function layoutProblem(state: State): Rejection | undefined {
  for (const each of Object.values(state.terrain)) {
    if (each.at === null || each.id === 'planet') continue;
    const fault = pieceFault(state, each, { at: each.at, shape: each.footprint });
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The state that a setup begins with, before any die is thrown. */
export function firstState(given: DrawnSetup): State {
  const plan = scenarios[given.scenario];
  const escort = escortOf(given);
  const table = tableOf(plan, given);
  const state: State = {
    match: {
      scenario: given.scenario,
      options: given.options ?? {},
      convoy: plan.deployment === 'convoy' ? { escort, exits: 0 } : null,
      table: { widthMils: table.widthMils, heightMils: table.heightMils },
      maxPoints: given.maxPoints,
      rounds: given.rounds,
      round: 0,
      phase: 'terrain',
      order: [],
      active: null,
      segment: null,
      commandStep: 'repair',
      coordinatedFire: false,
      combatMode: null,
      combatModesOver: [],
      outcome: null,
      portalFree: [],
    },
    sides: {},
    squadrons: {},
    ships: {},
    fighters: {},
    terrain: {},
    portals: {},
    beacons: {},
    discs: {},
    frames: [{ kind: 'terrain-placement', step: 'roll', random: given.terrain === 'random' }],
    due: { checks: [], consequences: [] },
    secrets: { ambushes: {} },
  };
  const zones = zonesOf(plan, table, escort, optionOf(state.match, 'deploymentDepthMils'));
  seats.forEach((seat, index) => {
    const [fleet, own] = [given.fleets[index], zones[index]];
    if (fleet === undefined || own === undefined) return;
    const divisions = plan.victory.kind === 'divisions' ? plan.victory.start : null;
    addFleet(state, fleet, seat, own, (design, of) => buildShip(design, of, state.match), buildFighters, divisions);
  });
  addTerrain(state, given);
  return state;
}

/** The chairs: one for each fleet. */
export function seatPlan(given: Setup): readonly SeatPlan[] {
  return seats.map((seat, team) => {
    const own =
      'position' in given ? (given.position.sides?.[seat]?.fleet ?? usualFleets[seat]) : given.fleets[team]?.name;
    return { seat, team, side: own ?? usualFleets[seat] };
  });
}

/** Begins a match that is drawn up, or refuses the setup with the first problem found. The first event holds the whole state. */
export function start(given: DrawnSetup, dice: Dice): Decision<Event> {
  const chosen = given.terrain === 'random' ? [] : given.terrain;
  for (const reason of [
    ...given.fleets.map((fleet, index) => fleetProblem(fleet, seats[index] ?? 'seat-1', given)),
    planFault(scenarios[given.scenario], given, given.fleets[seats.indexOf(escortOf(given))] ?? given.fleets[0]),
    ...[...given.layout, ...chosen].map(pieceProblem),
  ])
    if (reason !== undefined) return { ok: false, reason };
  const state = firstState(given);
  const lying = layoutProblem(state);
  if (lying !== undefined) return { ok: false, reason: lying };
  const procedure = new Procedure(state, dice);
  run(procedure);
  return { ok: true, events: [{ kind: 'match-started', state }, ...procedure.finish()] };
}
