/** A straight line over the table in legs for the board. */
import type { CourseLeg, Spot } from '#lib/board/chart.ts';
import { distanceMils } from '@broadside/rules/geometry/table';

/** What the line passes through, by its distances from the beginning. */
export interface DrawnStretch {
  readonly enterMils: number;
  readonly leaveMils: number;
  /** The line ends there, as far as it is open. */
  readonly blocks?: boolean;
}

/** The spot so far along the line from one spot to another. */
export function partWay(from: Spot, to: Spot, mils: number): Spot {
  const share = mils / Math.max(1, distanceMils(from, to));
  return {
    xMils: Math.round(from.xMils + (to.xMils - from.xMils) * share),
    yMils: Math.round(from.yMils + (to.yMils - from.yMils) * share),
  };
}

/** Solid where clear, dotted inside what it crosses, stopped where it is blocked. `stretches` in the order of the line. */
export function legsOf(from: Spot, to: Spot, stretches: readonly DrawnStretch[]): readonly CourseLeg[] {
  const total = distanceMils(from, to);
  const legs: CourseLeg[] = [];
  let reached = 0;
  const leg = (untilMils: number, kind: CourseLeg['kind']): void => {
    if (untilMils <= reached) return;
    legs.push({ from: partWay(from, to, reached), to: untilMils < total ? partWay(from, to, untilMils) : to, kind });
    reached = untilMils;
  };
  for (const { enterMils, leaveMils, blocks } of stretches) {
    leg(enterMils, 'clear');
    leg(blocks ? total : Math.min(total, leaveMils), blocks ? 'blocked' : 'crossing');
  }
  leg(total, 'clear');
  return legs;
}
