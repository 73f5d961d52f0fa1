/** Whether a ship may be given an order now: it belongs to the acting squadron and is on the table. */
import type { Rejection, RuleId } from '../../kernel/contract.ts';
import { refuse } from '../../kernel/ruleset/refuse.ts';
import type { ShipId } from './ids.ts';
import type { Squadron } from './records.ts';
import { isPlaced, type Placed } from './ships.ts';
import type { Ship } from './table.ts';

interface Ships<S extends Ship> {
  readonly ships: { readonly [id: string]: S };
}

export function actingFault(
  rule: RuleId,
  { ships }: Ships<Ship>,
  squadron: Squadron,
  id: ShipId,
): Rejection | undefined {
  const ship = ships[id];
  if (ship === undefined || ship.squadron !== squadron.id) {
    const named = ship === undefined ? 'That ship' : ship.name;
    const sentence = `${named} is not in ${squadron.name}, which is acting. Order one of its ships.`;
    return refuse('other-squadron', rule, sentence);
  }
  if (isPlaced(ship)) return undefined;
  const sentence = `${ship.name} is no longer on the table. Order a ship of ${squadron.name} that is.`;
  return refuse('ship-gone', rule, sentence);
}

/** The ship that `actingFault` let through. */
export function actingShip<S extends Ship>({ ships }: Ships<S>, id: ShipId): Placed<S> {
  const ship = ships[id];
  if (ship === undefined || !isPlaced(ship)) throw new Error(`${id} is not on the table`);
  return ship;
}

/** Coming in from hyperspace was the ship's movement. */
export function enteredFault(rule: RuleId, { name, activation }: Ship): Rejection | undefined {
  if (activation.special !== 'enter-squadron' || !activation.movementOver) return undefined;
  const sentence = `${name} has come in from hyperspace: that was its movement. It moves again in the next round.`;
  return refuse('entered', rule, sentence);
}

/** One special action per ship and activation. */
export function specialFault(rule: RuleId, { name, activation }: Ship): Rejection | undefined {
  if (activation.special === null) return undefined;
  const sentence = `${name} has taken its special action of this activation. It has another one in the next round.`;
  return refuse('special-taken', rule, sentence);
}
