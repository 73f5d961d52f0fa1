/** Who is expected where. */
import type { Entrant } from './season.ts';

/** In the order that officials expect; whom they left out by lot. */
export const bySeed = (entrants: readonly Entrant[]): Entrant[] =>
  [...entrants].sort((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || a.lot - b.lot || a.number - b.number);
