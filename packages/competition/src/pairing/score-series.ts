/** A score series: everybody plays the same battles against the automated enemy, and the points of the book are compared. */

export interface SeriesTerms {
  /** Ids of the battles. */
  readonly battles: readonly string[];
  /** Attempts at each battle, and which of them counts. */
  readonly attempts: number;
  readonly counts: 'first' | 'best' | 'last';
}

export interface SeriesScore {
  /** Start number. */
  readonly entrant: number;
  readonly battle: string;
  /** The points of the book: a whole number. */
  readonly points: number;
}

export interface SeriesRow {
  readonly entrant: number;
  /** Shared where points are equal. */
  readonly place: number;
  readonly points: number;
  /** By battle, in the order of the terms: the points that count; undefined where it was not played, which is worth nothing. */
  readonly battles: readonly (number | undefined)[];
}

/**
 * The places of a series; scores stand in the order in which they came. Throws `RangeError` for a battle that is not of the series,
 * for more attempts than there are, for points that are not whole.
 */
export function seriesPlaces(
  entrants: readonly number[],
  terms: SeriesTerms,
  scores: readonly SeriesScore[],
): readonly SeriesRow[] {
  for (const { battle, points } of scores) {
    if (!terms.battles.includes(battle)) throw new RangeError(`The battle ${battle} is not of this series.`);
    if (!Number.isSafeInteger(points)) throw new RangeError(`Points of the book are whole numbers, not ${points}.`);
  }
  const rows = entrants.map((entrant) => {
    const battles = terms.battles.map((battle) => counting(entrant, battle, terms, scores));
    return { entrant, battles, points: battles.reduce<number>((sum, points) => sum + (points ?? 0), 0) };
  });
  return rows
    .toSorted((a, b) => b.points - a.points || a.entrant - b.entrant)
    .map((row) => ({ ...row, place: 1 + rows.filter(({ points }) => points > row.points).length }));
}

function counting(
  entrant: number,
  battle: string,
  { attempts, counts }: SeriesTerms,
  scores: readonly SeriesScore[],
): number | undefined {
  const own = scores
    .filter((score) => score.entrant === entrant && score.battle === battle)
    .map(({ points }) => points);
  if (own.length > attempts) {
    throw new RangeError(`Entrant ${entrant} has ${own.length} scores of ${battle}, but ${attempts} attempts.`);
  }
  if (own.length === 0) return undefined;
  return counts === 'first' ? own[0] : counts === 'last' ? own.at(-1) : Math.max(...own);
}
