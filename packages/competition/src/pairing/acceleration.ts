/** Baku acceleration (FIDE handbook C.04.5.1): the upper half of a large field counts as if it had points already. */

export interface Baku {
  /** Entrants when the first round was paired; who came later is in the lower half. */
  readonly entrants: number;
  readonly rounds: number;
  /** Points for a win and for a draw, in the unit of the scores. */
  readonly win: number;
  readonly draw: number;
}

/**
 * Points that `number`, a start number, has in `round` for pairing alone. The upper half, rounded up to an even number, has a win in
 * the first half of the accelerated rounds and a draw in the second; accelerated is the first half of all rounds. Halves are
 * rounded up.
 */
export function virtualPoints({ entrants, rounds, win, draw }: Baku, round: number, number: number): number {
  const accelerated = Math.ceil(rounds / 2);
  if (number > 2 * Math.ceil(entrants / 4) || round > accelerated) return 0;
  return round <= Math.ceil(accelerated / 2) ? win : draw;
}
