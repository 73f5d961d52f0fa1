/** What stands on a Command card. */
import { basicTexts, cards, cardTexts, type BasicOrder, type CardId, type InterruptKind } from '../rules.ts';

export const interruptNames: Readonly<Record<InterruptKind, string>> = {
  move: 'Move',
  attack: 'Attack',
  repairs: 'Repairs',
  'counter-intelligence': 'Counter-Int.',
};

export const basicOrder: readonly BasicOrder[] = ['move', 'attack', 'reinforce', 'harvest'];

export interface CardWords {
  readonly kind: 'Order' | 'Interrupt';
  readonly name: string;
  readonly line: string;
  readonly full: string;
  readonly rule: string;
}

export function cardWords(id: CardId): CardWords {
  const card = cards[id];
  const { line, full, rule } = cardTexts[id];
  const interrupt = card.kind === 'interrupt';
  return {
    kind: interrupt ? 'Interrupt' : 'Order',
    // The kind stands above the name already, and the longest name has no room for it.
    name: card.name.replace('Interrupt Counter-Intelligence', 'Counter-Intelli\u00adgence'),
    line,
    full,
    rule,
  };
}

/** 'or Move, Attack': the basic orders that the back can be used for (R-FC-39). */
export function backWords(orders: readonly BasicOrder[] = basicOrder): string {
  return orders.length === basicOrder.length
    ? 'or a basic order'
    : `or ${orders.map((order) => basicTexts[order].name).join(', ')}`;
}
