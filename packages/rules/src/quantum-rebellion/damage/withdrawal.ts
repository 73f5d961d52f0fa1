/** How ships leave the game, and what that scores and queues (R-QR-156, R-QR-160, R-QR-161, R-QR-181). */
import type { Procedure } from '../procedure.ts';
import { opponentOf } from '../../mechanics/blueprint-fleets/seats.ts';
import { fightersOf } from '../../mechanics/blueprint-fleets/ships.ts';
import { worthHalfPoints } from '../../mechanics/blueprint-fleets/ships.ts';
import { canJump, unmanned } from '../ship/stats.ts';
import type { Consequence } from '../../mechanics/blueprint-fleets/records.ts';
import type { Ship } from '../table.ts';
import type { Cause } from './events.ts';
import { gainDisorder } from './harm.ts';

/** Why a ship must jump: a jump forced by crew or Bridge has no other way out (R-QR-156). */
export type JumpReason = 'zero-crew' | 'bridge' | 'condition' | 'disorder';

type Way = 'destroyed' | 'emergency-jump' | 'escaped';

/** What the side owes for the loss of this officer: R-QR-160. */
function consequenceOf(ship: Ship): Consequence | undefined {
  if (ship.rank === 'admiral') return { kind: 'flagship-gone', ship: ship.id };
  return ship.rank === 'commander' ? { kind: 'commander-gone', ship: ship.id } : undefined;
}

function remove(p: Procedure, shipId: string, how: Way, cause: Cause): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || ship.place !== 'table') return;
  p.emit({
    kind: 'ship-removed',
    ship: shipId,
    how,
    cause,
    round: p.state.match.round,
    to: opponentOf(p.state, ship.seat),
    halfPoints: worthHalfPoints(ship, how !== 'escaped'),
    fighters: fightersOf(p.state, shipId)
      .filter((fighter) => fighter.place === 'aboard' || fighter.place === 'waiting')
      .map((fighter) => fighter.id),
  });
  const consequence = consequenceOf(ship);
  const { checks, consequences } = p.state.due;
  p.setDue({
    checks: checks.filter((id) => id !== shipId),
    consequences: consequence === undefined ? consequences : [...consequences, consequence],
  });
}

/** Removes the ship as Destroyed: full points to the opponent. Nothing happens to a ship that is gone. */
export const destroy = (p: Procedure, shipId: string, cause: Cause): void => remove(p, shipId, 'destroyed', cause);

/** The ship leaves through a portal: half its cost to the opponent (QR-1.5c). */
export const escape = (p: Procedure, shipId: string, cause: Cause): void => remove(p, shipId, 'escaped', cause);

/**
 * The ship must leave by hyperspace at once: full points to the opponent (QR-8.4.8.3a). Where it cannot, it is
 * Destroyed or takes two Disorder (R-QR-156).
 */
export function emergencyJump(p: Procedure, shipId: string, reason: JumpReason, cause: Cause): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || ship.place !== 'table') return;
  if (canJump(ship)) return remove(p, shipId, 'emergency-jump', cause);
  const noWayOut = reason === 'zero-crew' || reason === 'bridge' || (ship.crew === 0 && !unmanned(ship));
  if (noWayOut) return destroy(p, shipId, { rule: 'R-QR-156', by: `${cause.by}; no Hyperdrive to jump with` });
  p.emit({ kind: 'jump-blocked', ship: shipId, cause });
  gainDisorder(p, shipId, 2, { rule: 'QR-8.4.8.3b', by: 'no Hyperdrive to jump with' });
}
