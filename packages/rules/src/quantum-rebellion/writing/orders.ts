/** What people leave out of an order: the way to a place, riders, a facing, empty answers. */
import { bearingCdeg, distanceMils, samePoint } from '../../geometry/table/index.ts';
import type { Json, JsonObject, Result, Seat } from '../../kernel/contract.ts';
import { isJsonObject } from '../../kernel/writing.ts';
import { command, type Command } from '../commands.ts';
import { point, type Point } from '../ids.ts';
import { segments } from '../../mechanics/blueprint-fleets/activation/part.ts';
import { stopAfter } from '../../mechanics/blueprint-fleets/orbit/circles.ts';
import type { RouteCommand } from '../../mechanics/blueprint-fleets/orbit/commands.ts';
import { orbitOfCommand } from '../../mechanics/blueprint-fleets/orbit/legality.ts';
import { rounds } from '../specials/maneuvers/part.ts';
import { carriable } from '../phases/movement/plan.ts';
import { isPlaced } from '../../mechanics/blueprint-fleets/ships.ts';
import type { State } from '../state.ts';

/** Where a straight way begins, and how the ship faces there. */
interface Start {
  readonly at: Point;
  readonly facingCdeg: number;
}

/** `to` as course and distance, with the course as the facing at the end unless one is written. */
function straight(way: JsonObject, start: Start, faces: boolean): JsonObject {
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

/** Where the circle is left: the exit of a maneuver begins there. Undefined where the way leads to no circle. */
function leftAt(state: State, order: JsonObject, ship: string): Start | undefined {
  const still = { courseCdeg: 0, distanceMils: 0, facingCdeg: 0 };
  const { to: _, ...rest } = order;
  const whole = order['kind'] === 'slingshot' ? { ...rest, exit: still } : { ...rest, ...still };
  const parsed = command.safeParse({ ...whole, carry: [] });
  const mover = state.ships[ship];
  if (!parsed.success || mover === undefined || !isPlaced(mover)) return undefined;
  const given = parsed.data as RouteCommand;
  const led = orbitOfCommand(rounds, state, mover, given);
  return 'orbit' in led ? stopAfter(led.orbit, given.segments) : undefined;
}

function slingshot(state: State, order: JsonObject, start: Start, ship: string): JsonObject {
  const approach = isJsonObject(order['approach'])
    ? order['approach']
    : { distanceMils: 0, courseCdeg: start.facingCdeg };
  const begun = { ...order, approach: straight(approach, start, false) };
  const left = leftAt(state, begun, ship) ?? start;
  const exit = isJsonObject(order['exit']) ? order['exit'] : { distanceMils: 0, courseCdeg: left.facingCdeg };
  return { ...begun, exit: straight(exit, left, true) };
}

/** The ways of a movement order, written as places to go to. */
function withWay(state: State, order: JsonObject): JsonObject {
  const ship = typeof order['ship'] === 'string' ? state.ships[order['ship']] : undefined;
  if (ship === undefined || !isPlaced(ship)) return order;
  switch (order['kind']) {
    case 'move-ship':
    case 'full-thrust':
      return straight(order, ship, true);
    case 'enter-orbit':
      return straight(order, ship, false);
    case 'leave-orbit':
      return straight(order, leftAt(state, order, ship.id) ?? ship, true);
    case 'slingshot':
      return slingshot(state, order, ship, ship.id);
    default:
      return order;
  }
}

/** Lists that are empty unless they are written. */
const emptyLists: { readonly [kind: string]: readonly string[] } = {
  'spring-ambush': ['fighters'],
  'deploy-squadron': ['fighters'],
  'enter-squadron': ['fighters'],
  defend: ['screens', 'escorts'],
  repel: ['screens', 'escorts'],
  'cover-ship': ['screens', 'escorts'],
  'choose-fighters-lost': ['destroyed', 'sentHome'],
  'return-from-dogfight': ['fighters'],
  'recall-fighters': ['fighters'],
  'switch-beacons': ['online'],
  'assign-screen-hits': ['hits'],
};
const carriers = new Set<Json | undefined>([
  'move-ship',
  'full-thrust',
  'split-s',
  'enter-orbit',
  'follow-orbit',
  'leave-orbit',
  'slingshot',
]);

/** Fighters in contact ride along with a ship that moves, as the book has it (QR-8.2.4a). */
function riders(state: State, order: JsonObject): JsonObject {
  const ship = typeof order['ship'] === 'string' ? state.ships[order['ship']] : undefined;
  if (!carriers.has(order['kind']) || order['carry'] !== undefined) return {};
  return { carry: ship === undefined || !isPlaced(ship) ? [] : carriable(state, ship).map(({ id }) => id) };
}

/** One ship fires alone: its name and its mounts stand for the list of shooters. */
function alone(order: JsonObject): JsonObject {
  if (order['kind'] !== 'fire' || order['shooters'] !== undefined) return order;
  const { ship, mounts, arc, ...rest } = order;
  if (ship === undefined || mounts === undefined) return order;
  return { ...rest, shooters: [{ ship, mounts, ...(arc === undefined ? {} : { arc }) }] };
}

/** The order as a command, as far as the table says what was left out. */
export function completed(state: State, written: JsonObject): Result<Json> {
  const order = withWay(state, alone(written));
  const empty = (typeof order['kind'] === 'string' ? emptyLists[order['kind']] : undefined) ?? [];
  const ending = order['kind'] === 'end-segment' ? { segment: state.match.segment ?? 'combat' } : {};
  return {
    ok: true,
    value: { ...ending, ...riders(state, order), ...Object.fromEntries(empty.map((list) => [list, []])), ...order },
  };
}

/** The segment or the whole activation has ended by itself: ending it once more changes nothing. */
export function endedByItself({ match, squadrons }: State, given: Command, by: Seat): boolean {
  if (given.kind !== 'end-segment' || match.phase !== 'activation') return false;
  const active = match.active === null ? undefined : squadrons[match.active];
  if (active?.seat === by)
    return match.segment !== null && segments.indexOf(given.segment) < segments.indexOf(match.segment);
  return Object.values(squadrons).some(({ seat, activated }) => seat === by && activated);
}
