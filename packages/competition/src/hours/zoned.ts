import { Temporal } from 'temporal-polyfill';

/** The clock and calendar of a zone at an instant in milliseconds. Throws a RangeError where there is no such zone. */
export const zonedAt = (instant: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
