/** Whether a ship may be given an order now: DA-9.0a, after coming in DA-8.2b, one special action DA-9.3. */
import * as acting from '../../mechanics/blueprint-fleets/acting.ts';
import type { Squadron } from '../../mechanics/blueprint-fleets/records.ts';
import type { ShipId } from '../ids.ts';
import type { OpenTable } from '../state.ts';
import type { PlacedShip } from './ships.ts';

export { actingShip } from '../../mechanics/blueprint-fleets/acting.ts';
export const actingFault = (state: OpenTable, squadron: Squadron, id: ShipId) =>
  acting.actingFault('DA-9.0a', state, squadron, id);
export const enteredFault = (ship: PlacedShip) => acting.enteredFault('DA-8.2b', ship);
export const specialFault = (ship: PlacedShip) => acting.specialFault('DA-9.3', ship);
