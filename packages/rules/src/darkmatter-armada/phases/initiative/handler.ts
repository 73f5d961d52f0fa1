/**
 * The Initiative Phase: DA-7.1, the best single die wins (DA-7.1a), dice DA-7.1.1, DA-12.4.9 and R-DA-52, ties DA-7.1b,
 * R-DA-53; no passing (R-DA-55).
 */
import { narrateInitiative as narrateBy } from '../../../mechanics/blueprint-fleets/initiative/effects.ts';
import { initiativeBy } from '../../../mechanics/blueprint-fleets/initiative/handling.ts';
import type { Side } from '../../../mechanics/blueprint-fleets/records.ts';
import { beginReserve } from '../../../mechanics/blueprint-fleets/reserve/coming-in.ts';
import { lurks, onTable } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { HandlerOf } from '../../game.ts';
import type { Procedure } from '../../procedure.ts';
import { hasCustomization } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import { comingIn } from '../reserve/handler.ts';

/** One, one more with the Fleet Admiral on the board, one more with an Operations Center there. */
function diceOf(state: OpenTable, side: Side): { count: number; rule: string } {
  const flagship = state.ships[side.flagship];
  const admiral = flagship !== undefined && (flagship.place === 'table' || lurks(state, flagship));
  const operations = onTable(state, side.seat).some((ship) => hasCustomization(ship, 'operations-center'));
  return { count: 1 + (admiral ? 1 : 0) + (operations ? 1 : 0), rule: operations ? 'DA-12.4.9' : 'DA-7.1.1' };
}

export const initiative: HandlerOf<'initiative'> = initiativeBy({
  choose: 'DA-7.1c',
  diceOf,
  // Once however many hits, off every die that is thrown (DA-12.5.5), for the winner and the tie alike (DA-7.1.2, R-DA-54).
  modifierOf: ({ cyberwarfare }) => (cyberwarfare === 0 ? 0 : -3),
  missingDie: 1,
  next: (p: Procedure) => beginReserve(comingIn, p),
});

export const narrateInitiative = narrateBy({
  // The activation markers of the round before go now (DA-10.2c).
  'round-began': ['DA-7.0'],
  'order-chosen': ['DA-7.1c', 'R-DA-55'],
  tied: 'DA-7.1b',
});
