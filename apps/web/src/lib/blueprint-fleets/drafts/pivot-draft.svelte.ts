/** A turn on the spot by thrusters. */
import type { Rejection } from '@broadside/rules/kernel';
import { TurnPlan } from '#lib/open-table/plans/turn-plan.svelte.ts';
import type { FleetOrder, Ship, State } from '@broadside/rules/mechanics/blueprint-fleets';
import type { AnyFleetOffer } from '../kit.ts';
import type { DraftJudge } from './judge.ts';

/** To either side of the facing. */
export interface DraftedPivotOffer extends AnyFleetOffer {
  readonly kind: 'pivot-ship';
  readonly ship: Ship['id'];
  readonly facingCdeg: number;
  readonly maxTurnCdeg: number;
}

export class PivotDraft extends TurnPlan {
  readonly offer: DraftedPivotOffer;
  readonly ship: Ship;
  readonly #judge: DraftJudge;
  readonly command: FleetOrder = $derived.by(() => ({
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
