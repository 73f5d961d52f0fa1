/** Parts of a season for programs: what everybody may know, the same for whoever asks, each with an `ETag` [LEAGUE-150]. */
import {
  announcementCodec,
  battleId,
  entrantCodec,
  mostAnnouncements,
  roundCodec,
  seasonFileCodec,
  tableTimesCodec,
} from '@broadside/competition/season/schemas';
import { draw } from '@broadside/match';
import { listOf, mapOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { maxReportLength, mostTakenIn } from '../limits.ts';
import { RulesetId } from '../words.ts';
import { SeasonId } from './seasons.ts';

/** Entries of the journal that everybody may read. */
const seq = whole(0, 1_000_000);
const number = whole(1, 1000);
/** How entrants are called, by their numbers. */
const names = mapOf(z.string().regex(/^[1-9][0-9]{0,3}$/), z.string(), 1000);

/** GET /api/seasons/:id/entrants; `name` is how everybody is called, those with an account too. */
export const SeasonEntrants = z.strictObject({ seq, entrants: listOf(entrantCodec, 1000) });
export type SeasonEntrants = z.infer<typeof SeasonEntrants>;

const partRound = z.strictObject({
  ...roundCodec.shape,
  /** Of its tables, by their index from 0, as far as they are settled. */
  battles: mapOf(z.string().regex(/^[0-9]{1,4}$/), battleId, 5000),
  /** Hours that stand, deadlines that moved, rulings in effect. */
  times: listOf(tableTimesCodec, 5000),
});

/** GET /api/seasons/:id/rounds */
export const SeasonRounds = z.strictObject({ seq, rounds: listOf(partRound, 1024), names });
export type SeasonRounds = z.infer<typeof SeasonRounds>;

/** GET /api/seasons/:id/rounds/:round */
export const SeasonRoundPart = z.strictObject({ seq, round: partRound, names });
export type SeasonRoundPart = z.infer<typeof SeasonRoundPart>;
export const SeasonRoundParams = z.strictObject({ id: SeasonId, round: z.coerce.number().int().min(1).max(1024) });

/** A number as text: `7`, `5/2`; null where there is none. */
const exactText = text(80);

/** GET /api/seasons/:id/standings: one table for each group of the last stage that counts points, and all places. */
export const SeasonStandings = z.strictObject({
  seq,
  /** The tie-breaks in order. */
  tieBreaks: listOf(text(40), 20),
  tables: listOf(
    z.strictObject({
      /** The round of the stage after which it stands; 0 before the first. */
      after: whole(0, 1024),
      /** Tables without a result: places can change. */
      open: whole(0, 5000),
      rows: listOf(
        z.strictObject({
          place: number.nullable(),
          /** `3`, or `=3` where it is shared. */
          placeText: text(8),
          entrant: number,
          name: z.string(),
          won: whole(0, 1024),
          drawn: whole(0, 1024),
          lost: whole(0, 1024),
          points: exactText,
          tieBreaks: listOf(exactText.nullable(), 20),
          /** The last round of whoever left. */
          left: whole(0, 1024).nullable(),
          /** Who has played fewer matches than the terms want. */
          short: z.strictObject({ played: whole(0, 1024), least: whole(1, 100) }).nullable(),
        }),
        1000,
      ),
    }),
    16,
  ),
  /** Of the whole season, in order; null where it is not decided yet. */
  places: listOf(z.strictObject({ entrant: number, name: z.string(), place: number.nullable() }), 1000),
});
export type SeasonStandings = z.infer<typeof SeasonStandings>;

/** GET /api/seasons/:id/announcements, the oldest first. */
export const SeasonAnnouncements = z.strictObject({ seq, announcements: listOf(announcementCodec, mostAnnouncements) });
export type SeasonAnnouncements = z.infer<typeof SeasonAnnouncements>;

/** GET /api/seasons/:id/lots: the promise of the season's lots, every draw, and once it is closed the seed [LEAGUE-151]. */
export const SeasonLots = z.strictObject({
  seq,
  /** SHA-256 of the seed, in hexadecimal. */
  commitment: text(64),
  /** 32 bytes in hexadecimal; null until the season is closed. */
  seed: text(64).nullable(),
  draws: listOf(
    z.strictObject({
      /** The entry of the journal in which it was drawn. */
      entry: whole(1, 1_000_000),
      /** False: the entry was undone. */
      stands: z.boolean(),
      ...draw.shape,
    }),
    20_000,
  ),
});
export type SeasonLots = z.infer<typeof SeasonLots>;

/** POST /api/leagues/:slug/import/report: a tournament report file, TRF16 or TRF26, and what was played [LEAGUE-166]. */
export const ReportImportBody = z.strictObject({ report: text(maxReportLength).min(1), ruleset: RulesetId });
export type ReportImportBody = z.input<typeof ReportImportBody>;

/** POST /api/leagues/:slug/import: a file `season.json` of this or another site [LEAGUE-153]. */
export const SeasonImportBody = seasonFileCodec.refine(
  ({ journal }) => journal.length <= mostTakenIn,
  `the journal has more than ${String(mostTakenIn)} entries`,
);
export type SeasonImportBody = z.input<typeof SeasonImportBody>;
