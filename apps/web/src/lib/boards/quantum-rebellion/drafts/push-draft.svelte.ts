/** Which way a Gravitational result pushes its target: one bearing for each result. */
import type { Rejection } from '@broadside/rules/kernel';
import { ShovePlan } from '#lib/open-table/plans/shove-plan.svelte.ts';
import type { Command, Offer, Ship, State } from '../rules.ts';
import type { OrderJudge } from './judge.ts';

export type PushOffer = Extract<Offer, { kind: 'push-target' }>;

export class PushDraft extends ShovePlan {
  readonly offer: PushOffer;
  readonly ship: Ship;
  readonly #judge: OrderJudge;
  readonly command: Command = $derived.by(() => ({ kind: 'push-target', bearings: [...this.bearings] }));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly words: string;

  constructor(state: State, offer: PushOffer, judge: OrderJudge) {
    const ship = state.ships[offer.target];
    if (!ship?.at) throw new Error(`a push of ${offer.target}, which is not there`);
    super({ from: ship.at, facingCdeg: ship.facingCdeg, count: offer.pushes, distanceMils: offer.distanceMils });
    this.offer = offer;
    this.ship = ship;
    this.#judge = judge;
    this.words = offer.label;
  }
}
