/** Points by bands of the difference in the book's points, such as 20:0 in eleven steps [LEAGUE-141]. */
import { listOf, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import type { PointTerms } from '../standings/terms.ts';

const pointsFor = whole(0, 1000);
export const mostBands = 30;

const band = z.strictObject({ atLeast: whole(0, 1_000_000), more: pointsFor, less: pointsFor });

/** From the smallest difference up, the first at 0: see `standings/terms.ts`. */
export const pointBands = listOf(band, mostBands)
  .refine(([first]) => first?.atLeast === 0, 'a first band that begins at a difference of 0')
  .refine(
    (bands) => bands.every(({ atLeast }, index) => atLeast > (bands[index - 1]?.atLeast ?? -1)),
    'bands from the smallest difference up',
  );

/** Points as standings take them. */
export const pointTerms = (scoring: Omit<PointTerms, 'from'>): PointTerms => ({
  from: scoring.bands === undefined ? 'results' : 'bands',
  ...scoring,
});

/** Eleven steps from 10:10 to 20:0; each takes as much difference as the one before. */
export const usualBands = (step: number): z.infer<typeof pointBands> =>
  Array.from({ length: 11 }, (_, index) => ({ atLeast: index * step, more: 10 + index, less: 10 - index }));
