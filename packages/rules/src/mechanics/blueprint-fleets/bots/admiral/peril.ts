/** What a stance may cost and bring in points, by what a game says of one ship's fire at another. */
import type { Point } from '../../../../geometry/table/index.ts';
import type { Pose } from '../../../open-table/index.ts';
import { opponentOf } from '../../seats.ts';
import { onTable, type Placed } from '../../ships.ts';
import type { Ship } from '../../table.ts';
import type { TableOf } from '../thoughts.ts';
import type { Seat } from '../../../../kernel/contract.ts';

/** Figures of an admiral's judgement, found by matches against the captain. */
export interface AdmiralJudgement {
  /** How much a point that may be lost counts against a point that may be won. */
  readonly risk: number;
  /** How much an enemy's fire counts as it stands, and as it could be after a move of its own. */
  readonly standing: number;
  readonly moving: number;
  /** The same of an enemy that has activated in this round. */
  readonly spent: number;
  /** How much shots at others than the squadron's target count. */
  readonly others: number;
  /** Points that a ship out of command is worse off. */
  readonly command: number;
  /** How much dearer the last hull boxes are than the first. */
  readonly wounds: number;
  /** How much what a squadron may lose counts when one is chosen to activate. */
  readonly danger: number;
  /** Courses and lengths tried for a move. */
  readonly legs: number;
}

/** What a game tells an admiral of its weapons. */
export interface Prospects<S extends Ship> {
  readonly judgement: AdmiralJudgement;
  /** The hull that `ship` may cost `target` from a stance, before the defence. */
  salvo(ship: S, stance: Pose, target: Placed<S>): number;
  /** What an enemy that may move first could do to a target at a place, its best broadside turned to it. */
  reachSalvo(enemy: Placed<S>, at: Point, target: Placed<S>): number;
  /** Hull of a target that its defence is expected to save. */
  saved(state: TableOf<S>, target: S): number;
  /** What a ship counts, in points. */
  stake(state: TableOf<S>, ship: Placed<S>): number;
}

/** Points by hull: the nearer to its end a ship is, the dearer a hull box. */
export const priceOfHull = <S extends Ship>(
  { judgement, stake }: Pick<Prospects<S>, 'judgement' | 'stake'>,
  state: TableOf<S>,
  ship: Placed<S>,
): number => (stake(state, ship) / (ship.hullMax + 2)) * (1 + judgement.wounds * (1 - ship.hull / ship.hullMax));

/** Points that the enemy squadrons may take from `ship` at a stance. */
export function peril<S extends Ship>(
  rules: Prospects<S>,
  state: TableOf<S>,
  ship: Placed<S>,
  stance: Pose,
  enemies: readonly Placed<S>[],
): number {
  const { moving, standing, spent } = rules.judgement;
  const there: Placed<S> = { ...ship, at: stance.at, facingCdeg: stance.facingCdeg };
  const bySquadron = new Map<string, number>();
  for (const enemy of enemies) {
    const activated = state.squadrons[enemy.squadron]?.activated === true;
    if (state.match.round >= state.match.rounds && activated) continue;
    const turn = activated ? spent : 1;
    const shot = standing * rules.salvo(enemy, enemy, there) + moving * rules.reachSalvo(enemy, stance.at, there);
    bySquadron.set(enemy.squadron, (bySquadron.get(enemy.squadron) ?? 0) + turn * shot);
  }
  const stopped = rules.saved(state, ship);
  let hull = 0;
  for (const shot of bySquadron.values()) hull += Math.max(shot * 0.2, shot - stopped);
  return Math.min(hull, ship.hull * 1.5) * priceOfHull(rules, state, ship);
}

/** Points that ships may take from their best target by one attack together, after a move. */
export function prospects<S extends Ship>(
  rules: Prospects<S>,
  state: TableOf<S>,
  ships: readonly Placed<S>[],
  enemies: readonly Placed<S>[],
): number {
  return enemies.reduce((most, enemy) => {
    const hull = ships.reduce(
      (sum, ship) => sum + 0.6 * rules.reachSalvo(ship, enemy.at, enemy) + 0.4 * rules.salvo(ship, ship, enemy),
      0,
    );
    const through = Math.min(enemy.hull, Math.max(0.15 * hull, hull - rules.saved(state, enemy)));
    const kill = through >= enemy.hull ? rules.stake(state, enemy) / 2 : 0;
    return Math.max(most, through * priceOfHull(rules, state, enemy) + kill);
  }, 0);
}

/** Behind, the admiral dares more; ahead, less, the more so the nearer the end is. */
export function caution<S extends Ship>(state: TableOf<S>, by: Seat): number {
  const [own, other] = [state.sides[by]?.halfPoints ?? 0, state.sides[opponentOf(state, by)]?.halfPoints ?? 0];
  const late = state.match.round / state.match.rounds;
  if (own === other || late < 0.6) return 1;
  return own > other ? 1.8 : 0.5;
}

/** The enemies of a side on the table. */
export const enemiesOf = <S extends Ship>(state: TableOf<S>, by: Seat): readonly Placed<S>[] =>
  onTable(state, opponentOf(state, by));
