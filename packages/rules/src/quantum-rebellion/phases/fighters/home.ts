/**
 * The way home: at once, from any distance, if the carrier can take them (QR-8.4.6.4a, R-QR-152, R-QR-166), by the will of
 * their owner at the end of an activation (QR-8.4.6.4b), and out again by Flight Deck Crews (QR-11.4.9a, R-QR-167).
 */
import { relaunchBy } from '../../../mechanics/blueprint-fleets/fighters/relaunch.ts';
import { recallBy, returningBy } from '../../../mechanics/blueprint-fleets/fighters/returning.ts';
import { flying } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { HandlerOf } from '../../game.ts';
import { ground } from '../../ship/clearance.ts';
import { hasCustomization } from '../../ship/ships.ts';
import { hangarCapacity, unmanned } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Ship } from '../../table.ts';

/** R-QR-167: one token may stand beside its carrier again. */
const mayRelaunch = (_state: OpenTable, carrier: Ship): boolean =>
  hasCustomization(carrier, 'flight-deck-crews') &&
  !hasCustomization(carrier, 'restricted-hangar') &&
  !carrier.hangar.relaunched;

/** None at 0 CP, with its hangar offline, or gone: the carrier takes nothing aboard. */
export const returning = returningBy({
  room: (state: OpenTable, carrier: Ship, aboard: number) =>
    carrier.crew === 0 && !unmanned(carrier) ? 0 : hangarCapacity(state, carrier) - aboard,
  // QR-11.4.14a
  shut: (carrier: Ship) => hasCustomization(carrier, 'restricted-hangar') && carrier.hangar.launched,
  mayRelaunch,
  recall: 'QR-8.4.6.4b',
  noRoom: 'R-QR-166',
});
export const { sendHome, thatFit, voluntaryRoom } = returning;

/** Tokens out whose carrier is in the squadron and can take one. */
export const recall = recallBy(returning, {
  rule: 'QR-8.4.6.4b',
  mayReturn: (state, squadron) =>
    flying(state, squadron.seat)
      .filter(({ carrier }) => squadron.ships.includes(carrier) && voluntaryRoom(state, carrier) > 0)
      .map((fighter) => fighter.id),
});

export const relaunch: HandlerOf<'relaunch'> = relaunchBy({
  ground,
  mayRelaunch,
  relaunch: 'QR-11.4.9a',
  window: 'R-QR-167',
  stand: 'R-QR-162',
});
