/** Zones, by Temporal: where the clock of a zone stands at an instant, and which instant a clock time means. */
import { checkSpan, checkZone } from './check.ts';
import { zonedAt } from './zoned.ts';
import type { ClockChange, HourSpan, SaidTime, ZoneLabel } from './model.ts';

const minute = 60_000;

/** A stretch of time in which a zone keeps one offset. Clock time is instant + offset, in milliseconds. */
export interface OffsetStretch extends HourSpan {
  readonly offset: number;
}

const offsetAt = (instant: number, zone: string): number => zonedAt(instant, zone).offsetNanoseconds / 1_000_000;

function nextChange(instant: number, zone: string): number | null {
  const next = zonedAt(instant, zone).getTimeZoneTransition('next');
  return next === null ? null : next.epochMilliseconds;
}

/** The span cut where the zone's offset changes. */
export function stretches(span: HourSpan, zone: string): readonly OffsetStretch[] {
  const found: OffsetStretch[] = [];
  for (let from = span.from; from < span.to;) {
    const change = nextChange(from, zone);
    const to = change === null || change >= span.to ? span.to : change;
    found.push({ from, to, offset: offsetAt(from, zone) });
    from = to;
  }
  return found;
}

const day = 24 * 60 * minute;

/** Changes of clocks in the span. Changes of a zone that leave its offset as it was are none. */
export function clockChanges(zone: string, span: HourSpan): readonly ClockChange[] {
  checkZone(zone);
  checkSpan(span);
  // A change at the first instant of the span is one as well.
  const all = stretches({ from: span.from - 1, to: span.to }, zone);
  return all.flatMap((after, index) => {
    const before = all[index - 1];
    return before && before.offset !== after.offset ? [changeBetween(before, after, zone)] : [];
  });
}

function changeBetween(before: OffsetStretch, after: OffsetStretch, zone: string): ClockChange {
  const [low, high] = [after.from + before.offset, after.from + after.offset].sort((a, b) => a - b) as [number, number];
  const kind = after.offset > before.offset ? 'forward' : 'back';
  return { zone, at: after.from, kind, minutes: (high - low) / minute, from: clockText(low), to: clockText(high) };
}

/** `2027-03-28T02:30`, of a clock time in milliseconds. */
const clockText = (clock: number): string => new Date(clock).toISOString().slice(0, 16);

/**
 * What `said`, such as `2027-03-28T02:30`, means by the clocks of a zone. Nothing is guessed: what a change of clocks
 * skips or doubles is told as such, to be asked about.
 * Throws a RangeError where `said` is no date and time to the minute, or `zone` no zone.
 */
export function instantOf(said: string, zone: string): SaidTime {
  checkZone(zone);
  const clock = clockOf(said);
  const near = stretches({ from: clock - 2 * day, to: clock + 2 * day }, zone);
  const fits = near.filter(({ from, to, offset }) => clock - offset >= from && clock - offset < to);
  const [first, second] = fits;
  if (first && !second) return { kind: 'one', at: clock - first.offset };
  for (const [index, after] of near.entries()) {
    const before = near[index - 1];
    if (!before || before.offset === after.offset) continue;
    const [earlier, later] = [clock - before.offset, clock - after.offset].sort((a, b) => a - b) as [number, number];
    const change = changeBetween(before, after, zone);
    if (first && second && before === first) return { kind: 'twice', change, earlier, later };
    if (!first && earlier < after.from && later >= after.from) return { kind: 'skipped', change, earlier, later };
  }
  throw new RangeError(`${said} is no time of ${zone}.`);
}

function clockOf(said: string): number {
  const wanted = `A time is written like 2027-03-28T19:30; ${JSON.stringify(said.slice(0, 40))} is not.`;
  if (!/^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d$/.test(said)) throw new RangeError(wanted);
  const clock = Date.parse(`${said}:00Z`);
  if (Number.isNaN(clock) || clockText(clock) !== said) throw new RangeError(wanted);
  return clock;
}

/** An instant on the clocks of several zones, the reader's first. */
export function labelsOf(instant: number, zones: readonly string[]): readonly ZoneLabel[] {
  zones.forEach(checkZone);
  const [first] = zones;
  if (first === undefined) return [];
  const calendar = (zone: string): number => Math.floor((instant + offsetAt(instant, zone)) / day);
  return zones.map((zone) => ({ ...labelOf(instant, zone), daysAhead: calendar(zone) - calendar(first) }));
}

function labelOf(instant: number, zone: string): Omit<ZoneLabel, 'daysAhead'> {
  const here = zonedAt(instant, zone);
  const clock = clockText(instant + here.offsetNanoseconds / 1_000_000);
  const meant = instantOf(clock, zone);
  return {
    zone,
    place: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '),
    date: clock.slice(0, 10),
    day: here.dayOfWeek,
    time: clock.slice(11),
    offset: here.offset,
    ofTwo: meant.kind === 'twice' ? (instant < meant.change.at ? 1 : 2) : null,
  };
}
