/** The bracket of a knockout stage, from the tables that have been played [LEAGUE-31]. */
import { bracketOf } from '../pairing/index.ts';
import type { Bracket, BracketResult, KnockoutTerms } from '../pairing/index.ts';
import type { Pairing, Season, Sides, StageDraw } from './season.ts';
import { formatOf, roundsOfStage } from './stages.ts';
import type { FormatOf } from './terms.ts';

export type { Bracket, BracketMatch, BracketSide } from '../pairing/index.ts';

export const knockoutTerms = ({ losses, thirdPlace, bestOf, bestOfFinal }: FormatOf<'knockout'>): KnockoutTerms => ({
  kind: losses === 1 ? 'single' : 'double',
  thirdPlace,
  bestOf,
  bestOfFinal,
});

/** A table of a knockout: where it stands, and what it is a game of. */
export interface SlotTable {
  readonly round: number;
  /** Its index in the round. */
  readonly index: number;
  readonly slot: string;
  readonly pairing: Pairing;
}

/** In the order in which they were published. */
export function slotTables(season: Season, stage: number): readonly SlotTable[] {
  return roundsOfStage(season, stage).flatMap(({ number: round, pairings }) =>
    pairings.flatMap((pairing, index) =>
      pairing.slot === undefined || pairing.void === true ? [] : [{ round, index, slot: pairing.slot, pairing }],
    ),
  );
}

/** A forfeit decides a whole match, however many games it has; where both forfeit, both are out. */
function bracketResult({ slot, pairing: { sides, result } }: SlotTable): readonly BracketResult[] {
  if (result === null) return [];
  const winner = result.winner === null ? null : sides[result.winner];
  if (result.how === 'played') return [{ match: slot, kind: 'game', winner: winner ?? 'drawn' }];
  return [winner === null ? { match: slot, kind: 'both-out' } : { match: slot, kind: 'walkover', winner }];
}

/** The bracket of a stage; undefined where it is none, or not drawn yet. */
export function bracketIn(season: Season, draw: StageDraw | undefined): Bracket | undefined {
  if (draw === undefined) return undefined;
  const format = formatOf(season, draw.stage);
  if (format.kind !== 'knockout') return undefined;
  return bracketFrom(draw.groups[0] ?? [], format, slotTables(season, draw.stage));
}

/** The bracket for some seeds after some of its tables. Throws a RangeError where those do not fit together. */
export function bracketFrom(
  seeds: readonly number[],
  format: FormatOf<'knockout'>,
  tables: readonly SlotTable[],
): Bracket {
  const kept = new Map<string, Sides>();
  for (const { slot, pairing } of tables) if (pairing.kept === true) kept.set(slot, pairing.sides);
  return bracketOf(seeds, knockoutTerms(format), tables.flatMap(bracketResult), kept);
}

/** A bracket as it is shown: of which stage, and the tables of its matches. */
export interface BracketShown {
  readonly stage: number;
  readonly bracket: Bracket;
  readonly tables: readonly SlotTable[];
}

/** Of every knockout that is drawn. */
export function bracketsOf(season: Season): readonly BracketShown[] {
  return season.draws.flatMap((draw) => {
    const bracket = bracketIn(season, draw);
    return bracket === undefined ? [] : [{ stage: draw.stage, bracket, tables: slotTables(season, draw.stage) }];
  });
}
