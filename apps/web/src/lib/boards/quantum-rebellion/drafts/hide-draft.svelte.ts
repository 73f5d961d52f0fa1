/** A squadron that hides: three discs, and which of them it is behind. That choice is sent, and shown to nobody else. */
import type { Rejection } from '@broadside/rules/kernel';
import type { Spot } from '#lib/board/chart.ts';
import type { Command, Offer } from '../rules.ts';
import type { Judge } from './move-draft.svelte.ts';

export type HideOffer = Extract<Offer, { kind: 'hide-squadron' }>;
export type ThreeSpots = readonly [Spot, Spot, Spot];

export class HideDraft {
  readonly form = 'hide';
  readonly choices = ['discs', 'real', 'current'];
  readonly offer: HideOffer;
  discs = $state.raw<ThreeSpots>([nowhere, nowhere, nowhere]);
  /** The disc that is the squadron, and the one that the arrow keys move. */
  real = $state(0);
  current = $state(0);
  readonly #judge: Judge;
  readonly #first: ThreeSpots;
  readonly command: Command = $derived.by(() => ({
    kind: 'hide-squadron',
    squadron: this.offer.squadron,
    discs: [{ ...this.discs[0] }, { ...this.discs[1] }, { ...this.discs[2] }],
    real: this.real,
  }));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly words: string;

  constructor(offer: HideOffer, first: ThreeSpots, judge: Judge) {
    this.offer = offer;
    this.#judge = judge;
    this.#first = first;
    this.discs = first;
    this.words = offer.label;
  }

  reset(): void {
    this.discs = this.#first;
  }

  /** Each disc stays wholly on the table. */
  drag(index: number, to: Spot): void {
    this.current = index;
    const { west, east, south, north } = this.offer.region;
    const at = {
      xMils: Math.min(east, Math.max(west, to.xMils)),
      yMils: Math.min(north, Math.max(south, to.yMils)),
    };
    const moved = this.discs.map((disc, each) => (each === index ? at : disc));
    const [one = nowhere, two = nowhere, three = nowhere] = moved;
    this.discs = [one, two, three];
  }

  nudge(eastMils: number, northMils: number): void {
    const at = this.discs[this.current];
    if (at) this.drag(this.current, { xMils: at.xMils + eastMils, yMils: at.yMils + northMils });
  }
}

const nowhere: Spot = { xMils: 0, yMils: 0 };
