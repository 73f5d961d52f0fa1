/** A straight way in legs for the board: solid where clear, dotted inside terrain. */
import { distanceMils, passages } from '@broadside/rules/geometry/table';
import type { State } from '@broadside/rules/mechanics/blueprint-fleets';
import type { CourseLeg, Spot } from '#lib/board/chart.ts';
import { legsOf } from '#lib/open-table/stretches.ts';

export function pathLegs(state: State, from: Spot, end: Spot): readonly CourseLeg[] {
  const shapes = Object.values(state.terrain).flatMap((piece) =>
    piece.at && !piece.discarded ? [{ at: piece.at, shape: piece.footprint }] : [],
  );
  const crossed = distanceMils(from, end) > 0 ? passages(from, end, shapes) : [];
  return legsOf(
    from,
    end,
    crossed.map(({ enterMils, insideMils }) => ({ enterMils, leaveMils: enterMils + insideMils })),
  );
}
