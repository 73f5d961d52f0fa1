/**
 * What a browser wants to know of outcomes, as its cookies say [WATCH-21, WATCH-62, WATCH-64]: `spoilers=hide` hides all of them, and
 * `told` has what is told all the same, and seasons with the round up to which they are told. They are nobody's identity.
 */
import { hideSpoilersCookie } from './limits.ts';

/** The name of the cookie: ids of matches, and ids of seasons each with `.all` or `.` and a round, joined by `_`. */
export const toldCookie = 'told';
/** Matches and seasons that a browser remembers; the oldest are forgotten first. */
export const mostTold = 60;

/** `all`, or the round up to which results are told: 0 for none. */
export type ToldUpTo = number | 'all';

/** What is told, one after the other: a match by its id, a season with how far it is told. */
export type ToldItem = { readonly match: string } | { readonly season: string; readonly upTo: ToldUpTo };

export interface OutcomeWish {
  /** Nothing is told but what is named. */
  readonly hides: boolean;
  /** The oldest first. */
  readonly told: readonly ToldItem[];
}

const item = /^([0-9a-hjkmnp-tv-z]{10})\.(all|\d{1,4})$|^([0-9a-hjkmnp-tv-z]{12})$/;

function itemOf(text: string): ToldItem | undefined {
  const [, season, upTo, match] = item.exec(text) ?? [];
  if (match !== undefined) return { match };
  if (season === undefined) return undefined;
  return { season, upTo: upTo === 'all' ? 'all' : Number(upTo) };
}

const textOf = (each: ToldItem): string => ('match' in each ? each.match : `${each.season}.${String(each.upTo)}`);
const idOf = (each: ToldItem): string => ('match' in each ? each.match : each.season);

/** What the cookies of a request, or of a page, say. What is not understood is left out. */
export function outcomeWishOf(cookies: string): OutcomeWish {
  const each = cookies.split(';').map((pair) => pair.trim());
  const written = each.find((pair) => pair.startsWith(`${toldCookie}=`))?.slice(toldCookie.length + 1) ?? '';
  return {
    hides: each.includes(hideSpoilersCookie),
    told: written
      .split('_')
      .slice(-mostTold)
      .flatMap((text) => itemOf(text) ?? []),
  };
}

/** The value of the cookie with one thing more, which takes the place of what was said of it before. */
const toldWith = ({ told }: OutcomeWish, added: ToldItem): string =>
  [...told.filter((each) => idOf(each) !== idOf(added)), added].slice(-mostTold).map(textOf).join('_');

/** How far a season is told, where the browser says it. */
export const upToOf = ({ told }: OutcomeWish, season: string): ToldUpTo | undefined =>
  told.flatMap((each) => ('season' in each && each.season === season ? [each.upTo] : []))[0];

export const toldMatch = ({ told }: OutcomeWish, match: string): boolean =>
  told.some((each) => 'match' in each && each.match === match);

const yearSeconds = 365 * 86_400;
const attributes = (seconds: number): string => `Path=/; SameSite=Lax; Max-Age=${String(seconds)}`;

/** The cookie that hides all outcomes, or ends that, as a page or an answer sets it. */
export const hidingCookie = (hides: boolean): string =>
  hides
    ? `${hideSpoilersCookie}; ${attributes(yearSeconds)}`
    : `${hideSpoilersCookie.split('=')[0] ?? ''}=; ${attributes(0)}`;
/** The cookie of what is told, with one thing more. */
export const tellingCookie = (wish: OutcomeWish, added: ToldItem): string =>
  `${toldCookie}=${toldWith(wish, added)}; ${attributes(yearSeconds)}`;
