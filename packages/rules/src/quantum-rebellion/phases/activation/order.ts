/** Who may activate: QR-6.3a-b, R-QR-68, R-QR-69; hidden squadrons in their own way (QR-5.2.5.4g-h). */
import { turnsBy } from '../../../mechanics/blueprint-fleets/activation/order.ts';

export const turns = turnsBy('passing');
export const { unactivated } = turns;
