/** Carrying out movement orders: the ship, its riders, the terrain on the way, the table's edge. */
import { distanceMils } from '../../../geometry/table/index.ts';
import { gainDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import type { CommandOf } from '../../commands.ts';
import type { FighterId, Point } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { actingShip } from '../../ship/ships.ts';
import { leaveTable } from '../../scenarios/ending.ts';
import { splitSPrice, tokenLeavesTable } from './legality.ts';
import { planOf, type ShipMove } from './plan.ts';
import { strikeAlong, wreckOnPath } from './terrain.ts';

export const overTheEdge = { rule: 'QR-8.2.5a', by: 'the table’s edge' };

function tokenArrives(p: Procedure, id: FighterId, from: Point, to: Point): void {
  wreckOnPath(p, id, from, to);
  if (p.state.fighters[id]?.place === 'table' && tokenLeavesTable(p.state, to))
    p.emit({ kind: 'fighters-destroyed', fighters: [id], cause: overTheEdge });
}

/** The ship moves, then what it met strikes in path order (R-QR-12); last the price of a Split-S (R-QR-103). */
export function resolveShipMove(p: Procedure, command: ShipMove): void {
  const ship = actingShip(p.state, command.ship);
  const plan = planOf(p.state, ship, command);
  const { how, courseCdeg, facingCdeg, to } = plan;
  const carried = plan.carried ?? [];
  const length = plan.planet === undefined ? plan.distanceMils : distanceMils(ship.at, to);
  p.emit({
    kind: 'ship-moved',
    ship: ship.id,
    how,
    from: ship.at,
    to,
    courseCdeg,
    distanceMils: length,
    facingCdeg,
    carried,
  });
  strikeAlong(p, ship.id, ship.at, plan.pathEnd);
  for (const rider of carried) tokenArrives(p, rider.fighter, rider.from, rider.to);
  if (plan.leavesTable) {
    leaveTable(p, ship.id, overTheEdge);
    settle(p);
  }
  if (command.kind !== 'split-s') return;
  gainDisorder(p, ship.id, splitSPrice(ship), { rule: 'QR-8.3.8b', by: 'the Split-S' });
  settle(p);
}

export function resolveFighterMove(p: Procedure, { fighter: id, to }: CommandOf<'move-fighter'>): void {
  const from = p.state.fighters[id]?.at ?? to;
  p.emit({ kind: 'fighter-moved', fighter: id, from, to });
  tokenArrives(p, id, from, to);
}
