/** What parts those with as many points, as an organiser orders it. */
import type { SeasonTieBreak } from '@broadside/competition/season';

type TieBreakKind = SeasonTieBreak['id'];

const kinds: readonly TieBreakKind[] = [
  ...(['head-to-head', 'match-points', 'wins', 'opponents-points', 'opponents-opponents'] as const),
  ...(['sonneborn-berger', 'progressive', 'book-scored', 'book-difference'] as const),
  ...(['first-loss', 'fewest-forfeits', 'seed', 'lot'] as const),
];
/** They say something else with other numbers: both with and without the lowest, for one. */
const repeated: ReadonlySet<TieBreakKind> = new Set(['head-to-head', 'opponents-points', 'opponents-opponents']);

/** Those that would still part somebody. */
export const addable = (chosen: readonly SeasonTieBreak[]): readonly TieBreakKind[] =>
  kinds.filter((id) => repeated.has(id) || chosen.every((each) => each.id !== id));

/** As it usually counts. */
export function newTieBreak(id: TieBreakKind): SeasonTieBreak {
  switch (id) {
    case 'head-to-head':
      return { id, among: 'all-met' };
    case 'opponents-points':
    case 'opponents-opponents':
      return { id, form: 'sum' };
    default:
      return { id };
  }
}

/** The list with one of them at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}
