/** What stands where: bases and tokens in the way, the table's edge, planets. */
import { contains, insideTable, overlaps, type PlacedShape, shapesOverlap } from '../../geometry/table/index.ts';
import { distances } from '../data/sizes.ts';
import type { Point } from '../ids.ts';
import { kept } from '../kept.ts';
import type { State } from '../state.ts';
import type { Terrain, Zone } from '../table.ts';
import { flying, type PlacedFighter, placedShips, type PlacedShip } from './ships.ts';
import { baseOf } from './stats.ts';

export interface Base {
  readonly at: Point;
  readonly radiusMils: number;
}

/** A ship or a token that stands on the table, with its base. */
export interface Standing {
  readonly id: string;
  readonly name: string;
  readonly piece: PlacedShip | PlacedFighter;
  readonly base: Base;
}

/** Every base and token on the table but those named. */
export function standing(state: State, except: readonly string[] = []): readonly Standing[] {
  const all = [...placedShips(state), ...flying(state)].map(standingOf);
  return except.length === 0 ? all : all.filter((each) => !except.includes(each.id));
}
const standingOf = kept((piece: PlacedShip | PlacedFighter): Standing => ({
  id: piece.id,
  name: piece.name,
  piece,
  base: baseOf(piece),
}));

/** The first of them that `base` would overlap by more than contact (R-QR-03, R-QR-84). */
export const inTheWay = (base: Base, others: readonly Standing[]): Standing | undefined =>
  others.find((other) => overlaps(base, other.base, distances.contactMils));

/** The whole base on the table (QR-8.2.5a). */
export const onTheTable = (state: State, base: Base): boolean =>
  insideTable(base, state.match.table, distances.toleranceMils);

/** Where a post may stand so that a base of this radius is wholly on the table. */
export const tableFor = (state: State, radiusMils: number): Zone => ({
  west: radiusMils,
  south: radiusMils,
  east: state.match.table.widthMils - radiusMils,
  north: state.match.table.heightMils - radiusMils,
});

/** Terrain that lies on the table. */
export type PlacedTerrain = Terrain & { readonly at: Point };
export const placedTerrain = (state: State): readonly PlacedTerrain[] => terrainOnTable(state.terrain);
const terrainOnTable = kept((terrain: State['terrain']): readonly PlacedTerrain[] =>
  Object.values(terrain).filter((each): each is PlacedTerrain => each.at !== null && !each.discarded),
);

export const shapeOf = (terrain: PlacedTerrain): PlacedShape => ({ at: terrain.at, shape: terrain.footprint });

/** The terrain that a post stands in, its edge included (R-QR-10), in id order. */
export const terrainAt = (state: State, at: Point): readonly PlacedTerrain[] =>
  placedTerrain(state)
    .filter((each) => contains(shapeOf(each), at))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** A planet that a token would overlap (R-QR-92). */
export const planetUnder = (state: State, base: Base): PlacedTerrain | undefined =>
  placedTerrain(state).find(
    (each) =>
      each.kind === 'planet' &&
      shapesOverlap(shapeOf(each), { at: base.at, shape: { kind: 'circle', radiusMils: base.radiusMils } }),
  );
