import type { Command, Offer } from '../rules.ts';

/** An order with nothing to choose. */
export class PlainDraft {
  readonly form = 'plain';
  readonly choices: readonly string[] = [];
  readonly offer: Offer;
  readonly command: Command;
  readonly reason = undefined;
  readonly words: string;

  constructor(offer: Offer, command: Command) {
    this.offer = offer;
    this.command = command;
    this.words = offer.label;
  }
}
