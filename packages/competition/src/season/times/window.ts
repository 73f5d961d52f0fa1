/** The window of a round: from its publication to the end of its last day that counts [LEAGUE-60]. */
import { instantOf, labelsOf } from '../../hours/index.ts';
import type { SeasonTimes } from './terms.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Milliseconds since 1970. */
export interface RoundWindow {
  readonly opensAt: number;
  readonly endsAt: number;
}

/** Days are those of the zone's calendar. A closing time that clocks skip or show twice is the later one. */
export function windowOf(opensAt: number, days: number, { zone, closesAt, daysOff }: SeasonTimes): RoundWindow {
  const [opening] = labelsOf(opensAt, [zone]);
  if (opening === undefined) throw new RangeError(`There is no clock of ${zone}.`);
  const last = dayAfter(opening.date, days, new Set(daysOff));
  const time = closesAt === null ? opening.time : timeOf(closesAt);
  const said = instantOf(`${last}T${time}`, zone);
  const endsAt = said.kind === 'one' ? said.at : said.later;
  return { opensAt, endsAt: endsAt + (closesAt === null ? opensAt % minute : 0) };
}

/** The day by which so many days have passed that count. */
function dayAfter(date: string, days: number, off: ReadonlySet<string>): string {
  let last = date;
  for (let counted = 0; counted < days;) {
    last = new Date(Date.parse(`${last}T00:00Z`) + day).toISOString().slice(0, 10);
    if (!off.has(last)) counted += 1;
  }
  return last;
}

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Until when both have to make contact; not longer than the round. */
export const contactUntil = ({ opensAt, endsAt }: RoundWindow, { contactDays }: SeasonTimes): number =>
  Math.min(endsAt, opensAt + contactDays * day);
