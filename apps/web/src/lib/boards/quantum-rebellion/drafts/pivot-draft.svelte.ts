/** A turn on the spot by thrusters. */
import type { Rejection } from '@broadside/rules/kernel';
import { TurnPlan } from '#lib/open-table/plans/turn-plan.svelte.ts';
import type { Command, Offer, Ship, State } from '../rules.ts';
import type { DraftJudge } from './judge.ts';

export type DraftedPivotOffer = Extract<Offer, { kind: 'pivot-ship' }>;

export class PivotDraft extends TurnPlan {
  readonly offer: DraftedPivotOffer;
  readonly ship: Ship;
  readonly #judge: DraftJudge;
  readonly command: Command = $derived.by(() => ({
    kind: 'pivot-ship',
    ship: this.offer.ship,
    facingCdeg: this.facingCdeg,
  }));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly words: string = $derived.by(() => `Turn ${this.ship.name} ${this.turnWords}`);

  constructor(state: State, offer: DraftedPivotOffer, judge: DraftJudge) {
    super(offer);
    const ship = state.ships[offer.ship];
    if (!ship) throw new Error(`an offer of a turn for ${offer.ship}, which is not there`);
    this.offer = offer;
    this.ship = ship;
    this.#judge = judge;
  }
}
