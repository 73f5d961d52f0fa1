/** From a written position to a state. */
import type { Dice, Result, Seat } from '../../kernel/contract.ts';
import { activeId, addSides, fleetsOf, orderWritten } from '../../mechanics/blueprint-fleets/position/fleets.ts';
import {
  ambushesOf,
  beaconsOf,
  placeFighters,
  portalsOf,
  standingProblems,
} from '../../mechanics/blueprint-fleets/position/tokens.ts';
import { ground } from '../ship/clearance.ts';
import { areaRead, tableRead } from '../../mechanics/open-table/index.ts';
import { awaiting, run } from '../flow.ts';
import type { Frame } from '../frames.ts';
import { Procedure } from '../procedure.ts';
import { shade } from '../ship/build.ts';
import type { State } from '../state.ts';
import { flowProblems, settled } from '../../mechanics/blueprint-fleets/position/settling.ts';
import type { Squadron } from '../../mechanics/blueprint-fleets/records.ts';
import type { MatchViewRecord } from '../table.ts';
import type { Position } from './codec.ts';
import { readingIn } from './fleet.ts';
import { terrainOf } from './terrain.ts';

/** What the fleets of a position are called that names none. */
export { usualFleets } from '../../mechanics/blueprint-fleets/position/fleets.ts';

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
    order: orderWritten(position),
    active,
    segment: active === null ? null : (position.segment ?? 'combat'),
    commandStep: position.commandStep ?? 'drive',
    combatMode: position.combatMode ?? null,
    combatModesOver: position.combatModesOver ?? [],
    outcome: position.outcome ?? null,
    portalFree: (position.portalFree ?? []).map(areaRead),
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

const settling = {
  run: (state: State, dice: Dice): State => {
    const procedure = new Procedure(state, dice);
    run(procedure);
    return procedure.state;
  },
  awaiting,
};

/** A position as far as it can be read: its state, which is no state of play while there are problems. */
export interface Survey {
  readonly state: State;
  readonly problems: readonly string[];
}

/** What a position shows, with everything that keeps it from being played on, in sentences for a player. */
export function surveyPosition(position: Position): Survey {
  const problems: string[] = [];
  const fleets = fleetsOf(position, readingIn({ options: position.options ?? {} }), problems);
  for (const ship of Object.values(fleets.ships)) shade(ship, { options: position.options ?? {} });
  const match = matchOf(position, activeId(position, fleets.squadrons, problems));
  const state: State = {
    match,
    sides: {},
    ...fleets,
    terrain: terrainOf(position, problems),
    portals: portalsOf(position.portals ?? [], fleets, problems),
    beacons: beaconsOf(position.beacons ?? [], problems),
    ...ambushesOf(position.discs ?? [], fleets.squadrons, problems),
    frames: [],
    due: position.due ?? { checks: [], consequences: [] },
  };
  addSides(state, position.sides, problems);
  placeFighters(position.fighters ?? [], state, problems);
  const active = match.active === null ? undefined : state.squadrons[match.active];
  state.frames = position.pending ?? usualFrames(match, turnOf(position, match, active));
  problems.push(...standingProblems(ground, state));
  if (problems.length === 0) problems.push(...flowProblems<State>(settling, state, active));
  return { state, problems };
}

/** The state that a position describes, or every problem of it in sentences for a player. */
export function fromPosition(position: Position): Result<State> {
  const { state, problems } = surveyPosition(position);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: settled<State>(settling, state) ?? state };
}
