/** What stands and lies on the table, and why nothing more can be set down at a place. */
import { contains, insideTable, type PlacedShape, shapesOverlap } from '../../geometry/table/index.ts';
import type { Rejection, RuleId } from '../../kernel/contract.ts';
import { type Area, footingFault, postArea } from '../../mechanics/open-table/index.ts';
import { distances } from '../data/sizes.ts';
import type { Point } from '../ids.ts';
import { kept } from '../../kernel/kept.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../state.ts';
import type { Terrain } from '../table.ts';
import { flying, type PlacedFighter, placedShips } from '../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from './ships.ts';
import { baseOf } from './stats.ts';

export interface Base {
  readonly at: Point;
  readonly radiusMils: number;
}

/** A ship or a token that stands on the table, with its base. */
export interface StandingPiece {
  readonly id: string;
  readonly name: string;
  readonly piece: PlacedShip | PlacedFighter;
  readonly base: Base;
}

/** Every base and token on the table but those named. */
export function standing(state: OpenTable, except: readonly string[] = []): readonly StandingPiece[] {
  const all = [...placedShips(state), ...flying(state)].map(standingOf);
  return except.length === 0 ? all : all.filter((each) => !except.includes(each.id));
}
const standingOf = kept((piece: PlacedShip | PlacedFighter): StandingPiece => ({
  id: piece.id,
  name: piece.name,
  piece,
  base: baseOf(piece),
}));

/** The whole base on the table (QR-8.2.5a). */
export const onTheTable = (state: OpenTable, base: Base): boolean =>
  insideTable(base, state.match.table, distances.toleranceMils);

/** Where a post may stand so that a base of this radius is wholly on the table. */
export const tableFor = (state: OpenTable, radiusMils: number): Area => postArea(state.match.table, radiusMils);

/** Terrain that lies on the table: its record with its outline, never to be stored. */
export type PlacedTerrain = Terrain & PlacedShape;
export const placedTerrain = (state: Pick<OpenTable, 'terrain'>): readonly PlacedTerrain[] =>
  terrainOnTable(state.terrain);
const terrainOnTable = kept((terrain: OpenTable['terrain']): readonly PlacedTerrain[] =>
  Object.values(terrain).flatMap((each) =>
    each.at === null || each.discarded ? [] : [{ ...each, at: each.at, shape: each.footprint }],
  ),
);

/** The planets on the table; nothing stands on one (R-QR-91, R-QR-92). */
export const planets = (state: OpenTable): readonly PlacedTerrain[] => planetsOnTable(state.terrain);
const planetsOnTable = kept((terrain: OpenTable['terrain']) =>
  terrainOnTable(terrain).filter(({ kind }) => kind === 'planet'),
);

/** The terrain that a post stands in, its edge included (R-QR-10), in id order. */
export const terrainAt = (state: OpenTable, at: Point): readonly PlacedTerrain[] =>
  placedTerrain(state)
    .filter((each) => contains(each, at))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** A planet that a token would overlap (R-QR-92). */
export const planetUnder = (state: OpenTable, base: Base): PlacedTerrain | undefined =>
  planets(state).find((each) =>
    shapesOverlap(each, { at: base.at, shape: { kind: 'circle', radiusMils: base.radiusMils } }),
  );

/** By which rules a base is set down, and what its player may do instead. */
export interface SettingDown {
  readonly edge: readonly [RuleId, advice: string];
  readonly overlap: readonly [RuleId, advice: string];
  /** A ship stands in terrain with its post, a token with its whole base; who jumps may mean a planet. */
  readonly planet: 'ship' | 'token' | 'allowed';
}

const noTerrain: readonly PlacedTerrain[] = [];

/** Why the piece cannot be set down there, `others` being all that stands on the table by then. */
export function settingFault(
  state: OpenTable,
  { id, name }: { readonly id: string; readonly name: string },
  base: Base,
  others: readonly StandingPiece[],
  { edge, overlap, planet }: SettingDown,
): Rejection | undefined {
  const barred = planet === 'allowed' ? noTerrain : planets(state);
  const fault = footingFault(base, state.match.table, barred, planet === 'token' ? 'base' : 'post', others);
  switch (fault?.kind) {
    case undefined:
      return undefined;
    case 'off-table':
      return refuse('off-table', edge[0], `${name} would reach over the table’s edge. ${edge[1]}`);
    case 'barred': {
      const [rule, would] = planet === 'token' ? ['QR-3.4.6c', 'lie'] : ['R-QR-91', 'stand'];
      const sentence = `${name} would ${would} on ${fault.terrain.name}. Place it clear of the planet.`;
      return refuse('on-planet', rule, sentence);
    }
    case 'overlap': {
      const [rule, advice] = overlap;
      const sentence = `${name} would overlap ${fault.other.name}. ${advice}`;
      return refuse('overlap', rule, sentence, { ship: id, other: fault.other.id });
    }
  }
}
