/** What an action of an order has to say for itself; harvest and reinforce live in their own phases. */
import type { Random, Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { Offer } from '../../offers.ts';
import type { Procedure } from '../../procedure.ts';
import type { OpenTable, Sight } from '../../state.ts';
import type { Unit } from '../../table.ts';
import type { OrderFrame } from './frames.ts';

/**
 * One kind of action while it is its turn in an order. Leaving it out is the order's own command (`skip-action`).
 * `resolve` is called when the order already stands at the next action, so it only does what the action does, and may
 * push frames on top.
 */
export interface ActionRules {
  /** Whether the unit could do it at all, by the open table; otherwise it is passed over (FC-ORD-5). */
  possible(table: OpenTable, order: OrderFrame, unit: Unit): boolean;
  offers(sight: Sight, order: OrderFrame, unit: Unit, by: Seat): readonly Offer[];
  check(sight: Sight, order: OrderFrame, unit: Unit, command: Command, by: Seat): Rejection | undefined;
  resolve(p: Procedure, order: OrderFrame, unit: Unit, command: Command, by: Seat): void;
  sample(sight: Sight, order: OrderFrame, offer: Offer, by: Seat, random: Random): Command;
}
