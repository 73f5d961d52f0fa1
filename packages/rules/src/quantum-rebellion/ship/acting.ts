/** Whether a ship may be given an order now: QR-8.0c, after coming in R-QR-72, one special action QR-8.3a. */
import * as acting from '../../mechanics/blueprint-fleets/acting.ts';
import type { Squadron } from '../../mechanics/blueprint-fleets/records.ts';
import type { ShipId } from '../ids.ts';
import type { OpenTable } from '../state.ts';
import type { PlacedShip } from './ships.ts';

export { actingShip } from '../../mechanics/blueprint-fleets/acting.ts';
export const actingFault = (state: OpenTable, squadron: Squadron, id: ShipId) =>
  acting.actingFault('QR-8.0c', state, squadron, id);
export const enteredFault = (ship: PlacedShip) => acting.enteredFault('R-QR-72', ship);
export const specialFault = (ship: PlacedShip) => acting.specialFault('QR-8.3a', ship);
