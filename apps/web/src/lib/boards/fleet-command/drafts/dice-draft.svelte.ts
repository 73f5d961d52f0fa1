/** Single dice of a roll that may be rolled again: which of them, in which order. */
import type { Command, Offer } from '../rules.ts';
import type { DraftFace } from './draft.ts';

type RerollOffer = Extract<Offer, { kind: 'reroll' }>;

export class DiceDraft implements DraftFace {
  readonly form = 'dice';
  readonly choices = ['picked'];
  readonly offer: RerollOffer | undefined;
  /** Places in the roll. */
  picked = $state.raw<readonly number[]>([]);
  readonly lit: readonly string[] = [];
  readonly hexes = [];
  readonly unit: string | undefined;

  /** It begins with what the safe answer would pick. */
  constructor(offers: readonly Offer[], safe: Command | undefined) {
    this.offer = offers.find((each): each is RerollOffer => each.kind === 'reroll');
    this.unit = this.offer?.about[0]?.slice('unit:'.length);
    this.picked = safe?.kind === 'reroll' ? safe.dice : this.suggested;
  }

  /** As many as may be rolled again, the first ones. */
  get suggested(): readonly number[] {
    return this.offer ? this.offer.among.slice(0, this.offer.most) : [];
  }

  readonly lacking: string | undefined = undefined;
  readonly command: Command = $derived.by(() => ({ kind: 'reroll', dice: [...this.picked] }));
  readonly words: string = $derived.by(() => {
    const count = this.picked.length;
    return count === 0 ? 'Keep the roll' : `Roll ${count === 1 ? '1 die' : `${count} dice`} again`;
  });

  toggle(place: number): boolean {
    if (!this.offer?.among.includes(place)) return false;
    if (this.picked.includes(place)) this.picked = this.picked.filter((each) => each !== place);
    else this.picked = [...this.picked, place].slice(-this.offer.most);
    return true;
  }

  reset(): void {
    this.picked = this.suggested;
  }
}
