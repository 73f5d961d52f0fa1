/** When people can play. Instants are milliseconds since 1970 (UTC), whole numbers; clock times are those of a zone. */

/** From `from` up to, but not at, `to`. */
export interface HourSpan {
  readonly from: number;
  readonly to: number;
}

/** Every week, by the clock of the entrant's zone. */
export interface WeeklySpan {
  /** 1 is Monday, 7 Sunday. */
  readonly day: number;
  /** Minutes since midnight, 0 to 1439. */
  readonly from: number;
  /** Minutes since midnight, above `from`, up to 1440. What goes on after midnight is a span of the next day. */
  readonly to: number;
}

/** Days of the entrant's calendar, both included, as `2027-03-28`. */
export interface AwayDays {
  readonly from: string;
  readonly to: string;
}

export interface EntrantHours {
  /** A zone of the IANA database, such as `Europe/Oslo`. */
  readonly zone: string;
  readonly weekly: readonly WeeklySpan[];
  readonly away: readonly AwayDays[];
}

/** Clocks that are set forward or back. */
export interface ClockChange {
  readonly zone: string;
  readonly at: number;
  readonly kind: 'forward' | 'back';
  readonly minutes: number;
  /** The clock times that are skipped, or that there are twice: from the first up to, but not at, the last. */
  readonly from: string;
  readonly to: string;
}

/** What a clock time that somebody said means. */
export type SaidTime =
  | { readonly kind: 'one'; readonly at: number }
  /** No clock shows it: the change skips it. The two instants that it may have meant, by the clock before and after. */
  | { readonly kind: 'skipped'; readonly change: ClockChange; readonly earlier: number; readonly later: number }
  /** Clocks show it twice. */
  | { readonly kind: 'twice'; readonly change: ClockChange; readonly earlier: number; readonly later: number };

/** An instant as somebody's clock shows it. */
export interface ZoneLabel {
  readonly zone: string;
  /** The last part of the zone's name: `Oslo`, `New York`. */
  readonly place: string;
  /** `2027-03-28`. */
  readonly date: string;
  /** 1 is Monday, 7 Sunday. */
  readonly day: number;
  /** `02:30`. */
  readonly time: string;
  /** `+02:00`. */
  readonly offset: string;
  /** Days that this calendar is ahead of the first one asked for: -1, 0 or 1. */
  readonly daysAhead: number;
  /** Clocks show this time twice on that day: 1 for the first, 2 for the second; null for the usual case. */
  readonly ofTwo: 1 | 2 | null;
}

/** A span in which a match is to fit. */
export interface FittedSpan extends HourSpan {
  /** Minutes by which it is too short; 0 where the match fits. */
  readonly shortBy: number;
}
