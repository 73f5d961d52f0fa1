/** The time of a season: when rounds end, how an hour is found, and what follows where none was. */
import { listOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import type { DeadlinePolicy } from '../../deadline/index.ts';

const ifSilent = z.enum(['both-lose', 'draw', 'extension']);

/** See `deadline/model.ts`. */
const policy = z.strictObject({
  hoursToAnswer: whole(0, 336),
  waitingMinutes: whole(0, 240),
  oneSilent: z.enum(['forfeit', 'draw', 'extension']),
  bothSilent: ifSilent,
  noHour: ifSilent,
  oneAbsent: z.enum(['forfeit', 'extension']),
  bothAbsent: ifSilent,
  unfinished: z.enum(['as-it-stands', 'draw', 'extension']),
  extensions: whole(0, 1),
  extensionHours: whole(1, 720),
  otherwise: z.enum(['both-lose', 'draw']),
}) satisfies z.ZodType<DeadlinePolicy>;

/** A name of the IANA database; whether there is such a zone is judged where the terms are. */
export const zoneName = text(64).regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/, 'a zone such as Europe/Oslo');

export const timesTerms = z.strictObject({
  /** The zone by whose calendar and clock rounds are counted. */
  zone: zoneName,
  /** When rounds end by that clock, in minutes since midnight; null: at the time of day at which they opened. */
  closesAt: whole(0, 1439).nullable(),
  /** Days of that calendar that do not count, as `2027-12-24`. */
  daysOff: listOf(
    text(10).refine((day) => !Number.isNaN(Date.parse(`${day}T00:00Z`)), 'a date such as 2027-12-24'),
    100,
  ),
  /** An hour is offered at least so long ahead. */
  noticeHours: whole(0, 168),
  /** From the opening on, in which both have to make contact. */
  contactDays: whole(0, 90),
  /** How long a match takes, for those who look for an hour. */
  matchMinutes: whole(15, 1440),
  /** How long officials have before a proposal takes effect. */
  reviewHours: whole(0, 336),
  /** A match by correspondence that nobody has opened begins this long before its deadline; null: it waits for both. */
  startHours: whole(1, 2160).nullable(),
  policy,
});
export type SeasonTimes = z.infer<typeof timesTerms>;

/** What is usual until somebody chooses. */
export const usualTimes: SeasonTimes = {
  zone: 'UTC',
  closesAt: null,
  daysOff: [],
  noticeHours: 2,
  contactDays: 4,
  matchMinutes: 150,
  reviewHours: 24,
  startHours: null,
  policy: {
    ...{ hoursToAnswer: 48, waitingMinutes: 15 },
    ...{ oneSilent: 'forfeit', bothSilent: 'both-lose', noHour: 'extension', oneAbsent: 'forfeit' },
    ...{ bothAbsent: 'both-lose', unfinished: 'extension', extensions: 1, extensionHours: 72, otherwise: 'draw' },
  },
};

/** Seasons of before have no word about time. */
export const timesOf = ({ times }: { readonly times?: SeasonTimes }): SeasonTimes => times ?? usualTimes;
