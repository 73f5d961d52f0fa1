/** Legs found by trying: by chance, or the straightest and shortest first. */
import { courseRange, type Envelope, finalFacingRange, type Leg, normaliseCdeg } from '../../geometry/table/index.ts';
import type { Random } from '../../kernel/contract.ts';

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
