/** A measure between two things of a board, or from a thing to a place: what is picked, and what is said of it. */

/** One end of a measure. */
export interface TapeEnd {
  /** As it is said. */
  readonly name: string;
}

export class Tape<Point extends TapeEnd> {
  measuring = $state(false);
  /** What a reader of the screen hears now; whatever measures says it (`tapeWords`). */
  said = $state('');
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
