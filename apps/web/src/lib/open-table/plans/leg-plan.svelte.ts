/** One straight move being planned: where to, how far, which way it faces at the end. */
import {
  finalFacingRange,
  legEnd,
  legTowards,
  nearestLeg,
  normaliseCdeg,
  type Envelope,
  type Leg,
} from '@broadside/rules/geometry/table';
import type { Spot } from '#lib/board/chart.ts';

/** `clear`: a leg to begin with. `poor`: legal, and taken where nothing better is. Nothing: not legal. */
export type Worth = 'clear' | 'poor' | undefined;

export abstract class LegPlan {
  readonly form = 'move';
  readonly choices = ['leg', 'turned'];
  readonly envelope: Envelope;
  leg = $state.raw<Leg>({ courseCdeg: 0, distanceMils: 0, facingCdeg: 0 });
  /** A facing set by hand stays while the ghost is dragged. */
  turned = false;
  #first: Leg = this.leg;
  readonly end: Spot = $derived.by(() => legEnd(this.envelope, this.leg));
  readonly facings = $derived.by(() => finalFacingRange(this.envelope, this.leg.courseCdeg, this.leg.distanceMils));

  constructor({ from, facingCdeg, turningArcCdeg, minMils, maxMils, finalTurnCdeg }: Envelope) {
    this.envelope = { from, facingCdeg, turningArcCdeg, minMils, maxMils, finalTurnCdeg };
  }

  /** Opens on the longest clear leg straight ahead, tried inch by inch; else on the longest legal one, else on the shortest. */
  protected open(worthOf: (leg: Leg) => Worth): void {
    const { facingCdeg, maxMils, minMils } = this.envelope;
    const ahead = (distanceMils: number): Leg =>
      nearestLeg(this.envelope, { courseCdeg: facingCdeg, distanceMils, facingCdeg });
    let first: Leg | undefined;
    for (let distanceMils = maxMils; distanceMils >= minMils; distanceMils -= 1000) {
      const leg = ahead(distanceMils);
      const worth = worthOf(leg);
      if (worth) first ??= leg;
      if (worth !== 'clear') continue;
      first = leg;
      break;
    }
    this.#first = first ?? ahead(minMils);
    this.leg = this.#first;
  }

  reset(): void {
    this.turned = false;
    this.leg = this.#first;
  }

  /** Drops the ghost at a spot; it sticks to the edge of what is possible. */
  drag(to: Spot): void {
    this.leg = legTowards(this.envelope, to, this.turned ? this.leg.facingCdeg : undefined);
  }

  set(change: Partial<Leg>): void {
    if (change.facingCdeg !== undefined) this.turned = true;
    const follows = change.courseCdeg !== undefined && !this.turned;
    const facingCdeg = normaliseCdeg(change.facingCdeg ?? (follows ? (change.courseCdeg ?? 0) : this.leg.facingCdeg));
    const courseCdeg = normaliseCdeg(change.courseCdeg ?? this.leg.courseCdeg);
    this.leg = nearestLeg(this.envelope, { ...this.leg, ...change, courseCdeg, facingCdeg });
  }

  /** Moves the ghost by whole mils east and north. */
  nudge(eastMils: number, northMils: number): void {
    this.drag({ xMils: this.end.xMils + eastMils, yMils: this.end.yMils + northMils });
  }

  turn(byCdeg: number): void {
    this.set({ facingCdeg: normaliseCdeg(this.leg.facingCdeg + byCdeg) });
  }
}
