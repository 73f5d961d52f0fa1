/** What stands and lies on the table, and why nothing more can be set down at a place. */
import {
  type CircleBase as Base,
  contains,
  insideTable,
  type PlacedShape,
  shapesOverlap,
  tape,
  type Tolerance,
} from '../../geometry/table/index.ts';
import type { Rejection, RuleId } from '../../kernel/contract.ts';
import { kept } from '../../kernel/kept.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import { type Area, footingFault, postArea } from '../open-table/index.ts';
import type { Point } from './ids.ts';
import { flying, type Placed, type PlacedFighter, placedShips } from './ships.ts';
import type { Ship, Table, Terrain } from './table.ts';

export type { Base };

/** A ship or a token that stands on the table, with its base. */
export interface StandingPiece {
  readonly id: string;
  readonly name: string;
  readonly piece: Placed | PlacedFighter;
  readonly base: Base;
}

/** Terrain that lies on the table: its record with its outline, never to be stored. */
export type PlacedTerrain<T extends Terrain = Terrain> = T & PlacedShape;

/** By which rules a base is set down, and what its player may do instead. */
export interface SettingDown {
  readonly edge: readonly [RuleId, advice: string];
  readonly overlap: readonly [RuleId, advice: string];
  /** A ship stands in terrain with its post, a token with its whole base; who jumps may mean a planet. */
  readonly planet: 'ship' | 'token' | 'allowed';
}

/** How large things are in a game, and by which rules a planet bears no ship and no token. */
export interface Measures {
  readonly tokenRadiusMils: number;
  radiusOf(ship: Ship): number;
  readonly planet: { readonly ship: RuleId; readonly token: RuleId };
  readonly tape?: Tolerance;
}

type Scene = Pick<Table, 'ships' | 'fighters' | 'terrain' | 'match'>;
export interface Lying<T extends Terrain> {
  readonly terrain: { [id: string]: T };
}

export interface StandingGround {
  readonly tape: Tolerance;
  readonly tokenRadiusMils: number;
  readonly radiusOf: (ship: Ship) => number;
  /** Every base and token on the table but those named. */
  readonly standing: (scene: Scene, except?: readonly string[]) => readonly StandingPiece[];
  /** The whole base on the table. */
  readonly onTheTable: (scene: Pick<Scene, 'match'>, base: Base) => boolean;
  /** Where a post may stand so that a base of this radius is wholly on the table. */
  readonly tableFor: (scene: Pick<Scene, 'match'>, radiusMils: number) => Area;
  readonly placedTerrain: <T extends Terrain>(scene: Lying<T>) => readonly PlacedTerrain<T>[];
  /** The planets on the table; nothing stands on one. */
  readonly planets: <T extends Terrain>(scene: Lying<T>) => readonly PlacedTerrain<T>[];
  /** The terrain that a post stands in, its edge included, in id order. */
  readonly terrainAt: <T extends Terrain>(scene: Lying<T>, at: Point) => readonly PlacedTerrain<T>[];
  /** A planet that a token would overlap. */
  readonly planetUnder: (scene: Pick<Scene, 'terrain'>, base: Base) => PlacedTerrain | undefined;
  /** Why the piece cannot be set down there, `others` being all that stands on the table by then. */
  readonly settingFault: (
    scene: Pick<Scene, 'terrain' | 'match'>,
    piece: { readonly id: string; readonly name: string },
    base: Base,
    others: readonly StandingPiece[],
    how: SettingDown,
  ) => Rejection | undefined;
}

/** The terrain of one record, kept for as long as the record is; it comes back as the game's own. */
const lyingOn = kept((terrain: Table['terrain']): readonly PlacedTerrain[] =>
  Object.values(terrain).flatMap((each) =>
    each.at === null || each.discarded ? [] : [{ ...each, at: each.at, shape: each.footprint }],
  ),
);
const planetsOn = kept((terrain: Table['terrain']) => lyingOn(terrain).filter(({ kind }) => kind === 'planet'));
const lying = <T extends Terrain>({ terrain }: Lying<T>) => lyingOn(terrain) as readonly PlacedTerrain<T>[];

export function groundOf(measures: Measures): StandingGround {
  const { tokenRadiusMils, tape: tolerance = tape, planet: planetRules } = measures;
  const radiusOf = (ship: Ship): number => measures.radiusOf(ship);
  const standingOf = (piece: Placed | PlacedFighter, radiusMils: number): StandingPiece => ({
    id: piece.id,
    name: piece.name,
    piece,
    base: { at: piece.at, radiusMils },
  });
  const standingShips = kept((ships: Scene['ships']) =>
    placedShips({ ships }).map((ship) => standingOf(ship, radiusOf(ship))),
  );
  const standingFighters = kept((fighters: Scene['fighters']) =>
    flying({ fighters }).map((fighter) => standingOf(fighter, tokenRadiusMils)),
  );
  return {
    tape: tolerance,
    tokenRadiusMils,
    radiusOf,
    standing: (scene, except = []) => {
      const all = [...standingShips(scene.ships), ...standingFighters(scene.fighters)];
      return except.length === 0 ? all : all.filter((each) => !except.includes(each.id));
    },
    onTheTable: ({ match }, base) => insideTable(base, match.table, tolerance.distanceMils),
    tableFor: ({ match }, radiusMils) => postArea(match.table, radiusMils),
    placedTerrain: lying,
    planets: <T extends Terrain>({ terrain }: Lying<T>) => planetsOn(terrain) as readonly PlacedTerrain<T>[],
    terrainAt: (scene, at) =>
      lying(scene)
        .filter((each) => contains(each, at))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    planetUnder: ({ terrain }, { at, radiusMils }) =>
      planetsOn(terrain).find((each) => shapesOverlap(each, { at, shape: { kind: 'circle', radiusMils } })),
    settingFault: ({ terrain, match }, piece, base, others, how) => {
      const barred = how.planet === 'allowed' ? [] : planetsOn(terrain);
      const measured = how.planet === 'token' ? 'base' : 'post';
      const fault = footingFault(base, match.table, barred, measured, others, tolerance);
      return fault && saidOf(fault, piece, how, planetRules);
    },
  };
}

function saidOf(
  fault: NonNullable<ReturnType<typeof footingFault<PlacedTerrain, StandingPiece>>>,
  { id, name }: { readonly id: string; readonly name: string },
  { edge, overlap, planet }: SettingDown,
  rules: Measures['planet'],
): Rejection {
  switch (fault.kind) {
    case 'off-table':
      return refuse('off-table', edge[0], `${name} would reach over the table’s edge. ${edge[1]}`);
    case 'barred': {
      const [rule, would] = planet === 'token' ? [rules.token, 'lie'] : [rules.ship, 'stand'];
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
