/** Who has read what officials announced [LEAGUE-155]. */
import { listOf, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { Instant } from '../words.ts';

/** POST /api/seasons/:id/announcements/read, by who competes: those that stood on the page, by their instants. */
export const AnnouncementsReadBody = z.strictObject({ read: listOf(whole(0, 10_000_000_000_000), 50).min(1) });
export type AnnouncementsReadBody = z.input<typeof AnnouncementsReadBody>;

/** GET /api/seasons/:id/announcements/reads, for those who run the league. */
export const AnnouncementReads = z.strictObject({
  reads: listOf(
    z.strictObject({
      at: Instant,
      /** Those to whom it is said now, who have an account. */
      of: whole(0, 1000),
      /** How many of them have had it on their page. */
      read: whole(0, 1000),
    }),
    500,
  ),
});
export type AnnouncementReads = z.infer<typeof AnnouncementReads>;
