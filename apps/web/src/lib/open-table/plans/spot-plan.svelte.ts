/** One thing to be put somewhere, and perhaps turned. It stays where it may be: in its area, or within its reach. */
import { normaliseCdeg } from '@broadside/rules/geometry/table';
import { along, bearingCdeg, distanceMils, type Spot } from '#lib/board/chart.ts';
import { fan } from '../fan.ts';
import { within, type Bounds } from './bounds.ts';

/** A place and a facing. */
export interface PlannedPose {
  readonly at: Spot;
  readonly facingCdeg: number;
}

export abstract class SpotPlan {
  readonly form = 'spot';
  readonly choices = ['at', 'facingCdeg'];
  at = $state.raw<Spot>({ xMils: 0, yMils: 0 });
  facingCdeg = $state(0);
  readonly bounds: Bounds;
  /** Whether it has a facing that a person sets. */
  readonly turns: boolean;
  readonly #first: Spot;

  constructor(bounds: Bounds, first: PlannedPose, turns: boolean) {
    this.bounds = bounds;
    this.turns = turns;
    this.#first = first.at;
    this.at = first.at;
    this.facingCdeg = first.facingCdeg;
  }

  /** Where it began: dragging it does not move what is looked at. */
  get start(): Spot {
    return this.#first;
  }

  reset(): void {
    this.at = this.#first;
  }

  drag(to: Spot): void {
    this.at = within(this.bounds, to);
  }

  nudge(eastMils: number, northMils: number): void {
    this.drag({ xMils: this.at.xMils + eastMils, yMils: this.at.yMils + northMils });
  }

  /** In figures from the centre of its reach: which way, and how far. */
  place(bearing: number, awayMils: number): void {
    if (this.bounds.kind === 'reach') this.at = along(this.bounds.centre, normaliseCdeg(bearing), awayMils);
  }

  /** Round the centre of its reach, in 1/100 degree. */
  swing(byCdeg: number): void {
    if (this.bounds.kind !== 'reach') return;
    const { centre } = this.bounds;
    this.place(bearingCdeg(centre, this.at) + byCdeg, distanceMils(centre, this.at));
  }

  /** In contact with a base, on the side that it comes from: the first spot there that is allowed. */
  protected rest(base: Spot, gapMils: number, allowed: (at: Spot) => boolean): void {
    if (this.bounds.kind !== 'reach') return;
    const { centre } = this.bounds;
    const start = distanceMils(base, centre) === 0 ? 0 : bearingCdeg(base, centre);
    const free = fan(start, 1500, 24)
      .map((bearing) => along(base, bearing, gapMils))
      .find(allowed);
    if (free) this.at = free;
    else this.drag(along(base, start, gapMils));
  }

  turn(byCdeg: number): void {
    this.face(this.facingCdeg + byCdeg);
  }

  face(facingCdeg: number): void {
    if (this.turns) this.facingCdeg = normaliseCdeg(facingCdeg);
  }
}
