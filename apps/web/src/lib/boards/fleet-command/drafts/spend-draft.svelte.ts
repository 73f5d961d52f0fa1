/** A card spent for something that stands on no card: a counterattack, crew, artifacts (FC-ORD-9). */
import type { CardId, Command, Offer, Purpose, Sight } from '../rules.ts';
import { called, distinct, type CardLook, type DraftFace } from './draft.ts';

type SpendOffer = Extract<Offer, { kind: 'spend-card' }>;

/** What a card is spent for, as a button says it. */
export function purposeLabel(sight: Sight, unit: string, purpose: Purpose): string {
  const name = called(sight, unit);
  switch (purpose.to) {
    case 'counterattack':
      return `${name} counterattacks ${called(sight, sight.units[unit]?.lockedWith)}`;
    case 'take-core':
      return `${name} takes the core`;
    case 'take-artifact':
      return `${name} takes ${sight.features[purpose.artifact]?.name ?? 'the artifact'}`;
    case 'transfer-artifact':
      return `${called(sight, purpose.giver)} hands the artifact to ${called(sight, purpose.taker)}`;
    case 'transfer-crew': {
      const crew = purpose.points === 0 ? '' : `${purpose.points} crew`;
      const leader = purpose.leader ? 'its leader' : '';
      return `${name} sends ${[crew, leader].filter(Boolean).join(' and ')} to ${called(sight, purpose.from)}`;
    }
  }
}

export class SpendDraft implements DraftFace {
  readonly form = 'spend';
  readonly choices = ['picked', 'paid'];
  readonly offers: readonly SpendOffer[];
  readonly labels: readonly string[];
  readonly price: number;
  readonly hexes = [];
  readonly lit: readonly string[];
  readonly #hand: readonly CardId[];
  picked = $state(0);
  paid = $state.raw<readonly number[]>([]);

  constructor(sight: Sight, offers: readonly Offer[]) {
    this.offers = offers.filter((offer) => offer.kind === 'spend-card');
    this.labels = this.offers.map(({ unit, purpose }) => purposeLabel(sight, unit, purpose));
    this.price = this.offers[0]?.price ?? 1;
    this.lit = distinct(this.offers.map(({ unit }) => `unit:${unit}`));
    this.#hand = sight.own?.cards ?? [];
  }

  readonly offer: SpendOffer | undefined = $derived.by(() => this.offers[this.picked]);
  readonly unit: string | undefined = $derived.by(() => this.offer?.unit);
  readonly lacking: string | undefined = $derived.by(() =>
    this.paid.length < this.price
      ? `Choose ${this.price === 1 ? 'the card' : 'the two cards'} that it costs.`
      : undefined,
  );
  readonly command: Command | undefined = $derived.by(() => {
    const { offer, lacking } = this;
    const [card, also] = this.paid.flatMap((index) => this.#hand[index] ?? []);
    if (!offer || lacking !== undefined || card === undefined) return undefined;
    const { unit, purpose } = offer;
    return { kind: 'spend-card', card, unit, purpose, ...(this.price === 2 && also !== undefined ? { also } : {}) };
  });
  readonly words: string = $derived.by(() => this.labels[this.picked] ?? 'Spend a card');

  cardLook(index: number): CardLook {
    return this.paid.includes(index) ? 'chosen' : 'lit';
  }

  pressCard(index: number): boolean {
    if (this.#hand[index] === undefined) return false;
    if (this.paid.includes(index)) this.paid = this.paid.filter((each) => each !== index);
    else this.paid = [...this.paid, index].slice(-this.price);
    return true;
  }

  pressUnit(id: string): boolean {
    const index = this.offers.findIndex(({ unit }) => unit === id);
    if (index < 0) return false;
    this.picked = index;
    return true;
  }

  reset(): void {
    this.picked = 0;
    this.paid = [];
  }
}
