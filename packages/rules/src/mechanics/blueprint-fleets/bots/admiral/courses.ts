/** How an admiral sails: many ends of a move tried, each for the points it may win on one target and may lose. */
import { bearingCdeg, clampAngle, distanceMils, normaliseCdeg, type Point } from '../../../../geometry/table/index.ts';
import type { Random, Seat } from '../../../../kernel/contract.ts';
import type { Kind } from '../../../../kernel/ruleset/game.ts';
import { legsTowards, type Pose } from '../../../open-table/index.ts';
import { commanderOf, type Placed, squadronOf, squadronShips } from '../../ships.ts';
import type { Ship } from '../../table.ts';
import type { BotPassage } from '../passage.ts';
import { type LegOffer, legPlan, type Plan } from '../steering.ts';
import { firstLegal, type BotJudging, type TableOf } from '../thoughts.ts';
import { caution, enemiesOf, peril, priceOfHull, type Prospects } from './peril.ts';

const CLOSE_MILS = 14_000;
const COMMAND_MILS = 6000;

/** Facings worth a thought: along the leg, hard over, and each broadside to each aim. */
function facings(turn: number, courseCdeg: number, end: Point, aims: readonly Point[]): readonly number[] {
  const wanted = aims.flatMap((aim) => {
    const bearing = bearingCdeg(end, aim);
    return [bearing, normaliseCdeg(bearing + 9000), normaliseCdeg(bearing - 9000)];
  });
  const all = [courseCdeg, ...wanted.map((facing) => clampAngle(facing, courseCdeg, turn))];
  return [...new Set([...all, normaliseCdeg(courseCdeg - turn), normaliseCdeg(courseCdeg + turn)])];
}

/** Legs of a move that is offered, for the nearest enemies. */
export function legsFor<S extends Ship, K extends string>(
  tries: number,
  state: TableOf<S>,
  offer: LegOffer<K>,
  ship: Placed<S>,
  by: Seat,
  random: Random,
) {
  const aims = [...enemiesOf(state, by)]
    .sort((a, b) => distanceMils(ship.at, a.at) - distanceMils(ship.at, b.at))
    .slice(0, 2)
    .map(({ at }) => at);
  const tried = (courseCdeg: number, end: Point) => facings(offer.finalTurnCdeg, courseCdeg, end, aims);
  return legsTowards(offer, aims, { tries, straight: 6, shorterBy: 0.2, facings: tried }, random).map((each) =>
    legPlan(offer, each),
  );
}

interface Focus<S extends Ship> {
  readonly target: Placed<S>;
  /** Points by expected hull that one more hit on it brings. */
  readonly price: number;
  readonly value: number;
}

/** What a game tells an admiral's helmsman. */
export interface Bridge<S extends Ship> extends BotJudging, Prospects<S> {
  passage(state: TableOf<S>): BotPassage;
  /** What an end of a move costs a ship that has something else to do there. */
  errandCost(state: TableOf<S>, ship: Placed<S>, end: Pose): number;
}

/** The enemies by what the squadron may take from them this activation, best first; `plans` are those of the next ship. */
function focuses<S extends Ship>(
  bridge: Bridge<S>,
  state: TableOf<S>,
  ship: Placed<S>,
  plans: readonly Plan<Kind>[],
  enemies: readonly Placed<S>[],
): Focus<S>[] {
  const mates = squadronShips(state, squadronOf(state, ship)).filter(({ id }) => id !== ship.id);
  return enemies
    .map((target) => {
      const own = plans.reduce((most, { end }) => Math.max(most, bridge.salvo(ship, end, target)), 0);
      const others = mates.reduce((sum, mate) => {
        const now = bridge.salvo(mate, mate, target);
        // Who has not moved yet may come to bear.
        return sum + (mate.activation.moves > 0 ? now : Math.max(now, own * 0.7));
      }, 0);
      const through = Math.max(0.1 * (own + others), own + others - bridge.saved(state, target));
      const kill = through >= target.hull ? 1.5 : 1;
      const price = priceOfHull(bridge, state, target) * kill;
      return { target, price, value: Math.min(through, target.hull) * price };
    })
    .sort((a, b) => b.value - a.value);
}

/** A plan that is legal, and what speaks for it, in points. */
export interface Course<C> {
  readonly command: C;
  readonly end: Pose;
  readonly prior: number;
  /** Whether the ship would have a shot. */
  readonly fires: boolean;
}

type Valued = (plan: Plan<Kind>) => { readonly prior: number; readonly fires: boolean };

function valuing<S extends Ship>(
  bridge: Bridge<S>,
  state: TableOf<S>,
  ship: Placed<S>,
  ranked: readonly Focus<S>[],
  by: Seat,
): Valued {
  const enemies = enemiesOf(state, by);
  const { hazards } = bridge.passage(state);
  const commander = commanderOf(state, squadronOf(state, ship));
  const { judgement } = bridge;
  const risk = judgement.risk * caution(state, by);
  return ({ end, price }) => {
    let [first, rest, nearest] = [0, 0, 200_000];
    ranked.forEach((focus, index) => {
      const won = bridge.salvo(ship, end, focus.target) * focus.price;
      if (index === 0) first = won;
      else rest = Math.max(rest, won);
      nearest = Math.min(nearest, distanceMils(end.at, focus.target.at));
    });
    let total = Math.max(first, judgement.others * rest) + 0.1 * rest - price;
    total -= risk * peril(bridge, state, ship, end, enemies);
    total -= hazards(ship.at, end.at) * priceOfHull(bridge, state, ship) * 1.2;
    total -= Math.max(0, nearest - CLOSE_MILS) / 500 + bridge.errandCost(state, ship, end);
    if (commander !== undefined && commander.id !== ship.id) {
      const away = distanceMils(end.at, commander.at);
      if (away > COMMAND_MILS) total -= judgement.command + (away - COMMAND_MILS) / 1000;
    }
    return { prior: total, fires: first + rest > 0 };
  };
}

/** The best courses of a ship, `most` of them. */
export function coursesOf<S extends Ship, C extends Kind>(
  bridge: Bridge<S>,
  state: TableOf<S>,
  ship: Placed<S>,
  plans: readonly Plan<C>[],
  by: Seat,
  most: number,
): readonly Course<C>[] {
  const { survives } = bridge.passage(state);
  const valueOf = valuing(bridge, state, ship, focuses(bridge, state, ship, plans, enemiesOf(state, by)), by);
  const weighed = plans
    .filter(({ end }) => survives(ship.at, end.at))
    .map((plan) => ({ plan, ...valueOf(plan) }))
    .sort((a, b) => b.prior - a.prior);
  const found: Course<C>[] = [];
  for (const { plan, prior, fires } of weighed) {
    if (found.length >= most) break;
    const { end } = plan;
    if (found.some((other) => alike(other.end, end))) continue;
    const command = firstLegal(bridge, state as TableOf<Ship>, by, [plan.command]);
    if (command !== undefined) found.push({ command, end, prior, fires });
  }
  return found;
}

/** Two ends next to each other with nearly the same facing are one thought. */
export const alike = (one: Pose, other: Pose): boolean => {
  const turned = Math.abs(one.facingCdeg - other.facingCdeg);
  return distanceMils(one.at, other.at) < 2500 && Math.min(turned, 36_000 - turned) < 3000;
};
