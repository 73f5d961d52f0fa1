/** From a written position to a state. */
import type { Dice, Result, Seat } from '../../kernel/contract.ts';
import { noSuch } from '../../kernel/words.ts';
import { activeId, addSides, fleetsOf, orderWritten } from '../../mechanics/blueprint-fleets/position/fleets.ts';
import {
  ambushesOf,
  beaconsOf,
  footprintRead,
  placeFighters,
  portalsOf,
  standingProblems,
} from '../../mechanics/blueprint-fleets/position/tokens.ts';
import { flowProblems, settled } from '../../mechanics/blueprint-fleets/position/settling.ts';
import { areaRead, freeId, pointRead, tableRead } from '../../mechanics/open-table/index.ts';
import { terrain as terrainData } from '../data/terrain.ts';
import { awaiting, run } from '../flow.ts';
import type { Frame } from '../frames.ts';
import { terrainRecord } from '../phases/setup/terrain.ts';
import { Procedure } from '../procedure.ts';
import { ground } from '../ship/clearance.ts';
import type { State } from '../state.ts';
import type { MatchViewRecord } from '../table.ts';
import type { Position } from './codec.ts';
import { readingIn } from './ship.ts';
import { terrainOfWords, titlesOf } from './words.ts';

function matchOf(position: Position, active: string | null): MatchViewRecord {
  return {
    scenario: position.scenario ?? 'standard-engagement',
    options: position.options ?? {},
    convoy: position.convoy ?? null,
    table: tableRead(position.table ?? [48, 48]),
    maxPoints: position.maxPoints ?? 500,
    rounds: position.rounds ?? 6,
    round: position.round ?? 2,
    phase: position.phase ?? (position.outcome === undefined ? 'activation' : 'over'),
    order: orderWritten(position),
    active,
    segment: active === null ? null : (position.segment ?? 'combat'),
    commandStep: position.commandStep ?? 'repair',
    coordinatedFire: position.coordinatedFire ?? false,
    combatMode: position.combatMode ?? null,
    combatModesOver: position.combatModesOver ?? [],
    outcome: position.outcome ?? null,
    portalFree: (position.portalFree ?? []).map(areaRead),
  };
}

function terrainOf(position: Position, problems: string[]): State['terrain'] {
  const found: State['terrain'] = {};
  for (const written of position.terrain ?? []) {
    const kind = terrainOfWords(written.kind);
    if (kind === undefined) {
      problems.push(noSuch('terrain', written.kind, titlesOf(terrainData)));
      continue;
    }
    const id = written.id ?? freeId(kind, found);
    if (found[id] !== undefined) problems.push(`Two pieces of terrain have the id ${id}: give each its own.`);
    const record = terrainRecord(id, kind, footprintRead(written));
    const { densities } = terrainData[kind];
    // Minelayers and sweepers lead to dice that are not rolled for, but only minefields have them.
    const may = kind === 'minefield' || (written.die !== undefined && densities.includes(written.die));
    if (written.die !== undefined && !may)
      problems.push(
        `${record.name} has no d${written.die}: write ${densities.map((die) => `d${die}`).join(', ') || 'no die'}.`,
      );
    found[id] = {
      ...record,
      name: written.name ?? record.name,
      at: written.at === undefined ? null : pointRead(written.at),
      die: written.die ?? record.die,
      laid: written.laid ?? false,
      discarded: written.discarded ?? false,
    };
  }
  return found;
}

/** What a match waits for in this phase, where the position does not say. */
export function usualFrames(match: MatchViewRecord, turn: Seat): Frame[] {
  const [first = 'seat-1'] = match.order;
  switch (match.phase) {
    case 'terrain':
    case 'mines':
      return [{ kind: 'terrain-placement', step: 'place', turn }];
    case 'deployment':
      return [{ kind: 'deployment', step: 'deploy', turn }];
    case 'initiative':
      return [{ kind: 'initiative', step: 'choose', winner: first }];
    case 'reserve':
      return [{ kind: 'reserve', turn, passed: [] }];
    case 'activation':
      return [{ kind: 'activation', turn, step: match.active === null ? 'choose' : 'act' }];
    case 'end':
      return [{ kind: 'end', step: 'check' }];
    case 'over':
      return [];
  }
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
  const turn = active?.seat ?? position.turn ?? match.order[0] ?? 'seat-1';
  state.frames = position.pending ?? usualFrames(match, turn);
  problems.push(...standingProblems(ground, state));
  if (problems.length === 0) problems.push(...flowProblems<State>(settling, state, active));
  return { state, problems };
}

/** The state that a position describes, or every problem of it in sentences for a player. */
export function fromPosition(position: Position): Result<State> {
  const { state, problems } = surveyPosition(position);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: settled<State>(settling, state) ?? state };
}
