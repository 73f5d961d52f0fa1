/**
 * What came of matches that are over, for whoever may not want to know it yet. Every part of a page that shows an outcome gets
 * it here; a test forbids its fields elsewhere. The wish is in cookies, so that the server leaves outcomes out of what it sends.
 */
import {
  hidingCookie,
  outcomeWishOf,
  tellingCookie,
  type MatchHeader,
  type MatchToWatch,
  type Outcome,
  type SeasonPage,
  type SeasonStandings,
  type ToldItem,
  type ToldUpTo,
  type Seat,
} from '@broadside/protocol';
import { me, server } from '#lib/match/me.svelte.ts';

const cookies = (): string => (typeof document === 'undefined' ? '' : document.cookie);
/** As this page was loaded: what is on it was asked for in one way. */
const { hides } = outcomeWishOf(cookies());
/** The server says so in the page's head: some season hides its results from whoever has not asked for them. */
const someHide = typeof document !== 'undefined' && document.querySelector('meta[name="outcomes"]') !== null;

/** Whether this browser hides all outcomes. It changes with a new load only. */
export const hidesOutcomes = (): boolean => hides;
/** Whether any outcome may be hidden, so that the page of a match asks before it opens one. */
export const mayHide = (): boolean => hides || someHide;

/** Hides outcomes on all pages of this browser, and of one's account, or shows them again, and loads the page anew. */
export async function hideOutcomes(hide: boolean): Promise<void> {
  document.cookie = hidingCookie(hide);
  await me.load().catch(() => undefined);
  // Where the account cannot be told, this browser still knows.
  if (me.person?.handle) await server.changeAccount({ hidesResults: hide }).catch(() => undefined);
  location.reload();
}

/** From now on this browser is told of a match, or of a season up to a round. */
export function tell(item: ToldItem): void {
  document.cookie = tellingCookie(outcomeWishOf(cookies()), item);
}

/** The same of a season, whose page is loaded anew. */
export function tellSeason(season: string, upTo: ToldUpTo): void {
  tell({ season, upTo });
  location.reload();
}

/** What came of a match: null while nobody knows, and while whoever looks does not want to. */
export const outcomeOf = ({ outcome }: Pick<MatchHeader, 'outcome'>): Outcome | null => outcome;

/** The seats of the side that won; 'nobody' after a draw. */
export function winnersOf(outcome: Outcome): readonly Seat[] | 'nobody' {
  if (outcome.winners) return outcome.winners;
  return outcome.winner ? [outcome.winner] : 'nobody';
}

/** Ratings that a stream tells everybody alike: one that has just changed tells who won, so whoever hides results reads none. */
export const ratingsOf = ({ ratings }: Pick<MatchToWatch, 'ratings'>): MatchToWatch['ratings'] =>
  hides ? [] : ratings;

/** A match that is over, of which nothing else is told here. One's own are told: the server knows whose they are. */
export const isHidden = ({ hidden }: Pick<MatchHeader, 'hidden'>): boolean => hidden === true;

/** A season whose results are kept from whoever looks; those who run it have them all. */
export const hidesSeason = ({ hidden }: Pick<SeasonPage, 'hidden'>): boolean => hidden !== undefined;
/** The round up to which its results are told; undefined: all. */
export const toldUpTo = ({ hidden }: Pick<SeasonPage, 'hidden'>): number | undefined => hidden?.upTo;
/** How many announcements of it are not told before the reader asks for them. */
export const announcedHidden = ({ hidden }: Pick<SeasonPage, 'hidden'>): number => hidden?.announced ?? 0;
/** Standings that tell nothing: everybody is there by name, without a place. */
export const tellsNothing = ({ tables }: Pick<SeasonStandings, 'tables'>): boolean =>
  tables.every(({ rows }) => rows.every(({ place }) => place === null));
