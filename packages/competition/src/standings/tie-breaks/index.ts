/** Every tie-break by its id. */
import type { TieBreakTerm } from '../terms.ts';
import { bookDifference, bookScored } from './book-points.ts';
import { fewestForfeits } from './fewest-forfeits.ts';
import { firstLoss } from './first-loss.ts';
import { headToHead } from './head-to-head.ts';
import { lot } from './lot.ts';
import { matchPoints } from './match-points.ts';
import { opponentsOpponents } from './opponents-opponents.ts';
import { opponentsPoints } from './opponents-points.ts';
import { opponentsRating } from './opponents-rating.ts';
import { progressive } from './progressive.ts';
import { ratingPerformance } from './rating-performance.ts';
import { seed } from './seed.ts';
import { sonnebornBerger } from './sonneborn-berger.ts';
import type { TieBreak } from './tie-break.ts';
import { wins } from './wins.ts';

export function tieBreakOf(term: TieBreakTerm): TieBreak {
  switch (term.id) {
    case 'match-points':
      return matchPoints;
    case 'head-to-head':
      return headToHead(term.among);
    case 'wins':
      return wins;
    case 'opponents-points':
      return opponentsPoints(term);
    case 'opponents-opponents':
      return opponentsOpponents(term);
    case 'sonneborn-berger':
      return sonnebornBerger;
    case 'progressive':
      return progressive;
    case 'book-scored':
      return bookScored;
    case 'book-difference':
      return bookDifference(term.cap);
    case 'first-loss':
      return firstLoss;
    case 'fewest-forfeits':
      return fewestForfeits;
    case 'opponents-rating':
      return opponentsRating(term);
    case 'rating-performance':
      return ratingPerformance(term.whole ?? false);
    case 'seed':
      return seed;
    case 'lot':
      return lot;
  }
}
