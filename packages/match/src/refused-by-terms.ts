/** Acts that the terms of a table do not let a seat do. */
import type { TableAct } from './acts.ts';
import { span } from './tempo.ts';
import { offByTerms } from './terms.ts';
import type { TableTerms, TermAct } from './terms.ts';

/** What of the terms an act is about. */
function termOf(act: TableAct): TermAct | undefined {
  if (act.act === 'take-back') return 'undo';
  if (act.act === 'abort') return 'abort';
  if (act.act !== 'ask') return undefined;
  return act.for.what === 'take-back' ? 'undo' : act.for.what;
}

/** Why the terms do not let a seat do this at `at`; undefined where they do. */
export function refusedByTerms(terms: TableTerms | undefined, act: TableAct, at: number): string | undefined {
  const term = terms === undefined ? undefined : termOf(act);
  if (terms === undefined || term === undefined) return undefined;
  const off = offByTerms(terms, term);
  if (off !== undefined || act.act !== 'ask' || act.for.what !== 'pause') return off;
  const { longestPauseMs } = terms;
  if (longestPauseMs === null || (act.for.until !== null && act.for.until <= at + longestPauseMs)) return undefined;
  return `A pause lasts ${span(longestPauseMs)} at most in this league. Say until when.`;
}
