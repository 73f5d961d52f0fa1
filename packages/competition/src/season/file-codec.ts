/** A season as a file: all that everybody may know, the journal with it. Another site takes it in [LEAGUE-153]. */
import { fitsPlainJson, listOf, mapOf, text, whole } from '@broadside/rules/kernel';
import { cursor, draw } from '@broadside/match';
import * as z from 'zod';
import { instant, mostNumbers, seasonCodec } from './codec.ts';
import { seasonEventCodec } from './events-codec.ts';
import type { SeasonEntry } from './journal.ts';

/** Entries of one season: far more than a long one has. */
export const mostEntries = 20_000;

/** What was asked is told, not judged again: nothing but what came of it is folded. */
const told = z
  .custom<SeasonEntry['act']>(
    (given) =>
      typeof given === 'object' && given !== null && 'act' in given && isWord(given.act) && fitsPlainJson(given),
    'an act: an object with its name as "act"',
  )
  .meta({ 'x-bounded-by': 'plainJson' });
const isWord = (name: unknown): boolean => typeof name === 'string' && name.length <= 40;

const entry: z.ZodType<SeasonEntry, SeasonEntry> = z.strictObject({
  seq: whole(1, mostEntries),
  at: instant,
  by: text(60).nullable(),
  actId: text(100),
  act: told,
  events: listOf(seasonEventCodec, 5000),
  draws: listOf(draw, 5000),
  cursor,
});

export const seasonFileCodec = z.strictObject({
  season: seasonCodec,
  /** How people in it are called, by their ids. */
  names: mapOf(text(60), text(80), mostNumbers),
  journal: listOf(entry, mostEntries),
});
export type SeasonFile = z.infer<typeof seasonFileCodec>;
