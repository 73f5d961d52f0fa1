/** What is heard of a measure, on every board: how it goes, its first end, then both ends and what lies between. */
import type { Tape, TapeEnd } from './tape.svelte.ts';

/** `between`: what lies between two ends, each a few words as they are spoken. */
export function tapeWords<Point extends TapeEnd>(
  { measuring, from, to }: Pick<Tape<Point>, 'measuring' | 'from' | 'to'>,
  between: (from: Point, to: Point) => readonly string[],
): string {
  if (!measuring) return '';
  if (!from) return 'Measure: choose two things with Enter. Arrows lead from thing to thing.';
  if (!to) return `From ${from.name} to what?`;
  return `From ${from.name} to ${to.name}: ${between(from, to).join(', ')}.`;
}
