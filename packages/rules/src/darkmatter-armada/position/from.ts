/** From a written position to a state. */
import type { Dice } from '../../kernel/contract.ts';
import {
  matchRead,
  positionsBy,
  type Survey as SurveyOf,
  type TerrainReading,
  terrainRead,
  usualFramesBy,
} from '../../mechanics/blueprint-fleets/position/reading.ts';
import { terrain as terrainData, type TerrainKind } from '../data/terrain.ts';
import { awaiting, run } from '../flow.ts';
import type { Frame } from '../frames.ts';
import { terrainRecord } from '../phases/setup/terrain.ts';
import { Procedure } from '../procedure.ts';
import { ground } from '../ship/clearance.ts';
import type { State } from '../state.ts';
import type { MatchViewRecord, Terrain } from '../table.ts';
import type { Position, PositionTerrain } from './codec.ts';
import { readingIn } from './ship.ts';
import { titlesIn } from './words.ts';

const matchOf = (position: Position, active: string | null): MatchViewRecord => ({
  ...matchRead(position, active, 2),
  scenario: position.scenario ?? 'standard-engagement',
  options: position.options ?? {},
  commandStep: position.commandStep ?? 'repair',
  coordinatedFire: position.coordinatedFire ?? false,
});

const pieces: TerrainReading<PositionTerrain, TerrainKind, Terrain> = {
  titles: titlesIn(terrainData),
  traits: terrainData,
  piece: (piece, { die, laidBy }, problems) => {
    const { densities } = terrainData[piece.kind];
    // Minelayers and sweepers lead to dice that are not rolled for, but only minefields have them.
    const may = piece.kind === 'minefield' || (die !== undefined && densities.includes(die));
    if (die !== undefined && !may)
      problems.push(
        `${piece.name} has no d${die}: write ${densities.map((each) => `d${each}`).join(', ') || 'no die'}.`,
      );
    if (laidBy !== undefined && !(piece.laid && piece.kind === 'minefield'))
      problems.push(`${piece.name} was laid by nobody: only a minefield that is "laid" has a side.`);
    const usual = terrainRecord(piece.id, piece.kind, piece.footprint).die;
    return { ...piece, die: die ?? usual, ...(laidBy === undefined ? {} : { laidBy }) };
  },
};

/** What a match waits for in this phase, where the position does not say. */
export const usualFrames = usualFramesBy({
  mines: (turn): Frame => ({ kind: 'mine-laying', step: 'lay', turn, declined: [] }),
  end: (): Frame => ({ kind: 'end', step: 'check' }),
});

export type Survey = SurveyOf<State>;

export const { surveyPosition, fromPosition } = positionsBy({
  match: matchOf,
  ships: (position: Position) => readingIn({ options: position.options ?? {} }),
  terrain: (position, problems) => terrainRead(pieces, position.terrain ?? [], problems),
  usualFrames,
  ground,
  run: (state: State, dice: Dice): State => {
    const procedure = new Procedure(state, dice);
    run(procedure);
    return procedure.state;
  },
  awaiting,
});
