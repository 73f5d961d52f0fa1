/** What a ship would be near, and in what arcs, where it stands so: for previews of orders. */
import { distanceMils, type Quadrant } from '../../../geometry/table/index.ts';
import { byQuadrant, inTheWay, type Pose, sightingsFrom } from '../../open-table/index.ts';
import type { StandingGround } from '../ground.ts';
import type { FighterId, Point, ShipId } from '../ids.ts';
import { opponentOf } from '../seats.ts';
import { commanderOf, onTable, type Placed, squadronOf } from '../ships.ts';
import type { Ship, Table } from '../table.ts';

export interface EnemyAhead {
  readonly ship: ShipId;
  readonly name: string;
  readonly rangeMils: number;
  /** Clockwise from north. */
  readonly bearingCdeg: number;
  /** Clockwise from the facing at the end. */
  readonly relativeCdeg: number;
  /** The arcs of the moved ship that hold it; two where it is on their line. */
  readonly arcs: readonly Quadrant[];
}

/** How a ship would stand. */
export interface StandingAhead {
  /** The piece or token that the base would overlap. */
  readonly overlaps: { readonly id: string; readonly name: string } | undefined;
  /** Null where there is no commander to be in reach of. */
  readonly command: { readonly commander: string; readonly rangeMils: number; readonly inReach: boolean } | null;
  readonly nearest: EnemyAhead | undefined;
  /** Every enemy ship, nearest first. */
  readonly enemies: readonly EnemyAhead[];
  readonly inArc: Readonly<Record<Quadrant, readonly string[]>>;
}

export interface LookoutRules {
  readonly ground: StandingGround;
  /** Within this of its commander, measured as the game measures. */
  readonly reachMils: number;
  isCivilian(ship: Ship): boolean;
}

export const enemiesFrom = (state: Table, seat: Ship['seat'], pose: Pose): readonly EnemyAhead[] =>
  sightingsFrom(pose, onTable(state, opponentOf(state, seat))).map(({ target: { id, name }, ...lies }) => ({
    ship: id,
    name,
    ...lies,
  }));

export const inArcs = (enemies: readonly EnemyAhead[]): StandingAhead['inArc'] =>
  byQuadrant(enemies.map(({ ship, arcs }) => ({ target: ship, arcs })));

function commandAt(rules: LookoutRules, state: Table, ship: Placed, at: Point): StandingAhead['command'] {
  const commander = commanderOf(state, squadronOf(state, ship));
  if (commander === undefined || rules.isCivilian(ship)) return null;
  // Where the commander itself moves, it is in reach of itself.
  const rangeMils = commander.id === ship.id ? 0 : distanceMils(at, commander.at);
  return { commander: commander.id, rangeMils, inReach: rangeMils <= rules.reachMils };
}

/** `carry` are tokens that ride along and are in nobody's way. */
export const lookoutBy =
  (rules: LookoutRules) =>
  (state: Table, ship: Placed, end: Pose, carry: readonly FighterId[]): StandingAhead => {
    const { ground } = rules;
    const enemies = enemiesFrom(state, ship.seat, end);
    const base = { at: end.at, radiusMils: ground.radiusOf(ship) };
    const other = inTheWay(base, ground.standing(state, [ship.id, ...carry]));
    return {
      overlaps: other === undefined ? undefined : { id: other.id, name: other.name },
      command: commandAt(rules, state, ship, end.at),
      nearest: enemies[0],
      enemies,
      inArc: inArcs(enemies),
    };
  };
