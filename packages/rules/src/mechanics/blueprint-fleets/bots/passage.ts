/** What a way across the table may cost a ship, by the terrain that lies on it. */
import { gapMils, passages, type Point } from '../../../geometry/table/index.ts';
import type { PlacedTerrain } from '../ground.ts';
import type { Table, Terrain } from '../table.ts';

/** The base of a ship that flies into a planet is last seen at its edge. */
const EDGE_MILS = 20;

export interface BotPassage {
  /** The path ends in space: not in a planet, nor at the edge where a ship that flies into one is last seen. */
  readonly survives: (from: Point, to: Point) => boolean;
  /** Hull that terrain on the way is likely to cost, in points of hull. */
  readonly hazards: (from: Point, to: Point) => number;
}

export interface PassageRules<T extends Terrain> {
  placedTerrain(scene: Pick<Table, 'terrain'>): readonly PlacedTerrain<T>[];
  /** A ship that flies into it is lost, or as good as lost. */
  isPlanet(piece: T): boolean;
  /** Hull that a ship is likely to lose where it flies through. */
  costOf(piece: T): number;
}

/** The terrain that lies on the table now, for any number of paths. */
export const passageBy =
  <T extends Terrain>(rules: PassageRules<T>) =>
  (scene: Pick<Table, 'terrain'>): BotPassage => {
    const terrain = rules.placedTerrain(scene);
    const planets = terrain.filter((each) => rules.isPlanet(each));
    return {
      survives: (from, to) =>
        passages(from, to, planets).length === 0 && planets.every((planet) => gapMils(planet, to) > EDGE_MILS),
      hazards: (from, to) => passages(from, to, terrain).reduce((sum, { shape }) => sum + rules.costOf(shape), 0),
    };
  };
