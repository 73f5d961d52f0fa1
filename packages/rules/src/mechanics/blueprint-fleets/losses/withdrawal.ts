/** How ships leave the game, and what that scores and queues. */
import type { Procedure } from '../procedure.ts';
import type { Consequence } from '../records.ts';
import { opponentOf } from '../seats.ts';
import { fightersOf, worthHalfPoints } from '../ships.ts';
import type { Ship } from '../table.ts';
import type { Cause } from './events.ts';
import { gainDisorder } from './harm.ts';

/** Why a ship must jump: a jump forced by crew or Bridge has no other way out. */
export type JumpReason = 'zero-crew' | 'bridge' | 'condition' | 'disorder';

type Way = 'destroyed' | 'emergency-jump' | 'escaped';

/** What the side owes for the loss of this officer. */
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

/** The ship leaves through a portal: half its cost to the opponent. */
export const escape = (p: Procedure, shipId: string, cause: Cause): void => remove(p, shipId, 'escaped', cause);

/**
 * The ship must leave by hyperspace at once: full points to the opponent. Where it cannot, it is
 * Destroyed or takes two Disorder.
 */
export function emergencyJump(p: Procedure, shipId: string, reason: JumpReason, cause: Cause): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || ship.place !== 'table') return;
  if (p.book.canJump(ship)) return remove(p, shipId, 'emergency-jump', cause);
  const noWayOut = reason === 'zero-crew' || reason === 'bridge' || (ship.crew === 0 && !p.book.unmanned(ship));
  if (noWayOut)
    return destroy(p, shipId, { rule: p.book.losses.noWayOut, by: `${cause.by}; no Hyperdrive to jump with` });
  p.emit({ kind: 'jump-blocked', ship: shipId, cause });
  gainDisorder(p, shipId, 2, { rule: p.book.losses.noHyperdrive, by: 'no Hyperdrive to jump with' });
}
