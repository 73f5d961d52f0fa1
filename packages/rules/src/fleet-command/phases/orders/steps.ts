/** What the lines of an order consist of, with what binds them (R-FC-37, R-FC-59). */
import { type Action, basicOrders, type CardModifiers, cards } from '../../data/cards.ts';
import type { OpenTable } from '../../state.ts';
import type { Unit } from '../../table.ts';
import { setting } from '../../unit/stats.ts';
import type { OrderFrame, OrderLine } from './frames.ts';

/** An action of a card; the ram that All Ahead Full adds (R-FC-60); what a spent card is for (R-FC-40). */
export type OrderingStep = Action | 'ram-ahead' | 'purpose';

/** The front counts where it is played, and so not for a basic order like Reinforce (FC-MISC-1). */
const hasText = (order: OrderFrame): boolean => order.face === 'front' && order.basic === null;

export const modifiersOf = (order: OrderFrame): CardModifiers => (hasText(order) ? cards[order.card].modifiers : {});

/** The steps of one line, left to right. */
export function stepsOf(table: OpenTable, order: OrderFrame, line: OrderLine): readonly OrderingStep[] {
  const { options } = table.match;
  if (order.face === 'spend') return ['purpose'];
  if (order.basic !== null) {
    const { actions } = basicOrders[order.basic];
    return order.basic === 'move' && setting(options, 'ramWithBasicMove', false) ? [...actions, 'ram-ahead'] : actions;
  }
  const actions = cards[order.card].lines[line.line]?.actions ?? [];
  const rams = modifiersOf(order).straight !== undefined && setting(options, 'allAheadRam', true);
  return rams ? [...actions, 'ram-ahead'] : actions;
}

/** The line, step and unit that go on now. */
export interface Current {
  readonly line: OrderLine;
  readonly unit: Unit;
  readonly step: OrderingStep | undefined;
}

export function currentOf(table: OpenTable, order: OrderFrame): Current | undefined {
  const line = order.lines[order.line];
  const unit = line?.unit === null || line === undefined ? undefined : table.units[line.unit];
  return line === undefined || unit === undefined
    ? undefined
    : { line, unit, step: stepsOf(table, order, line)[order.action] };
}

/** Still there to act for the side that gave the order (R-FC-55). */
export const isUsable = (table: OpenTable, order: OrderFrame, unit: Unit): boolean =>
  unit.place === 'board' && !unit.hulk && unit.side === table.hands[order.hand]?.side;
