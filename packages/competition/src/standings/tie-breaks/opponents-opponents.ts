import type { Fraction } from '../../fraction.ts';
import type { ScoreSheet, ScoreSheets } from '../sheet.ts';
import { term } from '../sums.ts';
import type { WorkedTerm } from '../sums.ts';
import { opponentOf } from '../unplayed.ts';
import { ofOpponents, opponentsPointsSum } from './opponents-points.ts';
import type { OpponentsTerm } from './opponents-points.ts';
import { moreOf } from './tie-break.ts';
import type { TieBreak } from './tie-break.ts';

/** What `opponents-points`, uncut, says of each opponent. A round without a match has no opponent and no term. */
export function opponentsOpponents(shape: OpponentsTerm): TieBreak {
  const known = new Map<ScoreSheet, Fraction>();
  const strength = (of: ScoreSheet, sheets: ScoreSheets): Fraction => {
    const value = known.get(of) ?? opponentsPointsSum(of, sheets, { form: shape.form }).value;
    known.set(of, value);
    return value;
  };
  return moreOf((sheet, sheets) => {
    const terms = sheet.counted.flatMap((entry): WorkedTerm[] => {
      const opponent = opponentOf(entry, sheets);
      return opponent ? [term({ kind: 'opponent', entry, base: strength(opponent, sheets) })] : [];
    });
    return ofOpponents(terms, shape);
  });
}
