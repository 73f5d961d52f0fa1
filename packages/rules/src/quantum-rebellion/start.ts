/** Starting a match: the setup, its checks and the first state (QR-5.2a, QR-12.1a). */
import { z } from 'zod';
import type { Decision, Dice, Rejection, Seat } from '../kernel/contract.ts';
import { scenarios } from './data/scenarios.ts';
import { footprints, type GameTable, tableByFleetValue, tables, terrain as terrainData } from './data/terrain.ts';
import type { Event } from './events.ts';
import { type FleetDesign, fleetDesign, problems } from './fleet/index.ts';
import { run } from './flow.ts';
import { point, terrainKind } from './ids.ts';
import { pieceFault } from './phases/setup/terrain-spots.ts';
import { Procedure } from './procedure.ts';
import { refuse } from './rejections.ts';
import { buildFighters, buildShip } from './ship/build.ts';
import type { State } from './state.ts';
import { footprint, type Side, type Terrain, zone } from './table.ts';

/** A piece of terrain that the players have chosen (QR-5.2.3b). */
const piece = z.strictObject({
  kind: terrainKind,
  footprint,
  /** The kind's own name unless given. */
  name: z.string().trim().min(1).max(40).optional(),
});

export const setup = z.strictObject({
  scenario: z.literal('border-skirmish').default('border-skirmish'),
  fleets: z.tuple([fleetDesign, fleetDesign]),
  /** The Maximum Fleet Value in points (QR-5.1a). */
  maxPoints: z.int().min(1).max(5000),
  /** The size of the table; by the Maximum Fleet Value unless given (R-QR-50). */
  table: z.enum(['36x60', '48x48', '72x48', '60x96']).optional(),
  /** What the sides place: pieces rolled for, or these (R-QR-51). The scenario's planet comes on top. */
  terrain: z.union([z.literal('random'), z.array(piece).max(12)]).default('random'),
  /** Terrain that already lies when the match begins. */
  layout: z
    .array(z.strictObject({ ...piece.shape, at: point }))
    .max(20)
    .default([]),
  rounds: z.int().min(1).max(20).default(6),
  /** Areas of the table where no portal opens (QR-8.1.2d). */
  portalFree: z.array(zone).max(8).optional(),
});
export type Setup = z.infer<typeof setup>;
type Piece = z.infer<typeof piece>;

/** More bases than the smallest deployment zone holds. */
const SHIPS_AT_MOST = 60;
const ZONE_DEPTH = 8000;
const seatsOf = ['seat-1', 'seat-2'] as const;

/** R-QR-50. */
export function tableOf(given: Pick<Setup, 'table' | 'maxPoints'>): GameTable {
  const { upTo, smaller, larger } = tableByFleetValue;
  return tables[given.table ?? (given.maxPoints <= upTo ? smaller : larger)];
}

/** R-QR-49: a strip along either long edge, seat-1 in the south. */
export function zonesOf({ widthMils, heightMils }: GameTable): readonly [Side['zone'], Side['zone']] {
  return [
    { west: 0, south: 0, east: widthMils, north: ZONE_DEPTH },
    { west: 0, south: heightMils - ZONE_DEPTH, east: widthMils, north: heightMils },
  ];
}

