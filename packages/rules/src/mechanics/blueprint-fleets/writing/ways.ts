/** The ways of movement orders, written as places to go to. */
import type * as z from 'zod';
import { bearingCdeg, distanceMils, samePoint } from '../../../geometry/table/index.ts';
import type { JsonObject } from '../../../kernel/contract.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import { isJsonObject } from '../../../kernel/writing.ts';
import { point, type Point } from '../ids.ts';
import { stopAfter } from '../orbit/circles.ts';
import type { RouteCommand } from '../orbit/commands.ts';
import { orbitOfCommand } from '../orbit/legality.ts';
import type { RoundRules } from '../orbit/route.ts';
import type { Placed } from '../ships.ts';
import type { Table } from '../table.ts';
import { namedShip } from './orders.ts';

/** Where a straight way begins, and how the ship faces there. */
export interface WayStart {
  readonly at: Point;
  readonly facingCdeg: number;
}

/** `to` as course and distance, with the course as the facing at the end unless one is written. */
export function straightWay(way: JsonObject, start: WayStart, faces: boolean): JsonObject {
  const { to, ...rest } = way;
  const place = point.safeParse(to);
  const towards = (end: Point): JsonObject =>
    samePoint(start.at, end)
      ? { courseCdeg: start.facingCdeg, distanceMils: 0 }
      : { courseCdeg: bearingCdeg(start.at, end), distanceMils: distanceMils(start.at, end) };
  const leg = place.success ? { ...rest, ...towards(place.data) } : way;
  const along = leg['distanceMils'] === 0 ? start.facingCdeg : leg['courseCdeg'];
  return faces && leg['facingCdeg'] === undefined && along !== undefined ? { ...leg, facingCdeg: along } : leg;
}

/** How a game reads ways: its commands, and its rules of orbits. */
export interface WayRules {
  readonly command: z.ZodType<Kind>;
  readonly rounds: RoundRules;
}

/** Where the circle is left: the exit of a maneuver begins there. Undefined where the way leads to no circle. */
function leftAt({ command, rounds }: WayRules, state: Table, order: JsonObject, mover: Placed): WayStart | undefined {
  const still = { courseCdeg: 0, distanceMils: 0, facingCdeg: 0 };
  const { to: _, ...rest } = order;
  const whole = order['kind'] === 'slingshot' ? { ...rest, exit: still } : { ...rest, ...still };
  const parsed = command.safeParse({ ...whole, carry: [] });
  if (!parsed.success) return undefined;
  const given = parsed.data as RouteCommand;
  const led = orbitOfCommand(rounds, state, mover, given);
  return 'orbit' in led ? stopAfter(led.orbit, given.segments) : undefined;
}

function slingshot(rules: WayRules, state: Table, order: JsonObject, ship: Placed): JsonObject {
  const approach = isJsonObject(order['approach'])
    ? order['approach']
    : { distanceMils: 0, courseCdeg: ship.facingCdeg };
  const begun = { ...order, approach: straightWay(approach, ship, false) };
  const left = leftAt(rules, state, begun, ship) ?? ship;
  const exit = isJsonObject(order['exit']) ? order['exit'] : { distanceMils: 0, courseCdeg: left.facingCdeg };
  return { ...begun, exit: straightWay(exit, left, true) };
}

/** The order with its way as course and distance. */
export function withWay(rules: WayRules, state: Table, order: JsonObject): JsonObject {
  const ship = namedShip(state, order);
  if (ship === undefined) return order;
  switch (order['kind']) {
    case 'move-ship':
    case 'full-thrust':
      return straightWay(order, ship, true);
    case 'enter-orbit':
      return straightWay(order, ship, false);
    case 'leave-orbit':
      return straightWay(order, leftAt(rules, state, order, ship) ?? ship, true);
    case 'slingshot':
      return slingshot(rules, state, order, ship);
    default:
      return order;
  }
}
