/**
 * What came of matches that are over, for whoever may not want to know it yet. Every part of a page that shows an outcome gets
 * it here; a test forbids its fields elsewhere. The wish is a cookie, so that the server leaves outcomes out of what it sends.
 */
import { hideSpoilersCookie, isOver, type MatchHeader, type Outcome, type SeasonPage } from '@broadside/protocol';

const [name = ''] = hideSpoilersCookie.split('=');
const yearSeconds = 365 * 86_400;

/** Whether this browser hides outcomes. It changes with a new load only: what is on a page was asked for in one way. */
const hiding = typeof document !== 'undefined' && document.cookie.split('; ').includes(hideSpoilersCookie);
export const hidesOutcomes = (): boolean => hiding;

/** Hides outcomes on all pages of this browser, or shows them again, and loads the page anew. */
export function hideOutcomes(hide: boolean): void {
  const rest = `path=/; samesite=lax; max-age=${String(hide ? yearSeconds : 0)}`;
  document.cookie = hide ? `${hideSpoilersCookie}; ${rest}` : `${name}=; ${rest}`;
  location.reload();
}

/** What came of a match: null while nobody knows, and while whoever looks does not want to. */
export const outcomeOf = ({ outcome }: Pick<MatchHeader, 'outcome'>): Outcome | null => outcome;

/** A match that is over, of which nothing else is told here. One's own are told: the server knows whose they are. */
export const isHidden = (match: Pick<MatchHeader, 'outcome' | 'status'>): boolean =>
  hiding && isOver(match.status) && outcomeOf(match) === null;

/** A season whose results are kept from whoever looks; those who run it have them all. */
export const hidesSeason = ({ office }: Pick<SeasonPage, 'office'>): boolean => hiding && office === null;
