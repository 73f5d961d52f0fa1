/** Asteroid fields to harvest. */
import type { Command, Offer, Sight } from '../rules.ts';
import { called, type DraftFace } from './draft.ts';

type HarvestOffer = Extract<Offer, { kind: 'harvest' }>;

export class FieldsDraft implements DraftFace {
  readonly form = 'fields';
  readonly choices = ['picked'];
  readonly offer: HarvestOffer | undefined;
  readonly #sight: Sight;
  picked = $state.raw<readonly string[]>([]);
  readonly hexes = [];
  readonly unit: string | undefined;
  readonly lit: readonly string[];

  constructor(sight: Sight, offers: readonly Offer[]) {
    this.#sight = sight;
    this.offer = offers.find((each): each is HarvestOffer => each.kind === 'harvest');
    this.unit = this.offer?.unit;
    this.lit = (this.offer?.fields ?? []).map((id) => `feature:${id}`);
    this.reset();
  }

  /** What a field is known to hold; undefined where nobody of the side has looked. */
  value(id: string): number | undefined {
    return this.#sight.features[id]?.shownValue ?? this.#sight.values[id];
  }

  readonly lacking: string | undefined = $derived.by(() =>
    this.picked.length === 0 ? 'Choose a field to harvest.' : undefined,
  );
  readonly command: Command | undefined = $derived.by(() =>
    this.picked.length === 0 ? undefined : { kind: 'harvest', fields: [...this.picked] },
  );
  readonly words: string = $derived.by(() => {
    const [first] = this.picked;
    const what = this.picked.length === 1 ? called(this.#sight, this.unit) : `${this.picked.length} fields`;
    if (first === undefined) return 'Harvest';
    return this.picked.length === 1 ? `Harvest ${this.#sight.features[first]?.name ?? 'the field'}` : `Harvest ${what}`;
  });

  pressFeature(id: string): boolean {
    if (!this.offer?.fields.includes(id)) return false;
    if (this.picked.includes(id)) this.picked = this.picked.filter((each) => each !== id);
    else this.picked = [...this.picked, id].slice(-this.offer.most);
    return true;
  }

  reset(): void {
    const { offer } = this;
    const best = [...(offer?.fields ?? [])].sort((one, other) => (this.value(other) ?? 2) - (this.value(one) ?? 2));
    this.picked = best.slice(0, offer?.most ?? 0);
  }
}
