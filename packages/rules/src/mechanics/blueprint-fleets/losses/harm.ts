/** Losses of hull and crew, Disorder, and the jump that they force: each notes what follows from it. */
import { lurks } from '../ships.ts';
import type { Procedure } from '../procedure.ts';
import type { Ship } from '../table.ts';
import type { Cause } from './events.ts';
import { destroy, removeShip } from './withdrawal.ts';
import type { ShipId } from '../ids.ts';

/** Why a ship must jump: a jump forced by crew or Bridge has no other way out. */
export type JumpReason = 'zero-crew' | 'bridge' | 'condition' | 'disorder';

function afloat(p: Procedure, shipId: ShipId): Ship | undefined {
  const ship = p.state.ships[shipId];
  return ship?.place === 'table' ? ship : undefined;
}

/** One check per attack or event, however many shaded boxes it marks; by agreement the first alone. */
function oweCheck(p: Procedure, shipId: ShipId): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || p.book.checksNoMore(p.state, ship)) return;
  const { due } = p.state;
  if (!due.checks.includes(shipId)) p.setDue({ ...due, checks: [...due.checks, shipId] });
}

/** Takes hull points; at 0 the ship is Destroyed, in the shaded boxes a condition check is owed. */
export function loseHull(p: Procedure, shipId: ShipId, amount: number, cause: Cause): void {
  const ship = afloat(p, shipId);
  if (ship === undefined || amount <= 0) return;
  const hull = Math.max(0, ship.hull - amount);
  p.emit({ kind: 'hull-lost', ship: shipId, amount: ship.hull - hull, hull, cause });
  if (hull === 0) return destroy(p, shipId, { rule: p.book.losses.noHull, by: `no hull left: ${cause.by}` });
  if (hull < ship.hullShaded) oweCheck(p, shipId);
}

/** Gives back hull points, never above the maximum. */
export function restoreHull(p: Procedure, shipId: ShipId, amount: number, cause: Cause): void {
  const ship = afloat(p, shipId);
  if (ship === undefined) return;
  const hull = Math.min(ship.hullMax, ship.hull + amount);
  if (hull > ship.hull) p.emit({ kind: 'hull-restored', ship: shipId, amount: hull - ship.hull, hull, cause });
}

/**
 * Takes crew points. A loss that leaves nobody forces the jump; an unmanned ship loses its points without any of
 * that.
 */
export function loseCrew(p: Procedure, shipId: ShipId, amount: number, cause: Cause): void {
  const ship = afloat(p, shipId);
  if (ship === undefined || amount <= 0) return;
  const crew = Math.max(0, ship.crew - amount);
  p.emit({ kind: 'crew-lost', ship: shipId, amount, crew, cause });
  if (p.book.unmanned(ship)) return;
  if (p.book.crewGone(ship.crew, amount))
    return emergencyJump(p, shipId, 'zero-crew', { rule: p.book.losses.noCrew, by: `no crew left: ${cause.by}` });
  if (crew < ship.crewShaded) oweCheck(p, shipId);
}

/**
 * Puts Disorder markers on the ship, hidden ones included ; at 0 CP the first new one forces the jump. None if unmanned.
 */
export function gainDisorder(p: Procedure, shipId: ShipId, markers: number, cause: Cause): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || markers <= 0 || p.book.unmanned(ship)) return;
  if (ship.place !== 'table' && !lurks(p.state, ship)) return;
  p.emit({ kind: 'disorder-gained', ship: shipId, markers, disorder: ship.disorder + markers, cause });
  if (ship.crew === 0)
    emergencyJump(p, shipId, 'zero-crew', {
      rule: p.book.losses.disorderWithoutCrew,
      by: `Disorder without crew: ${cause.by}`,
    });
}

/** Takes up to `markers` Disorder markers away. */
export function shedDisorder(p: Procedure, shipId: ShipId, markers: number, cause: Cause): void {
  const ship = afloat(p, shipId);
  if (ship === undefined) return;
  const taken = Math.min(ship.disorder, markers);
  if (taken > 0)
    p.emit({ kind: 'disorder-shed', ship: shipId, markers: taken, disorder: ship.disorder - taken, cause });
}

/**
 * The ship must leave by hyperspace at once: full points to the opponent. Where it cannot, it is
 * Destroyed or takes two Disorder.
 */
export function emergencyJump(p: Procedure, shipId: ShipId, reason: JumpReason, cause: Cause): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || ship.place !== 'table') return;
  if (p.book.canJump(ship)) return removeShip(p, shipId, 'emergency-jump', cause);
  const noWayOut = reason === 'zero-crew' || reason === 'bridge' || (ship.crew === 0 && !p.book.unmanned(ship));
  if (noWayOut)
    return destroy(p, shipId, { rule: p.book.losses.noWayOut, by: `${cause.by}; no Hyperdrive to jump with` });
  p.emit({ kind: 'jump-blocked', ship: shipId, cause });
  gainDisorder(p, shipId, 2, { rule: p.book.losses.noHyperdrive, by: 'no Hyperdrive to jump with' });
}
