/** A squadron that hides: three discs, and which of them it is behind. */
import type { Rejection } from '@broadside/rules/kernel';
import type { Spot } from '#lib/board/chart.ts';
import { DiscsPlan } from '#lib/open-table/plans/discs-plan.svelte.ts';
import type { FleetOrder, HideSquadronOffer } from '@broadside/rules/mechanics/blueprint-fleets';
import type { DraftJudge } from './judge.ts';

export type ThreeSpots = readonly [Spot, Spot, Spot];

export class HideDraft extends DiscsPlan {
  readonly offer: HideSquadronOffer;
  readonly #judge: DraftJudge;
  readonly command: FleetOrder = $derived.by(() => {
    const [one, two, three] = this.discs as ThreeSpots;
    const discs = [{ ...one }, { ...two }, { ...three }] as const;
    return { kind: 'hide-squadron', squadron: this.offer.squadron, discs: [...discs], real: this.real };
  });
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly words: string;

  constructor(offer: HideSquadronOffer, first: ThreeSpots, judge: DraftJudge) {
    super(first, offer.region);
    this.offer = offer;
    this.#judge = judge;
    this.words = offer.label;
  }
}
