import { overlaps } from './circle-base.ts';
import type { CircleBase } from './circle-base.ts';
import { offset } from './point.ts';
import type { Point } from './point.ts';
import { tape } from './tolerance.ts';

/** Where a base of this radius stands when it touches `around` on this bearing (as seen from `around`). */
export function contactPoint(around: CircleBase, radiusMils: number, bearing: number): Point {
  return offset(around.at, bearing, around.radiusMils + radiusMils);
}

export interface ContactSearch {
  /** The bearing tried first, as seen from the base in the middle; then ever farther to both sides. */
  readonly preferredCdeg: number;
  /** Bases that the new one may not overlap. */
  readonly blockers: readonly CircleBase[];
  /** A further condition, such as being on the table. */
  readonly fits?: (base: CircleBase) => boolean;
  /** The step of the search; 1 degree unless given. */
  readonly stepCdeg?: number;
  readonly contactMils?: number;
}

/** The free place in contact with `around` that is nearest to the preferred bearing; undefined where none is free. */
export function firstFreeContact(around: CircleBase, radiusMils: number, search: ContactSearch): Point | undefined {
  const step = search.stepCdeg ?? 100;
  const contactMils = search.contactMils ?? tape.contactMils;
  // A place is a mil off where it is rounded: only what comes so near to the base in the middle is ever in the way.
  const reach = { at: around.at, radiusMils: around.radiusMils + 2 * radiusMils + 2 };
  const blockers = search.blockers.filter((blocker) => overlaps(reach, blocker, contactMils));
  for (let turn = 0; turn <= 18_000; turn += step) {
    for (const side of turn === 0 ? [1] : [1, -1]) {
      const at = contactPoint(around, radiusMils, search.preferredCdeg + side * turn);
      const base = { at, radiusMils };
      if (blockers.some((blocker) => overlaps(base, blocker, contactMils))) continue;
      if (search.fits === undefined || search.fits(base)) return at;
    }
  }
  return undefined;
}
