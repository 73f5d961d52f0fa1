/** Tie-breaks by the codes of the handbook's regulations, for records 202 and 212 of TRF26. */
import type { StandingsTerms, TieBreakTerm } from '../standings/index.ts';

/** Null where the handbook has no such tie-break. */
function codeOf(term: TieBreakTerm, { unplayed }: StandingsTerms): string | null {
  switch (term.id) {
    case 'head-to-head':
      return term.among === 'all-met' ? 'DE' : null;
    case 'wins':
      return unplayed === 'none' ? 'WON' : 'WIN';
    case 'opponents-points':
      return term.form === 'sum' ? withCuts('BH', term) : null;
    case 'sonneborn-berger':
      return 'SB';
    case 'progressive':
      return 'PS';
    case 'opponents-rating':
      return withCuts('ARO', term);
    case 'rating-performance':
      return 'TPR';
    case 'seed':
      return 'TPN';
    case 'match-points':
    case 'opponents-opponents':
    case 'book-scored':
    case 'book-difference':
    case 'first-loss':
    case 'fewest-forfeits':
    case 'lot':
      return null;
  }
}

function withCuts(code: string, { cutLowest = 0, cutHighest = 0 }: { cutLowest?: number; cutHighest?: number }) {
  if (cutLowest === 0 && cutHighest === 0) return code;
  if (cutHighest === 0) return `${code}/C${cutLowest}`;
  return cutLowest === cutHighest ? `${code}/M${cutLowest}` : null;
}

/** Up to the first that has no code: what comes after it decides less than the file would say. */
export function tieBreakCodes(terms: StandingsTerms): readonly string[] {
  const all = terms.tieBreaks.map((term) => codeOf(term, terms));
  const first = all.indexOf(null);
  return all.slice(0, first < 0 ? all.length : first).flatMap((code) => code ?? []);
}
