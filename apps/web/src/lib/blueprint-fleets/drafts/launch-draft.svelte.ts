/** Fighters being launched: how many, and where round the carrier they stand. */
import type { Rejection } from '@broadside/rules/kernel';
import { along, type Spot } from '#lib/board/chart.ts';
import { fan } from '#lib/open-table/fan.ts';
import type { FleetOffer, FleetOrder, State } from '@broadside/rules/mechanics/blueprint-fleets';
import type { DraftJudge } from './judge.ts';

export type LaunchOffer = Extract<FleetOffer, { kind: 'launch-fighters' | 'catapult-fighters' }>;
interface Berth {
  readonly fighter: string;
  readonly at: Spot;
}

export class LaunchDraft {
  readonly form = 'launch';
  readonly choices = ['berths'];
  readonly offer: LaunchOffer;
  readonly name: string;
  berths = $state.raw<readonly Berth[]>([]);
  readonly #judge: DraftJudge;
  readonly #facing: number;
  readonly command: FleetOrder = $derived.by(() => this.#commandOf(this.berths));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly price: number = $derived.by(() => (this.berths.length > this.offer.free ? this.offer.price : 0));
  readonly words: string = $derived.by(
    () => `Launch ${this.berths.length === 1 ? '1 fighter' : `${this.berths.length} fighters`} from ${this.name}`,
  );

  constructor(state: State, offer: LaunchOffer, judge: DraftJudge) {
    this.offer = offer;
    this.#judge = judge;
    this.name = state.ships[offer.ship]?.name ?? 'the carrier';
    this.#facing = state.ships[offer.ship]?.facingCdeg ?? 0;
    this.count(Math.min(offer.free, offer.most, offer.fighters.length));
  }

  #commandOf(berths: readonly Berth[]): FleetOrder {
    return {
      kind: this.offer.kind,
      ship: this.offer.ship,
      fighters: berths.map(({ fighter, at }) => ({ fighter, at: { ...at } })),
    };
  }

  get most(): number {
    return Math.min(this.offer.most, this.offer.fighters.length);
  }

  reset(): void {
    this.count(Math.min(this.offer.free, this.most));
  }

  /** Launches so many, each at the first free place from the bow aft. */
  count(wanted: number): void {
    let berths: readonly Berth[] = [];
    for (const fighter of this.offer.fighters.slice(0, Math.max(1, Math.min(this.most, wanted)))) {
      const at = this.#free(fighter, berths);
      if (at) berths = [...berths, { fighter, at }];
    }
    this.berths = berths;
  }

  #free(fighter: string, taken: readonly Berth[]): Spot | undefined {
    const clear = (at: Spot): boolean =>
      taken.every((other) => Math.hypot(other.at.xMils - at.xMils, other.at.yMils - at.yMils) >= 960);
    return fan(this.#facing, 500, 72)
      .map((bearing) => along(this.offer.around, bearing, this.offer.ringMils))
      .find((at) => clear(at) && !this.#judge(this.#commandOf([...taken, { fighter, at }])));
  }
}
