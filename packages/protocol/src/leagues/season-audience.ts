/** How many watched the matches of a season [WATCH-17]. */
import { listOf, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { Instant } from '../words.ts';

/** GET /api/seasons/:id/audience, for those who run the league: all matches together, the first minute first; at most 36 hours. */
export const SeasonAudience = z.strictObject({
  minutes: listOf(
    z.strictObject({
      at: Instant,
      /** As it is shown: 0 below 3, exact to 100, then two figures. */
      viewers: whole(0, 1_000_000_000),
    }),
    36 * 60,
  ),
});
export type SeasonAudience = z.infer<typeof SeasonAudience>;
