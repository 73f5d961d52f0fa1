/** A round of a knockout: every match of the bracket that can be played now [LEAGUE-31]. */
import { bracketIn, slotTables } from './bracket.ts';
import type { Bye, DraftedPair, Season, StageDraw } from './season.ts';

export interface KnockoutRound {
  readonly pairs: readonly DraftedPair[];
  readonly byes: readonly Bye[];
}

export function knockoutRound(season: Season, draw: StageDraw | undefined): KnockoutRound {
  const bracket = bracketIn(season, draw);
  if (bracket === undefined || draw === undefined) return { pairs: [], byes: [] };
  const tables = slotTables(season, draw.stage);
  const open = new Set(tables.filter(({ pairing }) => pairing.result === null).map(({ slot }) => slot));
  const pairs = bracket.matches.flatMap(({ id, next }): DraftedPair[] =>
    next === undefined || open.has(id) ? [] : [{ sides: [next.first, next.second], slot: id, held: false, cost: {} }],
  );
  // A bye is told once, with the first round.
  if (tables.length > 0) return { pairs, byes: [] };
  const resting = bracket.matches.filter(({ id, state }) => id.startsWith('W1-') && state === 'bye');
  const byes = resting.flatMap(({ sides }) =>
    sides.flatMap((side): Bye[] => (typeof side === 'number' ? [{ entrant: side, as: 'bye' }] : [])),
  );
  return { pairs, byes };
}
