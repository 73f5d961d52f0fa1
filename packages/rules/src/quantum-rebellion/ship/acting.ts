/** Whether a ship may be given an order now: it belongs to the acting squadron and is on the table. */
import type { Rejection } from '../../kernel/contract.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../state.ts';
import type { Squadron } from '../../mechanics/blueprint-fleets/records.ts';
import { isPlaced } from '../../mechanics/blueprint-fleets/ships.ts';
import { type PlacedShip } from './ships.ts';
import type { ShipId } from '../ids.ts';

export function actingFault(state: OpenTable, squadron: Squadron, id: ShipId): Rejection | undefined {
  const ship = state.ships[id];
  if (ship === undefined || ship.squadron !== squadron.id) {
    const named = ship === undefined ? 'That ship' : ship.name;
    return refuse(
      'other-squadron',
      'QR-8.0c',
      `${named} is not in ${squadron.name}, which is acting. Order one of its ships.`,
    );
  }
  if (isPlaced(ship)) return undefined;
  return refuse(
    'ship-gone',
    'QR-8.0c',
    `${ship.name} is no longer on the table. Order a ship of ${squadron.name} that is.`,
  );
}

/** The ship that `actingFault` let through. */
export function actingShip(state: OpenTable, id: ShipId): PlacedShip {
  const ship = state.ships[id];
  if (ship === undefined || !isPlaced(ship)) throw new Error(`${id} is not on the table`);
  return ship;
}

/** R-QR-72: coming in from hyperspace was the ship's movement. */
export function enteredFault({ name, activation }: PlacedShip): Rejection | undefined {
  if (activation.special !== 'enter-squadron' || !activation.movementOver) return undefined;
  const sentence = `${name} has come in from hyperspace: that was its movement. It moves again in the next round.`;
  return refuse('entered', 'R-QR-72', sentence);
}

/** One special action per ship and activation (QR-8.3a). */
export function specialFault(ship: PlacedShip): Rejection | undefined {
  if (ship.activation.special === null) return undefined;
  return refuse(
    'special-taken',
    'QR-8.3a',
    `${ship.name} has taken its special action of this activation. It has another one in the next round.`,
  );
}
