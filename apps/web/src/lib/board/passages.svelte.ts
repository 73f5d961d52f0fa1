/** Hulls that come or go through a ring, and outlines that dissolve into dots, as one picture of the table follows another. */
import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import type { ShipToken } from './chart.ts';
import { passageMs, veilsBetween, type DrawnPassage, type HullPassage } from './passage.ts';
import type PassageMarks from './passage-marks.svelte';

/** Whoever comes back to a table is not shown what went before. */
const mostEntries = 6;

export class Passages {
  /** What is drawn now. */
  drawn = $state.raw<readonly DrawnPassage[]>([]);
  /** What draws it: fetched with the first. */
  marks = $state.raw<typeof PassageMarks | undefined>();
  /** Ships whose own hull is not drawn meanwhile. */
  readonly away = new SvelteSet<string>();
  #ships: readonly ShipToken[] = [];
  #seq = 0;
  #key = 0;
  readonly #still: () => boolean;

  constructor(still: () => boolean = () => matchMedia('(prefers-reduced-motion: reduce)').matches) {
    this.#still = still;
  }

  /** The table as it stands after entry `seq`, and who came or went through a ring by it. */
  take(seq: number, ships: readonly ShipToken[], rings: readonly HullPassage[]): void {
    untrack(() => {
      const before = this.#ships;
      const follows = this.#seq > 0 && seq > this.#seq && seq <= this.#seq + mostEntries;
      this.#seq = seq;
      this.#ships = ships;
      if (!follows) return;
      const now = [...rings, ...veilsBetween(before, ships)].flatMap(({ id, way }) => {
        const token = (way === 'out' ? before : ships).find((each) => each.id === id);
        return token === undefined ? [] : [{ id, way, token, key: ++this.#key }];
      });
      if (now.length > 0) void this.#show(now);
    });
  }

  async #show(now: readonly DrawnPassage[]): Promise<void> {
    const still = this.#still();
    // Hidden from the first picture on: nobody sees a hull before it comes.
    const hidden = still ? [] : now.filter(({ way }) => way !== 'out').map(({ id }) => id);
    for (const id of hidden) this.away.add(id);
    try {
      this.marks ??= (await import('./passage-marks.svelte')).default;
    } catch {
      for (const id of hidden) this.away.delete(id);
      return;
    }
    this.drawn = [...this.drawn, ...now];
    for (const each of now) {
      const ring = each.way === 'in' || each.way === 'out';
      const lasts = still ? passageMs.still : ring ? passageMs.ring : passageMs.dots;
      setTimeout(() => {
        this.drawn = this.drawn.filter(({ key }) => key !== each.key);
        if (!this.drawn.some(({ id, way }) => id === each.id && way !== 'out')) this.away.delete(each.id);
      }, lasts);
    }
  }
}
