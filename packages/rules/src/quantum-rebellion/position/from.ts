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
import { Procedure } from '../procedure.ts';
import { ground } from '../ship/clearance.ts';
import type { State } from '../state.ts';
import type { MatchViewRecord, Terrain } from '../table.ts';
import type { Position, PositionTerrain } from './codec.ts';
import { readingIn } from './fleet.ts';
import { spelledIn } from './words.ts';

/** What the fleets of a position are called that names none. */
export { usualFleets } from '../../mechanics/blueprint-fleets/position/fleets.ts';

const matchOf = (position: Position, active: string | null): MatchViewRecord => ({
  ...matchRead(position, active, 1),
  scenario: position.scenario ?? 'border-skirmish',
  options: position.options ?? {},
  commandStep: position.commandStep ?? 'drive',
});

const pieces: TerrainReading<PositionTerrain, TerrainKind, Terrain> = {
  titles: spelledIn(terrainData),
  traits: terrainData,
  piece: (piece, { strength, damage }) => {
    const { hazard } = terrainData[piece.kind];
    const usual = piece.kind === 'minefield' && hazard.kind === 'hits' ? hazard.plus : null;
    return { ...piece, strength: strength ?? usual, ...(damage === undefined ? {} : { damage }) };
  },
};

/** What a match waits for in this phase, where the position does not say. */
export const usualFrames = usualFramesBy({
  mines: (turn): Frame => ({ kind: 'mine-laying', step: 'lay', turn, declined: [] }),
  end: ([seat = 'seat-1', ...waiting]): Frame => ({ kind: 'end', step: 'repairs', seat, done: [], waiting }),
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
