/** Which way a Gravitational result pushes its target: one bearing for each result. */
import { normaliseCdeg } from '@broadside/rules/geometry/table';
import type { Rejection } from '@broadside/rules/kernel';
import { along, bearingCdeg, type Spot } from '#lib/board/chart.ts';
import type { Command, Offer, Ship, State } from '../rules.ts';
import type { Judge } from './move-draft.svelte.ts';

export type PushOffer = Extract<Offer, { kind: 'push-target' }>;

export class PushDraft {
  readonly form = 'push';
  readonly choices = ['bearings'];
  readonly offer: PushOffer;
  readonly ship: Ship;
  bearings = $state.raw<readonly number[]>([]);
  readonly #judge: Judge;
  readonly command: Command = $derived.by(() => ({ kind: 'push-target', bearings: [...this.bearings] }));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly words: string;
  /** The places that the pushes lead through, the present one first. */
  readonly path: readonly Spot[] = $derived.by(() => {
    const start = this.ship.at ?? { xMils: 0, yMils: 0 };
    return this.bearings.reduce<Spot[]>(
      (path, bearing) => [...path, along(path.at(-1) ?? start, bearing, this.offer.distanceMils)],
      [start],
    );
  });

  constructor(state: State, offer: PushOffer, judge: Judge) {
    const ship = state.ships[offer.target];
    if (!ship) throw new Error(`a push of ${offer.target}, which is not there`);
    this.offer = offer;
    this.ship = ship;
    this.#judge = judge;
    this.bearings = Array.from({ length: offer.pushes }, () => ship.facingCdeg);
    this.words = offer.label;
  }

  set(index: number, bearing: number): void {
    this.bearings = this.bearings.map((old, i) => (i === index ? normaliseCdeg(bearing) : old));
  }

  /** Points push `index` at a spot. */
  aim(index: number, at: Spot): void {
    const from = this.path[index];
    if (from) this.set(index, bearingCdeg(from, at));
  }

  turn(byCdeg: number): void {
    this.set(0, (this.bearings[0] ?? 0) + byCdeg);
  }

  reset(): void {
    this.bearings = this.bearings.map(() => this.ship.facingCdeg);
  }
}
