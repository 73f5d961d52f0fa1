/** Carrying out routes along a circle and pivots. */
import { gainDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import type { Procedure } from '../../procedure.ts';
import { actingShip } from '../../ship/acting.ts';
import { tokenLeavesTable } from '../../phases/movement/legality.ts';
import { overTheEdge } from '../../phases/movement/resolve.ts';
import { strikeEach, tokenTrap, wreckIn } from '../../phases/movement/terrain.ts';
import { leaveTable } from '../../scenarios/exit.ts';
import { orbitOfCommand, priceRule } from './legality.ts';
import { planRoute, type RouteCommand, type RoutePlan } from './route.ts';

/** A rider is lost in the first trap on its way, or beyond the table's edge (R-QR-92). */
function ridersArrive(p: Procedure, plan: RoutePlan): void {
  for (const rider of plan.carried ?? []) {
    const traps = plan.ridden(rider).map(({ from, to, past }) => tokenTrap(p.state, from, to, past));
    const trap = traps.find((each) => each !== undefined);
    if (p.state.fighters[rider.fighter]?.place !== 'table') continue;
    if (trap !== undefined) wreckIn(p, rider.fighter, trap);
    else if (tokenLeavesTable(p.state, rider.to))
      p.emit({ kind: 'fighters-destroyed', fighters: [rider.fighter], cause: overTheEdge });
  }
}

/** The ship goes its way, then what it met strikes in path order (R-QR-12); last the price of the segments. */
export function resolveRoute(p: Procedure, command: RouteCommand): void {
  const ship = actingShip(p.state, command.ship);
  const led = orbitOfCommand(p.state, ship, command);
  if ('reason' in led) throw new Error(led.reason.sentence);
  const plan = planRoute(p.state, ship, led.orbit, command);
  const { orbit, approach, exit, left } = plan;
  p.emit({
    kind: 'ship-orbited',
    ship: ship.id,
    planet: orbit.planet.id,
    how: plan.how,
    from: ship.at,
    approach: { courseCdeg: approach.courseCdeg, distanceMils: approach.distanceMils },
    centre: orbit.planet.at,
    radiusMils: orbit.radiusMils,
    clockwise: orbit.clockwise,
    segments: plan.segments,
    joined: plan.joined,
    left: left.at,
    exit: { courseCdeg: exit?.courseCdeg ?? left.facingCdeg, distanceMils: exit?.distanceMils ?? 0 },
    to: plan.to,
    facingCdeg: plan.facingCdeg,
    carried: plan.carried ?? [],
  });
  strikeEach(p, ship.id, plan.met);
  ridersArrive(p, plan);
  if (plan.leavesTable) leaveTable(p, ship.id, overTheEdge);
  gainDisorder(p, ship.id, plan.price, { rule: priceRule(plan.how), by: 'further segments of the orbit' });
  settle(p);
}
