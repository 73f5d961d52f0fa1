/** What a fire order would do, from the attack that the rules muster for it. */
import { atLeast, expected, leftOver, mean, successes } from './odds.ts';
import {
  criticalRating,
  defenceSources,
  interceptOn,
  muster,
  ordnance,
  sightline,
  type Command,
  type Cover,
  type DefenceSource,
  type PlacedShip,
  type Pool,
  type State,
} from './rules.ts';

export interface Forecast {
  readonly pools: readonly Pool[];
  readonly dice: number;
  /** The needs of the pools, lowest first: usually one. */
  readonly needs: readonly number[];
  readonly expectedHits: number;
  readonly rangeMils: number;
  readonly cover: Cover;
  /** The lowest defence face that stops a hit. */
  readonly stopOn: number;
  readonly defence: readonly DefenceSource[];
  readonly defenceDice: number;
  readonly expectedStops: number;
  readonly expectedHull: number;
  readonly criticalChance: number;
  readonly nothingChance: number;
  readonly target: PlacedShip;
}

/** Undefined where the order is not legal; `check` then says why. */
export function forecastOf(state: State, command: Command): Forecast | undefined {
  if (command.kind !== 'fire') return undefined;
  const lead = state.ships[command.shooters[0]?.ship ?? ''];
  const squadron = lead ? state.squadrons[lead.squadron] : undefined;
  if (!squadron) return undefined;
  const mustered = muster(state, squadron, command);
  if (!mustered.ok) return undefined;
  const { pools, cover, rangeMils, target } = mustered.attack;
  const defence = defenceSources(state, target, [], []);
  const defenceDice = defence.reduce((sum, source) => sum + source.dice, 0);
  const stopOn = interceptOn[cover.level];
  const stops = [{ dice: defenceDice, need: stopOn }];
  const harming = pools.filter((pool) => ordnance[pool.ordnance].hitsDamage);
  const left = leftOver(successes(harming), successes(stops));
  const rating = criticalRating(target);
  return {
    pools,
    dice: pools.reduce((sum, pool) => sum + pool.dice, 0),
    needs: [...new Set(pools.map((pool) => pool.need))].sort((a, b) => a - b),
    expectedHits: expected(pools),
    rangeMils,
    cover,
    stopOn,
    defence,
    defenceDice,
    expectedStops: expected(stops),
    expectedHull: mean(left),
    criticalChance: rating > 0 ? atLeast(left, rating) : 1 - (left[0] ?? 0),
    nothingChance: left[0] ?? 1,
    target,
  };
}

/** The line from a ship to another in legs for the board, with the words of what lies on it. */
export function sightLegs(state: State, from: PlacedShip, target: PlacedShip) {
  const line = sightline(state, from, target);
  const at = (mils: number) => {
    const share = line.rangeMils === 0 ? 0 : mils / line.rangeMils;
    return {
      xMils: Math.round(from.at.xMils + (target.at.xMils - from.at.xMils) * share),
      yMils: Math.round(from.at.yMils + (target.at.yMils - from.at.yMils) * share),
    };
  };
  const legs: { from: ReturnType<typeof at>; to: ReturnType<typeof at>; kind: 'clear' | 'crossing' | 'blocked' }[] = [];
  let reached = 0;
  for (const stretch of line.through) {
    if (stretch.enterMils > reached) legs.push({ from: at(reached), to: at(stretch.enterMils), kind: 'clear' });
    if (line.blockedBy === stretch || line.blockedBy?.terrain === stretch.terrain) {
      legs.push({ from: at(stretch.enterMils), to: target.at, kind: 'blocked' });
      return { legs, line };
    }
    legs.push({ from: at(Math.max(reached, stretch.enterMils)), to: at(stretch.leaveMils), kind: 'crossing' });
    reached = Math.max(reached, stretch.leaveMils);
  }
  if (reached < line.rangeMils) legs.push({ from: at(reached), to: target.at, kind: 'clear' });
  return { legs, line };
}
