/** What hours refuse to be. */
import type { EntrantHours, HourSpan } from './model.ts';
import { zonedAt } from './zoned.ts';

export const longestWindowDays = 400;
const day = 24 * 60 * 60_000;
const mostWeekly = 168;
const mostAway = 200;

/** Whether `zone` is a name of the IANA database that is known here. */
export function isZone(zone: string): boolean {
  if (zone.length > 64 || !/^[A-Za-z]/.test(zone)) return false;
  try {
    zonedAt(0, zone);
    return true;
  } catch {
    return false;
  }
}

/** Throws a RangeError where `zone` is no zone of the IANA database. */
export function checkZone(zone: string): void {
  if (isZone(zone)) return;
  throw new RangeError(`A zone is named like Europe/Oslo; ${JSON.stringify(zone.slice(0, 80))} is none that is known.`);
}

/** Throws a RangeError that says what would be right. */
export function checkSpan({ from, to }: HourSpan): void {
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || to < from) {
    throw new RangeError('A span goes from an instant in milliseconds to one that is not before it.');
  }
  if (to - from > longestWindowDays * day) {
    throw new RangeError(`A window has up to ${longestWindowDays} days.`);
  }
}

/** Throws a RangeError that says what would be right. */
export function checkHours({ zone, weekly, away }: EntrantHours): void {
  checkZone(zone);
  if (weekly.length > mostWeekly || away.length > mostAway) {
    throw new RangeError(`Hours have up to ${mostWeekly} spans a week, and up to ${mostAway} times away.`);
  }
  for (const { day: of, from, to } of weekly) {
    const whole = [of, from, to].every(Number.isInteger);
    if (!whole || of < 1 || of > 7 || from < 0 || from >= to || to > 1440) {
      throw new RangeError('A span of the week has a day from 1 to 7, and minutes from 0 to 1440 that grow.');
    }
  }
  for (const { from, to } of away) {
    if (![from, to].every(isDate) || to < from) {
      throw new RangeError(
        `Days away go from a date like 2027-03-28 to one that is not before it; not ${from} to ${to}.`,
      );
    }
  }
}

function isDate(text: string): boolean {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00Z`) : null;
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
