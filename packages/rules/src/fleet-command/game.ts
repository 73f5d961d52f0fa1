/** The types that this ruleset gives to the kernel's skeleton, and what its actions have to say for themselves. */
import type * as skeleton from '../kernel/ruleset/game.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import type { Frame } from './frames.ts';
import type { Offer } from './offers.ts';
import type { Procedure } from './procedure.ts';
import type { OpenTable, Sight, State } from './state.ts';
import type { Random, Rejection, Seat } from '../kernel/contract.ts';
import type { Unit } from './table.ts';
import type { OrderFrame } from './phases/orders/frames.ts';

export interface Game extends skeleton.GameTypes {
  readonly state: State;
  readonly open: OpenTable;
  readonly sight: Sight;
  readonly frame: Frame;
  readonly command: Command;
  readonly event: Event;
  readonly offer: Offer;
  readonly procedure: Procedure;
}

export type FrameHandler<F extends Frame> = skeleton.FrameHandler<Game, F>;
export type HandlerOf<K extends Frame['kind']> = FrameHandler<Extract<Frame, { kind: K }>>;

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
