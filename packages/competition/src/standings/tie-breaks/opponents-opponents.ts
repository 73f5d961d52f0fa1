import { fromExact } from '../../fraction.ts';
import type { SumTerm } from '../output.ts';
import { term } from '../sums.ts';
import { opponentOf } from '../unplayed.ts';
import { ofOpponents, opponentsPointsSum } from './opponents-points.ts';
import type { OpponentsTerm } from './opponents-points.ts';
import { moreOf } from './tie-break.ts';
import type { TieBreak } from './tie-break.ts';

/** What `opponents-points`, uncut, says of each opponent. A round without a match has no opponent and no term. */
export const opponentsOpponents = (shape: OpponentsTerm): TieBreak =>
  moreOf((sheet, sheets) => {
    const terms = sheet.counted.flatMap((entry): SumTerm[] => {
      const opponent = opponentOf(entry, sheets);
      if (!opponent) return [];
      const { value } = opponentsPointsSum(opponent, sheets, { form: shape.form });
      return [term({ kind: 'opponent', entry, base: fromExact(value) })];
    });
    return ofOpponents(terms, shape);
  });
