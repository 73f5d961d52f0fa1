/** How ships leave the game, and what that scores and queues. */
import type { Procedure } from '../procedure.ts';
import type { Consequence } from '../records.ts';
import { opponentOf } from '../seats.ts';
import { fightersOf, worthHalfPoints } from '../ships.ts';
import type { Ship } from '../table.ts';
import type { Cause } from './events.ts';
import type { ShipId } from '../ids.ts';

type Way = 'destroyed' | 'emergency-jump' | 'escaped';

/** What the side owes for the loss of this officer. */
function consequenceOf(ship: Ship): Consequence | undefined {
  if (ship.rank === 'admiral') return { kind: 'flagship-gone', ship: ship.id };
  return ship.rank === 'commander' ? { kind: 'commander-gone', ship: ship.id } : undefined;
}

/** Takes the ship out of the game, with what it scores and what its side owes then. */
export function removeShip(p: Procedure, shipId: ShipId, how: Way, cause: Cause): void {
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
export const destroy = (p: Procedure, shipId: ShipId, cause: Cause): void => removeShip(p, shipId, 'destroyed', cause);

/** The ship leaves through a portal: half its cost to the opponent. */
export const escape = (p: Procedure, shipId: ShipId, cause: Cause): void => removeShip(p, shipId, 'escaped', cause);
