/** What terrain on its way may do to a ship: how the captain and the admiral weigh a path. */
import { gapMils, passages, type Point } from '../../geometry/table/index.ts';
import { terrain as terrainTable } from '../data/terrain.ts';
import { placedTerrain, type PlacedTerrain } from '../ship/clearance.ts';
import type { Sight } from '../state.ts';

const EDGE_MILS = 20;

type Features = readonly PlacedTerrain[];

export interface BotPassage {
  /** The path ends in space: not in a planet, nor at the edge where a ship that flies into one is last seen. */
  readonly survives: (from: Point, to: Point) => boolean;
  /** Hull that terrain on the way is likely to cost, in points of hull. */
  readonly hazards: (from: Point, to: Point) => number;
}

function hazards(terrain: Features, from: Point, to: Point): number {
  return passages(from, to, terrain).reduce((sum, passage) => {
    const { hazard } = terrainTable[passage.shape.kind];
    if (hazard.kind === 'hits') return sum + hazard.plus + 3.5 * hazard.dice;
    return sum + (hazard.kind === 'hull' ? hazard.hull : hazard.kind === 'none' ? 0 : 1);
  }, 0);
}

/** The terrain that lies on the table now, for any number of paths. */
export function passage(state: Sight): BotPassage {
  const terrain = placedTerrain(state);
  const planets = terrain.filter(({ kind }) => terrainTable[kind].hazard.kind === 'destroyed');
  return {
    survives: (from, to) =>
      passages(from, to, planets).length === 0 && planets.every((planet) => gapMils(planet, to) > EDGE_MILS),
    hazards: (from, to) => hazards(terrain, from, to),
  };
}
