/** Words that everything at a table shares. */
import type { Seat } from '@broadside/rules/kernel';
import { whole } from '@broadside/rules/kernel';

/** Number of a journal entry; 1 is the start. */
export const seq = whole(0, 2_147_483_647);

/** Milliseconds since 1970-01-01 UTC, up to the year 2286: clocks count the weeks in between. */
export const instant = whole(0, 9_999_999_999_999);

/** The number in `seat-N`. */
export function seatNumber(of: Seat): number {
  return Number(of.slice('seat-'.length));
}

/** Something for each of some seats. */
export type BySeat<T> = { readonly [seat: Seat]: T };
