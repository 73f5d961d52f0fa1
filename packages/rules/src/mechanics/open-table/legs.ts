/** Legs found by trying: by chance, or the straightest and shortest first. */
import {
  bearingCdeg,
  clampAngle,
  courseRange,
  type DirectionRange,
  type Envelope,
  finalFacingRange,
  type Leg,
  legEnd,
  normaliseCdeg,
  type Point,
  type TableSize,
} from '../../geometry/table/index.ts';
import type { Random } from '../../kernel/contract.ts';
import { type Area, areaHolds, postArea } from './area.ts';
import type { Pose } from './carry.ts';

/** A whole number from 0 to `most`. */
export const upTo = (most: number, random: Random): number => Math.floor(random() * (most + 1));

/** Any leg that the envelope allows; course, length and facing are drawn in this order. */
export function randomLeg(envelope: Envelope, random: Random): Leg {
  const { fromCdeg, widthCdeg } = courseRange(envelope);
  const courseCdeg = normaliseCdeg(fromCdeg + upTo(widthCdeg, random));
  const distanceMils = envelope.minMils + upTo(envelope.maxMils - envelope.minMils, random);
  const facings = finalFacingRange(envelope, courseCdeg, distanceMils);
  const facingCdeg = normaliseCdeg(facings.fromCdeg + upTo(facings.widthCdeg, random));
  return { courseCdeg, distanceMils, facingCdeg };
}

/** Courses of the turning arc in steps, the one straight ahead first, then ever farther to both sides. */
export function* coursesOutwards(
  { facingCdeg, turningArcCdeg }: Pick<Envelope, 'facingCdeg' | 'turningArcCdeg'>,
  stepCdeg: number,
): Generator<number> {
  for (let turn = 0; 2 * turn <= turningArcCdeg; turn += stepCdeg)
    for (const side of turn === 0 ? [1] : [1, -1]) yield normaliseCdeg(facingCdeg + side * turn);
}

/** Legs of at least so much that end facing along their course: straight ahead before to the sides, short before long. */
export function* legsOutwards(
  envelope: Envelope,
  leastMils: number,
  step: { readonly mils: number; readonly cdeg: number },
): Generator<Leg> {
  for (const courseCdeg of coursesOutwards(envelope, step.cdeg))
    for (let distanceMils = leastMils; distanceMils <= envelope.maxMils; distanceMils += step.mils)
      yield { courseCdeg, distanceMils, facingCdeg: courseCdeg };
}

/** How somebody who steers for aims tries legs. */
export interface LegTries {
  readonly tries: number;
  /** So many first ones go straight for an aim, each shorter than the one before by this part of the longest move. */
  readonly straight: number;
  readonly shorterBy: number;
  /** The facings worth a thought at the end of a leg that moves. */
  readonly facings: (courseCdeg: number, end: Point) => readonly number[];
}

/**
 * Legs for somebody who steers for aims, in turn: straight for one, then by chance, the long ones more often. Those that
 * end with the post outside of the area are left out; so many more tries are drawn all the same.
 */
export function legsTowards(
  envelope: Envelope & { readonly onTable: Area },
  aims: readonly Point[],
  { tries, straight, shorterBy, facings }: LegTries,
  random: Random,
): readonly { readonly leg: Leg; readonly end: Pose }[] {
  const { from, facingCdeg: bow, turningArcCdeg, minMils, maxMils, onTable } = envelope;
  const half = turningArcCdeg / 2;
  return Array.from({ length: tries }, (_, index) => {
    const aim = aims[index % Math.max(1, aims.length)];
    const spread = Math.round((random() * 2 - 1) * half);
    const ahead = index < straight;
    const towards = aim === undefined ? bow : bearingCdeg(from, aim);
    const courseCdeg = ahead ? clampAngle(towards, bow, half) : normaliseCdeg(bow + spread);
    const share = ahead ? 1 - index * shorterBy : 1 - random() * random();
    const distanceMils = Math.max(minMils, Math.floor(maxMils * share));
    const at = legEnd(envelope, { courseCdeg, distanceMils, facingCdeg: courseCdeg });
    if (!areaHolds(onTable, at)) return [];
    return (distanceMils === 0 ? [bow] : facings(courseCdeg, at)).map((facingCdeg) => ({
      leg: { courseCdeg, distanceMils, facingCdeg },
      end: { at, facingCdeg },
    }));
  }).flat();
}

/** Where one straight move may lead, as an offer tells it. */
export interface LegTerms extends Envelope {
  readonly courses: DirectionRange;
  /** Where the post stays so that the whole base is on the table. */
  readonly onTable: Area;
}

export const legTerms = (envelope: Envelope, table: TableSize, radiusMils: number): LegTerms => ({
  ...envelope,
  courses: courseRange(envelope),
  onTable: postArea(table, radiusMils),
});
