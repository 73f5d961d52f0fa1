/** An order with nothing to choose. */
export class PressedDraft<Offer extends { readonly label: string }, Order> {
  readonly form = 'plain';
  readonly choices: readonly string[] = [];
  readonly offer: Offer;
  readonly command: Order;
  readonly reason = undefined;
  readonly words: string;

  constructor(offer: Offer, command: Order) {
    this.offer = offer;
    this.command = command;
    this.words = offer.label;
  }
}