function fleetProblem(fleet: FleetDesign, maxPoints: number): Rejection | undefined {
  const first = problems(fleet, { maxPoints })[0];
  if (first !== undefined) {
    const { code, rule, sentence, squadron, ship } = first;
    return refuse(code, rule, sentence, { squadron, ship });
  }
  const count = fleet.squadrons.flatMap(({ ships }) => ships).length;
  if (count <= SHIPS_AT_MOST) return undefined;
  const sentence = `${fleet.name} has ${count} ships. A deployment zone takes ${SHIPS_AT_MOST}: leave ${count - SHIPS_AT_MOST} at home.`;
  return refuse('fleet-too-many-ships', 'QR-5.2.5.3a', sentence);
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** The records of one fleet, added to `state`; ids sort in fleet order. */
function addFleet(state: State, fleet: FleetDesign, seat: Seat, zone: Side['zone']): void {
  let flagship = '';
  fleet.squadrons.forEach((design, at) => {
    const id = `s${seat.slice('seat-'.length)}-${pad(at + 1)}`;
    const ships = design.ships.map((each, index) => {
      const ship = buildShip(each, { id: `${id}-${index + 1}`, seat, squadron: id });
      if (ship.rank === 'admiral') flagship = ship.id;
      state.ships[ship.id] = ship;
      for (const fighter of buildFighters(each, ship)) state.fighters[fighter.id] = fighter;
      return ship.id;
    });
    state.squadrons[id] = { id, seat, name: design.name, ships, deployed: false, activated: false, reserve: false };
  });
  state.sides[seat] = {
    seat,
    fleet: fleet.name,
    faction: fleet.faction,
    flagship,
    zone,
    otherZone: null,
    halfPoints: 0,
    cyberwarfare: 0,
    divisions: null,
  };
}

/** A terrain record; a minefield begins with strength 6 (R-QR-54). */
export function terrainRecord(id: string, { kind, footprint: shape, name }: Piece, at: Terrain['at']): Terrain {
  const { name: usual, hazard } = terrainData[kind];
  const strength = kind === 'minefield' && hazard.kind === 'hits' ? hazard.plus : null;
  return { id, kind, name: name ?? usual, footprint: shape, at, discarded: false, strength, laid: false };
}

/** The planet at the centre (R-QR-91), the layout and the pieces still to be placed. */
function addTerrain(state: State, given: Setup): void {
  const { widthMils, heightMils } = state.match.table;
  const { planet } = scenarios[given.scenario];
  const circle = planet === null ? undefined : footprints[planet].find((each) => each.shape === 'circle');
  if (circle?.shape === 'circle') {
    const shape = { kind: 'circle', radiusMils: circle.diameterMils / 2 } as const;
    const centre = { xMils: widthMils / 2, yMils: heightMils / 2 };
    state.terrain['planet'] = terrainRecord('planet', { kind: 'planet', footprint: shape }, centre);
  }
  const chosen = given.terrain === 'random' ? [] : given.terrain;
  [...given.layout, ...chosen].forEach((each, index) => {
    const id = `terrain-${pad(index + 1)}`;
    state.terrain[id] = terrainRecord(id, each, 'at' in each ? (each.at as Terrain['at']) : null);
  });
}

/** Terrain that lies already obeys the same rule as terrain that is placed (QR-5.2.3d). */
function layoutProblem(state: State): Rejection | undefined {
  const lying = Object.values(state.terrain).filter((each) => each.at !== null && each.id !== 'planet');
  for (const each of lying) {
    if (each.at === null) continue;
    const fault = pieceFault(state, each, { at: each.at, footprint: each.footprint });
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** The state that a legal setup begins with, before any die is thrown. */
export function firstState(given: Setup): State {
  const table = tableOf(given);
  const state: State = {
    match: {
      scenario: given.scenario,
      options: {},
      convoy: null,
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
  const zones = zonesOf(table);
  seatsOf.forEach((seat, index) => {
    const [fleet, zone] = [given.fleets[index], zones[index]];
    if (fleet !== undefined && zone !== undefined) addFleet(state, fleet, seat, zone);
  });
  addTerrain(state, given);
  return state;
}

/** Begins a match, or refuses the setup with the first problem found. The first event holds the whole state. */
export function start(given: Setup, dice: Dice): Decision<Event> {
  for (const fleet of given.fleets) {
    const reason = fleetProblem(fleet, given.maxPoints);
    if (reason !== undefined) return { ok: false, reason };
  }
  const state = firstState(given);
  const reason = layoutProblem(state);
  if (reason !== undefined) return { ok: false, reason };
  const procedure = new Procedure(state, dice);
  run(procedure);
  return { ok: true, events: [{ kind: 'match-started', state }, ...procedure.finish()] };
}
