/** What a base of any outline runs into on its track, and where it stops. */
import { tape } from '../../geometry/table/index.ts';
import type { Pose } from './carry.ts';
import { type Outline, outlineGapMils, sweptBetween } from './outline.ts';
import { afterStep, type TrackStep } from './track.ts';

/** Something with an outline that stands still. */
export interface Standstill {
  readonly outline: Outline;
}

export interface Collision<B extends Standstill> {
  readonly other: B;
  /** The step of the track in which they meet, and where the mover stops in contact. */
  readonly step: number;
  readonly pose: Pose;
}

/** Pivots are looked at in turns of one degree. */
const TURN_CDEG = 100;

/** The part of a step: so many of its mils or centidegrees, in its way. */
const partOf = (step: TrackStep, size: number): TrackStep =>
  step.kind === 'ahead'
    ? { kind: 'ahead', mils: step.mils < 0 ? -size : size }
    : { kind: 'pivot', byCdeg: step.byCdeg < 0 ? -size : size };

const sizeOf = (step: TrackStep): number => Math.abs(step.kind === 'ahead' ? step.mils : step.byCdeg);

/** The largest whole size below `met` that is free, where every size up to it is and none above: found by halving. */
export function lastFree(met: number, isFree: (size: number) => boolean): number {
  let [free, taken] = [0, met];
  while (taken - free > 1) {
    const middle = Math.floor((free + taken) / 2);
    if (isFree(middle)) free = middle;
    else taken = middle;
  }
  return free;
}

/**
 * How much of a step is free of one obstacle, in mils or centidegrees; all of it where they never overlap by more than
 * `depthMils`. A straight step that does stops edge to edge.
 */
function freePart(from: Pose, step: TrackStep, outlineAt: (pose: Pose) => Outline, other: Outline, depthMils: number) {
  const size = sizeOf(step);
  const outlineAfter = (part: number) => outlineAt(afterStep(from, partOf(step, part)));
  const clear = (outline: Outline, depth = depthMils) => outlineGapMils(outline, other) >= -depth;
  if (step.kind === 'pivot') {
    let free = 0;
    for (let next = Math.min(TURN_CDEG, size); free < size; next = Math.min(size, next + TURN_CDEG)) {
      if (!clear(sweptBetween(outlineAfter(free), outlineAfter(next)))) return free;
      free = next;
    }
    return size;
  }
  const start = outlineAt(from);
  const freeUpTo = (mils: number, depth?: number) => clear(sweptBetween(start, outlineAfter(mils)), depth);
  if (freeUpTo(size)) return size;
  // What a longer move sweeps over holds what a shorter one does.
  return lastFree(size, (mils) => freeUpTo(mils, 0));
}

/** The first of the others that the mover would overlap by more than `depthMils` on its track; undefined where its way is free. */
export function firstCollision<B extends Standstill>(
  from: Pose,
  steps: readonly TrackStep[],
  outlineAt: (pose: Pose) => Outline,
  others: readonly B[],
  depthMils = tape.contactMils,
): Collision<B> | undefined {
  let pose = from;
  for (const [index, step] of steps.entries()) {
    let first: { other: B; free: number } | undefined;
    for (const other of others) {
      const free = freePart(pose, step, outlineAt, other.outline, depthMils);
      if (free < (first?.free ?? sizeOf(step))) first = { other, free };
    }
    if (first !== undefined)
      return { other: first.other, step: index, pose: afterStep(pose, partOf(step, first.free)) };
    pose = afterStep(pose, step);
  }
  return undefined;
}
