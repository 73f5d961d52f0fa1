/** The Initiative Phase: QR-6.0a, QR-6.1; equal best dice are thrown again (QR-6.1c). */
import { initiativeBy } from '../../../mechanics/blueprint-fleets/initiative/handling.ts';
import type { Side } from '../../../mechanics/blueprint-fleets/records.ts';
import { beginReserve } from '../../../mechanics/blueprint-fleets/reserve/coming-in.ts';
import { lurks, onTable } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { HandlerOf } from '../../game.ts';
import type { Procedure } from '../../procedure.ts';
import { hasCustomization } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import { comingIn } from '../reserve/handler.ts';
import { narrateInitiative as narrateBy } from '../../../mechanics/blueprint-fleets/initiative/effects.ts';

export { beginRound } from '../../../mechanics/blueprint-fleets/initiative/handling.ts';

/** QR-6.1a, QR-11.4.11b (R-QR-65, R-QR-66): how many d20 a side throws, and by which rule. */
function diceOf(state: OpenTable, side: Side): { count: number; rule: string } {
  const flagship = state.ships[side.flagship];
  // R-QR-60: a hidden flagship counts as on the board.
  if (flagship === undefined || (flagship.place !== 'table' && !lurks(state, flagship)))
    return { count: 1, rule: 'QR-2.3.1d' };
  const operations = onTable(state, side.seat).some((ship) => hasCustomization(ship, 'operations-center'));
  return operations ? { count: 3, rule: 'QR-11.4.11b' } : { count: 2, rule: 'QR-6.1a' };
}

export const initiative: HandlerOf<'initiative'> = initiativeBy({
  choose: 'QR-6.1b',
  diceOf,
  // R-QR-67: each Cyberwarfare result counts -2 once, tie throws included; never -0.
  modifierOf: ({ cyberwarfare }) => (cyberwarfare === 0 ? 0 : -2 * cyberwarfare),
  missingDie: null,
  next: (p: Procedure) => beginReserve(comingIn, p),
});

export const narrateInitiative = narrateBy({
  'round-began': ['QR-6.0a'],
  'order-chosen': ['QR-6.1b'],
  tied: 'QR-6.1c',
});
