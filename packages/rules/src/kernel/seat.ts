/** A side's chair: `seat-1`, `seat-2`, … in the order in which the match was made. */
export type Seat = `seat-${number}`;
