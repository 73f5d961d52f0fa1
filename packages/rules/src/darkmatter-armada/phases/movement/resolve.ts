/** What a move does: the ship goes, terrain acts in the order of the path, the table’s edge is the end (DA-9.2.8, R-DA-79). */
import { gainDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import type { FighterId, Point } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { actingShip } from '../../ship/ships.ts';
import { leaveTable } from '../../scenarios/ending.ts';
import { onTheTable } from '../../ship/clearance.ts';
import { fighterRadiusMils } from '../../ship/stats.ts';
import { splitSPrice } from './legality.ts';
import { goneMils, planOf, type ShipMove } from './plan.ts';
import { collide, strikeAlong, tokenTrap } from './terrain.ts';

export const overTheEdge = { rule: 'DA-9.2.8', by: 'the table’s edge' };

/** A straight stretch of a token's way; `past` is a feature that is not in it. */
interface TokenWay {
  readonly from: Point;
  readonly to: Point;
  readonly past?: string | undefined;
}

/** Where a token has come to: what its way meets and the table's edge take it (R-DA-78, R-DA-79). */
export function tokenArrives(p: Procedure, fighter: FighterId, ways: readonly TokenWay[]): void {
  const traps = ways.map(({ from, to, past }) => tokenTrap(p.state, from, to, past));
  const trap = traps.find((each) => each !== undefined);
  const at = p.state.fighters[fighter]?.at;
  const off = at !== undefined && at !== null && !onTheTable(p.state, { at, radiusMils: fighterRadiusMils });
  if (trap !== undefined || off) p.emit({ kind: 'tokens-lost', fighters: [fighter], terrain: trap?.id ?? null });
}

export function resolveShipMove(p: Procedure, order: ShipMove): void {
  const ship = actingShip(p.state, order.ship);
  const plan = planOf(p.state, ship, order);
  const { courseCdeg, facingCdeg, to, planet } = plan;
  const carried = plan.carried ?? [];
  const how = order.kind === 'split-s' ? ({ how: 'split-s' } as const) : {};
  const going = { courseCdeg, facingCdeg, carried, distanceMils: goneMils(plan) };
  p.emit({ kind: 'ship-moved', ship: ship.id, from: ship.at, to, ...going, ...how });
  strikeAlong(p, ship.id, ship.at, to);
  if (planet !== undefined) collide(p, ship.id, planet.id);
  for (const rider of carried) tokenArrives(p, rider.fighter, [rider]);
  if (plan.leavesTable) leaveTable(p, ship.id, overTheEdge);
  else if (order.kind === 'split-s')
    gainDisorder(p, ship.id, splitSPrice(ship), { rule: 'DA-9.3.9b', by: 'the Split-S' });
  settle(p);
}
