/**
 * The way home (DA-9.4.9.3, R-DA-134, R-DA-135): at once, from any distance; by the owner's will when the token acts; out
 * again by Flight Deck Crews (DA-12.4.7); to a Restricted Hangar that has launched only in the End Phase (DA-12.4.12).
 */
import { relaunchBy } from '../../../mechanics/blueprint-fleets/fighters/relaunch.ts';
import { recallBy, returningBy } from '../../../mechanics/blueprint-fleets/fighters/returning.ts';
import { fightersOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { HandlerOf } from '../../game.ts';
import type { Procedure } from '../../procedure.ts';
import { ground } from '../../ship/clearance.ts';
import { hasCustomization } from '../../ship/ships.ts';
import { hangarCapacity } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Ship } from '../../table.ts';
import { attackers } from './acting.ts';

/** Relaunched by Flight Deck Crews in a round, and no more. */
const MOST_RELAUNCHED = 2;

const mayRelaunch = (state: OpenTable, carrier: Ship): boolean =>
  hasCustomization(carrier, 'flight-deck-crews') &&
  !hasCustomization(carrier, 'restricted-hangar') &&
  fightersOf(state, carrier.id).filter(({ relaunched }) => relaunched === true).length < MOST_RELAUNCHED;

/** A carrier with crew and a hangar takes all its own: what a lost Hangar Bay held comes aboard as well (R-DA-135). */
const receives = (carrier: Ship): boolean => carrier.crew > 0 && hangarCapacity(carrier) > 0;

const returning = returningBy({
  room: (state: OpenTable, carrier: Ship) => (receives(carrier) ? fightersOf(state, carrier.id).length : 0),
  shut: (carrier: Ship) => hasCustomization(carrier, 'restricted-hangar') && carrier.hangar.launched,
  mayRelaunch,
  recall: 'DA-9.4.9.3',
  noRoom: 'R-DA-134',
});
export const { returnFault, sendHome, thatFit, voluntaryRoom } = returning;

/** Tokens that act with the squadron and have not attacked; a hangar can take them. */
export const recall = recallBy(returning, {
  rule: 'DA-9.4.9.3',
  mayReturn: (state: OpenTable, squadron) =>
    attackers(state, squadron)
      .filter(({ carrier }) => voluntaryRoom(state, carrier) > 0)
      .map(({ id }) => id),
});

export const relaunch: HandlerOf<'relaunch'> = relaunchBy({
  ground,
  mayRelaunch,
  relaunch: 'DA-12.4.7',
  window: 'R-DA-134',
  stand: 'R-DA-72',
});

/** Tokens that waited for a Restricted Hangar come aboard in the End Phase. */
export function receiveWaiting(p: Procedure): void {
  const waiting = Object.values(p.state.fighters).filter(({ place }) => place === 'waiting');
  if (waiting.length === 0) return;
  const homecomings = waiting.map(({ id, carrier }) => {
    const ship = p.state.ships[carrier];
    const open = ship?.place === 'table' && receives(ship);
    return { fighter: id, to: open ? ('aboard' as const) : ('lost' as const) };
  });
  p.emit({ kind: 'fighters-returned', homecomings, cause: { rule: 'DA-12.4.12', by: 'the wait for the hangar' } });
}
