/** A measure between two things of the table, or from a thing to a spot. */
import type { Spot } from '#lib/board/chart.ts';

export class Tape<Point extends { readonly spot: Spot }> {
  measuring = $state(false);
  #points = $state.raw<readonly Point[]>([]);

  get from(): Point | undefined {
    return this.#points[0];
  }
  get to(): Point | undefined {
    return this.#points[1];
  }

  /** The second point ends a measure; the third begins the next. */
  mark(point: Point): void {
    this.#points = this.#points.length === 1 ? [...this.#points, point] : [point];
  }

  /** A finger that rests measures from there. */
  begin(point: Point): void {
    this.measuring = true;
    this.#points = [point];
  }

  toggle(): void {
    this.measuring = !this.measuring;
    this.#points = [];
  }
}
