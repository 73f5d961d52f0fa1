/** Who may activate: DA-7.3, DA-7.3.1, R-DA-62, R-DA-63; a hidden squadron waits for its turn as any other (R-DA-50). */
import { turnsBy } from '../../../mechanics/blueprint-fleets/activation/order.ts';

export const turns = turnsBy('waiting');
export const { unactivated } = turns;
