/** A turn on the spot, to any facing within what may be turned. It opens on the most to starboard. */
import { normaliseCdeg, relativeBearing } from '@broadside/rules/geometry/table';

/** All in 1/100 degree. */
export interface TurnLimits {
  readonly facingCdeg: number;
  readonly maxTurnCdeg: number;
}

export abstract class TurnPlan {
  readonly form = 'pivot';
  readonly choices = ['facingCdeg'];
  facingCdeg = $state(0);
  readonly #limits: TurnLimits;
  /** From the present facing, to starboard; to port below 0. */
  readonly turnedCdeg: number = $derived.by(() => this.#from(this.facingCdeg));

  constructor(limits: TurnLimits) {
    this.#limits = limits;
    this.reset();
  }

  /** `20° to port`. */
  protected get turnWords(): string {
    return `${Math.round(Math.abs(this.turnedCdeg)) / 100}° to ${this.turnedCdeg < 0 ? 'port' : 'starboard'}`;
  }

  #from(facing: number): number {
    const turned = relativeBearing(this.#limits.facingCdeg, facing);
    return turned > 18_000 ? turned - 36_000 : turned;
  }

  #turnTo(wishCdeg: number): void {
    const { facingCdeg, maxTurnCdeg } = this.#limits;
    this.facingCdeg = normaliseCdeg(facingCdeg + Math.min(maxTurnCdeg, Math.max(-maxTurnCdeg, wishCdeg)));
  }

  reset(): void {
    this.#turnTo(this.#limits.maxTurnCdeg);
  }

  /** The facing nearest to the wished one that is within reach. */
  face(wish: number): void {
    this.#turnTo(this.#from(normaliseCdeg(Math.round(wish))));
  }

  turn(byCdeg: number): void {
    this.#turnTo(this.turnedCdeg + byCdeg);
  }
}
