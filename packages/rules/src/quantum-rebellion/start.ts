/** Starting a match: the setup, its checks and the first state (QR-5.2a, QR-12.1a). */
import type { Decision, Dice, Rejection, Seat, SeatPlan } from '../kernel/contract.ts';
import type { OptionValues } from './data/options.ts';
import { type ScenarioId, scenarios } from './data/scenarios.ts';
import { terrain as terrainData } from './data/terrain.ts';
import type { Event } from './events.ts';
import {
  addFleet as addFleetBy,
  crowdFault,
  paddedNumber,
  type SideZones,
} from '../mechanics/blueprint-fleets/setup/fleets.ts';
import { type FleetDesign, type FleetLimits, problems, type ShipDesign } from './fleet/index.ts';
import { run } from './flow.ts';
import { optionOf, type Terrain } from './table.ts';
import { civiliansAllowed, planFault, rollScenario, tableOf, zonesOf } from './scenarios/layout.ts';
import { pieceFault } from './phases/setup/terrain.ts';
import { usualFleets } from './position/from.ts';
import { Procedure } from './procedure.ts';
import { refuse } from '../kernel/ruleset/refuse.ts';
import { buildFighters, buildShip, shade } from './ship/build.ts';
import type { DrawnSetup, Piece, Setup } from './setup.ts';
import type { State } from './state.ts';
import type { TerrainId } from './ids.ts';

const seats = ['seat-1', 'seat-2'] as const;

/** A setup whose scenario is settled, with every default. */
interface Settled extends DrawnSetup {
  readonly scenario: ScenarioId;
  readonly escort: 'seat-1' | 'seat-2';
  readonly options: Partial<OptionValues>;
}

const settled = (given: DrawnSetup, scenario: ScenarioId): Settled => ({
  ...given,
  scenario,
  escort: given.escort ?? 'seat-1',
  options: given.options ?? {},
});

function fleetProblem(fleet: FleetDesign, limits: FleetLimits): Rejection | undefined {
  const first = problems(fleet, limits)[0];
  if (first !== undefined) {
    const { code, rule, sentence, squadron, ship } = first;
    return refuse(code, rule, sentence, { squadron, ship });
  }
  return crowdFault(fleet, 'QR-5.2.5.3a');
}

/** The records of one fleet, added to `state`. */
function addFleet(state: State, fleet: FleetDesign, seat: Seat, zones: SideZones): void {
  const { victory } = scenarios[state.match.scenario];
  const build = (design: ShipDesign, of: Parameters<typeof buildShip>[1]) => {
    const ship = buildShip(design, of);
    shade(ship, state.match);
    return ship;
  };
  const divisions = victory.kind === 'divisions' ? victory.start : null;
  addFleetBy(state, fleet, seat, zones, build, (design, ship) => buildFighters(design, ship, state.match), divisions);
}

/** A terrain record; a minefield begins with strength 6 (R-QR-54). */
export function terrainRecord(id: TerrainId, { kind, footprint: shape, name }: Piece, at: Terrain['at']): Terrain {
  const { name: usual, hazard } = terrainData[kind];
  const strength = kind === 'minefield' && hazard.kind === 'hits' ? hazard.plus : null;
  return { id, kind, name: name ?? usual, footprint: shape, at, discarded: false, strength, laid: false };
}

/** The planet at the centre (R-QR-91), the layout and the pieces still to be placed. */
function addTerrain(state: State, given: Settled): void {
  const { widthMils, heightMils } = state.match.table;
  if (scenarios[given.scenario].planet !== null) {
    const shape = { kind: 'circle', radiusMils: optionOf(given, 'planetDiameterMils') / 2 } as const;
    const centre = { xMils: widthMils / 2, yMils: heightMils / 2 };
    state.terrain['planet'] = terrainRecord('planet', { kind: 'planet', footprint: shape }, centre);
  }
  const chosen = given.terrain === 'random' ? [] : given.terrain;
  [...given.layout, ...chosen].forEach((each, index) => {
    const id = `terrain-${paddedNumber(index + 1)}`;
    state.terrain[id] = terrainRecord(id, each, 'at' in each ? (each.at as Terrain['at']) : null);
  });
}

