/** Which way something is shoved, once or several times: one bearing for each. */
import { normaliseCdeg } from '@broadside/rules/geometry/table';
import { along, bearingCdeg, type Spot } from '#lib/board/chart.ts';

export interface Shoves {
  readonly from: Spot;
  readonly facingCdeg: number;
  readonly count: number;
  /** How far each goes. */
  readonly distanceMils: number;
}

export abstract class ShovePlan {
  readonly form = 'push';
  readonly choices = ['bearings'];
  bearings = $state.raw<readonly number[]>([]);
  readonly #shoves: Shoves;
  /** The places that the shoves lead through, the present one first. */
  readonly path: readonly Spot[] = $derived.by(() => {
    const { from, distanceMils } = this.#shoves;
    return this.bearings.reduce<Spot[]>(
      (path, bearing) => [...path, along(path.at(-1) ?? from, bearing, distanceMils)],
      [from],
    );
  });

  constructor(shoves: Shoves) {
    this.#shoves = shoves;
    this.reset();
  }

  set(index: number, bearing: number): void {
    this.bearings = this.bearings.map((old, i) => (i === index ? normaliseCdeg(bearing) : old));
  }

  /** Points one of them at a spot. */
  aim(index: number, at: Spot): void {
    const from = this.path[index];
    if (from) this.set(index, bearingCdeg(from, at));
  }

  turn(byCdeg: number): void {
    this.set(0, (this.bearings[0] ?? 0) + byCdeg);
  }

  /** All go the way that it faces. */
  reset(): void {
    const { count, facingCdeg } = this.#shoves;
    this.bearings = Array.from({ length: count }, () => facingCdeg);
  }
}
