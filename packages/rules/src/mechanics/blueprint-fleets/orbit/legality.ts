/** Whether a route along a circle is legal, and why not. */
import { legFault, passages } from '../../../geometry/table/index.ts';
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { actingShip } from '../acting.ts';
import { inches } from '../names.ts';
import type { Squadron } from '../records.ts';
import type { Placed } from '../ships.ts';
import type { Table } from '../table.ts';
import { type Orbit, type Planet, stopAfter } from './circles.ts';
import {
  type Approach,
  approachEnd,
  approachLimits,
  approachOf,
  endGapMils,
  exitEnvelope,
  exitOf,
  mostSegments,
  orbitAfter,
  planRoute,
  type RoundRules,
  type RouteCommand,
  segmentLimits,
} from './route.ts';

/** The straight part before the arc, by itself. */
function approachFault(rules: RoundRules, state: Table, ship: Placed, approach: Approach): Rejection | undefined {
  if (approach.distanceMils === 0) return undefined;
  const envelope = approachLimits(rules, state, ship);
  const fault = legFault(envelope, { ...approach, facingCdeg: approach.courseCdeg }, rules.circles.ground.tape);
  return fault === undefined ? undefined : rules.legRefusal(ship, envelope, fault);
}

/** Why the approach does not lead to an orbit of that planet. */
function orbitFault(rules: RoundRules, state: Table, ship: Placed, planet: Planet, command: RouteCommand): Rejection {
  const { name } = ship;
  const { ids, circles } = rules;
  const reach = inches(circles.orbitMils);
  if (command.kind === 'follow-orbit' || command.kind === 'leave-orbit')
    return refuse(
      'not-in-orbit',
      ids.inOrbit,
      `${name} is not in orbit of ${planet.name}: at most ${reach} from its edge and facing along it. Move normally.`,
    );
  const gap = endGapMils(rules, state, ship, planet, approachOf(ship, command));
  if (gap > circles.orbitMils + circles.ground.tape.distanceMils)
    return refuse(
      'too-far-from-planet',
      ids.inOrbit,
      `${name} would be ${inches(gap)} from ${planet.name}. An orbit begins at most ${reach} from its edge.`,
    );
  const sentence = `${name} would not face along the circle about ${planet.name}. Come by it within 45° of the tangent.`;
  return refuse('not-tangential', ids.tangent, sentence);
}

/** The approach leads into the planet that the ship would circle. */
function hitsPlanet(
  rules: RoundRules,
  state: Table,
  ship: Placed,
  planet: Planet,
  approach: Approach,
): Rejection | undefined {
  if (passages(ship.at, approachEnd(rules, state, ship, approach), [planet]).length === 0) return undefined;
  const sentence = `${ship.name} would fly into ${planet.name}. Approach it beside its edge.`;
  return refuse('hits-planet', rules.ids.collision, sentence);
}

/** Why it does not go so far round: at least one segment, at most what it can pay for. */
function segmentFault(rules: RoundRules, ship: Placed, { kind, segments }: RouteCommand): Rejection | undefined {
  const { most } = segmentLimits[kind];
  const rule = rules.ids[kind];
  if (segments < 1)
    return refuse('too-few-segments', rule.segments, `${ship.name} goes at least 1 segment. Choose 1 to ${most}.`);
  if (segments > most)
    return refuse('too-many-segments', rule.price, `${ship.name} goes at most ${most} segments here. Choose fewer.`);
  const paid = mostSegments(rules, ship, kind);
  if (segments <= paid) return undefined;
  const sentence = `${ship.name} is unmanned and cannot take Disorder for more segments. It goes at most ${paid}.`;
  return refuse('unmanned', rules.ids.unmanned, sentence);
}

function exitFault(
  rules: RoundRules,
  state: Table,
  ship: Placed,
  orbit: Orbit,
  command: RouteCommand,
): Rejection | undefined {
  const exit = exitOf(command);
  if (exit === null || exit.distanceMils === 0) return undefined;
  const from = stopAfter(orbit, command.segments);
  // How short it may be is judged by what the whole way counts for.
  const envelope = { ...exitEnvelope(rules, state, ship, from, approachOf(ship, command).distanceMils), minMils: 0 };
  const fault = legFault(envelope, exit, rules.circles.ground.tape);
  return fault === undefined ? undefined : rules.legRefusal(ship, envelope, fault);
}

/** The orbit that the command leads to, or why there is none. */
export function orbitOfCommand(
  rules: RoundRules,
  state: Table,
  ship: Placed,
  command: RouteCommand,
): { orbit: Orbit } | { reason: Rejection } {
  const planet = rules.circles.planetsOf(state).find(({ id }) => id === command.planet);
  if (planet === undefined)
    return { reason: refuse('no-planet', rules.ids.inOrbit, 'Only a planet on the table is orbited. Name one.') };
  const approach = approachOf(ship, command);
  const apart = approachFault(rules, state, ship, approach) ?? hitsPlanet(rules, state, ship, planet, approach);
  if (apart !== undefined) return { reason: apart };
  const orbit = orbitAfter(rules, state, ship, planet, approach);
  if (orbit === undefined) return { reason: orbitFault(rules, state, ship, planet, command) };
  if (command.kind !== 'enter-orbit' || approach.distanceMils > 0) return { orbit };
  const sentence = `${ship.name} is in orbit of ${planet.name} already. Let it follow the circle, or leave it.`;
  return { reason: refuse('in-orbit', rules.ids.stays, sentence) };
}

/** Why the ship may not take that route, or undefined. */
export function checkRoute(
  rules: RoundRules,
  state: Table,
  squadron: Squadron,
  command: RouteCommand,
): Rejection | undefined {
  const absent = rules.actingFault(state, squadron, command.ship);
  if (absent !== undefined) return absent;
  const ship = actingShip(state, command.ship);
  const early = rules.moverFault(state, ship, command.kind);
  if (early !== undefined) return early;
  const led = orbitOfCommand(rules, state, ship, command);
  if ('reason' in led) return led.reason;
  const away = segmentFault(rules, ship, command) ?? exitFault(rules, state, ship, led.orbit, command);
  if (away !== undefined) return away;
  const plan = planRoute(rules, state, ship, led.orbit, command);
  const { ridersFault, barredFault } = rules.riding;
  return (
    rules.lengthFault(state, plan) ??
    rules.endFault(state, plan, command.carry) ??
    ridersFault(state, ship, plan.carried, command.carry) ??
    barredFault(state, plan.carried, (rider) =>
      plan.ridden(rider).some(({ from, to, past }) => rules.tokenBar(state, from, to, past) !== undefined),
    )
  );
}
