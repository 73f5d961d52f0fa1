/** From a written position to a state. */
import type { Result, Seat } from '../../kernel/contract.ts';
import { withoutDice } from '../../kernel/dice.ts';
import { areaOnTable, areaRead, tableRead } from '../../mechanics/open-table/index.ts';
import { awaiting, run } from '../flow.ts';
import type { Frame } from '../frames.ts';
import { Procedure } from '../procedure.ts';
import { squadronShips } from '../../mechanics/blueprint-fleets/ships.ts';
import { shade } from '../ship/build.ts';
import type { State } from '../state.ts';
import type { Side, Squadron, Zone } from '../../mechanics/blueprint-fleets/records.ts';
import type { MatchViewRecord } from '../table.ts';
import type { Position } from './codec.ts';
import { fleetsOf, isActive, shipCalled } from './fleet.ts';
import { ambushesOf, beaconsOf, placeFighters, portalsOf, standingProblems, terrainOf } from './tokens.ts';
import { idOf } from './words.ts';

const seats = ['seat-1', 'seat-2'] as const;
type TwoSeats = (typeof seats)[number];
const otherSeat = (seat: Seat): TwoSeats => (seat === 'seat-1' ? 'seat-2' : 'seat-1');
/** What the fleets of a position are called that names none. */
export const usualFleets = { 'seat-1': 'First Fleet', 'seat-2': 'Second Fleet' } as const;
const ZONE_DEPTH_MILS = 8000;

const orderOf = (position: Position): Seat[] => {
  const first = position.first ?? 'seat-1';
  return position.order ?? [first, otherSeat(first)];
};

function activeId(position: Position, squadrons: State['squadrons'], problems: string[]): string | null {
  if (position.active === undefined) return null;
  const found = position.squadrons.find((squadron) => isActive(position, squadron));
  if (found === undefined) {
    const names = position.squadrons.map((squadron) => squadron.name).join(', ');
    problems.push(`No squadron is called ${position.active}. The squadrons are ${names}.`);
    return null;
  }
  return squadrons[found.id ?? idOf(found.name)]?.id ?? null;
}

function matchOf(position: Position, active: string | null): MatchViewRecord {
  return {
    scenario: position.scenario ?? 'border-skirmish',
    options: position.options ?? {},
    convoy: position.convoy ?? null,
    table: tableRead(position.table ?? [48, 48]),
    maxPoints: position.maxPoints ?? 500,
    rounds: position.rounds ?? 6,
    round: position.round ?? 1,
    phase: position.phase ?? (position.outcome === undefined ? 'activation' : 'over'),
    order: orderOf(position),
    active,
    segment: active === null ? null : (position.segment ?? 'combat'),
    commandStep: position.commandStep ?? 'drive',
    combatMode: position.combatMode ?? null,
    combatModesOver: position.combatModesOver ?? [],
    outcome: position.outcome ?? null,
    portalFree: (position.portalFree ?? []).map(areaRead),
  };
}

/** R-QR-49: strips along the southern and the northern edge, as a match is set up. */
function zoneOf(seat: TwoSeats, { widthMils, heightMils }: MatchViewRecord['table']): Zone {
  return seat === 'seat-1'
    ? { west: 0, south: 0, east: widthMils, north: ZONE_DEPTH_MILS }
    : { west: 0, south: heightMils - ZONE_DEPTH_MILS, east: widthMils, north: heightMils };
}

function sideOf(position: Position, seat: TwoSeats, state: State, problems: string[]): Side {
  const written = position.sides?.[seat] ?? {};
  const own = Object.values(state.ships).filter((ship) => ship.seat === seat);
  const named = written.flagship === undefined ? undefined : shipCalled(state.ships, written.flagship);
  const flagship = named ?? own.find((ship) => ship.rank === 'admiral');
  if (flagship === undefined)
    problems.push(`${seat} has no flagship: give it a squadron, or one of its ships the rank admiral.`);
  const admirals = own.filter((ship) => ship.rank === 'admiral');
  if (admirals.length > 1)
    problems.push(
      `${seat} has ${admirals.length} flagships, ${admirals.map((ship) => ship.name).join(', ')}: keep one.`,
    );
  const { zone, otherZone } = written;
  // Ships are placed in zones, and every quarter inch of one is looked at where it is full.
  for (const each of [zone, otherZone])
    if (each !== undefined && !areaOnTable(areaRead(each), state.match.table))
      problems.push(`A zone of ${seat} reaches beyond the table. Keep it between the edges, its west before its east.`);
  return {
    seat,
    fleet: written.fleet ?? usualFleets[seat],
    faction: written.faction ?? 'Independent',
    flagship: flagship?.id ?? 'nobody',
    zone: zone === undefined ? zoneOf(seat, state.match.table) : areaRead(zone),
    otherZone: otherZone === undefined ? null : areaRead(otherZone),
    halfPoints: Math.round((written.score ?? 0) * 2),
    cyberwarfare: written.cyberwarfare ?? 0,
    divisions: written.divisions ?? null,
  };
}

