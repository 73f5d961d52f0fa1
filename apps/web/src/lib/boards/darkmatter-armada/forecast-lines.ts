/** The lines of an attack in legs for the board, with the terrain that lies on each. */
import { passages } from '@broadside/rules/geometry/table';
import { legsOf } from '#lib/open-table/stretches.ts';
import { terrainData, type PlacedShip, type State, type Terrain } from './rules.ts';

interface Stretch {
  readonly piece: Terrain;
  readonly enterMils: number;
  readonly leaveMils: number;
  readonly insideMils: number;
  readonly blocks: boolean;
}

/** What of the terrain between two ships concerns this kind of fire. */
export function sightLegs(state: State, from: PlacedShip, target: PlacedShip, torpedo: boolean) {
  const lying = Object.values(state.terrain).flatMap((piece) =>
    piece.at && !piece.discarded ? [{ at: piece.at, shape: piece.footprint, piece }] : [],
  );
  const through = passages(from.at, target.at, lying).flatMap(
    ({ shape: { piece }, enterMils, insideMils }): Stretch[] => {
      const sight = terrainData[piece.kind][torpedo ? 'torpedoes' : 'direct'];
      if (sight === 'clear') return [];
      return [{ piece, enterMils, leaveMils: enterMils + insideMils, insideMils, blocks: sight === 'blocks' }];
    },
  );
  return { legs: legsOf(from.at, target.at, through), through };
}
