/** A turn on the spot by thrusters. */
import type { Rejection } from '@broadside/rules/kernel';
import { TurnPlan } from '#lib/open-table/plans/turn-plan.svelte.ts';
import type { Command, Offer, Ship, State } from '../rules.ts';
import type { Judge } from './judge.ts';

export type PivotOffer = Extract<Offer, { kind: 'pivot-ship' }>;

export class PivotDraft extends TurnPlan {
  readonly offer: PivotOffer;
  readonly ship: Ship;
  readonly #judge: Judge;
  readonly command: Command = $derived.by(() => ({
    kind: 'pivot-ship',
    ship: this.offer.ship,
    facingCdeg: this.facingCdeg,
  }));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly words: string = $derived.by(() => `Turn ${this.ship.name} ${this.turnWords}`);

  constructor(state: State, offer: PivotOffer, judge: Judge) {
    super(offer);
    const ship = state.ships[offer.ship];
    if (!ship) throw new Error(`an offer of a turn for ${offer.ship}, which is not there`);
    this.offer = offer;
    this.ship = ship;
    this.#judge = judge;
  }
}
