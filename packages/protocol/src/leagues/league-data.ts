/** All that leagues know of a person, for that person [LEAGUE-131]. */
import { json } from '@broadside/rules/kernel';
import * as z from 'zod';
import { Instant, PersonId } from '../words.ts';
import { SeasonId } from './seasons.ts';

/** A table of one's own, as the season has it. */
const entryTable = z.strictObject({
  round: z.int(),
  /** From 1, in the order of the round. */
  table: z.int(),
  opponent: z.string(),
  match: z.string().nullable(),
  /** won, drawn or lost; null where there is no result. */
  outcome: z.enum(['won', 'drawn', 'lost']).nullable(),
  forfeit: z.boolean(),
});

const LeagueEntry = z.strictObject({
  season: SeasonId,
  name: z.string(),
  league: z.string(),
  number: z.int(),
  status: z.enum(['playing', 'waiting', 'left']),
  /** Organisers took the name off what the public reads. */
  hidden: z.boolean(),
  tables: z.array(entryTable),
});
export type LeagueEntry = z.infer<typeof LeagueEntry>;

/** GET /api/account/leagues.json */
export const LeagueData = z.strictObject({
  person: z.strictObject({
    ...{ id: PersonId, name: z.string(), handle: z.string() },
    ...{ featured: z.boolean(), followable: z.boolean(), hidesResults: z.boolean() },
  }),
  /** When it was put together. */
  at: Instant,
  entries: z.array(LeagueEntry),
  /** Rows as the database keeps them, without secrets, by what they are: leagues, offices, lists, hours and the like. */
  rows: z.record(z.string(), z.array(z.record(z.string(), json))),
});
export type LeagueData = z.infer<typeof LeagueData>;
