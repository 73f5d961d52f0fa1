/** Where Gravitational fire moves its target, and how it leaves it facing. */
import { bearingCdeg, distanceMils } from '@broadside/rules/geometry/table';
import type { Rejection } from '@broadside/rules/kernel';
import { SpotPlan } from '#lib/open-table/plans/spot-plan.svelte.ts';
import type { Command, Offer, Ship, State } from '../rules.ts';
import type { OrderJudge } from './judge.ts';

export type DisplaceOffer = Extract<Offer, { kind: 'displace-target' }>;

export class DisplaceDraft extends SpotPlan {
  readonly offer: DisplaceOffer;
  readonly ship: Ship;
  readonly #judge: OrderJudge;
  readonly command: Command = $derived.by(() => ({
    kind: 'displace-target',
    courseCdeg: this.courseCdeg,
    distanceMils: this.awayMils,
    facingCdeg: this.facingCdeg,
  }));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly words: string;

  constructor(state: State, offer: DisplaceOffer, judge: OrderJudge) {
    const ship = state.ships[offer.target];
    if (!ship?.at) throw new Error(`an offer to move ${offer.target}, which is not there`);
    const { at, facingCdeg } = ship;
    super({ kind: 'reach', centre: at, mostMils: offer.farthestMils }, { at, facingCdeg }, true);
    this.offer = offer;
    this.ship = ship;
    this.#judge = judge;
    this.words = offer.label;
  }

  get awayMils(): number {
    return distanceMils(this.start, this.at);
  }
  get courseCdeg(): number {
    return this.awayMils === 0 ? 0 : bearingCdeg(this.start, this.at);
  }
}
