/** Who may enter a season by themselves, and what they say yes to as they do [LEAGUE-171, LEAGUE-172]. */
import { text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { entryQuestions, entryWay } from './entry.ts';
import { mostEntrants, mostRounds } from './formats.ts';

const version = whole(1, 1000);
const rating = whole(0, 4000).nullable();

const checkInTerms = z
  .strictObject({ from: whole(0, 10_000_000_000_000), until: whole(0, 10_000_000_000_000) })
  .refine(({ from, until }) => from < until, 'it ends after it has begun');

export const registrationTerms = z.strictObject({
  limit: whole(2, mostEntrants),
  /** The last round before which somebody may still come in; 0: nobody once the first is published. */
  lateUntil: whole(0, mostRounds),
  /** What everybody has read and accepts. Another text is another version. */
  rules: z.strictObject({ version, text: text(10_000).trim().min(1) }).exactOptional(),
  /** Matches may be shown and talked about while they are played: everybody agrees to it. */
  broadcast: z.literal(true).exactOptional(),
  /** Whom officials do not enter by name has these at the game of the season: a rating, and rated matches so far. */
  conditions: z.strictObject({ from: rating, to: rating, matches: whole(0, 1000) }).exactOptional(),
  /** When everybody says that they are there, before the first round; in milliseconds since 1970. */
  checkIn: checkInTerms.exactOptional(),
  /** A free place is offered to who waits, with so many hours to answer; without it they have it at once. */
  offerHours: whole(1, 168).exactOptional(),
  /** Who may enter; without it everybody. */
  entry: entryWay.exactOptional(),
  /** What whoever enters is asked. */
  questions: entryQuestions.exactOptional(),
});
export type RegistrationTerms = z.infer<typeof registrationTerms>;

/** What somebody says yes to on entering: a version of the rules, and being broadcast. */
export const consents = { accepts: version.exactOptional(), broadcast: z.literal(true).exactOptional() };
export interface Consents {
  readonly accepts?: number;
  readonly broadcast?: true;
}

/** What is missing before somebody may come in, in a sentence that says what would do; undefined where nothing is. */
export function consentMissing({ rules, broadcast }: RegistrationTerms, given: Consents): string | undefined {
  if (rules !== undefined && given.accepts !== rules.version)
    return `Read version ${String(rules.version)} of the rules of this season, and accept it to enter.`;
  if (broadcast === true && given.broadcast !== true)
    return 'Matches of this season may be shown live. Agree to it to enter.';
  return undefined;
}

/** Whether other rules come under the version of before: people would have accepted what they have not read. */
export const isUnmarkedChange = (before: RegistrationTerms, after: RegistrationTerms): boolean =>
  before.rules !== undefined &&
  after.rules !== undefined &&
  after.rules.text !== before.rules.text &&
  after.rules.version <= before.rules.version;

/** What somebody has at the game of a season; null without a rated match. */
export type RatedSoFar = { readonly rating: number; readonly matches: number } | null;

/** Which condition somebody does not meet, in a sentence; undefined where all are met. */
export function conditionMissed({ conditions }: RegistrationTerms, rated: RatedSoFar): string | undefined {
  if (conditions === undefined) return undefined;
  const { from, to, matches } = conditions;
  const has = rated?.matches ?? 0;
  if (has < matches)
    return `This season is for people with ${String(matches)} rated matches of its game or more; you have ${String(has)}. Ask an organiser.`;
  if (from === null && to === null) return undefined;
  if (rated === null)
    return 'This season is for people with a rating at its game. Play a rated match, or ask an organiser.';
  const range =
    from === null
      ? `up to ${String(to)}`
      : to === null
        ? `from ${String(from)}`
        : `from ${String(from)} to ${String(to)}`;
  return rated.rating < (from ?? 0) || rated.rating > (to ?? Infinity)
    ? `This season is for ratings ${range}; yours is ${String(Math.round(rated.rating))}. Ask an organiser.`
    : undefined;
}