/** Terrain that lies already obeys the same rule as terrain that is placed (QR-5.2.3d). */
function layoutProblem(state: State): Rejection | undefined {
  const lying = Object.values(state.terrain).filter((each) => each.at !== null && each.id !== 'planet');
  for (const each of lying) {
    if (each.at === null) continue;
    const fault = pieceFault(state, each, { at: each.at, shape: each.footprint });
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The state that a legal setup begins with, once its scenario is known, before any other die is thrown. */
export function firstState(from: DrawnSetup): State {
  if (from.scenario === 'competitive' || from.scenario === 'narrative')
    throw new Error('the scenario is thrown for before the first state');
  const given = settled(from, from.scenario);
  const table = tableOf(scenarios[given.scenario], given);
  const state: State = {
    match: {
      scenario: given.scenario,
      options: given.options,
      convoy: scenarios[given.scenario].deployment === 'convoy' ? { escort: given.escort, exits: 0 } : null,
      table: { widthMils: table.widthMils, heightMils: table.heightMils },
      maxPoints: given.maxPoints,
      rounds: given.rounds,
      round: 0,
      phase: 'terrain',
      order: [],
      active: null,
      segment: null,
      commandStep: 'drive',
      combatMode: null,
      combatModesOver: [],
      outcome: null,
      portalFree: given.portalFree ?? [],
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
  const zones = zonesOf(scenarios[given.scenario], table, given.escort, optionOf(given, 'deploymentDepthMils'));
  seats.forEach((seat, index) => {
    const [fleet, own] = [given.fleets[index], zones[index]];
    if (fleet !== undefined && own !== undefined) addFleet(state, fleet, seat, own);
  });
  addTerrain(state, given);
  return state;
}

/** Why the fleets cannot play the scenario: fleet building, the table, and the freighters of a convoy. */
function scenarioProblem(given: Settled): Rejection | undefined {
  for (const [index, fleet] of given.fleets.entries()) {
    const seat = seats[index] ?? 'seat-1';
    const limits = { maxPoints: given.maxPoints, civilians: civiliansAllowed(given, seat) };
    const reason = fleetProblem(fleet, limits);
    if (reason !== undefined) return reason;
  }
  return planFault(scenarios[given.scenario], given, given.fleets[given.escort === 'seat-1' ? 0 : 1]);
}

/** The scenario that the setup names or that the dice show; the event of the throw, if any. */
function scenarioOf(given: DrawnSetup, dice: Dice): { scenario: ScenarioId; rolled: Event[] } | Rejection {
  const { scenario: table } = given;
  if (table !== 'competitive' && table !== 'narrative') return { scenario: table, rolled: [] };
  const thrown = rollScenario(dice, table, (each) => scenarioProblem(settled(given, each)) === undefined);
  if (thrown !== undefined)
    return { scenario: thrown.scenario, rolled: [{ kind: 'scenario-rolled', table, ...thrown }] };
  const usual = table === 'competitive' ? 'border-skirmish' : 'planetary-invasion';
  const sentence = `The fleets can play no scenario of the ${table} table. Change them or choose a scenario.`;
  return scenarioProblem(settled(given, usual)) ?? refuse('no-scenario', 'R-QR-48', sentence);
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
  const found = scenarioOf(given, dice);
  if ('code' in found) return { ok: false, reason: found };
  const known = settled(given, found.scenario);
  const reason = scenarioProblem(known);
  if (reason !== undefined) return { ok: false, reason };
  const state = firstState(known);
  const lying = layoutProblem(state);
  if (lying !== undefined) return { ok: false, reason: lying };
  const procedure = new Procedure(state, dice);
  for (const event of found.rolled) procedure.emit(event);
  run(procedure);
  return { ok: true, events: [{ kind: 'match-started', state }, ...procedure.finish()] };
}
