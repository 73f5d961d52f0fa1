/** What tables against the automated enemy come to, as standings count them [LEAGUE-120]. */
import { countingAttempts } from '../pairing/index.ts';
import type { SatOut, SoloResult } from '../standings/index.ts';
import type { Pairing } from './season.ts';
import type { SeasonFormat } from './terms.ts';

interface Attempt {
  readonly points: number;
  readonly outcome: SoloResult['outcome'];
}

/** Of each entrant: the attempts that count; that one is open; or that nothing was played. */
export function soloResults(format: SeasonFormat, tables: readonly Pairing[]): readonly (SoloResult | SatOut)[] {
  const counts = format.kind === 'score-series' ? format.counts : 'sum';
  const by = new Map<number, Pairing[]>();
  for (const table of tables) {
    if (table.void === true) continue;
    const [entrant] = table.sides;
    by.set(entrant, [...(by.get(entrant) ?? []), table]);
  }
  return [...by].flatMap(([entrant, own]): (SoloResult | SatOut)[] => {
    const results = countingAttempts(own.flatMap(played), counts).map(({ points, outcome }): SoloResult => ({
      ...{ kind: 'solo', entrant, outcome, book: points },
    }));
    const open = own.some(({ result }) => result === null);
    if (open) return [...results, { kind: 'solo', entrant, outcome: 'waiting', book: null }];
    return results.length > 0 ? results : [{ kind: 'absent', entrant }];
  });
}

function played({ result }: Pairing): Attempt[] {
  if (result?.how !== 'played') return [];
  const outcome = result.winner === null ? 'drawn' : result.winner === 0 ? 'won' : 'lost';
  return [{ points: result.book?.[0] ?? 0, outcome }];
}
