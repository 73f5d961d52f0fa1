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
import { firstLeg, type LegJudging } from './first-leg.ts';

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

  constructor({ from, facingCdeg, turningArcCdeg, minMils, maxMils, finalTurnCdeg, restingTurnCdeg }: Envelope) {
    const resting = restingTurnCdeg === undefined ? {} : { restingTurnCdeg };
    this.envelope = { from, facingCdeg, turningArcCdeg, minMils, maxMils, finalTurnCdeg, ...resting };
  }

  protected open(judging: LegJudging): void {
    this.#first = firstLeg(this.envelope, judging);
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
