/** A move of straight steps and pivots about the centre: what a game allows of it, and where it leads. */
import { normaliseCdeg, offset, tape, type Tolerance } from '../../geometry/table/index.ts';
import type { Pose } from './carry.ts';

/** Straight on (astern where negative), or a turn on the spot (positive clockwise). */
export type TrackStep =
  { readonly kind: 'ahead'; readonly mils: number } | { readonly kind: 'pivot'; readonly byCdeg: number };

export interface TrackLimits {
  /** The least and the most of all straight steps together. */
  readonly minMils: number;
  readonly maxMils: number;
  readonly astern: boolean;
  readonly pivots: {
    readonly most: number;
    /** Each of them, to either side. */
    readonly maxCdeg: number;
    /** The straight movement due right before each pivot; null where pivots come first or last instead. */
    readonly runUpMils: number | null;
  };
}

/** What is wrong with a track; `step` counts from 0. */
export type TrackFault =
  | { readonly kind: 'too-short'; readonly mils: number; readonly minMils: number }
  | { readonly kind: 'too-long'; readonly mils: number; readonly maxMils: number }
  | { readonly kind: 'astern'; readonly step: number }
  | { readonly kind: 'too-many-pivots'; readonly pivots: number; readonly most: number }
  | { readonly kind: 'pivot-too-far'; readonly step: number; readonly byCdeg: number; readonly maxCdeg: number }
  | { readonly kind: 'pivot-too-early'; readonly step: number; readonly ranMils: number; readonly runUpMils: number }
  | { readonly kind: 'pivot-on-the-way'; readonly step: number };

/** How far a track goes, straight ahead or astern. */
export const trackMils = (steps: readonly TrackStep[]): number =>
  steps.reduce((sum, step) => sum + (step.kind === 'ahead' ? Math.abs(step.mils) : 0), 0);

function pivotFault(
  steps: readonly TrackStep[],
  { pivots }: TrackLimits,
  tolerance: Tolerance,
): TrackFault | undefined {
  const { most, maxCdeg, runUpMils } = pivots;
  const number = steps.filter(({ kind }) => kind === 'pivot').length;
  if (number > most) return { kind: 'too-many-pivots', pivots: number, most };
  let ranMils = 0;
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'ahead') {
      ranMils += Math.abs(step.mils);
      continue;
    }
    const byCdeg = Math.abs(step.byCdeg);
    if (byCdeg > maxCdeg + tolerance.angleCdeg) return { kind: 'pivot-too-far', step: index, byCdeg, maxCdeg };
    if (runUpMils === null && index > 0 && index < steps.length - 1) return { kind: 'pivot-on-the-way', step: index };
    if (runUpMils !== null && ranMils < runUpMils - tolerance.distanceMils)
      return { kind: 'pivot-too-early', step: index, ranMils, runUpMils };
    ranMils = 0;
  }
  return undefined;
}

/** The first fault of a track, or undefined where the limits allow it. */
export function trackFault(
  steps: readonly TrackStep[],
  limits: TrackLimits,
  tolerance: Tolerance = tape,
): TrackFault | undefined {
  const { minMils, maxMils, astern } = limits;
  const mils = trackMils(steps);
  if (mils < minMils - tolerance.distanceMils) return { kind: 'too-short', mils, minMils };
  if (mils > maxMils + tolerance.distanceMils) return { kind: 'too-long', mils, maxMils };
  const back = steps.findIndex((step) => step.kind === 'ahead' && step.mils < 0);
  if (back >= 0 && !astern) return { kind: 'astern', step: back };
  return pivotFault(steps, limits, tolerance);
}

/** Where one step leads. */
export const afterStep = ({ at, facingCdeg }: Pose, step: TrackStep): Pose =>
  step.kind === 'ahead'
    ? { at: offset(at, facingCdeg, step.mils), facingCdeg }
    : { at, facingCdeg: normaliseCdeg(facingCdeg + step.byCdeg) };

/** Where the steps lead, one after the other; the last is the end of the track. */
export function trackPoses(from: Pose, steps: readonly TrackStep[]): readonly Pose[] {
  let pose = from;
  return steps.map((step) => (pose = afterStep(pose, step)));
}
