/** When an entrant can play in a window, when several can, and which spans of it are long enough. */
import { checkHours, checkSpan, checkZone } from './check.ts';
import type { EntrantHours, FittedSpan, HourSpan } from './model.ts';
import { stretches } from './zone.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const mostEntrants = 32;
const mostSlots = 2000;

/**
 * The instants of `window` at which the entrant's clock shows one of the weekly hours, on a day on which they are not
 * away. A change of clocks needs no guess here: an hour that is skipped does not come, one that is doubled comes twice.
 * Throws a RangeError that says what would be right.
 */
export function hoursIn(hours: EntrantHours, window: HourSpan): readonly HourSpan[] {
  checkHours(hours);
  checkSpan(window);
  return merged(
    stretches(window, hours.zone).flatMap(({ from, to, offset }) =>
      // With one offset, clock time is a line like any other: days are equally long.
      clockHours(hours, from + offset, to + offset).map((span) => ({ from: span.from - offset, to: span.to - offset })),
    ),
  );
}

/** In clock time, from midnight to midnight, cut to the stretch. */
function clockHours({ weekly, away }: EntrantHours, from: number, to: number): readonly HourSpan[] {
  const found: HourSpan[] = [];
  for (let midnight = Math.floor(from / day) * day; midnight < to; midnight += day) {
    const date = new Date(midnight).toISOString().slice(0, 10);
    if (away.some((each) => each.from <= date && date <= each.to)) continue;
    const weekday = new Date(midnight).getUTCDay() || 7;
    for (const each of weekly) {
      if (each.day !== weekday) continue;
      const span = {
        from: Math.max(from, midnight + each.from * minute),
        to: Math.min(to, midnight + each.to * minute),
      };
      if (span.from < span.to) found.push(span);
    }
  }
  return found;
}

/** In order, and those that touch or overlap as one. */
function merged(spans: readonly HourSpan[]): readonly HourSpan[] {
  const found: HourSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from || a.to - b.to)) {
    const last = found.at(-1);
    if (last && span.from <= last.to) found[found.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else found.push(span);
  }
  return found;
}

/** When all of them can. Throws a RangeError that says what would be right. */
export function sharedHours(all: readonly EntrantHours[], window: HourSpan): readonly HourSpan[] {
  if (all.length > mostEntrants) throw new RangeError(`Hours of up to ${mostEntrants} are compared.`);
  const [first, ...others] = all.map((hours) => hoursIn(hours, window));
  return others.reduce<readonly HourSpan[]>(both, first ?? []);
}

/** Both lists are in order, and nothing overlaps within one. */
function both(a: readonly HourSpan[], b: readonly HourSpan[]): readonly HourSpan[] {
  const found: HourSpan[] = [];
  for (let left = 0, right = 0; left < a.length && right < b.length;) {
    const [one, other] = [a[left], b[right]];
    if (!one || !other) break;
    const span = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
    if (span.from < span.to) found.push(span);
    if (one.to < other.to) left += 1;
    else right += 1;
  }
  return found;
}

/** Each span with what it lacks for a match of so many minutes. */
export function fitted(spans: readonly HourSpan[], minutes: number): readonly FittedSpan[] {
  checkLength(minutes, 'match');
  return spans.map((span) => ({ ...span, shortBy: Math.max(0, minutes - Math.floor((span.to - span.from) / minute)) }));
}

interface SlotWish {
  /** How long the match takes. */
  readonly minutes: number;
  /** Starts stand on multiples of this, in minutes since midnight. */
  readonly step?: number;
  /** By the clock of this zone, the reader's. */
  readonly zone?: string;
  readonly most?: number;
}

/**
 * Slots of a length that fit into the spans: at most `most`, the first ones.
 * Throws a RangeError where a length is no whole number of minutes from 1 to a week, or the zone none that is known.
 */
export function slotsIn(
  spans: readonly HourSpan[],
  { minutes, step = 30, zone = 'UTC', most = 500 }: SlotWish,
): readonly HourSpan[] {
  checkLength(minutes, 'match');
  checkLength(step, 'step');
  checkZone(zone);
  const found: HourSpan[] = [];
  for (const span of spans) {
    checkSpan(span);
    for (const { from, to, offset } of stretches(span, zone)) {
      const stride = step * minute;
      let start = Math.ceil((from + offset) / stride) * stride - offset;
      for (; start < to && start + minutes * minute <= span.to; start += stride) {
        if (found.length >= Math.min(most, mostSlots)) return found;
        found.push({ from: start, to: start + minutes * minute });
      }
    }
  }
  return found;
}

function checkLength(minutes: number, what: string): void {
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= 7 * 1440) return;
  throw new RangeError(`A ${what} takes a whole number of minutes, from 1 to a week; not ${minutes}.`);
}
