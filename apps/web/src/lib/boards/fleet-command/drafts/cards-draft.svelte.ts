/** Cards put away in secret: before drawing, or for the initiative. */
import type { CardId, Command, Offer, Sight } from '../rules.ts';
import type { CardLook, DraftFace } from './draft.ts';

type CardsOffer = Extract<Offer, { kind: 'discard-cards' | 'bid-initiative' }>;

export class CardsDraft implements DraftFace {
  readonly form = 'cards';
  readonly choices = ['ticked'];
  readonly bids: boolean;
  readonly least: number;
  readonly #hand: readonly CardId[];
  ticked = $state.raw<readonly number[]>([]);
  readonly unit = undefined;
  readonly lit: readonly string[] = [];
  readonly hexes = [];

  constructor(sight: Sight, offers: readonly Offer[]) {
    const offer = offers.find(
      (each): each is CardsOffer => each.kind === 'discard-cards' || each.kind === 'bid-initiative',
    );
    this.bids = offer?.kind === 'bid-initiative';
    this.least = offer?.least ?? 0;
    this.#hand = sight.own?.cards ?? [];
  }

  readonly cards: readonly CardId[] = $derived.by(() => this.ticked.flatMap((index) => this.#hand[index] ?? []));
  readonly lacking: string | undefined = $derived.by(() =>
    this.ticked.length < this.least
      ? `Choose at least ${this.least === 1 ? '1 card' : `${this.least} cards`} to put away.`
      : undefined,
  );
  readonly command: Command | undefined = $derived.by(() =>
    this.lacking === undefined
      ? { kind: this.bids ? 'bid-initiative' : 'discard-cards', cards: [...this.cards] }
      : undefined,
  );
  readonly words: string = $derived.by(() => {
    const count = this.ticked.length;
    const cards = count === 1 ? '1 card' : `${count} cards`;
    if (this.bids) return count === 0 ? 'Bid nothing' : `Bid ${cards} for +${count}`;
    return count === 0 ? 'Discard nothing and draw' : `Discard ${cards} and draw`;
  });

  cardLook(index: number): CardLook {
    return this.ticked.includes(index) ? 'chosen' : 'lit';
  }

  pressCard(index: number): boolean {
    if (index < 0 || index >= this.#hand.length) return false;
    this.ticked = this.ticked.includes(index)
      ? this.ticked.filter((each) => each !== index)
      : [...this.ticked, index].sort((one, other) => one - other);
    return true;
  }

  reset(): void {
    this.ticked = [];
  }
}
