/** A turn on the spot by thrusters, to any facing within what they give. It opens on the most to starboard. */
import { normaliseCdeg, relativeBearing } from '@broadside/rules/geometry/table';
import type { Rejection } from '@broadside/rules/kernel';
import type { Command, Offer, Ship, State } from '../rules.ts';
import type { Judge } from './move-draft.svelte.ts';

export type PivotOffer = Extract<Offer, { kind: 'pivot-ship' }>;

export class PivotDraft {
  readonly form = 'pivot';
  readonly choices = ['facingCdeg'];
  readonly offer: PivotOffer;
  readonly ship: Ship;
  facingCdeg = $state(0);
  readonly #judge: Judge;
  readonly command: Command = $derived.by(() => ({
    kind: 'pivot-ship',
    ship: this.offer.ship,
    facingCdeg: this.facingCdeg,
  }));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  /** From the present facing, to starboard. */
  readonly turnedCdeg: number = $derived.by(() => {
    const turned = relativeBearing(this.offer.facingCdeg, this.facingCdeg);
    return turned > 18_000 ? turned - 36_000 : turned;
  });
  readonly words: string = $derived.by(() => {
    const amount = `${Math.round(Math.abs(this.turnedCdeg)) / 100}°`;
    return `Turn ${this.ship.name} ${amount} to ${this.turnedCdeg < 0 ? 'port' : 'starboard'}`;
  });

  constructor(state: State, offer: PivotOffer, judge: Judge) {
    const ship = state.ships[offer.ship];
    if (!ship) throw new Error(`an offer of a turn for ${offer.ship}, which is not there`);
    this.offer = offer;
    this.ship = ship;
    this.#judge = judge;
    this.reset();
  }

  reset(): void {
    this.facingCdeg = normaliseCdeg(this.offer.facingCdeg + this.offer.maxTurnCdeg);
  }

  /** The facing nearest to the wished one that the thrusters reach. */
  face(wish: number): void {
    const { facingCdeg, maxTurnCdeg } = this.offer;
    const turned = relativeBearing(facingCdeg, normaliseCdeg(Math.round(wish)));
    const signed = turned > 18_000 ? turned - 36_000 : turned;
    this.facingCdeg = normaliseCdeg(facingCdeg + Math.min(maxTurnCdeg, Math.max(-maxTurnCdeg, signed)));
  }

  turn(byCdeg: number): void {
    const { facingCdeg, maxTurnCdeg } = this.offer;
    const turned = Math.min(maxTurnCdeg, Math.max(-maxTurnCdeg, this.turnedCdeg + byCdeg));
    this.facingCdeg = normaliseCdeg(facingCdeg + turned);
  }
}