/** What a match waits for in this phase, where the position does not say. */
export function usualFrames(match: MatchViewRecord, turn: Seat): Frame[] {
  const [first = 'seat-1', ...others] = match.order;
  switch (match.phase) {
    case 'terrain':
      return [{ kind: 'terrain-placement', step: 'place', turn }];
    case 'mines':
      return [{ kind: 'mine-laying', step: 'lay', turn, declined: [] }];
    case 'deployment':
      return [{ kind: 'deployment', step: 'deploy', turn }];
    case 'initiative':
      return [{ kind: 'initiative', step: 'choose', winner: first }];
    case 'reserve':
      return [{ kind: 'reserve', turn, passed: [] }];
    case 'activation':
      return [{ kind: 'activation', turn, step: match.active === null ? 'choose' : 'act' }];
    case 'end':
      return [{ kind: 'end', step: 'repairs', seat: first, done: [], waiting: others }];
    case 'over':
      return [];
  }
}

/** The seat whose turn it is: that of the active squadron, else as written, else the first in initiative. */
function turnOf(position: Position, match: MatchViewRecord, active: Squadron | undefined): Seat {
  return active?.seat ?? position.turn ?? match.order[0] ?? 'seat-1';
}

/**
 * The moment at which somebody has something to decide: what is empty passes by itself. Undefined where that takes dice
 * (R-QR-245).
 */
const settled = (state: State): State | undefined =>
  withoutDice((dice) => {
    const procedure = new Procedure(state, dice);
    run(procedure);
    return procedure.state;
  });

function flowProblems(state: State, active: Squadron | undefined): string[] {
  if (state.match.outcome !== null) return [];
  if (active !== undefined && !active.reserve && squadronShips(state, active).length === 0)
    return [`${active.name} is to activate, but none of its ships is on the table.`];
  if (awaiting(state).length > 0 || settled(state) !== undefined) return [];
  const { phase, segment } = state.match;
  const moment = segment === null ? `the ${phase} phase` : `the ${segment} segment of ${active?.name ?? 'nobody'}`;
  return [
    `Nobody has anything to decide in ${moment} of this position, and going on takes dice: give somebody something to do, or begin later.`,
  ];
}

/** A position as far as it can be read: its state, which is no state of play while there are problems. */
export interface Survey {
  readonly state: State;
  readonly problems: readonly string[];
}

/** What a position shows, with everything that keeps it from being played on, in sentences for a player. */
export function surveyPosition(position: Position): Survey {
  const problems: string[] = [];
  const fleets = fleetsOf(position, problems);
  for (const ship of Object.values(fleets.ships)) shade(ship, { options: position.options ?? {} });
  const match = matchOf(position, activeId(position, fleets.squadrons, problems));
  const state: State = {
    match,
    sides: {},
    ...fleets,
    terrain: terrainOf(position, problems),
    portals: portalsOf(position, fleets, problems),
    beacons: beaconsOf(position, problems),
    ...ambushesOf(position, fleets.squadrons, problems),
    frames: [],
    due: position.due ?? { checks: [], consequences: [] },
  };
  for (const seat of seats) state.sides[seat] = sideOf(position, seat, state, problems);
  placeFighters(position, state, problems);
  const active = match.active === null ? undefined : state.squadrons[match.active];
  state.frames = position.pending ?? usualFrames(match, turnOf(position, match, active));
  problems.push(...standingProblems(state));
  if (problems.length === 0) problems.push(...flowProblems(state, active));
  return { state, problems };
}

/** The state that a position describes, or every problem of it in sentences for a player. */
export function fromPosition(position: Position): Result<State> {
  const { state, problems } = surveyPosition(position);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: settled(state) ?? state };
}
