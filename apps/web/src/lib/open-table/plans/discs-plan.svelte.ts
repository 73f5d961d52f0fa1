/** A few discs of which one is real. That choice is sent, and shown to nobody else. */
import type { Spot } from '#lib/board/chart.ts';
import { inArea, type Strip } from './bounds.ts';

export abstract class DiscsPlan {
  readonly form = 'hide';
  readonly choices = ['discs', 'real', 'current'];
  discs = $state.raw<readonly Spot[]>([]);
  /** The disc that is the real one, and the one that the arrow keys move. */
  real = $state(0);
  current = $state(0);
  readonly #first: readonly Spot[];
  readonly #region: Strip;

  constructor(first: readonly Spot[], region: Strip) {
    this.#first = first;
    this.#region = region;
    this.discs = first;
  }

  reset(): void {
    this.discs = this.#first;
  }

  /** Each disc stays in the region. */
  drag(index: number, to: Spot): void {
    this.current = index;
    this.discs = this.discs.map((disc, each) => (each === index ? inArea(this.#region, to) : disc));
  }

  nudge(eastMils: number, northMils: number): void {
    const at = this.discs[this.current];
    if (at) this.drag(this.current, { xMils: at.xMils + eastMils, yMils: at.yMils + northMils });
  }
}
